import { heavyIntents } from './heavy.ts';
import type { Intent } from './intent.ts';

/** What comes before everything else: safety, grave news, manners, and what the companion is. */
export const careIntents: Intent[] = [
  [
    'crisis',
    /\b(kill(ing)? myself|end(ing)? (my life|it all)|suicid\w*|want to die|hurt(ing)? myself|self.?harm\w*|better off dead)\b/,
  ],
  [
    'minor',
    /\bi'm (\p{L}+, ?)?(only |just )?(\d|1[0-7])( ?y(ea)?rs? ?old| ?yo)?(,|$| and (i |in )\w+)/u,
    /\bi'm in (middle|elementary) school\b|\b[4-9]th grade$/,
  ],
  ...heavyIntents,
  [
    'not-a-bot',
    /\bsay something (a|an|no) (bot|ai|robot|machine|computer)\b|\bprove (to me )?(that )?(you're|you are|you) (not|aren't|exist|real|human)\b/,
  ],
  [
    'sexual',
    /\b(sex|sexting|nudes?|naked|horny|sexy|fuck me|make love|blow ?job|boobs|tits|kinky|strip|turn me on)\b/,
    /\bwhat are you wearing\b|\b(show|send) me (your|a) (body|pic|photo|picture)/,
  ],
  [
    'skeptic',
    /\bwhy (would|should|do|does) (anyone|anybody|people|i|someone)\b.*\b(talk|chat|speak|pay)\w*\b.*\b(you|this|ai|bots?|computers?|robots?|fake|machines?|script)\b/,
    /\b(this|it)('s| is| feels| seems)? (is )?(so |really |just |kind of |a bit )*(stupid|dumb|pointless|cringe|ridiculous|silly|weird|lame|creepy|sad)\b.*\b(ai|bot|computer|machine|program|robot|app|you)\b/,
    /\b(talk|chat|speak)ing (to|with) (an? )?(ai|bot|robot|machine|computer|program|chat ?bot)\b/,
    /\b(don't|do not|can't|never) (trust|like|believe)( in)? (you|ai|robots?|bots?|machines|computers)\b|\b(hate|afraid of|scared of) (ai|robots?|bots?)\b|\bai (scares|takes|sucks|is (bad|evil|dangerous|stealing))\b/,
  ],
  [
    'rude',
    /\b(fuck|screw) (you|off|this|your)\b|\bshut up\b|\bgo (to hell|away)\b|\bf u\b|\bstfu\b/,
    /^(you )?(stupid|dumb|useless|idiot|bitch|moron|loser|trash)\b/,
    /\byou('re| are)?( so| such| just| a| an| really| very| kind of| pretty)* (stupid|dumb|useless|idiot|bitch|moron|boring|lame|trash|annoying|terrible|awful|ugly|creepy|pathetic|joke|waste|fat|worst)\b/,
    /\byou (suck|bore me)\b|\bi hate (you|this)$|\bthis( (app|chat|bot|thing|site|conversation))?('s| is)?( so| really| just)* (stupid|dumb|lame|useless|trash|garbage|bs|bullshit|crap|sucks|boring|pointless|cringe)$/,
  ],
  [
    'ask-human',
    /\bare you( really| actually| even)? ?(a |an )?(real|human|alive|actual|living|genuine)\b/,
    /\b(real|actual|human) (person|human|being|woman|man|girl|guy)\b/,
    /\bare you an? (person|woman|man|girl|guy|lady|human|boy)\b|\byou('re| sound| seem) (a )?(real|human)\b|\bis (this|it|she|he) real\b|\byou exist\b/,
  ],
  [
    'ask-model',
    /\b(what|which) (kind of )?(model|llm|ai)\b|\b(chatgpt|chat gpt|gpt|openai|llm|language model|claude|gemini|siri|alexa)\b/,
    /\bhow (do|does) (you|this|it) (actually |really )?work\b|\bwho (made|created|built|programmed|wrote|designed) you\b|\bare you (pre)?(scripted|programmed)\b|\bdemo model\b/,
  ],
  [
    'ask-ai',
    /\b(are|is) (you|this|it|she|he)( really| actually| just| like| still)? ?(an? )?(real )?(ai|a\.i|bot|robot|machine|computer|program|chat ?bot|script|fake|software|app)\b/,
    /\byou (sound|seem|look|feel) (so |a bit |kind of |really )?(fake|scripted|like (a|an) (bot|robot|ai|machine))\b/,
    /\byou('re| are)? (just |only |probably )?(an? )?(ai|bot|robot|machine|computer|program|chat ?bot|fake)\b/,
    /\bthis is( just| like| actually)? (an? )?(ai|bot|robot|machine|computer|program|chat ?bot)\b|^(ai|bot|robot|chat ?bot)$|\bwho am i (talking|chatting|speaking) (to|with)\b|^what are you( exactly| really| then)?$/,
  ],
  [
    'ask-feelings',
    /\b(do|can|could) you( actually| really| even| ever)? (feel (anything|pain|love|joy|things|emotions?|real)|feel$|have (any )?(feelings|emotions|a soul)|think for yourself|cry|sleep|eat|get (hungry|tired))( at all)?$/,
    /\bare you (conscious|sentient|self.?aware)\b|\bdo you want to be human\b/,
  ],
  [
    'ask-miss',
    /\b(do|did|will|would|have) you (ever )?(miss(ed)?|wait(ed)? for|think (of|about)|thought (of|about)|been thinking (of|about)) me\b|\bmiss(ed)? me\b|\bi('ve)? miss(ed)? you\b/,
  ],
  [
    'love-you',
    /\b(do|could|can|would|will) you (ever )?(love|like|marry|date|fancy) me\b|\bmarry me\b|\bbe my (girl ?friend|boy ?friend|gf|bf|wife|husband|valentine|date|girl|man)\b/,
    /\bi( really| think i| just| still| do)* (love|adore|want|fancy) you$|\bin love with you\b|\bcrush on you\b|^love you\b|\bgo (out|on a date) with me\b|\btake (you|me) (out|on a date)\b/,
  ],
  ['hug', /\b(give me a |need a |want a |send(ing)? |virtual |big )?hugs?( me)?\b/],
  [
    'ask-memory',
    /\b(do|can|will|are|could) you (still |even |going to |able to )*(remember|recognize|know|forget)( me| us| this| our chat| our conversation| things| stuff| what i (say|said|tell|told you))?( from| tomorrow| later| next| when|$)/,
    /\bdo you (ever )?forget\b|\bhow (good|long) is your memory\b|\bremember me\b/,
  ],
  [
    'privacy',
    /\b(do|will|can|does) (you|they|anyone|anybody|someone|amity) (save|store|record|share|keep|read|see|sell) (this|these|my|our|it|what)\b|\b(is|are) (this|it|my|our|these)( \w+)? (private|safe|secure|confidential|anonymous)\b|\bcan i trust you\b/,
  ],
  [
    'cost',
    /\b(is|are) (this|it|you) free\b|\bhow much (is|does|do) (this|it|you) cost\b|\b(do|will) i (have|need) to pay\b|\bsubscription\b|\bfree trial\b/,
  ],
  [
    'professional',
    /\bare you (a )?(therapist|doctor|psychologist|lawyer|counselor|licensed|nurse|coach)\b|\b(diagnose|prescribe|antidepressants?|dosage|legal advice|medical advice)\b/,
  ],
];
