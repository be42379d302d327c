import { KIN, PETS } from './shapes/words.ts';
import { spelled } from './spelled.ts';

/** A part of a sentence that says one thing, as the person would write it with care. */
export type Clause = {
  text: string;
  /** Asked, wished or played: what follows an 'if' is, what comes before it may not be. */
  isSupposed: boolean;
  /** Neither supposed nor what others say. */
  isReal: boolean;
  /** Real, sure, and the person's own word. */
  isClaim: boolean;
};

/** A sentence of a message, as it is written there, and its clauses. */
export type Sentence = { quote: string; clauses: Clause[] };

/** After these a full stop ends no sentence. */
const abbreviation = /\b(?:St|Mr|Mrs|Ms|Dr|Prof|vs|etc|approx|e\.g|i\.e|a\.m|p\.m|[A-Z])\.$/;
/** What is played between asterisks, cited (two words or a name may be), a code block or a link: nobody's own words. */
const notSaid =
  /\*[^*]*\*|(?<!\w)_[^_]+_(?!\w)|```[\s\S]*?```|^\s*>.*$|https?:\/\/\S+|["“](?:[^"”\n]+ ){2}[^"”\n]*["”]|(?<![\p{L}\p{N}])['‘](?:(?:[^'’\n]|(?<=\p{L})['’](?=\p{L}))+ ){2}(?:[^'’\n]|(?<=\p{L})['’](?=\p{L}))*['’](?!\p{L})/gmu;
