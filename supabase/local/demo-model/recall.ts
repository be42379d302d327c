import { type Facts, isPet, keyOf } from './facts.ts';
import { type Move, move } from './move.ts';
import type { ChatMessage } from './request.ts';
import { capitalized, type Sentence, sentencesOf } from './sentences.ts';

const ABOUT_ME: [fact: 'name' | 'place' | 'job' | 'age' | 'mood', asked: RegExp][] = [
  [
    'name',
    /\b(what('s| is| was)|do you (know|remember)|say|tell me|remember) my (first )?name\b|^who am i$|\bwhat (am i|do (people|they) call me) called\b|\bwhat (do|should|would) you call me\b/i,
  ],
  [
    'place',
    /\bwhere (do|did) i (live|come from|say i (live|was from))\b|\bwhere am i( from)?$|\b(know|remember|guess|say|tell me) where i('m| am| live)\b|\bmy (city|town|hometown)( called)?$|\b(what|which) (city|town|place|country) (do |did |was |am )?i('m)? ?(come|came|live|lived)?( from| in)?( today)?$/i,
  ],
  [
    'job',
    /\bwhat did i say i do$|\bwhat (do|did) i do for (a living|work)\b|\bwhat('s| is) my (job|profession|work)\b|\bwhere do i work\b|\bmy job$/i,
  ],
  ['age', /\bhow old (am i|i am)\b|\bwhat('s| is) my age\b/i],
  [
    'mood',
    /\bhow (am i|do i|did i( say i)?|was i) (feel\w*|doing)$|\bwhat('s| is) my mood\b|\bwhat (kind of )?mood (am i|i'm|i am) in\b/i,
  ],
];

/** Asks for the name of somebody who was mentioned: 'what is he called', 'do you remember her name'. */
const ITS_NAME =
  /\b(what|how)\b.*\b(he|she|it)('s| is)? (called|named)( again)?$|\b(his|her|its) name( again)?$/i;

/** The reply to a question about what the person said before; null where it is not one. */
export function recall(sentence: Sentence, facts: Facts): Move | null {
  const { text, isQuestion } = sentence;
  if (
    !/^(and |so |now |but )?(what|who|where|which|how|do|can|could|tell|say|remind|remember|guess|my)\b/i.test(
      text,
    )
  ) {
    return null;
  }
  if (/\b(should|could|can|would|shall) i\b/i.test(text) || (/^my\b/i.test(text) && !isQuestion)) return null;
  for (const [fact, asked] of ABOUT_ME) {
    if (!asked.test(text)) continue;
    const value = facts[fact];
    return value
      ? move(`recall-${fact}`, { value })
      : move(fact === 'name' ? 'recall-account' : 'recall-nothing');
  }
  const favorite = text.match(/\bmy fav(?:e|ou?rite)? (?<thing>\p{L}+(?: \p{L}+)?)$/iu)?.groups?.thing;
  if (favorite) {
    const value = facts.favorites.get(favorite.toLowerCase().replace('colour', 'color'));
    return value ? move('recall-favorite', { kind: favorite, value }) : move('recall-nothing');
  }
  if (/\bwhat (do|did) i (say i )?(like|love|enjoy)\b/i.test(text)) {
    const value = facts.likes.at(-1);
    return value ? move('recall-like', { value }) : move('recall-nothing');
  }
  if (ITS_NAME.test(text)) {
    const named = [...facts.named].findLast(([kind]) => isPet(kind)) ?? [...facts.named].at(-1);
    if (named) return move('recall-named', { kind: named[0], value: capitalized(named[1]) });
  }
  const thing = text.match(
    /\bmy (?<thing>[\p{L} ]+?)(?:'s)?(?: (?:is|was))?(?: name| names| called| named| name is)?(?: again)?$/iu,
  )?.groups?.thing;
  if (!thing) return null;
  const key = keyOf(thing);
  const pet = key === 'pet' ? [...facts.named].find(([kind]) => isPet(kind)) : undefined;
  const value = pet?.[1] ?? facts.named.get(key);
  const asksName =
    (isQuestion && /^(what about |how about )?my\b/i.test(text)) ||
    /\b(name|named|called|who('s| is)|what('s| is))\b/i.test(text);
  if (value && asksName) return move('recall-named', { kind: pet?.[0] ?? key, value: capitalized(value) });
  return /\b(name|named|called)\b/i.test(text) ? move('recall-nothing') : null;
}

const ASKS_BACK =
  /^(and )?(what|who|where|when|which|how (old|many|long|much))\b.*\b(my|i)\b|^(do|can|could) you (still )?(remember|recall) (what|who|where|when|which|how|my)\b/i;
const ASKS_ADVICE = /\b(should|can i|could i|would|think|mean|want|need|do i do)\b/i;
const NO_SUBJECT =
  /^(about|again|does|what|when|where|which|remember|recall|said|told|tell|mine|that|this|come|came|from|today|with|have|many|long|much|name|called|before|just)$/;

/** What the person said earlier about a word of their question, in their own words; null where there is none. */
export function quoteFor({ text }: Sentence, before: readonly ChatMessage[]): Move | null {
  if (!ASKS_BACK.test(text) || ASKS_ADVICE.test(text)) return null;
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !NO_SUBJECT.test(word))
    .map((word) => word.replace(/s$/, ''));
  const it = before
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => sentencesOf(content))
    .filter(
      ({ text: said, isQuestion }) => !isQuestion && words.some((word) => said.toLowerCase().includes(word)),
    )
    .at(-1)?.text;
  if (it !== undefined) return move('recall-quote', { it });
  return /^(and )?(what|who|where|when|which) (was|were|did)\b/i.test(text) ? move('recall-nothing') : null;
}
