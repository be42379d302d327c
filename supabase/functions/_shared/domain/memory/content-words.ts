import { wordList } from './phrase-list.ts';

/** Words that say nothing by themselves: what else a paraphrase may be made of. */
const little = new Set(
  wordList(`
    i me my mine myself we us our ours ourselves you your yours he him his she her hers it its they them their who which
    that this these those there here a an the and or but so as of in on at to for from with by about into onto over
    than then too also just really very still now currently am is are was were be been being have has had having do
    does did done will would can not no nor n't get got gets go goes going called named name calls call since because
    when while if own one old year years time day when where what how up out off s t m re ve ll d
    person someone something thing things kind lot
  `),
);

/** Different words for the same: of each line the first stands for all. */
const synonyms = new Map(
  `mother mom mum mam mama
  father dad papa
  child kid children kids
  grandmother grandma gran granny nan nana
  grandfather grandpa granddad grandad
  like love enjoy adore
  hate dislike detest loathe despise abide stand bear
  favorite favourite fave fav
  film movie movies films
  apartment flat
  university uni college
  vegetarian veggie
  friend pal mate buddy bestie
  boyfriend bf
  girlfriend gf
  job work employ
  live lived living home
  move moved moving relocate relocated
  go went gone
  teach taught
  buy bought
  run ran
  write wrote written
  speak spoke spoken
  begin began begun start started
  drive drove driven
  grow grew grown
  study studies studied studying
  bike bicycle
  monday mon
  tuesday tue tues
  wednesday wed weds
  thursday thu thur thurs
  friday fri
  saturday sats
  january jan
  february feb
  april apr
  august aug
  september sep sept
  october oct
  november nov
  december dec
  holiday vacation
  1 one once
  2 two twice both couple
  3 three
  4 four
  5 five
  6 six
  7 seven
  8 eight
  9 nine
  10 ten
  11 eleven
  12 twelve`
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = wordList(line);
      return [first, ...others].map((word) => [word, first] as const);
    }),
);

/** The words of a text that say something, each by its stem: 'moved' and 'moving' are one, 'colour' and 'color' too. */
export function contentWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’`´]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
  )
    .map((word) => word.replace(/'\p{L}{1,2}$/u, ''))
    .filter((word) => !little.has(word))
    .map(stem);
}

function stem(word: string): string {
  const plain = synonyms.get(word);
  if (plain) return plain;
  const bare = word
    .replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')
    .replace(/our(?=s?$|ed|ing|ite)/, 'or')
    .replace(/(?<=\p{L}{2})(?:ies|ied)$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|s|er|ers|ly)$/u, '')
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/(?<=\p{L}{2})e$/u, '');
  return synonyms.get(bare) ?? synonyms.get(`${bare}e`) ?? bare;
}

/** 'Portugese' is 'Portuguese': one letter off in a word of at least six; 'hoby' is 'hobby': a letter once or twice. */
export function isSlipOf(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) >= 4 && undoubled(typed) === undoubled(word)) return true;
  if (Math.min(typed.length, word.length) < 6 || Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (typed[at] !== undefined && typed[at] === word[at]) at++;
  const [left, right] = [typed.slice(at), word.slice(at)];
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}

function undoubled(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}
