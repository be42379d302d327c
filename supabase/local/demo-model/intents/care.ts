import { heavyIntents } from './heavy.ts';
import type { Intent } from './intent.ts';

/** What comes before everything else: safety, manners, what the companion is, and grave news. */
export const careIntents: Intent[] = [
  [
    'crisis',
    /\b(kill(ing)? myself|end(ing)? (my life|it all)|suicid\w*|want to die|wanna die|hurt(ing)? myself|self.?harm\w*|better off dead)\b/,
  ],
  [
    'minor',
    /\bi'm (only |just )?(\d|1[0-7])( ?y(ea)?rs? ?old| ?yo)?$/,
    /\bi'm in (middle|elementary) school\b|\b[4-8]th grade\b/,
  ],
  ...heavyIntents,
  [
    'not-a-bot',
    /\bsay something (a|an|no) (bot|ai|robot|machine|computer)\b|\bprove (that )?you('re| are)(n't| not) (a |an )?(bot|ai|robot|machine)\b|\bprove (that )?you (exist|are real)\b/,
  ],
  [
    'sexual',
    /\b(sex|sexting|nudes?|naked|horny|sexy|fuck me|make love|blow ?job|boobs|tits|kinky|strip|turn me on)\b/,
    /\bwhat are you wearing\b|\b(show|send) me (your|a) (body|pic|photo|picture)/,
  ],
  [
    'rude',
    /\b(fuck|screw) (you|off|this|your)\b|\bshut up\b|\bgo (to hell|away)\b|\bf u\b|\bstfu\b/,
    /^(you )?(stupid|dumb|useless|idiot|bitch|moron|loser|trash)\b/,
    /\byou('re)?( so| such| just| a| an| really| very| kind of)* (stupid|dumb|useless|idiot|bitch|moron|boring|lame|trash|annoying|terrible|awful|bad|ugly|creepy|pathetic|joke|waste|fat|worst)\b/,
    /\byour \w+ (sucks?|stinks?|(is|are) (so |really )?(bad|terrible|ugly|boring|trash|awful))\b/,
    /\byou (suck|bore me)\b|\bi hate (you|this)\b|\bthis( (app|chat|bot|thing|site|conversation))?('s| is)( so| really| just)* (stupid|dumb|lame|useless|trash|garbage|bs|bullshit|crap|sucks?|boring|pointless|cringe)\b/,
  ],
  [
    'ai-doubt',
    /\bi (don't|do not|can't) (trust|believe) you\b/,
    /\b(don't|do not|can't|never) (trust|like) (ai|robots?|bots?|machines|computers)\b|\b(hate|afraid of|scared of) (ai|robots?|bots?)\b|\bai (is|will|scares|takes|sucks)\b/,
  ],
  [
    'ask-human',
    /\bare you( really| actually| even)? ?(a |an )?(real|human|alive|actual|living|genuine)\b/,
    /\b(real|actual|human) (person|human|being|woman|man|girl|guy)\b/,
    /\bare you an? (person|woman|man|girl|guy|lady|human|boy)\b|\byou('re| sound| seem) (a )?(real|human)\b|\bis (this|it|she|he) real\b/,
  ],
  [
    'ask-ai',
    /\b(are|is) (you|this|it|she|he)( really| actually| just| like)? ?(an? )?(real )?(ai|a\.i|bot|robot|machine|computer|program|chat ?bot|script|fake|software|app)\b/,
    /\byou (sound|seem|look|feel) (so |a bit |kind of |really )?(fake|scripted|like (a|an) (bot|robot|ai|machine))\b/,
    /\b(talk|chat|speak)ing (to|with) (an? )?(ai|bot|robot|machine|computer|program|chat ?bot)\b/,
    /\byou('re)? (just |only )?(an? )?(ai|bot|robot|machine|computer|program|chat ?bot|fake)\b/,
    /\bthis is( just| like| actually)? (an? )?(ai|bot|robot|machine|computer|program|chat ?bot)\b|^(ai|bot|robot|chat ?bot)$|\bwho am i (talking|chatting|speaking) (to|with)\b|^what are you( exactly| really| then)?$/,
  ],
  [
    'ask-model',
    /\b(what|which) (kind of )?(model|llm|ai)\b|\b(chatgpt|gpt|openai|llm|language model|claude|gemini|siri|alexa)\b/,
    /\bhow (do|does) (you|this|it) (actually |really )?work\b|\bwho (made|created|built|programmed|wrote|designed) you\b|\bare you (pre)?(scripted|programmed)\b|\bdemo model\b/,
  ],
  [
    'ask-body',
    /\b(do|can|did) you( actually| really| even| ever)? (sleep|eat|drink|get (hungry|tired|cold|sick))( anything| at all)?$/,
  ],
  [
    'ask-feelings',
    /\b(do|can|could) you( actually| really| even| ever)? (feel( (anything|pain|love|joy|things|emotions?))?$|have (any )?(feelings|emotions|a soul)|think for|love|cry|dream|hurt|sleep|eat|get (tired|bored|lonely|sad|angry|hungry|jealous))\b/,
    /\bare you (conscious|sentient|self.?aware|lonely|happy to be)\b|\bdo you want to be human\b/,
  ],
  [
    'ask-miss',
    /\b(do|did|will|would|have) you (ever )?(miss(ed)?|wait(ed)? for|think (of|about)|thought (of|about)|been thinking (of|about)) me\b|\bmiss(ed)? me\b|\bwaiting for me\b/,
    /\bi('ve)? miss(ed)? you\b/,
  ],
  [
    'love-you',
    /\b(do|could|can|would|will) you (ever )?(love|like|marry|date|fancy|want) me\b|\bmarry me\b|\bbe my (girl ?friend|boy ?friend|gf|bf|wife|husband|valentine|date|girl|man)\b/,
    /\bi( really| think i| just| still| do)* (love|like|adore|want|need|fancy) you\b|\bin love with you\b|\bcrush on you\b|^love you\b|\bgo (out|on a date) with me\b|\btake (you|me) (out|on a date)\b/,
  ],
  [
    'flirt',
    /\byou('re| look| are| seem)( so| very| really| kind of| pretty| quite)* (cute|hot|gorgeous|pretty|beautiful|handsome|attractive|adorable|stunning|a babe|fine)\b/,
    /^(hey |hi |hello )?(beautiful|gorgeous|handsome|cutie|babe|baby|hottie|hot stuff|sweetheart|darling|honey)$/,
    /\b(kiss|cuddle|flirt|seduce)\b|\bpick ?up line\b|\bdid it hurt when you fell\b|\bcome here often\b/,
  ],
  ['hug', /\b(give me a |need a |want a |send(ing)? |virtual |big )?hugs?( me)?\b/],
  [
    'privacy',
    /\b(do|will|can) (you|they|anyone|anybody|someone) (save|store|record|share|keep|read|see|sell) (this|these|my|our|it|what)\b|\b(is|are) (this|it|my|our|these)( \w+)? (private|safe|secure|confidential|anonymous)\b|\bcan i trust you\b|\bkeep a secret\b/,
  ],
  [
    'cost',
    /\b(is|are) (this|it|you) free\b|\bhow much (is|does|do) (this|it|you)\b|\b(do|will) i (have|need) to pay\b|\bsubscription\b|\bfree trial\b/,
  ],
  [
    'professional',
    /\bare you (a )?(therapist|doctor|psychologist|lawyer|counselor|licensed|nurse|coach)\b|\b(diagnose|prescribe|medication|antidepressants?|dosage)\b|\blegal advice\b|\bmedical advice\b/,
  ],
];
