import { type Shape, shape } from './shape.ts';

/** Family, partners, friends and pets: that they are there, what they are called, and their part in one's own life. */
export const peopleShapes: Shape[] = [
  shape({ subject: 'pet:{pet}:{name}' })`
    <my><pets><called> <name>
    (I|we) have (an? |this )([\p{L}-]+ ){0,3}?<pets>( who is|,)? (called|named) <name>
  `,
  shape({ subject: 'pet:{pet}:{name}', text: 'My {pet} is called {name}.' })`
    <name> is <my><pets>$
    (he|she|it) is an? ([\p{L}-]+ ){0,3}?<pets>,? (called|named) <name>
    the <pets>,? (is called <name>|<Name>(,| is| has| was|$))
    (I|we) have an? ([\p{L},-]+ ){0,5}?<pets>.*,? name of <name>
  `,
  shape({ subject: 'partner:name' })`
    my <partner><called> <name>
  `,
  shape({ subject: '{kin}:{name}' })`
    <my><kin><called> <name>
  `,
  shape({ subject: '{kin}:{name}' })`
    (I|we) have an? ([\p{L}-]+ ){0,2}?<kin>( who is|,)? (called|named) <name>
  `,
  shape({ subject: '{kin}:{name}', text: 'My {kin} is called {name}.' })`
    <name> is <my><kin>$
  `,
  shape({ subject: 'named:{noun}' })`
    my <noun><called> <name>
    I (called|named|call) my <noun> <name>
  `,
  shape({ subject: 'named:{noun}', text: 'My {noun} is called {name}.' })`
    the <noun> is called <name>
  `,
  shape()`
    (I|we) (have|had|drive|own|adopted|bought) (an?|<num>) .*?\b(called|named) <name>
  `,
  shape()`
    (I|we) (have |just )*(adopted|rescued|fostered|bought) (an?|the|another|<num>|my) ([\p{L}\d-]+ ){0,4}?<pets>\b
    (I|we) have (an?|<num>|no|another|this) (?!feeling)([\p{L}\d-]+ ){0,4}?<pets>\b(?! (person|pictures?|hair|food)\b)
    (I|we) do not have (any )?<pets>\b
    (I|we) are (getting|adopting) an? ([\p{L}-]+ ){0,3}?<pets>\b
    <my><pets> (\p{Lu}[\p{L}]+ )?(died|passed away|crossed the rainbow bridge)
  `,
  shape({ subject: 'pet:{pet}:age' })`
    <my><pets> (\p{Lu}[\p{L}]+ )?(is|turned|will be) <num>( years old)?$
  `,
  shape()`
    <my><pets> (\p{Lu}[\p{L}]+ )?is an? ([\p{L}-]+ ){0,3}?<pets>$
  `,
  shape()`
    our <Name> (lives?|works?|moved to)\b
  `,
  shape({ subject: 'partner' })`
    I lost my (late )?<partner>\b
    my (late )?<partner>,? (\p{Lu}\p{L}+,? )?(died|passed)\b
    I am (single|in a relationship|seeing someone|widowed|a widow|a widower|divorced|separated)\b
    I have (an? |no )(new |long-distance )?<partner>$
    I (do not|never) have a (girlfriend|boyfriend|partner)\b
    I (have been|am) single\b
    (I|we) (have )?(broke|broken|split|breaking) up\b
    (my <partner>( \p{Lu}\p{L}+)? and I|me and my <partner>|we) (have )?(broke up|split up|separated|divorced)
    my <partner> (left|dumped) me
    my divorce
  `,
  shape({ subject: 'partner:status' })`
    I (am|got|am getting) (married|engaged|divorced)\b
    (my <partner>( \p{Lu}\p{L}+)? and I|me and my <partner>|we) (are|have been|got|are getting|are planning to get)
      (married|engaged|together|dating)
    I have been (married|engaged|with (my|him|her|the same))
    I met my <partner>
    my <partner>( \p{Lu}\p{L}+)? proposed
    I am (dating|married to|engaged to) (?!you)<thing>
  `,
  shape({ subject: '{kin}' })`
    (I|we) have (an?|<num>|no|only one) ([\p{Ll}\d-]+ ){0,4}?<kin>\b(?! that|'s)
    I do not have (any )?(kids|children|siblings|brothers|sisters|(a )?family)
    I am (an? |the )?(single |proud |new |foster |stay-at-home |godmother|godfather)?(mother|mom|mum|father|dad|
      parent|grandma|grandmother|grandpa|grandfather|godmother|godfather|aunt|auntie|uncle|stepmom|stepdad)\b
  `,
  shape({ subject: '{kin}:origin' })`
    <my><kin>(,? \p{Lu}\p{L}+,?)? (he |she )?(is|comes|came|are) from <place>
  `,
  shape({ subject: '{kin}:home' })`
    <my><kin>(,? \p{Lu}\p{L}+,?)? is (out |over |up |down )?in (?!trouble|bed|love|
      hospital|a\b|the|my|tears|town)<place>
    <my><kin>(,? \p{Lu}\p{L}+,?)? (lives?|moved|is living|are living) (in|to|near|with me|with us|next|on|at|down|
      up|abroad|close)
  `,
  shape({ subject: '{kin}:job' })`
    <my><kin>(,? \p{Lu}\p{L}+,?)? (works? (as|at|in|for)|teaches|is (an? |the )([\p{L}-]+ ){0,2}?<role>)
  `,
  shape({ subject: '{kin}:birthday' })`
    my <kin>('s|s) (birthday|wedding|graduation|anniversary|party) is <when>
    my <kin>('s|s) birthday is <date>
    my <kin>('s|s)? (is |are )?(getting married|graduating|turning <num>|starting (school|uni|university|college))
      .*<when>
  `,
  shape({ subject: '{kin}:age' })`
    <my><kin>(,? \p{Lu}\p{L}+,?)? (is|turned|turns|just turned) <num>( years old| in .*| now)?$
  `,
  shape({ subject: '{kin}:{name}' })`
    my ([\p{Ll}-]+ )??<kin> <name> is <num>\b
  `,
  shape()`
    <my><kin>(,? \p{Lu}\p{L}+,?)? (taught me|raised me|brought me up|gave me my|and I (always|used to|have been|
      go|meet|play|call|talk|live|
      share))
  `,
  shape()`
    (me and my|my) <kin> (and (I|me) )?(go|meet|play|call|talk|bake|cook|watch|live) .*<habit>
  `,
];

