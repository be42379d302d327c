import { type Shape, shape } from './shape.ts';

/** What is planned, hoped for and worked toward, dates that matter, and things that do. */
export const planShapes: Shape[] = [
  shape({ subject: 'plan:{event}' })`
    (I|we) (have|got|am having|are having) (an? |my |the |our )?([\p{L}-]+ ){0,4}?<event>.*<when>
    (my|our) ([\p{L}-]+ ){0,3}?<event> (is|are|starts?|got moved|has been moved|was moved|moved|is now|has been
      postponed|will be).*<when>
    (the )?([\p{L}-]+ ){0,2}?<event> is (on )?(<when>|<date>)
    the ([\p{L}-]+ ){0,2}?<event> (got|has been|was|is) (moved|postponed|put back|brought forward) (to|till|until)
      (<when>|<date>)
    there is (an?|my|our) ([\p{L}-]+ ){0,2}?<event>.*<when>
    (my |our )?(classes|class|school|uni|college|rehearsals?|training) starts? (on |in |back )?(<when>|<date>)
  `,
  shape({ subject: 'plan:{event}', text: 'I have {article} {event} {day}.', needsDate: true })`
    (I|we) have (an? |my |the )?<event> <day>$
  `,
  shape()`
    (I|we) (am|are|will be|will) (going|flying|traveling|travelling|visiting|starting|running|seeing|heading|
      driving|taking|getting|spending|moving|hosting|performing|playing|presenting|going back|hiking|be in|go|fly|
      visit|start|run|travel|graduating|turning) (?!to (bed|sleep|the (shop|store|bathroom|kitchen|supermarket)|
      work|eat|try|cry|be|get up|call|ask|watch|make|cook|have|take|do|see how|hear|need)\b|home\b|back to work|
      insane|crazy|mad|there|my dog|your|with you|out\b)<thing>.*<when>
    (I|we) (am|are) (going|flying|traveling|travelling|moving|off|heading) (back )?to (?!bed|sleep|the (shop|shops|
      store|bathroom|kitchen|supermarket|gym|toilet|park|pub)|work|school|[\p{Ll}])<place>.*<when>
    (I|we) (fly|leave|start|graduate|travel|move|go) (to |for |at |on |in |back )*(?!bed|work|home)<thing>.*<when>
    (I|we) (have )?(booked|signed up for|registered for|enrolled in|entered|applied (for|to)|bought (tickets?|
      flights?)|got tickets? (for|to)) <thing>
    I (have )?put my name down for <thing>
    (I|we) (am|are) signed up for <thing>
    (I|we) (am|are|will be|will) (?!not)\p{L}+ .*<date>
    (I|we) (am|are) (planning|organizing|organising|hosting) (an?|my|our|the) ([\p{L}-]+ ){0,3}?(trip|wedding|party|
      move|holiday|vacation|visit|surprise|book|tour|road trip)
  `,
  shape({ subject: 'goal:{thing}' })`
    I (want|hope|plan|am hoping|am planning|would love|would like|intend|am determined|aim|am saving( up)?|am
      aiming) to (finally |one day |someday )?(learn|become|visit|travel|work (as|on|in|at|for|abroad)|find
      an? (job|flat|apartment|house)|write an?|open an?|start an?|run an?|buy
      an?|study|publish|live|adopt|save|finish (my|the)|build an?|climb|see (the|\p{Lu})|go to (?!bed|sleep|work|
      the (shop|store|gym|park|toilet))|be an?|move to|apply|hike|sail|swim the|quit (my|smoking)|retire|have (kids|
      children)|get (a dog|a cat|into|my|married)|read <num>|lose|speak|do an?|teach|own an?) ?<thing>
    I (want|hope|plan|aim|would love|would like) to (?!know|say|tell|hear|see you|talk|sleep|die|cry|scream|ask|go
      home)<thing>.*\b(before I|by the time|one day|someday|this year|next year|when I retire|in my lifetime|by (age|
      \d))
    one day I (want to|would love to|will) <thing>
    I am (after|aiming for|going for) <thing> (by|before) <thing>
    (<num>|an?) (weeks?|days|nights|fortnight|weekend) in <place>.*(<when>|<date>)
    I am trying to <thing>.*\b(before I|by the time|this year|next year|by (age|\d))
    I am trying to (quit|stop|give up) <thing>
    my (biggest |main |new |big )?(goal|dream|plan|ambition|resolution|new year's resolution|bucket list) ((for|
      this|next|of)
      [\p{L}\d ]{1,20} )?is <thing>
    I have always (wanted|dreamed|dreamt|loved|hated|been)
    I am (trying|working) (to (quit|give up|learn|read|write|save|eat|drink|get into|become)|toward|towards) <thing>
    (I|we) (am|are) (saving|training) (up )?(for|to) <thing>
  `,
  shape({ subject: 'car:{vehicle}' })`
    (I|we) (drive|own|ride) (an?|my|the|that|this) (?!hard|lot)([\p{L}\d'-]+ ){0,4}?[\p{L}\d]+
    (I|we) (have|bought|inherited|am restoring) (an?|my|the|<num>) ([\p{L}\d'-]+ ){0,4}?<vehicle>\b
  `,
  shape()`
    (I|we) (have|inherited|own|bought) (an?|<num>|my|over <num>) ([\p{L}\d'-]+ ){0,4}?<possession>\b
    (I|we) have an? <thing> (at|in|on|by|near) (the )?\p{Lu}
    my (grandma|grandmother|gran|nan|grandpa|grandad|granddad|grandfather|mom|mum|dad|father|mother) (left|gave|
      passed) (me|down) (his|her|an?|the)
    (my|our) (wedding )?anniversary is
  `,
];

/** What the two of them have agreed on. It holds for this companion alone. */
export const togetherShapes: Shape[] = [
  shape({ subject: 'nickname', about: 'companion' })`
    (please )?(just )?call me (?![Cc]razy|mad|stupid|old|paranoid|cynical|dumb|silly|biased|later|back)<name>$
    (please |just |you can |you may |you should )*call me (?![Cc]razy|mad|stupid|old|paranoid|cynical|dumb|
      silly|biased|later|back)<name>(?! (later|back|tomorrow|when|names|maybe|
      an?\b))
    I (want|would like|would love) you to call me <name>
    you (are|have) to call me <name>
  `,
  shape({ subject: 'companion:nickname', about: 'companion' })`
    I (will|am going to) (call|name) you <name>$
    I am (calling|naming) you <name>$
    your (new )?nickname is <name>
  `,
  shape({ about: 'companion' })`
    let us .*<habit>
    every (<weekday>|night|morning|evening|day|week),? (you|we) (teach|read|tell|ask|send|remind|play|learn|watch|
      talk|write|cook)
    (from now on|every <weekday>|every night|every morning),? (you and I|we|let us|you and me)\b
    you and I (will|have|always|are going to) 
    our (special |secret )?(song|word|code word|safe word|ritual|tradition|anniversary|place|thing|joke|inside joke|
      handshake|star|book|show|promise|deal) (is|are) (?!so|great|over|cute)<thing>
    we (promised|agreed) (to|that|each other)\b
    I promise(d)? (you )?(I will|to|that I will|I would) <thing>
    I will (tell|show|read|write|bring|play) you .*<when>
    let us .*(together|our) .*<when>
  `,
];
