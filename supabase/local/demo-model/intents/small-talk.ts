import type { Intent } from './intent.ts';

/** What people say between the things they say. Tried after everything that has a subject. */
export const smallTalkIntents: Intent[] = [
  [
    'ask-permission',
    /\b(can|may|could) i (ask|tell|show|share)( you)?( something| a question| a secret| anything)?( personal| weird)?$|\bi have a (question|secret|confession)\b|\bi (want|need) to (tell|ask|confess)( you)?( something)?$|^guess what$|^question$|\bcan we talk\b|\bi( just)? (need|want|wanted|am looking for|could use) (someone |somebody )?to (talk|vent|chat)( to| with)?\b|\bcan i (vent|rant|complain)\b|\blet me (vent|rant)\b/,
  ],
  [
    'talk',
    /\b(talk to me|say (something|anything)|tell me (something|anything)$|entertain me|distract me|can you (talk|chat|speak)$|keep me company|just (want|wanted|wanna|here) to (talk|chat)|wanna (talk|chat)|want to (talk|chat)|let's (talk|chat)|up for a chat|quiet company|start a conversation)\b/,
  ],
  [
    'goodnight',
    /\b(good ?night|nighty? night|sleep (well|tight)|sweet dreams|going to (bed|sleep)|off to bed|heading to bed|(go|get) to (bed|sleep)( now)?$|, night$|^night$|time for bed|bed ?time|gn|nite)\b/,
  ],
  [
    'goodbye',
    /^(ok |okay |well |anyway )*(bye|good ?bye|bye bye|byebye|cya|see (you|ya)|later|laters|ttyl|talk (to you )?(later|soon|tomorrow)|take care|farewell|peace( out)?|cheers bye|ciao for now|adios|i'm (off|leaving|out)|gtg|g2g|brb|until (next time|tomorrow))\b/,
    /\b(i (have|need|got|gotta|should|must|better) (to )?(go|leave|run|head out|get going|log off)( now| soon)?$|(have|got|gotta) (to )?(go|run)( now)?$|catch you later|be right back|see you (later|soon|tomorrow))\b/,
  ],
  [
    'thanks',
    /\b(thanks|thank you|thankyou|thx|ty|tysm|cheers|appreciate( it| that| you)?|grateful to you)\b/,
  ],
  ['sorry', /^(i'm |i am |so |oh |ok |really )*(sorry|apolog\w+|my bad|forgive me|oops|whoops)\b/],
  [
    'compliment',
    /\b(you('re| are| seem| sound)|that's|that was|this is|ur)( so| very| really| such| a| an| pretty| quite| kind of| the| super)* (funny|sweet|nice|kind|great|best|smart|clever|good|wise|cool|amazing|awesome|wonderful|lovely|interesting|helpful|brilliant|beautiful|fun|hilarious|talented|cute|perfect|good (listener|idea|point|question|one|friend|company|advice|answer)|deep|profound|poetic)\b/,
    /\b(looks?|sounds?|seems?)( so| really| pretty)? (cool|nice|great|fun|interesting|awesome|amazing|good|lovely)\b|\b(good|great|nice|well|beautifully) (point|one|answer|question|said|idea|line|job|put)\b|\bi (like|love) (that|this|it|the way you|how you|talking (to|with) you|your|chatting)\b|\byou (make me (smile|laugh|happy|feel)|made me (smile|laugh|feel)|understand me|get me|get it)\b|\bthat (helps?|helped)\b|^i (really )?(like|love|liked|loved|enjoyed) (that|this|it)( one| story| joke| poem)?( a lot)?$|\b(lovely|nice|good|great|fun|pleasure) (to )?(chat|talk|speak)(ing)?( with| to)? you\b/,
  ],
  [
    'back',
    /^(hey |hi |hello )?(i'm |i am )?(back|here|home)( again| now)?$|\b(long time no see|it's me( again)?|i('m| am) back|me again)\b/,
  ],
  [
    'laugh',
    /^(a?(ha){2,}h?|lol+|lmao+|rofl|haha\w*|hehe\w*|hihi|xd+|ha|that's funny|funny|very funny|good one|😂+|🤣+)( that's| you| so| good| true| ok| nice| .{0,12})?$/,
  ],
  [
    'wow',
    /^(oh |omg )?(wow|whoa|woah|omg|oh my( god| gosh)?|no way|amazing|incredible|really|seriously|for real|fr|cool|nice|awesome|sweet|interesting|neat|wonderful|lovely|beautiful|oh|ooh|aww?|ah|damn|oh no|oh dear)( wow| really| cool| nice)?$/,
  ],
  [
    'feel-ok',
    /^(i'm |i am |feeling |doing |it's |it was )?(just |kind of |pretty |all |quite )?(fine|ok|okay|alright|all right|meh|so so|so-so|not bad|not too bad|could be (better|worse)|good|great|well|decent|average|surviving|alive|hanging in there|can't complain|same|normal|the usual|as usual|good thanks|fine thanks)( thanks| thank you| today| i guess| and you| you| i suppose| really)*$/,
  ],
  [
    'will-try',
    /^(i'll|i will|i might|i'm going to|maybe i'll|maybe i should|i should|i could|let me) (give (it|that) a (try|go)|try|do (it|that)|think about (it|that)|consider)\b/,
  ],
  ['sigh', /^(ugh+|uh|sigh|argh+|gr+|ffs|bleh|oof|blah|pff+|phew|yikes)$/],
  [
    'agree',
    /^(me too|same( here)?|true|so true|exactly|right|agreed?|i agree|fair( enough)?|good point|makes sense|i know( right)?|indeed|totally|absolutely|definitely|of course|obviously|i get (it|that)|understood|i see|got it|(maybe |perhaps )?you're (probably )?right|that's (true|right|fair|the (thing|problem|point|question)))( .{0,14})?$/,
  ],
  [
    'disagree',
    /^(i )?(disagree|don't think so|i don't agree|not really|i doubt it|i don't believe (you|that|it)|wrong|nah not really|hardly|that's not (true|right|fair))$/,
  ],
  [
    'yes',
    /^(oh |um |uh |well |hell )*(yes|yeah|yep|yup|ya|yea|sure|ok(ay)? sure|of course|please|yes please|y|definitely|absolutely|why not|gladly|i do|i am|i did|i have|i would|i think so|probably|i guess( so)?|kind of|kinda|sort of|a (bit|little)|sometimes|mostly|always|often)( please| i (do|am|did|have|would)| it (is|was|does|did)| thanks| thank you| a bit| a little)?$/,
  ],
  [
    'no',
    /^(oh |um |uh |well |hell )*(no|nope|nah|n|not (really|at all|yet|today|now|exactly|particularly)|never|i don't|i'm not|i didn't|i haven't|don't want to|rather not|i('d| would) rather not|no thanks|no thank you|nothing (really|much)|pass|skip|none|hardly ever|rarely)( thanks| thank you| i (don't|didn't|haven't|wouldn't)| really| not really)?$|\bdon't want to talk( about (it|that|this))?\b/,
  ],
  [
    'idk',
    /^(i )?(don't know|dunno|idk|no idea|not sure|i'm not sure|who knows|hard to say|hard to tell|maybe|perhaps|possibly|whatever|anything|nothing|i forgot|can't remember|i can't say|no clue|good question|it depends|depends)( yet| really| tbh| honestly| either| maybe| really)?$/,
  ],
  [
    'ok',
    /^(ok|okay|anyways?|k|kk|alright|all right|cool|mhm|mm+|uh huh|aha|yo ok|right then|very well|as you wish|deal|noted|hm+)( then| cool| thanks| fine)?$/,
  ],
  ['morning', /^(good )?(morning|mornin|gm)\b|^good (day|afternoon|evening)\b|^(afternoon|evening)$/],
  [
    'keyboard',
    /\b(sorry|ignore that)\b.*\b(cat|dog|kid|toddler|baby|keyboard|keybord|pocket|sleeve)\b|\b(cat|dog|kid|toddler|baby) (\w+ )?(on|stepped on|walked (on|over)|got|hit) (my |the )?(keyboard|keybord|phone|laptop)\b/,
  ],
  [
    'test',
    /^(test\w*|testing.*|is (this|it|anyone|anybody) (working|on|there|here)|is this thing on|(are )?you there|are you (ignoring me|still there|listening|awake|there)|anyone (there|here|home)|anybody (there|home|here)|hello hello|ping|check|knock knock|\d{1,6}|abc)$/,
  ],
  [
    'greeting',
    /^(hi+|hey+|hello+|hiya|heya|yo|howdy|greetings|helo|hai|hullo|g'?day|hey there|hi there|hello there|hey you|hi you|hey hey|oi( mate)?|oi oi|ahoy|salutations|sup|what up|hi again|hello again|nice to meet you|pleased to meet you|pleasure to meet you|good to meet you|nice meeting you|well hello( there)?|hello world)( there| you| again| friend| everyone| dear| love| [a-z]+)?$/,
    /\b(nice|good|pleased|lovely|great) to (meet|see) you\b/,
  ],
];
