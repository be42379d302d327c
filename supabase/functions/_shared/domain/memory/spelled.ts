/** Chat spellings and what is meant by them. */
const spellings: [RegExp, string][] = [
  [/\bi\b/g, 'I'],
  [/\bi'(?=[a-z])/gi, "I'"],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bill (?=be|call|have|turn|start|go|always|never)/gi, "I'll "],
  [/\bid (?=love|like|rather|be|have|say|never)/gi, "I'd "],
  [/\b(do|does|did|is|was|are|were|have|has|had|would|could|should)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\b(he|she|that|there|what|who|let|name)s\b(?= )/gi, "$1's"],
  [/\bits (?=called|named|a|an|my|the|our|on|in)\b/gi, "it's "],
  [/\b(you|they)re\b/gi, "$1're"],
  [/(?<=^|, |\b(?:and|but|so) )were (?=\p{Ll}+ing\b)/gu, "we're "],
  [/(?<=\p{L}) \((?=\p{Lu}\p{Ll}+[,)])/gu, ' '],
  [/ =+ /g, ' is '],
  [/\bmines\b/gi, 'mine is'],
  [/\b(I|he|she|it) were\b/g, '$1 was'],
  [/\b(birthday|name)s (?=the|on|in|\d|next|this|tomorrow|\p{Lu})/gu, '$1 is '],
  [
    /\bthe (?=wife\b|missus\b|husband\b|girlfriend\b|boyfriend\b|(?:kids|boys|girls|twins|dogs|cats)\b,? \p{Lu})/gu,
    'my ',
  ],
  [/\b(you|they|we)ve\b/gi, "$1've"],
  [
    /\b(learn|liv|work|tak|play|mov|gett|sav|train|study|driv|build|mak|start|teach|read|writ|sing|fish|hunt|paint|rid|go)in\b/gi,
    '$1ing',
  ],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\b(?:bday|b-day|birth day|brithday|birtday)\b/gi, 'birthday'],
  [/\bfav(?:e|orit|ourit)?\b/gi, 'favorite'],
  [/\byrs?\b/gi, 'years'],
  [/\b(?:bcz|bcoz|becuz|becoz)\b/gi, 'because'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bw\/ ?/gi, 'with '],
  [/(?<=^| )n (?=\p{L})/giu, 'and '],
  [/(?<=^| )w (?=\p{L})/giu, 'with '],
  [/\bjst\b/gi, 'just'],
  [/\babt\b/gi, 'about'],
  [/\bppl\b/gi, 'people'],
  [/\btmrw\b/gi, 'tomorrow'],
  [/\b(\d|last|next|this) wks?\b/gi, '$1 week'],
  [/\s+/g, ' '],
];

/** 'may' and 'march' are months only beside a number or after a word of time. */
const calendar = new RegExp(
  '\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|christmas|easter|september|october|' +
    'november|december|(?<=\\b(?:in|of|since|until|next|last|early|late|mid|\\d|st|nd|rd|th) )(?:may|march)|(?:may|march)(?= \\d)|' +
    '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?= \\d)|(?<=\\d(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))\\b',
  'g',
);

/** A text as the person would spell it with care. */
export function spelled(text: string): string {
  const quiet = /\p{Ll}/u.test(text) ? text : text.toLowerCase();
  return spellings
    .reduce((result, [slip, meant]) => result.replace(slip, meant), quiet)
    .replace(calendar, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
