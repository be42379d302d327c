import { type Sentence, turn } from './sentences.ts';

/** Whether it asks, with its mark or without. */
export function isQuestion({ text, isQuestion: marked }: Sentence): boolean {
  return (
    marked ||
    /^(what|who|where|when|why|how)('s|'re|'d)? \S|^(whom|whose|which|is|are|am|was|were|do|does|did|can|could|will|would|should)\b \S|^(have|has) (you|he|she|it|they|we|anyone|i)\b/i.test(
      text,
    )
  );
}

/** Not a word of any language: no vowels, or a row of the keyboard. */
export function isGibberish(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length < 2 ||
    /[bcdfghjklmnpqrstvwxz]{5,}/i.test(letters) ||
    (letters.length > 3 && !/[aeiouyáéíóúäöüàèâêîôû]/i.test(letters)) ||
    /asdf|qwert|hjkl|zxcv/i.test(letters)
  );
}

/** A few words without a verb, as the answer to a question often is. */
export function shortEcho(text: string): string | null {
  return /\b(you|your)\b/i.test(text) || /[^\p{L}\p{N}' ,-]/u.test(text) ? null : turn(text);
}

const BAD =
  /\b(ruin\w*|burn(t|ed)|bombed|dropped|spilled|noisy?|noise|loud|midnight|snor\w+|yell\w*|worst|hurts?|lost|broke(n)?|fail\w*|wrong|pain\w*|sucks?|terrible|awful|horrible|bad(ly)?|pointless|annoy\w*|problems?|mess|trouble|afraid|ignor\w*|rude|cancel\w*|stuck|hopeless|difficult|hard|sadly|unfortunately|hate\w*|late|missed|forgot\w*|laughed at|made fun|mean to|unfair|waste\w*|kill|crash\w*|stole\w*|never|nobody|no one|can't|couldn't|won't|doesn't care)\b/i;
const GOOD =
  /\b(love\w*|great|best|wonderful|amazing|happy|fun|beautiful|perfect|finally|lucky|excited|proud|won|sweet|delicious|gorgeous|favorite|enjoy\w*|better|peaceful|nice|good|laugh\w*|smil\w*)\b/i;

/** Whether what is told is bad or good; null where it is neither. */
export function turnOfEvents(text: string): 'bad-turn' | 'good-turn' | null {
  if (BAD.test(text)) return 'bad-turn';
  return GOOD.test(text) ? 'good-turn' : null;
}

/** Whether a subject is spoken of badly, which needs another reply than the subject: 'I never learned to swim'. */
export function isNegative(text: string): boolean {
  return /\b(never|can't|couldn't|won't|don't|doesn't|didn't|hate|not|no longer|stopped|dying|ruined|yelled)\b/i.test(
    text,
  );
}
