import { type Shape, shape } from './shape.ts';

/** Where somebody lives, works and studies, and what changed about it. */
export const workShapes: Shape[] = [
  shape({ subject: 'moved:{place}' })`
    (I|we) (have )?(moved|came|emigrated) (back )?(here |over |up |down |out )?to <place> (in|since) (19|20)\d\d
  `,
  shape({ subject: 'home' })`
    (I|we) (shifted|moved|took) (all )?(my|our) (stuff|things|bits) (over |across |up |down )?to <place>
    (I|we) (live|am living|are living|am based|are based|have lived|have been living) (here |just |right )?(in|near|
      outside|on|by|close to|north of|south of|at) (the )?(?!fear|hope|denial|peace|a dream|the moment|the past|my
      head|my own world|sin|your|this|that)<place>
    (I|we) (have )?(moved|relocated) (back )?(here |over |up |down |out )?(to|from .+ to) (?!the couch|the sofa|bed|
      another|a different|tears)<place>
  `,
  shape({ subject: 'home' })`
    (I|we) (have )?moved in with (?!you)<thing>
    (I|we) (have )?moved (into|to) (an?|my|our|the) ([\p{L}-]+ ){0,3}?<dwelling>
  `,
  shape({ subject: 'home', text: 'My home is {place}.' })`
    <place> is (my|our) home\b
  `,
  shape({ subject: 'commute' })`
    (I|we) (go|get|travel|commute) to (work|the office|school|uni|university|college) (by|on|with) <thing>
  `,
  shape({ subject: 'home:landlord' })`
    (I|we) rent (an?|the|my|our) ([\p{L}-]+ ){0,3}?<dwelling> (from|off) <thing>
  `,
  shape({ subject: 'home:kind' })`
    (I|we) (live|am living|are living|rent|share|bought|own|have bought) (in |on )?(an?|the|my|our)
      ([\p{L}\d-]+ ){0,3}?<dwelling>
    (I|we) live (alone|on my own|by myself|together)
    I live with (?!it|this|that|you)<thing>
  `,
  shape({ subject: 'plan:move' })`
    (I|we) (am|are|will be) (moving|relocating) (back )?(to|in|into|out|from|in with|house|home|abroad)\b
  `,
  shape({ subject: 'job' })`
    I (have )?(got|have|started|took|accepted|landed|was offered|begin|start|began) (an? |my |the |this
      )([\p{L}-]+ ){0,3}?(job|position|role|internship|apprenticeship)\b
    I (have )?(quit|left|lost|resigned from|am quitting|am leaving) (my|the|this) ([\p{L}-]+ ){0,2}?(job|position|
      work|company|firm)\b
    I (was|got|have been) (promoted|laid off|fired|made redundant)
    I am (now )?an? ([\p{L}-]+ ){0,2}?<role>( again)? now$
    I am now an? ([\p{L}-]+ ){0,2}?<role>
    I (have )?(retired|started working|started teaching)\b
    I am retiring\b
    I (have )?started (at|with|on (the|an?)) (?!home|first|the (beginning|bottom|top)|diet|weekend)<thing>
    (I|we) (closed on|got the keys to) (an?|the|our|my) ([\p{L}-]+ ){0,3}?<dwelling>
    I (have )?handed (my notice in|in my notice)
    (I|we) (start|begin) (at|as|with) (?!home|the (beginning|top|bottom))<thing>
    I am driving for <thing>
    I am (unemployed|between jobs|out of work|self-employed|retired|freelance|on (maternity|paternity|parental)
      leave|a stay[- ]at[- ]home)
  `,
  shape({ subject: 'job:role' })`
    I am (an?|the) (?!bit|little|lot|huge|total|bad|good|terrible|better|big|real|
      different)([\p{L}-]+ ){0,3}?<role>\b(?! of\b)
    I am (a )?(junior|senior|head|assistant|trainee|freelance|primary school|high school) ([\p{L}-]+ ){0,2}?<role>\b
    I work(ed)? (part-time |full-time |mostly )?as (an? |the )?<thing>
    I am working (as|like) <thing>
    my (day )?job is (?!so|very|really|killing|boring|hard|fine|ok|stressful)<thing>
    I am (training|studying|qualifying) to (be|become) <thing>
    I am an? (?!bit|little|lot|huge|total|bad|good|terrible|big|real|mess|fan|guest|stranger|regular|member|part|
      friend|day|week|hit)([\p{L}-]+ ){1,3}(at|for) (an?|the|our|\p{Lu}) ?<thing>
    I (drive|drove) (an?|the) ([\p{L}\d-]+ ){0,3}?(bus|buses|lorry|lorries|taxi|cab|train|trains|tram|truck|van|
      route|ambulance|forklift|crane)\b
  `,
  shape({ subject: 'job:place' })`
    I (work|have worked|have been working|am working) (part-time |full-time |nights |mostly )?(at|for|with|in)
      (?!home|it\b|this|that|you|idiots|people who|progress|the morning|the evening|my pajamas|the weekend|a
      bit|ages|a hurry)<thing>
    I (run|own|manage|opened|co-own|started|have) (an?|my( own)?|the|our) ([\p{L}-]+ ){0,3}?<business>
  `,
  shape({ subject: 'job:hours' })`
    I (work|do) (the )?(night ?shifts?|nights|days|shifts|weekends|part-?time|full-?time|remotely|from home|
      freelance|early shifts|late shifts|<num> (days|hours))
    I work <habit>
    I have (\p{Ll}+s? )off on \p{L}+days?
  `,
  shape()`
    I (teach|coach|tutor) (?!myself|me|you|him|her|them|that)<thing>
    I (volunteer|intern|freelance|babysit|foster) (at|for|as|with|in|every|on|once|twice)\b
    my (boss|manager|supervisor|teacher|professor|supervisor) (is called|is named|'s name is)
  `,
  shape({ subject: 'study' })`
    I (am |have been )?(study|studying|major in|majoring in|am doing (a|my)) (?!for\b|reading\b|speech|hard|late|today|
      all\b|tonight|with|right|now|
      my (best|part|thing|own thing|hair|nails|laundry|taxes|homework)\b|a (lot|bit|great|good|favor)\b)<thing>
    I am (in|at) (uni|university|college|grad school|med school|law school|medical school|nursing school|my (first|
      second|third|final|last) year)\b
    I am (an? )?([\p{L}-]+ ){0,3}?(student|undergrad|undergraduate|apprentice|trainee|freshman|sophomore|senior
      at)\b
    I am doing (an?|my) ([\p{L}-]+ ){0,3}?<degree>
    my (major|degree|phd|thesis|dissertation|masters?) is (in|on|about)
  `,
  shape()`
    I (taught|have taught|coached) (?!myself|me\b|you|him|her|them|that|us)<thing>
    I (went to|attended|finished at) ([\p{Lu}]{2,5}|\p{Lu}[\p{L}]+ (University|College|State|High|School|Academy|
      Institute))\b
    I was the (oldest|youngest|middle child|only child|first in my family)
    (my|our) (house|flat|apartment|room|office|shop|car|truck|van|bike|boat|garden|school|studio|building|desk|
      village|street|uni|university|band|team|choir|club) (is (in|on|near|above|over|behind|next to|an?|called|by|
      from)|plays|meets|has|overlooks) <thing>
    I (have )?(won|published|recorded|released|designed|built|wrote|founded) (an?|my|the|first|second|third|<num>)
      <thing>
    I (have )?(ran|run|finished|completed) (an?|my|the|<num>) ([\p{L}-]+ ){0,2}?(marathons?|half|triathlon|ironman|
      race)\b
    (<num>|\p{L}+ty) years (on|in|at|as) <thing>
    I (have )?joined (an?|the|my) ([\p{L}'’-]+ ){0,3}?(class|club|choir|team|band|gym|group|course|orchestra|league)\b
    I was an? ([\p{L}-]+ ){0,2}?<role>\b
    (I|we) (was|were|left|started|joined|came|moved|married|met|bought|retired|worked|served|did|got|had|lived|
      won) .*\b(in|since) (['’]\d\d|(19|20)\d\d)\b
    I left school (at|with|in)\b
    I did my (apprenticeship|degree|training|masters?|phd|national service|a-levels|residency) <thing>
    I did (?!well|my|the|an?\b|it|that|this|some|not|so|all)[\p{L} ]+ at (uni|university|college|\p{Lu}\p{L}+)
    my (degree|major|apprenticeship|phd|masters?) was (in|at|on|with)\b
    I (studied|majored in) (?!for\b|hard|late|all\b|today|last night)<thing>
    I have (an?|my|<num>) ([\p{L}-]+ ){0,2}?<degree>
    I (graduated|dropped out|went to (uni|university|college|school|art school|drama school))\b
    I (got|have been accepted|got accepted|was accepted) (in|into) (?!trouble|bed|a fight|the car|it|an argument|
      the habit)<thing>
    I (have )?(finally )?(passed|failed) (my|the) ([\p{L}-]+ ){0,2}?(test|exam|exams|finals|bar)\b
    I used to (be an?|be in|be married|work|live|play|have|teach|sing|dance|own|do|study|run|swim|box|row|smoke|
      compete|collect)\b
    when I was (an? |little|young|\d|in (school|college|uni)).*\b(I|my|we)\b
    I (lived|spent <num>|spent a year|worked|served) (in|at|for|as|abroad|<num>) (?!a hotel)<thing>
  `,
];
