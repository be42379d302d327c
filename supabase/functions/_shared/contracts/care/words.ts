/** What stands before a word: space alone, the end of a clause, or the end of a sentence. */
type Break = 0 | 1 | 2;

/** A word of a text in plain letters, and where it stands. */
export type Word = {
  text: string;
  start: number;
  end: number;
  before: Break;
  sentence: number;
};

const letters = '\\p{L}\\p{M}\\p{N}\\p{Cf}@$';
const piece = new RegExp(`[${letters}]+(?:[*'’‘\`´ʼ]+[${letters}]+)*`, 'gu');
/** Written without spaces, or with spaces that do not matter: each character counts as a word. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]/u;
const characters = /\d+|[a-z]+|./giu;
const sentenceEnd = /[.!?…;。！？｡؟।]/;
const clauseEnd = /[^\s\p{L}\p{M}\p{N}~^*_'’`]|\n/u;
/** Letters that nobody chose, which may look like words: those of links and of ids. */
const unchosen = /https?:\/\/[!-~]*[\w/]|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
/** 'k!ll' */
const markedLetter = /(?<![\p{L}\p{N}])(\p{L}{1,2})!(?=\p{L})/gu;
/** 'f i f t e e n', 'k.i.l.l', 's-i-x' and '1 5' are one word; what nobody sees keeps its length. */
const lettersApart = /(?<![\p{L}\p{N}'’])(?:\p{L}(?:[ .-]\p{L}){3,}|1 \d)(?![\p{L}\p{N}])/gu;
const joined = (apart: string) => apart.replace(/[ .-]/g, '').padEnd(apart.length, '\u200b');
/** 'k1ll': signs that stand for letters in a word that has others. */
const l33t = new Map([...'01345789@$'].map((sign, index) => [sign, 'oieastbgas'[index] ?? sign]));
/** What Arabic joins to a word: 'and', 'with', 'the', and what begins a verb; what is left has three letters. */
const arabicPrefixes = [/^[وف](?=.{3})/u, /^ب(?=.{3})/u, /^ال(?=.{3})/u, /^[سبهح](?=.{3})/u];

/** Accents of Latin and Cyrillic letters, Arabic vowel signs, Hindi nasals and dots, what nobody sees. */
const unwritten = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u0901\u0902\u093c\p{Cf}]/gu;
/** One form for each letter; of Chinese characters, those that phrases have. */
const folded = new Map<string, string>([
  ...Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }),
  ...pairs('øłđıəأإآٱىئیةؤکگ', 'oldieاااايييهوكك'),
  ...pairs('٠١٢٣٤٥٦٧٨٩०१२३४५६७८९', '01234567890123456789'),
  ...pairs(
    '殺結輕沒們開離醫藥嗎還這個會說對樓橋媽體減餓為無義邊傷後過學歲國門殘絕厭飯東嘔瀉來時從給讓總現錯愛親強報壓槍著裡覺氣燒罵鎖關連點麼嚴車隊係唔頭幹',
    '杀结轻没们开离医药吗还这个会说对楼桥妈体减饿为无义边伤后过学岁国门残绝厌饭东呕泻来时从给让总现错爱亲强报压枪着里觉气烧骂锁关连点么严车队系不头干',
  ),
  ...pairs(
    '遺圍欄嚨廁斬腳陽臺寫闆細單壞髒腦刪乾麵檢寶悶剛練買農夠斷臉進護綁錢兒兩幾號發聲淚繩頂瘋',
    '遗围栏咙厕斩脚阳台写板细单坏脏脑删干面检宝闷刚练买农够断脸进护绑钱儿两几号发声泪绳顶疯',
  ),
]);
/** Cyrillic and Greek letters that stand in for Latin ones. */
const lookalikes = new Map(pairs('асеорхуіѕјкмтвнһԁӏαοεικνρτυχ', 'aceopxyisjkmtbnhdlaoeikvptux'));

function pairs(from: string, to: string): [string, string][] {
  const letters = [...to];
  return [...from].map((letter, index) => [letter, letters[index] ?? letter]);
}

/** Lower case, one form for each letter, katakana as hiragana. */
function plainLetters(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(unwritten, '')
    .normalize('NFC')
    .replace(/[^\0-\x7f]/gu, (letter) => folded.get(letter) ?? letter)
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
  return /[a-z]/.test(plain)
    ? plain.replace(/[\u0370-\u052f]/g, (like) => lookalikes.get(like) ?? like)
    : plain;
}

/** The words of a text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  let before: Break = 2;
  let sentence = 0;
  const add = (plain: string, start: number, length: number) => {
    words.push({ text: plain, start, end: start + length, before, sentence });
    before = 0;
  };
  for (const { 0: written, index } of text
    .replace(unchosen, (link) => ','.repeat(link.length))
    .replace(markedLetter, '$1i')
    .replace(lettersApart, joined)
    .matchAll(piece)) {
    before = Math.max(before, breakIn(text.slice(end, index), text.slice(end - 1, end))) as Break;
    if (before === 2) sentence++;
    end = index + written.length;
    if (!unspaced.test(written)) {
      for (const part of parts(plainLetters(written))) add(part, index, written.length);
      continue;
    }
    let at = index;
    for (const character of written.match(characters) ?? []) {
      for (const plain of plainLetters(character).match(characters) ?? []) add(plain, at, character.length);
      at += character.length;
    }
  }
  return words;
}

const elided =
  /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|aujourd|un|all|dell|nell|sull|dall|quell|quest)$/;
const withIs = /^(?:it|he|she|that|what|there|who|let|here|how|where|ich)$/;

/** "j'ai" is two words, "don't" one; '14yo' is two. */
function parts(plain: string): string[] {
  const [first = '', ...rest] = plain.split(/[’‘'`´ʼ]+/).filter(Boolean);
  if (rest.length > 0 && elided.test(first)) return [first, ...parts(rest.join("'"))];
  const word = rest.at(-1) === 's' && !withIs.test(first) ? first : first + rest.join('');
  const digits = /^\d+(?=[a-z]+$)/.exec(word)?.[0] ?? '';
  return [digits, undisguised(word.slice(digits.length))].filter(Boolean);
}

/** 'k1lllll' is 'kill'; of Arabic words the stem. */
function undisguised(word: string): string {
  const plain = /\p{L}/u.test(word) ? word.replace(/(\p{L})\1{2,}/gu, '$1') : word;
  if (/[a-z]/.test(plain)) return plain.replace(/[01345789@$]/g, (sign) => l33t.get(sign) ?? sign);
  if (!/\p{sc=Arabic}/u.test(plain)) return plain;
  const rest = arabicPrefixes.reduce((stem, prefix) => stem.replace(prefix, ''), plain);
  return rest === plain ? plain : undisguised(rest);
}

function breakIn(between: string, last: string): Break {
  // '9.º ano', '4.2'; '7. klasse'
  if (/^\. ?$/.test(between) && /\d/.test(last)) return between === '.' ? 0 : 1;
  if (sentenceEnd.test(between)) return 2;
  return clauseEnd.test(between) ? 1 : 0;
}
