import { contentWords } from './content-words.ts';
import { mention } from './facts-in.ts';
import { plainClause } from './shapes/compile.ts';
import { KIN, PETS, words } from './shapes/words.ts';

/** Denials that deny nothing of what is said: 'I don't sleep without the radio' is about what one does. */
const idle =
  /\bwithout\b[^,;]*?(?:\bnot\b|n't\b)|(?:\bnot\b|n't\b)[^,;]*?\bwithout\b|\bnot (?:until|til|till|only|just)\b|\bwithout fail\b|\b(?:do|did)(?: not|n't) (?:know|think|care|mind|tell|judge|worry|laugh)\b|\bno (?:doubt|joke|idea|lie)\b|\bcan(?: not|'t) (?:wait|believe)\b|\bnever (?:been )?(?:\p{L}+er|misse?d?|fails?)\b|\bnot bad\b/giu;
export const negations = /\b(?:not|never|no|none|nothing|nobody|without|hardly|barely|neither|nor)\b|n't\b/i;
export const endings = /\b(?:used to|no longer|anymore|any more|quit|stopped|gave up|given up|ex|former)\b/i;
const subjects = /^(?:I|we|my|our|he|she|they|you|it|who|his|her|their|your)$/i;

/** Denied where the fact denies, over where it says so, and said of the same one. */
export function isSaidAlike(text: string, clause: string, quote: string, message: string): boolean {
  if (isOfAnother(text, message)) return false;
  const [fact = '', said = ''] = [text, clause].map((words) =>
    plainClause(words)[0]
      ?.replace(/\bcan not (?:stand|abide|bear)\b/g, 'hate')
      .replace(idle, ' '),
  );
  if (
    negations.test(fact) !== negations.test(upToLast(said, fact)) ||
    (endings.test(said) && !endings.test(fact))
  )
    return false;
  if (!/^I\b/.test(fact)) return true;
  if (/^I (?:have|own) (?!my\b|our\b|been|had|never|always|not|done|\p{L}+ed\b)/u.test(fact))
    return owns(fact, `${said}\n${quote}`) || isHouseholdPet(fact, message);
  if (/^(?!\p{Lu}\p{Ll}+day)\p{Lu}\p{Ll}+ (?:is|was|has|\p{Ll}+s)\b/u.test(said)) return false;
  const first = contentWords(fact)[0] ?? '';
  const spoken = said.split(/\s+/);
  const at = spoken.findIndex((word) => contentWords(word)[0] === first);
  if (/\b(?:like|as) (?:I do|me)\b/.test(said)) return true;
  const subject = spoken.slice(0, at + 1).findLast((word) => subjects.test(word));
  return (
    subject === undefined ||
    /^(?:I|we)$/i.test(subject) ||
    (/^it$/i.test(subject) && /\b(?:me|my)\b/.test(said))
  );
}

/** A clause up to the last word that the fact has of it. */
function upToLast(clause: string, fact: string): string {
  const words = new Set(contentWords(fact));
  const said = clause.split(/\s+/);
  return said
    .slice(0, said.findLastIndex((word) => contentWords(word).some((own) => words.has(own))) + 1)
    .join(' ');
}

const ownKin = new RegExp(`\\b(?:my|our) (?:\\p{Ll}+ )?(${KIN})\\b`, 'iu');

/** 'My brother' is not said by 'his brother'. */
function isOfAnother(fact: string, message: string): boolean {
  const kin = fact.match(ownKin)?.[1];
  const whose = (words: string) => new RegExp(`\\b(?:${words}) (?:\\p{Ll}+ )?${kin}\\b`, 'iu').test(message);
  return kin !== undefined && whose('his|her|their') && !whose('my|our|the|an?|me');
}

const pet = new RegExp(`\\b(?:${PETS})\\b`, 'i');
const household = new RegExp(
  `\\bthe (?:${PETS})\\b(?! (?:of|from|next|in|on|at|across|opposite|upstairs|downstairs)\\b)`,
  'i',
);

/** 'The dog' is one's own where nobody else's is meant. */
function isHouseholdPet(fact: string, message: string): boolean {
  return pet.test(fact) && household.test(message);
}

/** One has what one says to have, or calls one's own: not what a sister has. */
function owns(fact: string, said: string): boolean {
  if (new RegExp(`\\bthe (?:\\S+ )?${words.event} (?:is|starts|(?:got |has been |was )?moved)\\b`).test(said))
    return true;
  const [thing = ''] = contentWords(fact.replace(/ (?:called|named) .*/, '')).slice(-1);
  const [beside] = said.match(/[^.\n]*\b(?:shares?|lives?|sleeps?)\b[^.\n]* with (?:me|us)\b/i) ?? [];
  if (beside && contentWords(beside).includes(thing)) return true;
  const having =
    /\b(?:(?:I|we) (?:\S+ ){0,2}?(?:have|had|got|own|keep|adopted|bought|inherited)\b|my\b|our\b)((?: [^\s']+){1,5})/gi;
  return [...said.matchAll(having)].some(([all, after = '']) => {
    const near = /^(?:my|our)/i.test(all)
      ? after
          .split(' ')
          .slice(0, 4)
          .join(' ')
          .replace(/ (?:is|was|has|and)\b.*/, '')
      : after;
    return (
      contentWords(near).includes(thing) ||
      contentWords(near).some((word) => contentWords(fact).includes(word))
    );
  });
}

/** A name belongs to the one it was given to: the last that was mentioned before it, or the next after 'is my'. */
export function namesTheSame(text: string, message: string): boolean {
  const named = text.match(
    /\b(?<noun>[\p{Ll}-]+)(?:'s name is|,? (?:is )?(?:called|named)) (?<name>\p{Lu}[\p{L}'-]+)/u,
  )?.groups;
  if (!named?.noun || !named.name) return true;
  const at = message.toLowerCase().indexOf(named.name.toLowerCase());
  if (at < 0 || !named.noun.match(mention)) return at >= 0;
  const [before, after] = [message.slice(0, at), message.slice(at)];
  const [noun] = contentWords(named.noun);
  const next = after.match(/^\S+ is (?:my|our) ([^,.!?]+?)(?: and |[,.!?]|$)/i)?.[1];
  const nearest = next ?? before.match(mention)?.at(-1);
  return nearest === undefined || (noun !== undefined && contentWords(nearest).includes(noun));
}
