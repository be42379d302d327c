/** How people type, and what it stands for. */
const typed: [RegExp, string][] = [
  [/[‘’´`]/g, "'"],
  [/[“”]/g, '"'],
  // A kiss at the end says nothing else.
  [/(?<=[\s.!?])x{1,3}\s*$/i, ''],
  [/,? (you know|ya know|yk)\?*(?=\s*$)/gi, ''],
  [/\bgo{3,}d\b/gi, 'good'],
  [/\bmornign\b/gi, 'morning'],
  [/\bfrist\b/gi, 'first'],
  [/([a-z])\1{2,}/gi, '$1'],
  [/\b(u|ya)\b/gi, 'you'],
  [/^ur (?=\w+ (sucks?|is|are|looks?|smells?)\b)/gi, 'your '],
  [/(^|\b(?:think|that|if|because|know) )ur\b/gi, "$1you're"],
  [/\bur\b/gi, 'your'],
  [/\b(youre|u're)\b/gi, "you're"],
  [/^you (married|single|busy|ok|okay|real|human|there|up|rich|happy|hungry|awake|lonely)\b/gi, 'are you $1'],
  [/\burs\b/gi, 'yours'],
  [/\bidk\b/gi, "I don't know"],
  [/\br\b/gi, 'are'],
  [/\b(i m|im|iam)\b/gi, "I'm"],
  [/\b(ive|i v)\b/gi, "I've"],
  [/\bid (?=(be|have|like|love|look|say|go|do|never|rather|make|be|get|care|mind|miss)\b)/gi, "I'd "],
  [/(?<!')\bi\b(?!\.e)/g, 'I'],
  [/\b(do|did|does|is|was|are|were|has|have|had|would|could|should)nt\b/gi, "$1n't"],
  [/\b(dnt|dont)\b/gi, "don't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\b(what|that|how|where|who|it|he|she|there)s\b(?= )/gi, "$1's"],
  [/\b(wats?|wat's)\b/gi, "what's"],
  [/\bmy (\p{L}+[^s\W])s name\b/giu, "my $1's name"],
  [/\bnite\b/gi, 'night'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\b(imma|ima|i'ma)\b/gi, "I'm going to"],
  [/\bgotta\b/gi, 'have to'],
  [/\bkinda\b/gi, 'kind of'],
  [/\b(plz|pls)\b/gi, 'please'],
  [/\b(tmrw|tmr|tomm?or+ow)\b/gi, 'tomorrow'],
  [/\bbday\b/gi, 'birthday'],
  [/\b(cuz|bc|coz|becuz|cause)\b(?= (i|he|she|it|we|they|my|the)\b)/gi, 'because'],
  [/\b(realy|rly|rlly)\b/gi, 'really'],
  [/\bfreind/gi, 'friend'],
  [/\b(anyting)\b/gi, 'anything'],
  [/\b(somthing|smth)\b/gi, 'something'],
  [/\b(tierd)\b/gi, 'tired'],
  [/\b(loney|lonley)\b/gi, 'lonely'],
  [/\b(stresed)\b/gi, 'stressed'],
  [/\bfavourite\b/gi, 'favorite'],
  [/\b(actual|real|definit|final|original)y\b/gi, '$1ly'],
  [/\bdefinitly\b/gi, 'definitely'],
  [/\bevry(?=one|body|thing|day)/gi, 'every'],
  [/\bapologise\b/gi, 'apologize'],
  [
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?|english|italian|spanish|french|german|christmas|thanksgiving)\b/gi,
    '^$1',
  ],
  [/\^(\p{L})/gu, '^$1'],
];

const GREETING =
  /^(hi+|hey+|hello|hiya|yo|hullo|helo|oi( mate)?|ahoy|good (morning|afternoon|evening|day)|g'day|greetings|howdy|oh|omg hi|buonasera|ol[eé]|ciao|hola)( there| again| you(?! (?:al?right|all right|ok|okay|good|up|there|busy|well|still|awake)\b)| mate| sir| all)?(\s*[,!:-]+\s*|\s+)(?=\S)/i;
const FILLER =
  /^(?:(?:hm+|wait|lol|man|dude|bro|haha+|um+|uh+|btw|nah|ugh|omg|quick q:?),? (?=\S)|(?:so|well|ok so|okay so|ok|okay|actually|honestly|anyway|and|but|also|yeah|yes|no(?! one\b| idea)|please|listen|tell me,|just wondering|I don't know(?! why| what| who| how| where| when| if| it| anyone| anything)),? (?=\S+ \S))/i;

/** A question only in form: 'isn't that silly?' after what is said. */
const TAG =
  /, ?(isn't|aren't|wasn't|don't|doesn't|didn't|right|huh|eh|innit|you know|no)( (it|that|they|he|she|i|we|you)( \w+)?)?$/i;
/** 'I think I'm happy?', 'I turn 40 and I feel fine about it?': it tells more than it asks. */
const UPTALK =
  /^(I think|I guess|I'm)\b|^(I|my|we|kind of) (?!.*\b(should|could|can|would|do|does|did|is|are|right|you|what|how|why|who|where|when|which|wonder|wondering)\b)/i;
/** What a question leaves open behind what it asks: 'do you play or do you just talk about it'. */
const OR_NOT =
  /(?<=^(?:so )?(?:do|are|is|does|did|have) .+),? or (?:do|are|is|does|did|have|just|not|what)\b.*$/i;
const TRAILER =
  /[, ]+(lol|haha+|tbh|ngl|rn|lmao|man|bro|dude|mate|though|tho|i guess|i think|you know|right now|at the moment|please|btw|by the way|to be honest|honestly)$/i;

/** The marks of emphasis and code, which a reply would carry on where it repeats a word. */
const EMPHASIS = /\*\*|__|~~|`/g;

/** One sentence of what a person wrote, spelled out, without the mark at its end. */
export interface Sentence {
  text: string;
  isQuestion: boolean;
}

/** A message without marks, the abbreviations of chats spelled out, and the names of days and languages large. */
export function spelled(message: string): string {
  return typed
    .reduce((text, [from, to]) => text.replace(from, to), message.replace(EMPHASIS, ''))
    .replace(/\^(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
}

/** The sentences of a message, in its own case. */
export function sentencesOf(message: string): Sentence[] {
  return (spelled(message).match(/[^.!?\n]+[.!?]*/g) ?? [])
    .map(readSentence)
    .filter(({ text }) => text !== '');
}

function readSentence(part: string): Sentence {
  const text = part
    .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, '')
    .replace(/[\s,;:.!?()"*~_]+$/u, '')
    .replace(/^[\s,;:"*~_()-]+/, '')
    .replace(/\s+/g, ' ');
  return { text: calm(text), isQuestion: /\?/.test(part) };
}

/** A sentence in capitals, in plain letters. */
function calm(text: string): string {
  const isLoud = /\p{Lu}{3,}.*\p{Lu}{2,}/u.test(text) && !/\p{Ll}/u.test(text);
  return isLoud ? text.toLowerCase().replace(/\bi\b/g, 'I') : text;
}

/** The last question of a reply. */
export function questionIn(reply: string): string | null {
  return (
    reply
      .match(/[^.!?*\n]+\?/g)
      ?.at(-1)
      ?.replace(/^.*: /, '')
      .trim() ?? null
  );
}

/** Whether a message begins with a greeting and goes on. */
export function greetsFirst(message: string): boolean {
  return GREETING.test(message.trim());
}

/** The same sentence without the words before and after what it says. */
export function core({ text: whole, isQuestion: marked }: Sentence): Sentence {
  const text = whole.replace(TAG, '');
  const isQuestion = marked && text === whole && !UPTALK.test(text);
  const rest = text.slice(text.match(GREETING)?.[0].length ?? 0);
  const shorter = (/\s/.test(rest.trim()) ? rest : text)
    .replace(FILLER, '')
    .replace(FILLER, '')
    .replace(TRAILER, '')
    .replace(TRAILER, '')
    .replace(OR_NOT, '');
  return { text: shorter === '' ? text : shorter, isQuestion };
}

const turned: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  "we're": "you're",
  "we've": "you've",
  "we'll": "you'll",
  ourselves: 'yourselves',
};

/** Words of the person, as the companion repeats them: 'my boss yelled at me' becomes 'your boss yelled at you'. */
export function turn(text: string): string {
  return text
    .replace(/\b(my \p{L}+(?: \p{L}+)?) and I\b(?!')/giu, 'I and $1')
    .replace(/\b(I|we) was(n't)?\b/gi, '$1 were$2')
    .replace(/\bwas I\b/gi, 'were I')
    .replace(/(?<!\p{N} ?|[\p{L}'])[\p{L}']+/gu, (word) => turned[word.toLowerCase()] ?? word);
}

/** The first letter large, the rest as it is. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first letter small, where it does not belong to an 'I'. */
export function uncapitalized(text: string): string {
  return /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The message without the companion's name where it is only addressed by it: 'hey Suki, what's up'. */
export function withoutAddress(message: string, name: string): string {
  // 'Théo' is 'theo' on most keyboards.
  const address = name
    .replace(/\P{L}/gu, '.')
    .replace(/\p{L}/gu, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`);
  return message
    .replace(
      new RegExp(
        `^((?:hi+|hiya|hey+|hello|hola|ciao|yo|oh|ok|okay|so|well|good \\w+|omg hi),? )?${address}\\b[,:!.]* (?=\\S)`,
        'iu',
      ),
      '$1',
    )
    .replace(new RegExp(`[, ] ?${address}([.!?]*)$`, 'iu'), '$1');
}
