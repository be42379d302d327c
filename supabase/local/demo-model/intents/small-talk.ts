import type { Intent } from './intent.ts';

/** What people say between the things they say. Tried after everything that has a subject. */
export const smallTalkIntents: Intent[] = [
  [
    'ask-permission',
    /\b(can|may|could) i (ask|tell|show|share)( you)?( something| a question| a secret| anything)?( personal| weird)?$|\bi have a (question|secret|confession)\b|\bi (want|need) to (tell|ask|confess)( you)?( something)?$|^guess what$|^question$|\bkeep a secret\b/,
  ],
  [
    'talk',
    /\b(talk to me|say (something|anything)|tell me (something|anything)$|entertain me|distract me|can (you|we) (talk|chat|speak)|keep me company|(want|need|wanted|here|use|looking for) (to|someone to|somebody to) (talk|chat|vent)( to| with)?|let's (talk|chat)|up for a chat|start a conversation)\b/,
  ],
  [
    'goodnight',
    /\b(good ?night|nighty? night|sleep (well|tight)|sweet dreams|(i'm |i am |im )?(going|off|heading) to (bed|sleep)( now)?$|(go|get) to (bed|sleep) now|time for bed|nite)\b|, night$|^(night|gn)$/,
  ],
  [
    'goodbye',
    /^(ok |okay |well |anyway )*(bye|good ?bye|bye bye|byebye|cya|see (you|ya)|later|laters|ttyl|talk (to you )?(later|soon|tomorrow)|take care|farewell|peace( out)?|adios|gtg|g2g|brb|until (next time|tomorrow))\b/,
    /\b(i (have|need|got|should|must|better) (to )?(go|leave|run|head out|get going|log off)( now| soon)?$|(have|got) (to )?(go|run)( now)?$|catch you later|be right back|see you (later|soon|tomorrow))\b/,
  ],
  [
    'thanks',
    /\b(thanks|thank you|thankyou|thx|ty|tysm|cheers|appreciate( it| that| you)?)\b(?!.*\b(no|pass)\b)/,
  ],
  [
    'sorry',
    /^(i'm |i am |so |oh |ok |really )*(sorry|apologies|i apologize|my bad|forgive me|oops|whoops)( about that| for that| for everything)?$/,
  ],
  [
    'compliment',
    /\byou('re| are| seem| sound)?( so| very| really| such| a| an| pretty| quite| kind of| the| super)* (funny|sweet|nice|kind|great|best|smart|clever|wise|cool|amazing|awesome|wonderful|lovely|interesting|helpful|brilliant|fun|hilarious|talented|perfect|(good|great) (listener|company|friend|one)|deep|profound|poetic)\b/,
    /\b(that's|that was|this is|sounds?|looks?)( so| very| really| such a| a| an| pretty| kind of)* (sweet|nice|kind|smart|cool|amazing|awesome|lovely|helpful|beautiful|hilarious|deep|poetic|good (idea|point|question|one|advice|answer))\b|\bi (like|love) (that|this|it|the way you|how you|talking (to|with) you|your|chatting)\b|\byou (make me (smile|laugh|happy)|made me (smile|laugh)|understand me|get me)\b|\bthat (helps?|helped)\b|\b(lovely|nice|good|great|fun|pleasure) (to )?(chat|talk|speak)(ing)?( with| to)? you\b/,
  ],
  [
    'back',
    /^(hey |hi |hello )?(i'm |i am )?back( again| now)?$|\b(long time no see|it's me( again)?|me again)\b/,
  ],
  [
    'laugh',
    /^(a?(ha){2,}h?|lol+|lmao+|rofl|haha\w*|hehe\w*|xd+|ha|that's funny|funny|very funny)( that's| you| so| good| true| ok| nice| .{0,12})?$/,
  ],
  [
    'wow',
    /^(oh |omg )?(wow|whoa|woah|omg|oh my( god| gosh)?|no way|amazing|incredible|really|seriously|for real|fr|cool|nice|awesome|sweet|interesting|neat|wonderful|lovely|beautiful|oh|ooh|aww?|ah|damn|oh no|oh dear)( wow| really| cool| nice)?$/,
  ],
  [
    'feel-ok',
    /^(i'm |i am |feeling |doing |it's |it was |pretty |all |quite |just |kind of |very )*(fine|ok|okay|alright|all right|meh|so so|so-so|not bad|not too bad|could be (better|worse)|good|great|well|decent|average|surviving|alive|hanging in there|can't complain|as usual)( thanks| thank you| today| i guess| and you| you| i suppose| really| just tired)*$/,
  ],
  [
    'will-try',
    /^(i'll|i will|i might|maybe i'll|maybe i should|i should|i could|let me) (give (it|that) a (try|go)|try|do (it|that)|think about (it|that)|consider)\b/,
  ],
  ['sigh', /^(ugh+|uh|sigh|argh+|gr+|ffs|bleh|oof|blah|pff+|phew|yikes)$/],
  [
    'agree',
    /^(me too|same( here)?|true|so true|exactly|right|agreed?|i agree|fair( enough)?|good point|makes sense|i know( right)?|indeed|totally|absolutely|definitely|of course|i get (it|that)|understood|i see|got it|(maybe |perhaps )?you're (probably )?right|that's (true|right|fair|the (thing|problem|point|question)))( .{0,14})?$/,
  ],
  [
    'disagree',
    /^(i )?(disagree|don't think so|don't agree|not really|doubt it|i don't believe (that|it)|wrong|hardly|that's not (true|right|fair))$/,
  ],
  [
    'yes',
    /^(oh |um |uh |well |hell )*(yes|yeah|yep|yup|ya|yea|sure|ok(ay)? sure|of course|please|yes please|y|definitely|absolutely|why not|gladly|i do|i am|i did|i have|i would|i think so|probably|i guess( so)?|kind of|sort of|a (bit|little)|sometimes|mostly|always|often)( please| i (do|am|did|have|would)| it (is|was|does|did)| thanks| thank you| a bit| a little)?$/,
  ],
  [
    'no',
    /^(oh |um |uh |well |hell )*(no|nope|nah|n|not (really|at all|yet|today|now|exactly|particularly)|never|i don't|i'm not|i didn't|i haven't|don't want to|rather not|i('d| would) rather not|no thanks|no thank you|nothing (really|much)|pass|skip|none|hardly ever|rarely)( thanks| thank you| i (don't|didn't|haven't|wouldn't)| really| not really)?$/,
  ],
  [
    'idk',
    /^(i )?(don't know|dunno|idk|no idea|not sure|i'm not sure|who knows|hard to (say|tell)|maybe|perhaps|possibly|whatever|anything|i forgot|can't remember|no clue|good question|it depends|depends)( yet| really| tbh| honestly| either| maybe| really)?$/,
  ],
  [
    'ok',
    /^(ok|okay|anyways?|k|kk|alright|all right|cool|mhm|mm+|uh huh|aha|right then|very well|deal|noted|hm+)( then| cool| thanks| fine)?$/,
  ],
  ['morning', /^(good )?(morning|mornin|gm)\b|^good (day|afternoon|evening)\b|^(afternoon|evening)$/],
  [
    'test',
    /^(test\w*|testing.*|is (this|it|anyone|anybody) (working|on|there|here)|is this thing on|(are )?you (there|up|awake)|are you (still there|listening|awake|there|up)|anyone (there|here|home)|anybody (there|home|here)|hello hello|ping|check|knock knock|\d{1,6}|abc|ab|asdf)( .{0,10})?$/,
  ],
  [
    'greeting',
    /^(hi+|hey+|hello+|hiya|heya|yo|howdy|greetings|helo|hai|hullo|g'?day|hey there|hi there|hello there|hey you|hey hey|oi|ahoy|sup|hi again|hello again|well hello( there)?|ciao|hola|salut|bonjour|bonsoir|buonasera|ol[aá]|ol[eé])( there| you| again| friend| everyone| dear| mate| stranger| sir| ma'am| \p{L}+)?( i guess)?$/u,
    /\b(nice|good|pleased|lovely|great|pleasure) to (meet|see) you\b|^nice meeting you$/,
  ],
];
