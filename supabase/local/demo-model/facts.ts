import type { ChatMessage } from './request.ts';
import { capitalized, sentencesOf, turn } from './sentences.ts';

/** What a person said about themselves in the messages of a request. */
export interface Facts {
  /** What they said they are called. */
  name: string | null;
  /** Whether they do not want to be called anything. */
  isUnnamed: boolean;
  /** Names by what they belong to: 'dog' is 'Biscuit'. */
  named: Map<string, string>;
  /** 'color' is 'green'. */
  favorites: Map<string, string>;
  place: string | null;
  job: string | null;
  age: string | null;
  mood: string | null;
  likes: string[];
}

const PETS =
  'dog|cat|puppy|kitten|hamster|rabbit|bunny|parrot|bird|fish|horse|pony|turtle|tortoise|snake|lizard|goldfish|pet';
const PEOPLE =
  'mom|mum|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|fiancee?|best friend|friend|boss|roommate|flatmate|neighbor|neighbour|uncle|aunt|grandma|grandmother|grandpa|grandfather|baby|teacher|cousin|niece|nephew|colleague|coworker|ex|crush';
const THING = `${PETS}|${PEOPLE}|boat|car|bike|band|plant|cafe|shop|company|school|street|town|village|team|guitar`;
const NAME = "\\p{Lu}[\\p{L}'-]+";

/** The same thing under another word. */
const sameAs: Record<string, string> = {
  puppy: 'dog',
  kitten: 'cat',
  bunny: 'rabbit',
  mum: 'mom',
  mother: 'mom',
  father: 'dad',
  grandmother: 'grandma',
  grandfather: 'grandpa',
  neighbour: 'neighbor',
  flatmate: 'roommate',
  fiancee: 'fiance',
};

const namedPatterns = [
  /\bmy (?<thing>[\p{L}' ]{2,30}?) (?:is|was) (?:called|named) (?<name>[\p{L}'-]+)/iu,
  /\bmy (?<thing>[\p{L} ]{2,30}?)'s (?:\p{L}+ )?name(?:'s| is| was) (?<name>[\p{L}'-]+)/iu,
  /\b(?:have|has|got|adopted|bought|own|getting) (?:an?|one|this|the|my) (?<thing>[\p{L} ]{2,30}?),? (?:called|named) (?<name>[\p{L}'-]+)/iu,
  new RegExp(`\\b(?:[Mm]y|an?) (?:\\p{Ll}+ )?(?<thing>${THING}),? (?<name>${NAME})`, 'u'),
  new RegExp(`\\b(?<name>${NAME}),? (?:is )?my (?:\\p{Ll}+ )?(?<thing>${THING})\\b`, 'u'),
];
const pronounPattern =
  /\b(?:his|her|its|their|the) name(?:'s| is| was) (?<name>[\p{L}'-]+)|\b(?:he|she|it)'s (?:called|named) (?<called>[\p{L}'-]+)/iu;
