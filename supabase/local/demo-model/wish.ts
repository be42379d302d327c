import { intentIn, requestIntents } from './intents.ts';
import { wantsMade } from './made-tale.ts';
import { type Move, move, slotsOf } from './move.ts';
import { namedIn } from './named.ts';
import { type Sentence, spelled } from './sentences.ts';

/** What a joke or a story is wished about: 'the borrowed telescope', and the word by which it is found in one. */
export interface Subject {
  it: string;
  stem: string;
  /** Whether it stands before the word: 'a lawyer joke'. */
  isKind: boolean;
}

const ABOUT =
  /\b(?:(?:jokes?|puns?|story|stories|tale) (?:about|of|on|with|involving|featuring)|make it (?:about|with)|\b(?:one|something) (?:about|with)) (?<it>(?:(?:an?|the|that|this|my|your|some) )?\p{L}+(?: (?!(?:please|and|or|for|in|on|who|that|which|if|i|mine|but|at|from|to|with|when|where|lol|haha|today|now|then|though|lately|my|our|his|her)\b)\p{L}+){0,2})/iu;
const OF_KIND =
  /\b(?<it>\p{L}{3,}) (?:jokes?|puns?)\b|\b(?:jokes?|puns?)\b.*[.,!] ?(?:an? )?(?<one>\p{L}{3,}) (?:one|joke|kind)s?\b/iu;
const NO_KIND =
  /^(any|some|good|bad|best|worst|dumb|stupid|dad|funny|funniest|favorite|another|more|one|the|your|you|tell|know|terrible|dirty|clean|dark|short|quick|corny|cheesy|silly|lame|new|old|great|nice|little|small|first|next|just|got|have|make|made|want|need|hear|give|these|those|inside|practical|few|same|decent|okay|real|please|only|like|awful|knock|that|this|what|really|two|other|crack|can|\p{L}+est|cute|killer|solid|love|could|use|told|wholesome|running gag|says?|said|her|his|their|our|about|for|ever|not|does|did|do|out|all)$/iu;
const LIKED =
  /\b(?:he|she|they|who|kid|son|daughter|girl|boy|old|one|niece|nephew) (?:really |just |absolutely )?(?:likes?|loves?|is (?:really )?(?:into|obsessed with|crazy about)) (?<it>\p{L}{3,})/iu;

/** What a joke or a story is wished about; null where it may be about anything. */
export function subjectIn(wish: string): Subject | null {
  // Of 'people with two left feet' it is the feet.
  const said = spelled(wish).replace(
    /\b(?:people|somebody|someone|guys?|folks) (?:with|who have|who can't|who cannot|who don't|who cant) (?:\w+ left )?/i,
    '',
  );
  const { it: about } = said.match(ABOUT)?.groups ?? {};
  const { it: of, one } = said.match(OF_KIND)?.groups ?? {};
  const kind = [of, one].find((word) => word !== undefined && !NO_KIND.test(word));
  const it = about ?? kind ?? said.match(LIKED)?.groups?.it;
  // Of 'the neighbor's rooster that crows at noon' it is the rooster.
  const last = namedIn(wish)?.head ?? it?.toLowerCase().split(' ').at(-1) ?? '';
  const stem = last.replace(/(?<=\p{L}{3})e?s$/u, '').replace(/(?<=\p{L}{3})ie$/u, 'y');
  // 'A night when nobody came' is about no night in particular.
  return it === undefined ||
    stem.length < 3 ||
    /^(night|day|time|evening|morning|moment|year|something|somebody|someone|anything|thing|people|person|mother in|father in)$/.test(
      stem,
    )
    ? null
    : { it: it.toLowerCase(), stem, isKind: about === undefined && kind !== undefined };
}

/** Whether a sad word stands in what a tale is wished about: 'a story about a lonely planet' is no complaint. */
export function isInTale(text: string): boolean {
  const [, about] = text.match(/\b(?:stor(?:y|ies)|tale|joke|poem)\b.*?\b(?:about|of|with) (.+)$/i) ?? [];
  return about !== undefined && !/\b(?:i|i'm|i've|me|my|our|us)\b/i.test(about);
}

/** Something small that is asked for, whatever else is said. */
export function wishIn(sentences: readonly Sentence[]): Move | null {
  const wished = sentences
    .map(({ text }) => intentIn(requestIntents, text))
    .find((found) => found && /^(story|what-you-see|joke|poem|small|craft|riddle)$/.test(found.name));
  return wished ? move(wished.name, slotsOf(wished)) : null;
}

/**
 * Whether a joke or a story is wished for that is more than what a companion knows of its subject: a fact is no story,
 * a piece of its life as long as one is.
 */
export function wantsOther(
  sentences: readonly Sentence[],
  said: string,
  own: { found: string; lines: readonly string[] } | null,
): boolean {
  const intent = wishIn(sentences)?.intent;
  const known = own?.lines ?? [];
  if (intent === 'joke') return !/\b(jok\w+|puns?)\b/i.test(own?.found ?? '');
  if (intent === 'story' && wantsMade(said)) return true;
  const isOfSomething =
    /\bbed ?time\b|\bfunniest\b|\bor (just )?a joke\b/i.test(said) || subjectIn(said) !== null;
  return (
    intent === 'story' &&
    isOfSomething &&
    !known.some((line) => line.length >= SHORTEST_STORY && HAPPENED.test(line))
  );
}

const SHORTEST_STORY = 170;
/** Advice on telescopes is long, too, but nothing happens in it. */
const HAPPENED = /\b(was|were|had|came|went|said|gave|told|took|won|lost|lent|found)\b/i;
