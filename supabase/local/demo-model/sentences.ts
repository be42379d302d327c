/** How people type, and what it stands for. */
const typed: [RegExp, string][] = [
  [/[‘’´`]/g, "'"],
  [/[“”]/g, '"'],
  [/([a-z])\1{2,}/gi, '$1'],
  [/\b(u|ya)\b/gi, 'you'],
  [/^ur (?=\w+ (sucks?|is|are|looks?|smells?)\b)/gi, 'your '],
  [/(^|\b(?:think|that|if|because|know) )ur\b/gi, "$1you're"],
  [/\bur\b/gi, 'your'],
  [/\b(youre|u're)\b/gi, "you're"],
  [/^you (married|single|busy|ok|okay|real|human|there|rich|happy|hungry|awake|lonely)\b/gi, 'are you $1'],
  [/\bidk\b/gi, "I don't know"],
  [/\br\b/gi, 'are'],
  [/\b(i m|im|iam)\b/gi, "I'm"],
  [/\bi've been\b/gi, "I've been"],
  [/\bive\b/gi, "I've"],
  [/\b(dont|dnt)\b/gi, "don't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\bdidnt\b/gi, "didn't"],
  [/\bisnt\b/gi, "isn't"],
  [/\b(what|that|how|where|who|it|he|she)s\b(?= )/gi, "$1's"],
  [/\b(whats|wats|wat's|wats)\b/gi, "what's"],
  [/\bmy (\p{L}+[^s\W])s name\b/giu, "my $1's name"],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bkinda\b/gi, 'kind of'],
  [/\b(plz|pls)\b/gi, 'please'],
  [/\b(tmrw|tmr|tomorow|tommorow|tommorrow)\b/gi, 'tomorrow'],
  [/\b(bday)\b/gi, 'birthday'],
  [/\b(cuz|bc|coz|becuz)\b/gi, 'because'],
  [/\b(realy|rly)\b/gi, 'really'],
  [/\b(freind)\b/gi, 'friend'],
  [/\b(anyting)\b/gi, 'anything'],
  [/\b(somthing|smth)\b/gi, 'something'],
  [/\b(tierd)\b/gi, 'tired'],
  [/\b(loney|lonley)\b/gi, 'lonely'],
  [/\b(boerd|bord)\b/gi, 'bored'],
  [/\b(stresed)\b/gi, 'stressed'],
];

const GREETING =
  /^(hi+|hey+|hello|hiya|yo|hullo|helo|oi( mate)?|ahoy|good (morning|afternoon|evening|day)|g'day|greetings|howdy|oh)( there| again| you|,? \p{Lu}\p{Ll}+)?[,! ]+(?=\S)/u;
const FILLER =
  /^(?:(?:hm+|lol|man|dude|bro|haha+|um+|uh+|btw|nah),? (?=\S)|(?:so|well|ok so|okay so|ok|okay|actually|honestly|anyway|and|but|also|yeah|yes|no(?! one\b| idea)|please|listen|tell me,|just wondering|i don't know(?! why| what| who| how| where| when| if| it| anyone| anything)),? (?=\S+ \S))/i;

/** A question only in form: 'isn't that silly?' after what is said. */
const TAG =
  /, ?(isn't|aren't|wasn't|don't|doesn't|didn't|right|huh|eh|innit|you know|no)( (it|that|they|he|she|i|we|you)( \w+)?)?$/i;
const TRAILER =
  /[, ]+(lol|haha+|tbh|ngl|rn|lmao|man|bro|dude|though|tho|i guess|i think|you know|right now|at the moment|please|btw|by the way|today)$/i;

/** One sentence of what a person wrote, spelled out, without the mark at its end. */
export interface Sentence {
  text: string;
  isQuestion: boolean;
}

/** The sentences of a message, in its own case, with the abbreviations of chats spelled out. */
export function sentencesOf(message: string): Sentence[] {
  const spelled = typed.reduce((text, [from, to]) => text.replace(from, to), message);
  return (spelled.match(/[^.!?\n]+[.!?]*/g) ?? []).map(readSentence).filter(({ text }) => text !== '');
}

function readSentence(part: string): Sentence {
  const text = part
    .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, '')
    .replace(/[\s,;:.!?()"*~_]+$/u, '')
    .replace(/^[\s,;:"*~_()-]+/, '')
    .replace(/\s+/g, ' ');
  return { text, isQuestion: /\?/.test(part) };
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
  return GREETING.test(message.trim().toLowerCase()) || /^(hi|hey|hello)\b/i.test(message.trim());
}

/** The same sentence without the words before and after what it says. */
export function core({ text: whole, isQuestion: marked }: Sentence): Sentence {
  const text = whole.replace(TAG, '');
  const isQuestion = marked && text === whole;
  const lower = text.toLowerCase();
  const greeting = lower.match(GREETING)?.[0].length ?? 0;
  const rest = text.slice(greeting);
  const shorter = (/\s/.test(rest.trim()) ? rest : text).replace(FILLER, '').replace(TRAILER, '');
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
    .replace(/\b(I|we) was(n't)?\b/gi, '$1 were$2')
    .replace(/\bwas I\b/gi, 'were I')
    .replace(/(?<!\p{N} ?)[\p{L}']+/gu, (word) => turned[word.toLowerCase()] ?? word);
}

/** The first letter large, the rest as it is. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const HAD =
  /^(?:i(?:'ve| have)?(?: just| also| really)? (?:had|got|have|having)|i'm having|it(?:'s| is| was|'s been| has been)|(?:today|yesterday|this|that)(?: \w+)? (?:is|was|has been)) ((?:such )?(?:an?|another|two|three|some|no|quite a) .+)$/i;
/** Begins what is not told: a wish to the companion, a call, an answer without more. */
export const NOT_TOLD =
  /^(teach|recommend|sing|read|write|play|draw|cook|explain|describe|name|pick|answer|prove|tell|let|give|stop|ask|say|show|please|help|go|keep|make|do|don't|wait|look|listen|impress|guess|imagine|hi|hey|hello|yes|yeah|no|nope|ok|okay|oh|wow|thanks|thank|sorry|maybe|sure|good|great|nice|what|who|where|when|why|how)\b/i;
const LONGEST_ECHO = 12;

/**
 * What a sentence says, as the companion takes it up: 'I had a long day' is 'a long day', 'my boss yelled at me' is
 * 'your boss yelled at you'. Null where it would sound odd, or would speak of the companion itself.
 */
export function echoOf({ text, isQuestion }: Sentence): string | null {
  const said = text.replace(/^(i think|i guess|i feel like|i mean) /i, '');
  if (
    isQuestion ||
    /\b(you|your|you're|yours|yourself)\b/i.test(said) ||
    /[^\p{L}\p{N}' ,%$:/&-]/u.test(said)
  )
    return null;
  const had = said.match(HAD)?.[1]?.replace(/^such /i, '');
  const taken = had ?? (said.split(' ').length >= 3 && !NOT_TOLD.test(said) ? said : null);
  if (taken === null) return null;
  const short = taken.split(' ').length <= LONGEST_ECHO ? taken : (firstClause(taken) ?? '');
  return short === ''
    ? null
    : turn(short.replace(/^(just )?(got|been|had|went|lost|found|bought|made|saw) /i, 'you $&'));
}

/** The beginning of a long sentence that can stand alone. */
function firstClause(text: string): string | null {
  const ends = [
    ...text.matchAll(/,| (?:and|but|because|since|which|who|when|while|although|cause|instead|until)\b/gi),
  ]
    .map(({ index }) => text.slice(0, index))
    .filter(
      (clause) =>
        !clause.endsWith(',') && /^.+ \S+ \S/.test(clause) && clause.split(' ').length <= LONGEST_ECHO,
    );
  const clause = ends.at(-1);
  return clause === undefined || /^(if|when|while|because|after|before|since|although)\b/i.test(clause)
    ? null
    : clause;
}