const mentioned = new RegExp(`\\b(?:${PETS}|${PEOPLE})\\b`, 'giu');
/** 'Forget my name', 'please forget about my dog' */
const FORGET =
  /\bforget (?:about |what i (?:said|told you) about )?my (?<thing>[\p{L} ]+?)(?:'s)?(?: name)?$/iu;

const NOT_NAMES =
  /^(i|i'[a-z]+|january|february|march|april|may|june|july|august|september|october|november|december|(mon|tues|wednes|thurs|fri|satur|sun)day|halloween|christmas|easter|thanksgiving|an?|the|not|so|just|very|really|too|here|there|back|in|on|at|from|going|your|my|fine|good|ok|okay|new|sure|sorry|happy|sad|tired|bored|lonely|sick|single|married|human|real|alone|home|done|ready|free|busy|late|lost|stuck|hungry|cold|hot|scared|angry|mad|afraid|curious|confused|depressed|stressed|anxious|nervous|excited|drunk|gay|straight|bi|trans|american|british|german|french|italian|spanish|english|irish|indian|chinese|japanese|catholic|muslim|jewish|christian|vegan|vegetarian|feeling|doing|working|trying|looking|thinking|having|getting|being|all|well|great|better|worse|off|out|up|down|about|also|still|only|never|always|no|yes|what|why|like|kind|that|this|it|broke|awake|asleep|exhausted|overwhelmed|thinking|\p{L}+(ing|ed|ful|ous|less))$/iu;
const namePatterns = [
  /\b(?:my name is|my name's|the name's|call me|(?:people|friends|everyone|everybody) calls? me|name's|i am called|i'm called|i go by) (?<name>[\p{L}'-]+)/iu,
  /^(?:(?:hi|hey|hello|yo|hiya)(?: there| dear| all| everyone)?[, ]*)?(?:I'm|I am|it's|this is) (?<name>[\p{L}'-]+)(?:,? by the way| here|,? nice to meet you|,? and \S.*|, .*| from \S.*)?$/iu,
];
const PLACE =
  "(?<place>\\p{L}[\\p{L}'-]+(?: (?!(?:and|but|with|because|for|since|now|right|where|when|so|i|from|to|in|at|last|this|next|a|an|the|near|on|by|after|before|about|together|alone|too)\\b)\\p{L}[\\p{L}'-]+){0,2})";
const placePatterns = [
  new RegExp(
    `\\b(?:i|i'm|i am|we|we're)(?: now| currently| just| recently)? (?:live|lived|living|based|moved|stay|staying) (?:in|to|near|outside|at) ${PLACE}`,
    'iu',
  ),
  new RegExp(`\\b(?:i'm|i am|i come|we're) from ${PLACE}`, 'iu'),
];
/** 'I'm Ruth, a baker from Leeds' */
const INTRODUCED = new RegExp(`\\bfrom ${PLACE}`, 'iu');
const JOBS =
  '(?:\\p{L}+ ){0,2}(?:nurse|teacher|doctor|vet|student|engineer|developer|programmer|designer|driver|chef|cook|baker|barista|waiter|waitress|bartender|lawyer|accountant|artist|writer|musician|photographer|farmer|gardener|carpenter|plumber|electrician|mechanic|scientist|researcher|librarian|pilot|dentist|pharmacist|paramedic|firefighter|police officer|soldier|sailor|cashier|clerk|salesperson|manager|consultant|translator|editor|journalist|reporter|actor|actress|dancer|singer|hairdresser|cleaner|builder|architect|therapist|psychologist|social worker|secretary|receptionist|analyst|freelancer|mom|dad|parent|intern|professor|tailor|florist|janitor|security guard|postman|mailman|truck driver|stay-at-home \\p{L}+)';
const jobPatterns = [
  new RegExp(
    `\\b(?:i'm|i am|i was|i work as|working as|my job is|my job is being) (?:an? |the )?(?<job>${JOBS})\\b`,
    'iu',
  ),
  /\bi work as (?:an? |the )?(?<job>\p{L}+(?: \p{L}+)?)/iu,
];
const TRADE = new RegExp(`, (?:\\d\\d, )?(?:an? )?(?<job>${JOBS})\\b`, 'iu');
const MOOD =
  /\b(?:i'm|i am|i feel|i felt|feeling|i've been)(?: feeling| so| really| very| pretty| a bit| a little| kind of| just)* (?<mood>sad|happy|tired|exhausted|lonely|angry|anxious|nervous|stressed|bored|excited|scared|proud|overwhelmed|confused|lost|sick|depressed|worried|guilty|embarrassed|jealous|relaxed|grateful|hopeful|nostalgic|restless|homesick|heartbroken|down|great|good|awful|terrible|fine|okay)\b/iu;
const LIKE =
  /\bi(?:'ve always)?(?: really| also| just| absolutely| do)* (?:like|love|loved|enjoy|adore|am into)(?: to)? (?<like>(?!you|it\b|that\b|this\b|how\b|when\b|him\b|her\b|them\b|your)[\p{L}' -]{3,40})/iu;
const FAVORITE =
  /\bmy fav(?:e|ou?rite)? (?<thing>\p{L}+(?: \p{L}+)?) (?:is|are|was) (?<value>[\p{L}\p{N}' -]{2,40})/iu;

/** Everything the person has said about themselves, the newest word for each, but for what is to be forgotten. */
export function factsOf(messages: readonly ChatMessage[]): Facts {
  const facts: Facts = {
    name: null,
    isUnnamed: false,
    named: new Map(),
    favorites: new Map(),
    place: null,
    job: null,
    age: null,
    mood: null,
    likes: [],
  };
  let lastMentioned: string | null = null;
  for (const { role, content } of messages) {
    if (role !== 'user') continue;
    for (const { text, isQuestion } of sentencesOf(content)) {
      if (isQuestion || /^(what|who|where|do you|how|when|which|is|are|can)\b/i.test(text)) continue;
      readSentence(facts, text, lastMentioned);
      lastMentioned = text.match(mentioned)?.at(-1) ?? lastMentioned;
    }
  }
  return facts;
}

function readSentence(facts: Facts, text: string, lastMentioned: string | null): void {
  const unwanted = text.match(FORGET)?.groups?.thing;
  if (unwanted !== undefined) {
    facts.named.delete(keyOf(unwanted));
    if (keyOf(unwanted) === 'name') Object.assign(facts, { name: null, isUnnamed: true });
    return;
  }
  for (const pattern of namedPatterns) {
    const { thing, name } = text.match(pattern)?.groups ?? {};
    keepNamed(facts, thing, name);
  }
  const told = text.match(pronounPattern)?.groups;
  const pronounThing = text.match(mentioned)?.at(-1) ?? lastMentioned;
  if (told && pronounThing) keepNamed(facts, pronounThing, told.name ?? told.called);
  const name = nameIn(text);
  facts.name = name ?? facts.name;
  const found = (patterns: RegExp[], group: string) =>
    patterns.map((pattern) => text.match(pattern)?.groups?.[group]).find((value) => value !== undefined);
  const place = found(placePatterns, 'place') ?? (name ? text.match(INTRODUCED)?.groups?.place : undefined);
  if (place && !/^(home|here|work|bed|my|a|an|the) ?/i.test(place)) facts.place = properName(place);
  facts.job = found(jobPatterns, 'job') ?? (name ? text.match(TRADE)?.groups?.job : undefined) ?? facts.job;
  facts.age =
    text.match(/\bi(?:'m| am) (?<age>1[89]|[2-9]\d)(?: years old)?(?:$| and|,)/i)?.groups?.age ?? facts.age;
  facts.mood = text.match(MOOD)?.groups?.mood?.toLowerCase() ?? facts.mood;
  const favorite = text.match(FAVORITE)?.groups;
  if (favorite?.thing && favorite.value) {
    facts.favorites.set(favorite.thing.toLowerCase().replace('colour', 'color'), favorite.value);
  }
  const like = text.match(LIKE)?.groups?.like;
  if (like) facts.likes.push(turn(like.replace(/ (and|but|because|so|when|too|a lot)\b.*$/i, '')).trim());
}

/** What the person is called, where the sentence says so. */
function nameIn(text: string): string | null {
  for (const [index, pattern] of namePatterns.entries()) {
    const name = text.match(pattern)?.groups?.name;
    const isSaid =
      index === 0 || (name !== undefined && /^\p{Lu}/u.test(name)) || /^(hi|hey|hello)\b/i.test(text);
    if (name && name.length > 1 && isSaid && !NOT_NAMES.test(name)) return capitalized(name);
  }
  return null;
}

function keepNamed(facts: Facts, thing: string | undefined, name: string | undefined): void {
  if (!thing || !name || NOT_NAMES.test(name)) return;
  facts.named.set(keyOf(thing), capitalized(name));
}

/** The word under which a thing is kept: 'little puppy' and 'dog' are the same. */
export function keyOf(thing: string): string {
  const word = thing.toLowerCase().trim().split(' ').at(-1) ?? '';
  return sameAs[word] ?? word;
}

/** Whether a thing is an animal. */
export function isPet(key: string): boolean {
  return new RegExp(`^(?:${PETS})$`).test(key);
}

function properName(place: string): string {
  return place.replace(/\p{L}+/gu, (word) =>
    /^(of|the|on|upon|de|la)$/i.test(word) ? word : capitalized(word),
  );
}
