import { type Shape, shape } from './shape.ts';

/** Who somebody is: name, age, birthday, origin, languages and what stays true of them. */
export const selfShapes: Shape[] = [
  shape({ subject: 'name' })`
    my (first |full |real |actual )?name is <name>
    my names <name>
    I am called <name>
    I go by <name>
    (everyone|everybody|people|my friends|friends|my family|my mates|my colleagues) calls? me <name>
  `,
  shape({ subject: 'name', text: 'My name is {name}.' })`
    (the )?name is <Name>$
    I am <Name>$
  `,
  shape({ subject: 'name', text: 'My name is {name}.' })`
    I am <Name> (and I am <age>|from <place>)
  `,
  shape({ subject: 'age' })`
    I am <age>( years old| yo| y\/o)?( now)?($|,| and )
    I (turned|turn) <age>
    I (will|am going to) be <age>$
    I am <age> (next|on|in|this) <thing>
    I am in my (early |mid |late )?(twenties|thirties|forties|fifties|sixties|seventies|\d0s)
  `,
  shape({ subject: 'birthday' })`
    my birthday is <date>
    my birthday is (on|in) <when>
    my birthday('s| is) .*<date>
    I was born (on|in) (<date>|\d{4})
  `,
  shape({ subject: 'birthday', text: 'My birthday is {day}.', needsDate: true })`
    (it is )?my birthday (is )?<day>
    <day> is my birthday
  `,
  shape({ subject: 'origin' })`
    I am (originally )?from <place>
    I come from <place>
    I was (born|raised|born and (raised|bred)|brought up) (in|on|near) <thing>
    I am (half[ -])?<nation>
    I grew up (in|on|near|outside|by|with|speaking|without) <thing>
    my (hometown|home town) is <place>
  `,
  shape({ subject: 'origin', text: "I'm from {place}." })`
    from <place> originally
    originally from <place>
  `,
  shape()`
    my (family|parents|grandparents|mom|mum|mother|dad|father) (is|are|comes?|came) from <place>
  `,
  shape({ subject: 'language:{language}' })`
    I (can |only |am |have been )*(speak|learn|learning|study|studying|practicing|practising) (some |a (bit|
      little) of )?<language>
    I am (fluent in|taking) <language>
  `,
  shape()`
    I (can )?speak (?!to\b|with\b|for\b|up\b|too\b|about\b|so\b|like\b)<thing>
    I am (fluent in|bilingual|trilingual)
    my (first|native|mother|second) (language|tongue) is
    my <language> is (fluent|basic|rusty|okay|native|[ABCabc][12])\b
    we speak <thing> at home
    (English|english) is not my (first|native) language
  `,
  shape({ subject: 'trait:{trait}' })`
    I am (not )?(an? |the )?<trait>
  `,
  shape()`
    I am \d'\d+
    I am (about )?\d([.,]\d+)? ?(ft|foot|feet|m|meters|metres)\b
    I am \d{3} ?cm
    I have (blue|green|brown|hazel|gray|grey|red|blonde?|curly|ginger|long|short|dark|black) (eyes|hair)
    I have <num> tattoos?
    I have a (\w+ )?tattoo of
    I wear (glasses|contacts|size)
    I have a (sweet tooth|green thumb|photographic memory|twin)
  `,
  shape({ subject: 'diet' })`
    I am (an? |not )?<diet>
    I (went|turned|became|have been) (an? )?<diet>
    I (do not|stopped|quit|gave up) eat(ing)? (any )?(meat|pork|beef|fish|dairy|animals|red meat)
  `,
  shape({ subject: 'diet', text: "I've {been}." })`
    (?<been>been (an? )?<diet> (since|for) .+)
  `,
  shape()`
    I am (scared|terrified|afraid|frightened|petrified) of <fear>
    I have (a|an) (\w+ )?fear of <fear>
    I (can not|could never) stand (heights|spiders|clowns)
  `,
];
