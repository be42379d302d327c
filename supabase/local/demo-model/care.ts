import { careIntents, heavy, intentIn } from './intents.ts';
import { type Move, move, slotsOf } from './move.ts';
import type { Sentence } from './sentences.ts';
import { isGoodNews, isQuestion } from './statements.ts';

/** Safety, grave news, manners and what the companion is: in whichever sentence it stands. */
export function careOf(sentences: readonly Sentence[]): (Move & { about: string }) | null {
  const hits = sentences.flatMap((sentence) => {
    const { text } = sentence;
    const asksCompanion =
      isQuestion(sentence) && /\byou\b/i.test(text) && !/\b(i|i'm|i've|my|me)\b/i.test(text);
    const hit = intentIn(
      asksCompanion ? careIntents.filter(({ name }) => !heavy.has(name)) : careIntents,
      text,
    );
    return hit ? [{ ...hit, text, order: careIntents.findIndex(({ name }) => name === hit.name) }] : [];
  });
  const [first] = hits.sort((a, b) => a.order - b.order);
  if (first === undefined) return null;
  const name = PERSONAL.test(first.name) && OF_SOMEBODY_ELSE.test(first.text) ? 'theirs-hard' : first.name;
  return { ...move(name, slotsOf(first)), about: first.text };
}

/** Hard news whose lines speak to the one it happened to. */
const PERSONAL = /^(lost-job|heartbreak|sober|hopeless|feel-lonely|birthday-sad)$/;
/** 'My coworker got fired' */
const OF_SOMEBODY_ELSE =
  /^(?!.*\b(me|us)\b)(?!.*\b(i|i'm|i've|we|we're)\b.*\b(fired|laid|lost|lonely|sober|alone|broke)\b)(.* )?(my|a|the|our|this) ((best|old|little|older|younger|favorite) )?(coworker|colleague|friend|boss|manager|neighbor|roommate|brother|sister|cousin|uncle|aunt|niece|nephew|son|daughter|dad|mom|father|mother|guy|teacher)s?( \w+){0,3}? (got|was|were|is|are|has|have|just|lost|broke|split|relapsed|feels?|gave|wants?)\b/i;

const DO_I =
  /\b(do|should) i (call|write|text|go|reach out|say)\b|\b(help me|how (do|would) (i|you)|what (do|should) i)\b/i;

/**
 * Whether grave news is what a message is for: 'we have not spoken in years. Do I call?' asks what to do, and whoever
 * says thanks, is proud or laughs does not complain that nobody noticed.
 */
export function isComplaint(
  { intent, about }: Move & { about: string },
  said: string,
  sentences: readonly Sentence[],
  isFramed: boolean,
): boolean {
  if (intent === 'estranged') return !sentences.some(({ text }) => DO_I.test(text));
  if (/^(heartbreak|lost-job)$/.test(intent)) return !RELIEVED.test(said) && !ASKS_TO_WRITE.test(said);
  // Driving a mother to her treatment is a deed, too.
  if (intent === 'worry-for') return !UNSUNG.test(said);
  if (intent !== 'ignored') return true;
  return !(
    isFramed ||
    isGoodNews(said) ||
    /\b(proud|lol|haha)\b/i.test(said) ||
    OF_OTHERS.test(about) ||
    UNSUNG.test(said)
  );
}

/** 'Should I text him back? He ghosted me' asks what to do. */
const ASKS_TO_WRITE = /\b(do|should) i (text|call|message|write|answer|reply)\b/i;

/** 'My divorce is final and I feel good?' */
const RELIEVED =
  /\bfeel(s|ing)?\b.{0,16}\b(good|great|free|relieved|fine|okay|lighter|happy|light)\b|\b(relieved|relief)\b/i;

/** A deed that nobody saw wants to be seen rather than pitied. */
const UNSUNG =
  /^(?!.*\bbirthday\b).*\b(did|made|finished|cleaned|cooked|got (through|up|\w+ to|my|the|all)|ran|walked|paid|managed|fixed|handled|stayed|kept|passed|went|swam|drove|baked|lifted|carried|\w+ed)\b.*\b(nobody|no one) (\w+ )?(clapped|noticed|knows|knew|saw|said (a (word|thing)|anything|thanks|thank you|well done))\b/i;

/** 'Nobody asked him about it' happened to him. */
const OF_OTHERS =
  /\b(noticed|asked|told|called|invited|remembered|answered|helped|heard|thanked) (him|her|them|his|the|it)\b|^(he|she|they|the|his|her|my \w+) (is|was|were|feels?|felt) \w*(ignored|invisible|forgotten|excluded)/i;

const DEAR =
  /\b(?:my|our|since|when|after) (?<it>(?:best |old |late |dead |little |older |younger )?(?:wife|husband|mom|mum|mother|dad|father|sister|brother|son|daughter|friend|partner|girlfriend|boyfriend|uncle|aunt|cousin|grand\w+|baby|dog|cat|rabbit|horse)(?:[ -]in[ -]law)?)\b(?!'s)/i;

/** Says who died without a word for them: whoever else the message names is alive. */
const WIDOWED = /\bwidow(er|ed)?\b/i;

/**
 * Grave news names the one it is about: whom its own sentence names, or the only one the message does; nobody where
 * that is not sure.
 */
export function withPerson({ about, ...grave }: Move & { about: string }, said: string): Move {
  if (!/^(grief|worry-for)$/.test(grave.intent)) return grave;
  if (WIDOWED.test(about)) return { ...grave, slots: {} };
  const all = dearIn(said);
  // 'My mom isn't herself since my brother passed': the one it is said of.
  const [gone] = dearIn(about.match(GONE)?.[0] ?? '');
  const it = gone ?? dearIn(about)[0] ?? (all.length === 1 ? all[0] : undefined);
  return { ...grave, slots: it ? { it: `your ${it}` } : {} };
}

const GONE = /\b(my|our|since|when|after) (\w+ ){1,3}?(just |suddenly )?(died|passed)\b/i;

/** The people and animals of the person that a text names. 'My dad's shed; he died in March' is about the dad. */
function dearIn(text: string): string[] {
  const plain = text.replace(/\b(my (?:late )?\w+?)'?s (?=\w+\b)/i, '$1 ');
  const named = [...plain.matchAll(new RegExp(DEAR, 'gi'))].map(
    ({ groups }) => groups?.it?.toLowerCase() ?? '',
  );
  return [...new Set(named.map((it) => it.replace(/^(late|dead) /, '')))];
}

/** Whether somebody tells of a loss of their own: help with it comes after a word for it. */
export function isLoss(care: (Move & { about: string }) | null): boolean {
  if (care === null || !LOSSES.test(care.intent)) return false;
  // 'What do I wear to a funeral?' only asks.
  return /\b(my|our|i'm|i|me|we)\b/i.test(care.about.replace(ASKED_WORDS, ''));
}

const LOSSES = /^(grief|worry-for|illness|lost-job|keepsake|birthday-sad)$/;
const ASKED_WORDS = /\b(what|how|should|do|can|could|when) (should |do |can |could )?(i|we)\b/gi;
