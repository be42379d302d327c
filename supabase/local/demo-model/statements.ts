import { type Sentence, sentencesOf, turn } from './sentences.ts';

/** Whether it asks, with its mark or without. */
export function isQuestion({ text, isQuestion: marked }: Sentence): boolean {
  return (
    marked ||
    /(?:^|, )(what|who|where|when|why|how)('s|'re|'d) \S|^(what|who|where|when|why|how) \S|^(whom|whose|which|is|are|am|was|were|do|does|did|can|could|will|would|should|isn't|aren't|any) \S|^(have|has) (you|he|she|it|they|we|anyone|i)\b/i.test(
      text,
    )
  );
}

/** Whether a message wants something: a question or a wish in it. */
export function asksAnything(message: string): boolean {
  return (
    /\?|\b(how|what|why|which|where|can|could|should|would|help|teach|explain|recommend|suggest|worth|prove|convince|any (tips|ideas)|what's|i need|i want to|i'd like|let's|do you|are you|have you|is it|is there)\b/i.test(
      message,
    ) ||
    /(^|[.!,] ?)(please |hey |so )?(tell|show|give|draw|write|play|make|cook|plan|talk|describe|argue|poke) /i.test(
      message,
    )
  );
}

/** Not a word of any language: no vowels, or a row of the keyboard. */
export function isGibberish(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length < 2 ||
    /[bcdfghjklmnpqrstvwxz]{6,}/i.test(letters) ||
    (letters.length > 3 && !/[aeiouyáéíóúäöüàèâêîôû]/i.test(letters)) ||
    /asdf|qwert|hjkl|zxcv/i.test(letters)
  );
}

const GOOD =
  /^(happy|glad|great|good|nice|lovely|wonderful|amazing|awesome|fantastic|fun|love[ds]?|loving|enjoy\w*|excited|proud|finally|lucky|delicious|gorgeous|beautiful|perfect|best|won|win|passed|accepted|promoted|engaged|smil\w+|peaceful|cozy|relax\w*|relieved|grateful|thankful|yay|better|thrilled|cute|adorable|sweet|success\w*|celebrat\w*|surprised|incredible|yum\w*)$/;
const BAD =
  /^(sad|bad|badly|awful|terrible|horrible|worst|worse|hate[ds]?|hurts?|hurting|pains?|painful|broken?|fail(ed|s|ing)?|lost|los(e|ing)|ruined|burn(t|ed)|stole|stolen|robbed|crash\w*|cancel\w*|reject\w*|refus\w*|forgot|forgotten|yell\w*|scream\w*|shout\w*|fight\w*|fought|argu\w*|angry|annoy\w*|furious|unfair|rude|stupid|sick|ill|cry|crying|cried|empty|depress\w*|upset|disappoint\w*|embarrass\w*|ashamed|guilty|regret\w*|struggl\w*|messed|screwed|wrong|problems?|trouble|died|dying|dead|flooded|leak\w*|dropped|spilled|fired|dumped|sucks?|difficult|tough|rough|lied|cheat\w*|cruel|unfortunately|sadly|ugh|barely|crap\w*|shit\w*|damn|debt|insane|mess|denying|tired|exhausted|bored|lonely|miss|missed|ache\w*|broke|stuck|hard|heavy|wasted|worthless|fake)$/;
const WORRIED =
  /^(worr\w+|nervous|anxious|anxiety|scared|scary|scares|afraid|terrif\w+|fears?|stress\w*|panic\w*|dread\w*|overwhelm\w*|unsure|uncertain|tense|pressure|nightmare|freaking|doubts?|insecure|shy|risky?)$/;