/** Names that stand beside whose they are, where the clause says nothing else that lasts. */
export const appositionShapes: Shape[] = [
  shape({ subject: '{kin}:{name}', text: 'My {kin} is called {name}.', anywhere: true })`
    <Name>,? (that|who|he|she) is my ([\p{Ll}-]+ )?<kin>\b
  `,
  shape({ subject: 'pet:{pet}:{name}', text: 'My {pet} is called {name}.', anywhere: true })`
    my ([\p{Ll}-]+ ){0,2}?<pets>,? <Name>
  `,
  shape({ subject: 'pet:{pet}:{name}', text: '{name} is my {pet}.' })`
    <Name> is an? ([\p{Ll}-]+ ){0,2}?<pets>\b
  `,
  shape({ subject: '{kin}:{name}', text: 'My {kin} is called {name}.', anywhere: true })`
    my ([\p{Ll}-]+ )?<kin>,? <Name>
  `,
  shape({ subject: '{kin}:{name}', text: 'My {kin} is called {name}.' })`
    my ([\p{Ll}-]+ )??<kin> <name> (is|was|has|and I|lives|works|loves|came|called)\b
  `,
];

/** What is said of somebody or something mentioned before: 'I have a cat. Her name is Mango.' */
export const pronounShapes: Shape[] = [
  shape({ subject: 'named:{it}:{name}', text: 'My {it} is called {name}.' })`
    (he|she|it|they) (is|are) (called|named) <name>
    (his|her|its|their|the) name is <name>
    (his|her|its|their) names <name>
    (I|we) (have )?(called|named|call) (him|her|it|them) <name>
    we are (called|named) (the )?<name>
    called <name>$
    named <name>$
  `,
  shape({ text: 'My {it} {rest}.' })`
    (he|she|they) (?<rest>(raised me|brought me up|taught me|lives?|works? (as|at|in|for)|is (an? |
      the )([\p{L}-]+ ){0,2}?<role>) .*)
    (he|she|it) (?<rest>is an? ([\p{L}\d'-]+ ){0,3}?(<pets>|hound|mutt|mix|cross|tabby|
      \p{Lu}[\p{L}]+)( \p{Lu}\p{L}+)?)(,|$)
    (he|she) (?<rest>is in an? ([\p{Ll}-]+ )?home (in|near|at) .*)
    (he|she) (?<rest>is <num>( years old)?)$
  `,
  shape({ subject: 'plan:{it}', text: 'My {it} {date}.' })`
    it (?<date>(is|starts|got moved|has been moved|was moved|is now) .*<when>.*)
  `,
];
