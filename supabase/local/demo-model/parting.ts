import { type Move, move } from './move.ts';
import { turn } from './sentences.ts';

/** Why somebody leaves, by their words. */
const REASONS: [reason: string, words: RegExp][] = [
  [
    'for-good',
    /\b(?:not|isn't|don't think (?:this|it)(?:'s| is))(?: \w+)? (?:for me|my (?:thing|cup of tea))\b|\bclicked (?:on )?the wrong\b|\bdelet\w+ (?:this|the app|my account)\b/i,
  ],
  [
    'ride',
    /\b(?:bus|train|uber|lyft|cab|taxi|ride|flight|plane|subway|metro|tram|ferry|stop|carpool)(?:'s|s| is|'re| are)? (?:\w+ )?(?:here|coming|outside|arriv\w+|leav\w+|board\w+|pulling|up|next)\b|\b(?:catch|make|get on|board|missing|miss) (?:my|the|our) (?:bus|train|flight|plane|ferry|tram|subway|ride)\b/i,
  ],
  [
    'baby',
    /\b(?:my|the|our) (?:\w+ )?(?:baby|toddler|kids?|kiddo|son|daughter|twins|little one|newborn|children|boys|girls|grand(?:kids?|son|daughter|baby))\b|\b(?:baby|kids?)(?:'s|s| is| are|'re| just| has)? (?:\w+ )?(?:threw|fell|woke|got|up|awake|crying|waking|need\w*|here|calling|hungry)\b/i,
  ],
  ['boss', /\b(?:boss|manager|supervisor)(?:'s| is|'re| just| walked| came)?\b/i],
  [
    'food',
    /\b(?:oven|timer|stove|pot|pan)(?:'s| is|'re| are| just| went)?\b|\b(?:dinner|supper|lunch|breakfast|food|pizza|pasta|soup)(?:'s| is|'re| are) (?:\w+ )?(?:ready|here|burning|done|on|getting|served|cold|boiling)\b/i,
  ],
  [
    'battery',
    /\b(?:battery|phone|laptop|tablet|computer)(?:'s| is)? (?:\w+ ){0,3}?(?:die|dying|dead|dies|low|at \d+)|\b\d+ ?(?:%|percent)/i,
  ],
  [
    'door',
    /\b(?:door ?bell|the door|company's here|guests are|(?:someone|somebody)(?:'s| is) (?:here|at|calling|knocking)|(?:mom|dad|wife|husband|phone|she|he)(?:'s| is) (?:calling|ringing|here|home))\b/i,
  ],
  ['pet', /\b(?:my|the|our) (?:dog|pup|puppy|cat|kitten)(?:'s|s)?\b(?! (?:video|pic))/i],
  [
    'work',
    /\b(?:work|shift|class|meeting|break|patients?|customers?|clients?|school|practice|appointment|interview|exam|the (?:office|store|gym))\b/i,
  ],
  ['tired', /\b(?:wiped|exhausted|beat|fading|dead tired|so tired|falling asleep|worn out)\b/i],
];

/** A goodbye that keeps to the reason given, where one is. */
export function goodbyeOf(said: string): Move {
  const [reason] = REASONS.find(([, words]) => words.test(said)) ?? [];
  return move(reason === undefined ? 'goodbye' : `goodbye-${reason}`);
}

const THANKED_FOR =
  /\b(?:thanks|thank you|thankyou|thx|ty|appreciate)(?: you)?(?: so much| a lot| again| very much| a bunch| a million| a ton)?,? for (?<it>(?:(?:the|your|that|this|not|(?!(?:no|any|every|some)thing)\p{L}{2,}ing)\b)(?: (?!(?:and|but|because|it|that|which|lol|i|i'm|though|today|again)\b)[\p{L}'-]+){0,6})/iu;
const BY_DOING = /^(?:not )?\p{L}{2,}ing\b/iu;
const SHORTLY = /^\p{L}{2,}ing(?: (?!(?:man|dude|bro|here|with|how|what)\b)\p{L}+){0,2}$/iu;
const TOUCHED =
  /\b(?:(?:made|makes|had|got) me (?:\w+ ){0,2}?(?:tear(?:y|ing)?(?: up)?|cry|crying|smile|choke\w*|emotional)|(?:teared|choked|welled) up|i (?:\w+ )?(?:cried|smiled))\b/i;
const PART = /\b(?<it>the (?:\p{L}+ ){1,3}(?:part|bit|line))\b/iu;
const LIKED =
  /^(?<it>(?:the|your|that|this) [^,]{2,30}?) (?:is|was|are|were|feels) (?:so |really |very |pretty |kind of |just )*(?:nice|cute|lovely|great|cool|good|sweet|beautiful|perfect|fun|kind|soothing|calming|funny|pretty)\b/i;
const LOW_BESIDE =
  /\b(bit|little|kind of|so|pretty) (nervous|shy|awkward|anxious|scared|unsure)\b|\bhaven't (\w+ )?(smiled|laughed|done (much|a lot|any) of (that|it)|felt|slept|had (much|a lot|any))\b|\b(rough|hard|bad|tough|long|awful|lonely) (\w+ )?(day|week|month|year|time|night|few)\b/i;

/** Thanks, by what is told behind them (something low, something of earlier days) and by what they are for. */
export function thanksOf(first: string, rest: readonly string[]): Move {
  if (rest.some((text) => LOW_BESIDE.test(text))) return move('thanks-low');
  if (rest.some((text) => /\b(i|we) (used to|once)\b/i.test(text))) return move('thanks-told');
  const all = [first, ...rest].join('. ');
  if (TOUCHED.test(all)) {
    const part = all.match(PART)?.groups?.it;
    return move('thanks-touched', part ? { it: part } : {});
  }
  const liked = rest.map((text) => text.match(LIKED)?.groups?.it).find((it) => it !== undefined);
  if (liked) return move('thanks-liked', { it: asOwn(liked) });
  const prized = first.match(/\bappreciate (?<it>(?:the|your) [^,]{3,40})/i)?.groups?.it;
  if (prized) return move('thanks-liked', { it: asOwn(prized) });
  const it = first.match(THANKED_FOR)?.groups?.it;
  // A welcome is only returned.
  if (it === undefined || /^(?:that|this|the|your|not)$|\b(?:welcome|hello|hi|greeting)\b/i.test(it))
    return move('thanks');
  if (!BY_DOING.test(it)) return move('thanks-thing', { it: asOwn(it) });
  // Only what is short is said back: 'hearing me out', not all that it was said with.
  return SHORTLY.test(it) ? move('thanks-doing', { it: turn(it) }) : move('thanks');
}

/** 'Your patience' is the companion's: 'my patience'. */
function asOwn(it: string): string {
  return it
    .replace(/^your\b/i, 'my')
    .replace(/^(?:that|this)\b/i, 'the')
    .toLowerCase();
}