const NEGATES =
  /^(not|no|never|without|isn't|wasn't|aren't|don't|didn't|doesn't|can't|couldn't|won't|haven't|hardly|hasn't)$/;

/** How what is said feels. */
export type Tone = 'good' | 'bad' | 'worried' | 'mixed' | 'plain';

/** The feeling of a message by its words; a denied one counts as its contrary ('not bad', 'didn't win'). */
export function toneOf(message: string): Tone {
  const words =
    message
      .toLowerCase()
      .replace(
        /can't wait|cannot wait|couldn't be happier|can't believe (it|my luck)|over the moon/g,
        'excited',
      )
      .replace(/(parking|speeding) ticket/g, 'awful')
      .replace(/not (too |so )?bad|no (problem|worries)|couldn't be better/g, 'fine')
      .replace(
        /good (morning|evening|night|afternoon|day|at|with)|no idea|at least|argu\w+ (about|with me)|miss(ed)? the bus/g,
        '',
      )
      .replace(/no one\b|not a single/g, 'nobody')
      .match(/[\p{L}']+/gu) ?? [];
  const felt = { good: 0, bad: 0, worried: 0 };
  for (const [index, word] of words.entries()) {
    const isDenied = words.slice(Math.max(0, index - 3), index).some((before) => NEGATES.test(before));
    if (GOOD.test(word)) felt[isDenied ? 'bad' : 'good'] += 1;
    else if (BAD.test(word) && !isDenied) felt.bad += 1;
    else if (WORRIED.test(word) && !isDenied) felt.worried += 1;
  }
  if (felt.worried > 0 && felt.worried >= felt.bad) return 'worried';
  if (felt.good > 0 && felt.bad > 0) return 'mixed';
  if (felt.bad > 0) return 'bad';
  if (felt.good > 0) return 'good';
  return words.some((word) => /^(can't|couldn't|won't|wouldn't|never)$/.test(word)) ? 'bad' : 'plain';
}

const COMING =
  /\b(tomorrow|tonight|next (week|month|year|\w+day)|in (\d+|a few|two|three|a couple of) (days|weeks|months|hours)|going to|about to|i('ll| will)|i'm planning|thinking (of|about)|might|maybe i|hoping|(is|are) coming|this weekend|want to|i'd like)\b/i;
const GOES_ON =
  /\b(always|every (day|night|week|time|morning|\w+day)|keeps?|for (\d+ |\w+ )?(years|months|weeks|days)|lately|these days|usually|^i (collect|have|own|play|live|work|eat|sleep|spend|do|go|run|read|write)|i'm (learning|teaching|trying|building|writing|reading|making|working)|we (have|live|own))\b/i;
const HAPPENED =
  /\b(was|were|had|did|went|came|said|told|asked|found|lost|made|took|saw|gave|left|thought|bought|sold|put|ate|began|broke|fell|sent|met|won|forgot|learned|woke|ran|just|\p{L}{3,}ed)\b/iu;

/** What can sensibly be asked about a statement: what comes of it, how long it goes on, what happened then. */
export function headingOf(text: string, tone: Tone): string {
  if (tone === 'mixed') return 'said-mixed';
  if (tone === 'worried') return 'said-worry';
  if (/^I (just |really |also |absolutely )?(love|like|adore|enjoy)\b/i.test(text)) return 'said-love';
  if (
    /^I (just |really |also |absolutely )?(hate|can't stand|despise|dislike|don't (really )?like)\b/i.test(
      text,
    )
  )
    return 'said-hate';
  if (tone === 'bad') return 'said-bad';
  if (
    COMING.test(text) &&
    /\b(i|i'm|i'll|we|we're|we'll|my)\b/i.test(text.split(' ').slice(0, 1).join(' ').replace(/^my$/i, ''))
  )
    return 'said-plan';
  if (tone === 'good') return 'said-good';
  if (GOES_ON.test(text)) return 'said-habit';
  return HAPPENED.test(text) ? 'said-event' : 'said';
}

const FELT =
  /\b(love|hate|hurt|miss|wish|want|afraid|scared|sorry|proud|ashamed|happy|sad|angry|never|always|only|finally|still|alone|cried|regret|hope|can't|lost|best|worst)\b/gi;

/** The statement a message comes down to: the one with the most feeling, else the longest of the first ones. */
export function pointOf(sentences: readonly Sentence[]): Sentence | null {
  const told = sentences.filter((sentence) => !isQuestion(sentence));
  const weight = ({ text }: Sentence) =>
    (text.match(FELT)?.length ?? 0) * 3 +
    Math.min(text.split(' ').length, 9) +
    (/\b(I|my|we)\b/.test(text) ? 2 : 0);
  return told.reduce<Sentence | null>(
    (best, one) => (best === null || weight(one) > weight(best) ? one : best),
    null,
  );
}

const NOT_NOUN =
  /^(is|are|was|were|has|had|have|will|would|can|can't|won't|doesn't|don't|didn't|just|who|that|which|and|or|but|to|in|on|at|for|from|with|so|because|when|got|keeps?|never|always|still|said|says|told|left|came|went|wants?|thinks?|really|also|about|out|off|up|of|as|it|him|her|them|me|the|a|an|my|today|tomorrow|tonight|yesterday|last|next|this|again|now|back|all|own|\p{L}+(ed|ing|ly))$/u;

/** A thing of the person's that a message is about, by its noun alone: 'your new job'. Null where that is not certain. */
export function nounIn(message: string): string | null {
  for (const { text } of sentencesOf(message)) {
    const after =
      text
        .match(/(?:^|, |\b(?:and|but|because|that|about|with) )(?:my|our) (?<rest>[\p{L}' ]+)/iu)
        ?.groups?.rest?.toLowerCase()
        .split(' ') ?? [];
    const end = after.findIndex((word) => NOT_NOUN.test(word));
    const noun = after.slice(0, end === -1 ? after.length : end);
    // 'my neighbor plays the drums': a word with an s before an article is what the neighbor does.
    if (
      noun.length > 1 &&
      /s$/.test(noun.at(-1) ?? '') &&
      /^(the|an?|my|it|me|him|her)$/.test(after[end] ?? '')
    )
      noun.pop();
    if (noun.length > 0 && noun.length <= 3) return turn(`my ${noun.join(' ')}`);
  }
  return null;
}
