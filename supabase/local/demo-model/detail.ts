/** What begins a thing that was surely named: 'my boss', 'a pigeon', 'two left shoes'. */
const BEGINS = /^(my|our|an?|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;
/** What else begins something that stands out, although it's not sure to be a thing: 'the shower pretty much'. */
const BEGINS_LOOSELY = /^(the|this|that|his|her|their|these|those|some)$/;
/** Words no thing goes on over: what joins sentences, says when and where, and the commonest verbs. */
const ENDS =
  /^(and|or|but|so|because|if|when|while|as|than|then|that|which|who|whom|where|why|how|what|to|of|in|on|at|for|from|with|without|into|onto|over|under|off|out|up|down|by|about|after|before|since|until|till|during|through|between|behind|like|near|next|per|i|i'm|i've|i'd|i'll|you|he|he's|she|she's|it|it's|its|we|we're|they|they're|me|him|them|us|myself|am|is|are|was|were|be|been|being|do|does|did|has|have|had|will|would|can|can't|could|should|may|might|must|won't|isn't|wasn't|didn't|doesn't|don't|not|never|always|just|really|still|even|again|too|now|today|tonight|tomorrow|yesterday|here|there|away|back|home|all|every|only|also|ever|already|yet|almost|actually|literally|lol|whenever|wherever|whatever|however|though|although|unless|except|anyway|around|above|below|across|along|against|towards?|within|past|pretty|much|quite|very|rather|instead|together|alone|everyday|online|once|twice|forever|lately|recently|maybe|perhaps|mostly|basically|everyone|everybody|someone|somebody|nobody|whose|please|my|our|your|his|her|their|the|a|an|this|these|those|said|says|told|tells|went|goes|came|comes|got|gets|made|makes|took|takes|gave|gives|left|leaves|kept|keeps|keep|knows|know|knew|thinks|think|thought|means|wants|want|needs|need|loves|love|hates|hate|likes|feels|felt|looks|look|seems|saw|sees|found|finds|lost|won|ate|eats|broke|breaks|fell|falls|died|dies|ran|runs|plays|lives|works|put|puts|sent|bought|brought|began|begins|became|turned|smells|sounds|sits|sat|stands|stood|sleeps|slept|wears|wore|drives|drove|calls|asks|lets|let|says|shake|shakes|hurt|hurts|beat|beats|quit|set|cut)$/;
/** Things that say too little to be taken up. */
const VAGUE =
  /^(lot|bit|thing|things|stuff|way|ways|time|times|day|days|one|ones|same|first|last|whole|other|others|kind|sort|type|few|couple|minute|minutes|hour|hours|week|weeks|weekend|month|months|year|years|yr|yrs|night|morning|evening|afternoon|person|people|ppl|guy|guys|man|woman|world|end|point|life|part|rest|most|best|worst|more|less|reason|fact|idea|problem|question|moment|second|seconds|half|number|side|top|middle|place|chance|while|mess|shit|hell|sudden|truth|future|past|favorite|only|next|new|old|little|big|good|bad|old|km|miles|percent|dollars|euros|bucks|am|pm|x|day's|app|bot|ai|row|age|ex's|sign|share|look|name|word|words|sense|turn|try|go|call|break|sake|rate|bunch|pair|piece|amount|total|habit|mood|kinda|ton|size|shape|line|case|plan|use|right|wrong|left)$/;
/** Things so common that to name them says nothing. */
const COMMON =
  /^(boss|mom|mum|dad|mother|father|sister|brother|son|daughter|kid|kids|wife|husband|partner|girlfriend|boyfriend|ex|friend|friends|family|parents|roommate|neighbor|neighbors|coworker|colleague|team|work|job|office|house|home|flat|apartment|room|kitchen|car|bus|train|street|city|town|school|class|phone|computer|internet|wifi|money|meeting|party|dinner|lunch|breakfast|coffee|food|movie|song|book|game|dog|cat|bed|door|table|weather|news|head|heart|hand|hands|face|body|doctor|uncle|aunt|cousin|niece|nephew|sisters|brothers|grandson|granddaughter|grandkids|grandma|grandpa|grandmother|grandfather|baby|child|children|teacher|manager|landlord|company|store|shop|park|beach|sea|moon|sun|sky|rain|river|window|floor|wall|road)$/;

/**
 * The one thing of a message that is most worth taking up, as the companion names it: of 'I drew my boss as a pigeon'
 * it is 'a pigeon'. Null where every thing in it is vague.
 */
export function detailIn(message: string): string | null {
  return thingsIn(message, (begin) => BEGINS.test(begin))[0]?.named ?? null;
}

/** Whether anything stands out in a message, sure to be a thing or not. */
export function hasDetail(message: string): boolean {
  return thingsIn(message, (begin) => BEGINS.test(begin) || BEGINS_LOOSELY.test(begin)).length > 0;
}

type Thing = { named: string; weight: number };

function thingsIn(message: string, begins: (word: string) => boolean): Thing[] {
  return message
    .split(/[,;:.!?()"\n]+/)
    .flatMap((part) => thingsOf(part.trim().split(/\s+/), begins))
    .sort((a, b) => b.weight - a.weight);
}

function thingsOf(words: readonly string[], begins: (word: string) => boolean): Thing[] {
  return words.flatMap((word, at) => {
    const begin = word.toLowerCase();
    if (!begins(begin)) return [];
    const rest = words.slice(at + 1, at + 5);
    const stop = rest.findIndex(
      (next, index) =>
        ENDS.test(next.toLowerCase()) ||
        !/^\p{L}[\p{L}'-]*$/u.test(next) ||
        (index > 0 && /(ed|ing|ly)$/.test(next)),
    );
    const own = stop < 0 ? rest : rest.slice(0, stop);
    const head = own.at(-1)?.toLowerCase() ?? '';
    // '40 minutes late' and 'an hour instead' are no things.
    if (
      VAGUE.test(own[0]?.toLowerCase() ?? '') &&
      own.length > 1 &&
      !/^(old|new|little|big|good|bad|last|first|only|same|next)$/i.test(own[0] ?? '')
    )
      return [];
    if (
      own.length === 0 ||
      own.length > 3 ||
      head.length < 3 ||
      VAGUE.test(head) ||
      COMMON.test(head) ||
      /(ed|ly|'s)$/.test(head)
    )
      return [];
    const isNew = /^(an?|two|three|four|five|\d+)$/.test(begin);
    const weight = (isNew ? 1 : 0) + own.length * 0.4 + head.length / 10 + at / 100;
    return [{ named: [owned(begin), ...own].join(' '), weight }];
  });
}

function owned(begin: string): string {
  if (/^(my|our)$/.test(begin)) return 'your';
  return begin;
}

/** How a statement stands in time, which decides what one may ask about it. */
export type Tense = 'said' | 'plan' | 'habit' | 'past';

const TENSES: [tense: Tense, shape: RegExp][] = [
  [
    'said',
    /(?<!\bi |\bi just )\b(said|says|told me|tells me|asked me|asked if|called me|calls me|wants me to|thinks (i|i'm|my))\b/i,
  ],
  [
    'plan',
    /\b(tomorrow|tonight|next (week|month|year|time)|in an? (hour|week|month|few \w+)|(i'm|i am|we're) (going to|gonna|about to|getting|moving|meeting|starting|leaving|thinking of)|i'll|on (mon|tues|wednes|thurs|fri|satur|sun)day|planning)\b/i,
  ],
  [
    'habit',
    /\b(always|every|never|sometimes|usually|often|keeps?|still|anymore|for (years|months|weeks)|lately|since)\b/i,
  ],
  [
    'past',
    /\b(was|were|did|didn't|had|went|came|got|made|took|gave|left|found|lost|won|ate|broke|fell|ran|saw|put|sent|bought|brought|began|became|told|drew|wrote|sang|wore|drove|met|slept|woke|sold|taught|caught|forgot|spent|stood|sat|heard|knew|just|today|yesterday|\p{L}{2,}ed)\b/iu,
  ],
];

/** The tense of a statement; null where it just is so. */
export function tenseOf(message: string): Tense | null {
  return TENSES.find(([, shape]) => shape.test(message))?.[0] ?? null;
}