const ends = /(?<=[.!?…]+["”)]*)\s+|\n+|(?<=\p{Extended_Pictographic}\u{FE0F}?)\s+(?=\p{L})/gu;

/** A message, with line breaks in place of what is cited or played in it. */
export function ownWords(message: string): string {
  return message.replace(notSaid, (part) => '\n'.repeat(part.length));
}

/** The sentences of a message that are the person's own words. */
export function sentencesOf(message: string): Sentence[] {
  const own = ownWords(message);
  const quotes: string[] = [];
  let start = 0;
  for (const { 0: gap, index } of [...own.matchAll(ends), { 0: '', index: own.length }]) {
    const quote = own.slice(start, index).trim();
    if (abbreviation.test(quote) && /^ +$/.test(gap)) continue;
    if (/\p{L}/u.test(quote)) quotes.push(quote);
    start = index + gap.length;
  }
  return quotes.map((quote) => ({ quote, clauses: clausesOf(quote.replace(/[‘’´`]/g, "'")) }));
}

/** What begins a clause with a subject of its own. */
const SUBJECT = "(?:I|my|we|our|he|she|it|they|you|there|his|her|its|their|who|which)(?:'\\w+)?";
const seams = new RegExp(
  `\\s*(?:[;)]|(?=\\()|:(?!\\d| \\p{L}+(?:,| and) )|\\s(?:btw|lol|haha|lmao|(?:and )?let me tell you|before you ask|don't laugh|as it happens)\\b[,.]?|\\.\\.+|…|\\s[-–—]+\\s|,?\\s+(?:but|so|because|bc|though|although|cause|cuz|coz|cos|whereas|while)\\s+` +
    `(?!(?:of|far|much|many|that)\\b)|,\\s*(?:and\\s+)?(?=${SUBJECT}\\s)|,\\s*(?=if\\b)|,?\\s+(?:and|or)\\s+(?=if\\b)|,?\\s+and\\s+(?!I are\\b)(?=${SUBJECT}\\s)|` +
    `,\\s*(?=[^,]{1,30}\\b(?:says|said|thinks|reckons|told)\\b)|\\s+and\\s+(?=(?:\\S+ ){1,8}(?:says|said|told|called me|asked)\\b)|,\\s*(?=(?:from(?! (?:the )?\\d)|just|moved|don't|can't|grew up|been|joined|handed|shifted|driving|working|living|which|not|never|remember|right|did I|have (?:I|you)|do you|are you|can you|did you|would you|what|how|booked|dropped|leaving|lol|haha|lots|no|yes|so|and (?:just|also|now))\\b))\\s*`,
  'iu',
);

/** A longer clause has others in it, which somebody has not kept apart. */
const RUN_ON = 80;
const starts = new RegExp(
  '(?<!\\b(?:what|how|where|who|whom|why|which|whose|than|like|as|that|whatever|everything|all|things?|ones?|way|time|place|before|' +
    'after|since|until|till|if|when|and|or|of|with|from|right now|today|tonight|said|says?|know|think|mean|bet|guess|hope|swear|told|tells?|it|you|he|she|they|me|asked|' +
    '(?:every|each|last|next) \\p{L}+|on \\p{L}+day)) ' +
    "(?=(?:I|we|I'm|I've|we're|it's|that's|he's|she's|they're) )",
  'iu',
);

/** What a song is marked with. */
export const sung = /^[^\p{L}]*[♪🎵🎶]|[♪🎵🎶][^♪🎵🎶]+[♪🎵🎶]/u;
/** From here on nothing is one's own: it is supposed, wished, dreamt, played or sung. */
const unreal = [
  /\b(?:(?<!even |only )if(?! there(?:'s| is) (?:one|anything)\b| you (?:like|want|don't mind)| (?:I|you) .*\b(?:only|one(?! of)|single|rest of (?:my|your) life))|unless|imagine|pretend|suppos(?:e|ing)|hypothetically|wish(?! (?:me|us|you|him|her)\b)|as if|what if|dream(?:t|ed))\b/i,
  /^that's it$/i,
  /\bI swear (?:I'm|I am|I'll|I will)\b|\bwhen I(?:'m| am)? grow(?:n|ing)? up\b|\b(?:basically|practically) an? /i,
  /\b(?:in (?:my|a|the) dreams?|(?:the|that|a|this) dream\b|role-?play\w*|act(?:ing)? like|sarcas\w+|yeah right|said no one|as they say)\b/i,
  /\b(?:lyrics?|song goes|goes like|my character|novel where|movie where|quote[sd]?)\b/i,
  sung,
];
/** What others say goes on until the person speaks of themselves again. */
const reporting =
  '(?:(?:rang|called|phoned) to (?:ask|say|tell)|says|saying|used to say|always say|would say|thinks|claims?|texted|sings|shouts|reckons|said|told|thought|asked|calls? me an?)';
const reported = new RegExp(
  `(?<=\\S\\s)(?<!\\b(?:I|I've|I'll|I just|I already|we|we've) |\\byou (?=asked))\\b${reporting}\\b`,
  'i',
);
/** Of 'My girlfriend Sasha says hi' the first words are one's own. */
const whoReports = new RegExp(`^(?:my|our) .*?(?= (?:always |often |just )?${reporting}\\b)`, 'i');
const own = /^(?:I|my|we|our|mine)\b/i;
/** What is liked best, said as a choice. */
const choice = /\bif (?:I|you) .*\b(?:only|one|single|rest of (?:my|your) life)\b.*\bwould be\b/i;
/** From here on it is unsure. */
const unsure = [
  /\b(?:could|should|ought(?:a| to)|might|maybe|perhaps|probably|possibly|almost|nearly|I may|may be|apparently|supposedly)\b/i,
  /\b(?:would|(?:I|we)'d)\b(?! (?:really )?(?:(?:love|like) (?:to|you)|give anything))|\b(?:he|she|they)'d\b/i,
  /\b(?:said|tells?(?! you what)|told|thinks?|thought|asks?|asked)\b/i,
];
/** A question at the end that takes back what is said before it. */
const tags =
  /^(?!(?:did|have) I (?:tell|told|mention))(?:right|no|eh|huh|yeah|correct|maybe|(?:is|are|was|do|does|did|have|has|ca|wo|would|should|could|am)(?:n't)? (?:I|it|he|she|they|that|we|the \p{L}+)(?: .{0,12})?)\?+$/iu;
/** A question at the end that only asks for a yes to what is said. */
const agreement =
  /,? (?:deal|okay|ok|agreed|please|promise|alright|did I (?:say|tell you|mention)(?: that)?)\s*\?+\s*$/iu;
/** Asks nothing but whether it was said before. */
const isTold =
  /\bdid I (?:already )?(?:tell|mention)(?: to)?(?: you)?(?: already| yet)?(?: that)? (?:I|my|we|our)\b/i;
/** What a question begins with that has lost its mark. */
const asks = new RegExp(
  '^(?:(?:what|who(?!.* like me\\b)|where|why|how|which|whose|whats|wheres|hows)\\b|when(?! I was)\\b|' +
    '(?:do|does|did|am|are|is|was|were|can|could|would|will|should|shall|may|' +
    "(?:is|are|do|does|did|ca|was|wo)n't) (?:you|I|we|he|she|it|they|my|your|the|that|this|there|anyone|people)\\b|" +
    '(?:have|has|had) (?:you|I|we|he|she|they|it|there|anyone)\\b)',
  'i',
);
export const jokes =
  /\b(?:jk|j\/k|just kidding|(?:I'm |only )kidding|just joking|joking|when I(?:'m| am)? grow(?:n|ing)? up)\b|🙄|(?:^|\s)\/s\b/iu;

function clausesOf(sentence: string): Clause[] {
  if (jokes.test(sentence)) return [];
  const parts = withoutLead(spelled(sentence.replace(agreement, '')))
    .split(seams)
    .flatMap((part) => (part.length > RUN_ON ? part.split(starts) : [part]))
    .filter((part) => /\p{L}/u.test(part));
  if (asks.test(parts[0] ?? '')) return [];
  const asked = /\?["”)!]*\s*$/.test(sentence.replace(agreement, '')) && !isTold.test(sentence);
  if (asked && (parts.length === 1 || tags.test(parts.at(-1) ?? ''))) return [];
  let isSupposed = false;
  let isTheirs = false;
  return (asked ? parts.slice(0, -1) : parts).flatMap((part) => {
    isSupposed ||= asks.test(part) || unreal.some((words) => words.test(part));
    // An aside in brackets is one's own word again.
    isTheirs = reported.test(part) || (isTheirs && !own.test(withoutLead(part)) && !part.startsWith('('));
    const isReal = !isSupposed && !isTheirs;
    const isSure = choice.test(part) || !unsure.some((words) => words.test(part));
    const clause = {
      text: withSubject(withoutTail(withoutLead(part))),
      isSupposed,
      isReal,
      isClaim: isReal && isSure,
    };
    const [who] = (!isSupposed && part.match(whoReports)) || [];
    return who ? [{ text: who, isSupposed, isReal: true, isClaim: true }, clause] : [clause];
  });
}

/** 'Moved to Leeds' is said of oneself, in messages that leave out who does it. */
const unsaid: [RegExp, string][] = [
  [
    /^(?=(?:just |finally |recently |only |also |always |never |still |mostly )*(?:moved|booked|adopted|quit|retired(?! \p{L}+,)|signed up|graduated|applied for|bought|passed my|grew up|got (?:an?|two|three|four|married|engaged|promoted|my)|dropped out|taught|started|used to|took up|left (?:school|my|the)|lost my|worked?|live|drove|drive|play|played|collect|support|keep|kept|paint|knit|bake|sing|run|ran|swim|volunteer|teach(?! (?:me|us)\b)|put my name|handed|shifted|joined|study|speak|go (?:to|every|swimming|fishing|dancing|running)|want(?:ed)? to|hate|love|prefer|enjoy|own|did my|studied|served|married|turned [1-9]\d|haven't|can't (?:stand|abide|swim|drive|cook)|don't (?:drink|eat|smoke|like|drive))\b)/iu,
    'I ',
  ],
  [
    /^(?=been (?!there|here|a (?:long|bad|good|rough|day|week)|so|better|worse|ages|thinking|meaning)\p{L}+\b.*\b(?:for|since|years?|now|every|at)\b)/iu,
    "I've ",
  ],
  [/^(?=(?:born|raised|brought up)\b)/i, 'I was '],
  [
    /^(?!.* (?:is|has|was|are|were|takes|feels|can|makes|gives|helps|keeps)\b)(?=(?:leaving|moving|flying|learning|studying|training for|saving (?:up|for)|living in|planning (?:to|an?)|working (?:as|at|on|in|for)|driving for|retiring|getting married|doing an?|teaching|trying to \p{L}+|[2-9]\d (?:in|on|next) |off to \p{L}+ (?:on|in|for|next)|fluent in|(?:totally )?obsessed with|going to (?:visit|see|fly|be)|(?:not )?a (?:big |huge |massive )?fan of|divorced|widowed|single|(?:recently )?married)\b)/iu,
    "I'm ",
  ],
  [/^(?=(?:big|huge|massive|lifelong) \p{L}*\s?fan\b)/iu, "I'm a "],
  [/^(?=never been\b(?!.* (?:his|her|their) life\b))/i, "I've "],
  [/^(?=season ticket\b|new job (?:at|in|as)\b)/i, 'I have a '],
  [new RegExp(`^(?=(?:${KIN}|${PETS})(?: is|'s) (?:called|named|name|in)\\b)`, 'iu'), 'my '],
  [
    /^(?!.* (?:share|live|are|were|have|had|sit|sleep|keep|want|came|come)\b)(?=(?:one|two|three|four|five|six|\d) (?:\p{L}+ )?(?:kids|children|boys|girls|sons|daughters|dogs|cats|brothers|sisters|grandkids|grandchildren)\b)/iu,
    'I have ',
  ],
  [/^(?=(?:birthday|name|lad|lass|missus|hubby|fav\p{L}*|goal|dog|cat) ?(?:is\b|'s|\p{L}+ is\b))/iu, 'my '],
];

function withSubject(clause: string): string {
  const found = unsaid.find(([start]) => start.test(clause));
  return found ? found[1] + clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
}

const lead = new RegExp(
  '^(?:(?!right now\\b)(?:oh+|ah+|hey+|hi+|hiya|hello|hola|yo|well|so+|confession|and|but|also|plus|btw|by the way|ha(?:ha)*|lol|lowkey|highkey|yeah|yea|yep|yes|' +
    'nah|nope|no(?=[,.!]| like| (?:I|my|we)\\b)|like(?= (?:I|my|we)\\b)|for me|now|ok(?:ay)?|um+|uh+|hmm+|mm+|anyway|anyways|actually|honestly|tbh|to be honest|guess what|fun fact|' +
    'good morning|morning|good evening|fyi|for the record|just so you know|just to let you know|you know(?: what)?|' +
    "(?:please )?(?:remember|don't forget|note|know)(?: that)?(?= (?:I|my|we|our)\\b)|" +
    '(?:did I (?:already )?(?:tell|mention)(?: to)?(?: you)?(?: already| yet)?|I (?:think(?= my fav)|guess|forgot to (?:tell|say)|should tell you|must say|' +
    'have to (?:say|tell you|admit)|(?:already )?told you|mentioned|said)(?: that)?(?= (?:I|my|we|our)\\b))|' +
    'the thing is|basically|obviously|oops|omg|ugh|aw+|thanks|thank you|sorry|right|today I learned)[\\s,.!:-]+)+',
  'iu',
);
const tail = new RegExp(
  '(?:[\\s,.!?:;)(\\p{Extended_Pictographic}\\u{FE0F}\\u{200D}-]+(?:btw|by the way|lol|lmao|ha(?:ha)*h?|tbh|honestly|actually|' +
    'you know|though|tho|anyway|I (?:guess|think|suppose)|xx*|so yeah|yeah|yay|obviously|of course|basically|or something|' +
    "if you (?:like|want|don't mind)|please|ok|etc|too|as you know|you see|like I said|remember|\\^\\^|:\\)|:D|<3)?)+$",
  'iu',
);

export function withoutLead(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+/u, '').replace(lead, '');
}

function withoutTail(text: string): string {
  return text
    .replace(tail, '')
    .replace(/["“”]|\p{Extended_Pictographic}|\u{FE0F}/gu, '')
    .trim();
}
