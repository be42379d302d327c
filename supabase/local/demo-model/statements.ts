import { brightened, isHardButGood } from './good-news.ts';
import { type Sentence, sentencesOf, spelled } from './sentences.ts';

/** Whether it asks, with its mark or without. */
export function isQuestion({ text, isQuestion: marked }: Sentence): boolean {
  // 'When I was seven we drove' asks nothing.
  if (!marked && /^what an? (?!.*\b(is|are|does|do)\b)/i.test(text)) return false;
  if (!marked && /^(when|where|what|who|how|why) (i|we|my|our|he|she|they|the|this|it) /i.test(text))
    return false;
  return (
    marked ||
    /^(so |ok |and )?if you (could|had|were|can|got|only)\b/i.test(text) ||
    /(?:^|, )(what|who|where|when|why|how)('s|'re|'d) \S|^(what|who|where|when|why|how) \S|^(whom|whose|which|isn't|aren't|any) \S|^(is|are|am|was|were|does|can|could|will|would|should) \S|^(do|did) (?!(my|our|the|a|an|some|all|it) )\S|^(have|has) (you|he|she|it|they|we|anyone|anybody|someone|somebody|i)\b|^(don't|doesn't|didn't|won't|wouldn't|can't|couldn't) (you|it|that|the \w+)\b|^you ever \S/i.test(
      text,
    )
  );
}

/** Whether a sentence wants something of the companion: a question, or a wish. */
export function asks(sentence: Sentence): boolean {
  return (
    isQuestion(sentence) ||
    /^(ideas?|thoughts|tips|advice|recs|suggestions|verdict)$|^(the )?(best|easiest|right|good|nice|fastest|quickest) way to\b/i.test(
      sentence.text,
    ) ||
    // Asked without a mark, behind what it is about: 'my fish keeps dying what do I do'.
    /\b(what|how|where|when|which \w+) (do|should|can|could|would|am|are) (i|we)\b|, (why|how come)$|\bcan't (decide|choose)\b|\bdon't know (what|how) to (say|tell|do|explain|answer|write|begin|start|help|comfort|handle)\b/i.test(
      sentence.text,
    ) ||
    /^(any |got any |some |need |looking for )?(tips|advice|ideas?|help|suggestions|hacks?|tricks?) (to|for|on|with|about)\b/i.test(
      sentence.text,
    ) ||
    /^(please |just |ok |so |go on )*(tell|show|give|draw|write|play|make|cook|plan|talk|describe|argue|poke|teach|explain|help|recommend|suggest|read|ask|convince|prove|let's|sing|say|rate|start|name|pick|choose|decide|settle|guess|invent|list|tell)\b/i.test(
      sentence.text,
    ) ||
    /\b(i need (help|advice|ideas?|tips)|i want to (learn|know|start)|how to|should i|do i|what now|can you|any (tips|ideas|advice|tricks|hacks))\b/i.test(
      sentence.text,
    )
  );
}

/** Not a word of any language: no vowels, or a row of the keyboard. */
export function isGibberish(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length < 2 ||
    /[bcdfghjklmnpqrstvwxz]{6,}/i.test(text) ||
    (letters.length > 3 && !/[aeiouyáéíóúäöüàèâêîôû]/i.test(letters)) ||
    /asdf|qwert|hjkl|zxcv/i.test(letters)
  );
}

const GOOD =
  /^(happy|glad|great|good|nice|lovely|wonderful|amazing|awesome|fantastic|fun|love[ds]?|loving|enjoy\w*|excited|proud|finally|lucky|delicious|gorgeous|beautiful|perfect|best|won|win|passed|accepted|promoted|engaged|smil\w+|peaceful|cozy|relax\w*|relieved|grateful|thankful|yay|better|thrilled|cute|adorable|sweet|success\w*|celebrat\w*|surprised|incredible|yum\w*)$/;
const BAD =
  /^(sad|bad|badly|awful|rubbish|grim|terrible|horrible|worst|worse|hate[ds]?|hurts?|hurting|pains?|painful|broken?|fail(ed|s|ing)?|lost|los(e|ing)|ruined|burn(t|ed)|stole|stolen|robbed|crash\w*|cancel\w*|reject\w*|refus\w*|forgot|forgotten|yell\w*|scream\w*|shout\w*|fight\w*|fought|argu\w*|angry|annoy\w*|furious|unfair|rude|stupid|sick|ill|cry|crying|cried|empty|depress\w*|upset|disappoint\w*|embarrass\w*|gutted|devastat\w*|ashamed|guilty|regret\w*|struggl\w*|messed|screwed|wrong|problems?|trouble|died|dying|dead|flooded|leak\w*|fired|dumped|ghosted|ditched|sucks?|difficult|tough|rough|lied|cheat\w*|cruel|unfortunately|sadly|ugh|barely|crap\w*|shit\w*|damn|debt|insane|mess|denying|tired|exhausted|lonely|miss|missed|ache\w*|broke|stuck|hard|heavy|wasted|worthless|fake|locked|foul|lousy|miserable)$/;
const WORRIED =
  /^(worr\w+|nervous|anxious|anxiety|scared|scary|scares|afraid|terrif\w+|fears?|stress\w*|panic\w*|dread\w*|overwhelm\w*|unsure|uncertain|tense|pressure|nightmare|freaking|doubts?|insecure|shy|risky?)$/;
const NEGATES =
  /^(not|no|never|without|isn't|wasn't|aren't|don't|didn't|doesn't|can't|couldn't|won't|haven't|hardly|hasn't|wouldn't)$/;

/** How what is said feels. */
export type Tone = 'good' | 'bad' | 'worried' | 'mixed' | 'plain';

/** Whether a message tells of something that went well, whatever words it uses for it. */
export function isGoodNews(message: string): boolean {
  return isHardButGood(message) || (/!!/.test(message) && toneOf(message) === 'good');
}

/** The feeling of a message by its words; a denied one counts as its contrary ('not bad', 'didn't win'). */
export function toneOf(message: string): Tone {
  const words =
    brightened(message.toLowerCase())
      .replace(
        /can't wait|cannot wait|couldn't be happier|can't believe (it|my luck)|over the moon/g,
        'excited',
      )
      .replace(
        /(parking|speeding) ticket|got towed|(don't|didn't|can't stand|never) (really )?liked? (him|her|it|them)\b|walked out( on (us|me))?|(fryer|system|server|power|oven|wifi|internet|register|site|elevator|ac|heat|truck|car|van) (just )?(went|broke|is) (down|out)/g,
        'awful',
      )
      .replace(/\blooks? dead\b/g, '')
      .replace(/\blike an? \p{L}+ing \p{L}+|regrets? nothing/gu, '')
      .replace(/\b(i'm|i am|my (legs|feet|arms) are) ((so|just|absolutely|literally) )?dead\b/g, 'spent')
      .replace(/not (too |so )?bad|no (problem|worries)|couldn't be better/g, 'fine')
      .replace(
        /(good|nice|best|great|fun) (morning|evening|afternoon|at|with|people|person|listener|question|enough|deal|way|reason|idea|friend|friends|old|news is)\b|(good )(night|day)|\bthe good (?!news|life|days)\w+|sounds? (so |like )?fun|no idea|at least|argu\w+ (about|with me)|stuck in my head|miss(ed)? the bus/g,
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
  if (felt.good > 0 || /!!/.test(message)) return 'good';
  return words.some((word) => /^(can't|couldn't|won't)$/.test(word)) ? 'bad' : 'plain';
}

/** Whether a low feeling is said in so many words, and no success beside it. */
export function isFelt(message: string): boolean {
  const words = message.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  return words.some((word) => BAD.test(word) || WORRIED.test(word)) && !SUCCESS.test(message);
}

/** Whether somebody says of themselves, in plain words, that they are low. */
export function isLow(message: string): boolean {
  return OWN_LOW.test(message) && !isHardButGood(message);
}

/** 'I'm down today. Nothing happened, I just woke up that way.' */
export function isLowWithoutReason(message: string): boolean {
  return (
    isLow(message) && (NO_REASON.test(message) || (message.split(/\s+/).length <= 6 && FLAT.test(message)))
  );
}

/** Words for a low mood that name nothing it comes from. */
const FLAT = /\b(feel nothing|flat|numb|blah|bleh|meh|empty|off)\b/i;
const NO_REASON =
  /\bnothing (\w+ )?happened\b|\bnothing('s| is) (\w+ )?wrong\b|\bno (\w+ )?reason\b|\bwoke up (that way|like (this|that)|sad|down|low)\b|\bdon't (even )?know why\b|\bnot (really |even |exactly )?sad\b/i;
/** A mishap that is told for a laugh, and no low feeling beside it. */
export function isLaughedOff(message: string): boolean {
  return LAUGHS.test(message) && !isLow(message);
}

const OWN_LOW =
  /\b(i'm|i am|i feel|i've been|i was|feeling|been|me|woke up)( \w+){0,3} (down|sad|low|blue|tired|exhausted|drained|angry|mad|furious|miserable|awful|lousy|crap|crappy|shitty|grumpy|cranky|numb|empty|fed up|beat|worn out|burn(ed|t) out|off|flat|stuck|blah|heartbroken|crying|cried|in tears)\b(?! (?:for (?!no\b)|(?:at|in|work|to|the|with|on|out)\b))|(?:^|[.!?] )(so |just |really |very |honestly |kind of |sort of |been |a bit |a little |pretty |feeling |still |totally )*(tired|exhausted|sad|angry|mad|furious|drained|miserable|down|flat|numb|blah|meh|worn out|wiped( out)?|beat|fried|crying)\b(?! (?:the|a|my|to|in|at)\b|,? but\b)|\b(crying|cried|sobb\w+) (in|on|at)\b|\bin an? (\w+ )?(foul|bad|terrible|lousy|rotten|awful|black|dark|sour) mood\b|\bi could (scream|cry|throw)\b|\bi (just )?feel nothing\b|\b(don't|can't) feel (anything|much)\b/i;

const SUCCESS =
  /\b(finally|passed|said yes|signed|cleared?|sold out|won|made it|without stopping|straight|worked|fixed|managed|yay|first time|congrat\w*|free)\b|!!/i;

/** The feelings that a statement is received with; each has its lines and its questions (`sad`, `sad-question`). */
export const FEELINGS = ['sad', 'worried', 'tired', 'angry', 'mixed', 'glad', 'amused', 'plain'] as const;
export type Feeling = (typeof FEELINGS)[number];

const TIRED =
  /\b(slept (like |for |about |maybe )?(\d|two|three|four) hours?|wrecked|knackered|tired|exhausted|drained|sleepy|worn out|wiped( out)?|long (day|night|shift|week)|(double|\d+ ?(hr|hour)) shift|(feet|legs|back|knees) (is|are) killing me|no energy)\b/i;
const ANGRY =
  /\b(yell\w*|scream\w*|shout\w*|furious|unfair|rude|stole|stolen|lied|cheat\w*|annoy\w*|blam\w+|ignor\w+|refus\w*|took credit|ticket|landlord)\b/i;
const LAUGHS = /\b(lol|lmao|haha\w*|hehe\w*|rofl)\b|[😂🤣😅😆]/iu;
const LOW =
  /\bdid(n't| not)\b.*\bagain\b|\b(gave up|skipped|so quiet|too quiet|by myself|left out|never (call|write|visit|text)s?|had to (sell|give up|say goodbye|leave)|not invited|gone now|idiot|so (tiny|small)|invisible|not (smart|good|strong|brave) enough)\b/i;
const TWOFOLD =
  /\b(my|me and my) ex\b|\bdidn't think (i'd|i would) (care|mind|miss|feel)\b|\bbittersweet\b|\b(i|we|he|she|they) used to\b|\bfirst time in\b|\bwould have (liked|loved|laughed|enjoyed)\b|\b(kind of|sort of) (nice|sad|funny)\b/i;

/** With which feeling a message is received: by its words; unsure, with the plain one. */
export function feelingOf(said: string): Feeling {
  const message = spelled(said);
  const tone = toneOf(message);
  if (LAUGHS.test(message) && tone !== 'worried' && tone !== 'good' && !/!!/.test(message)) return 'amused';
  if (TWOFOLD.test(message)) return 'mixed';
  if (tone === 'worried' || tone === 'mixed') return tone;
  if (tone === 'good') return LOW.test(message) || /\bbut\b/i.test(message) ? 'mixed' : 'glad';
  if (TIRED.test(message)) return 'tired';
  if (tone === 'bad') return ANGRY.test(message) ? 'angry' : 'sad';
  return LOW.test(message) ? 'sad' : 'plain';
}

/** The feeling that a person says they have themselves, beside what they ask; plain where they only name one. */
export function ownFeelingOf(said: string): Feeling {
  if (OWN_WORRY.test(said)) return 'worried';
  const feeling = feelingOf(said);
  if (/^(tired|angry|sad)$/.test(feeling)) return isLow(said) ? feeling : 'plain';
  return feeling === 'worried' ? 'plain' : feeling;
}

const OWN_WORRY =
  /\b(i'm|i am|i feel|feeling|i've been|i get|makes me|me) (\w+ ){0,3}?(scared|terrified|nervous|anxious|worried|stressed|overwhelmed|afraid|freaking out|panicking|dreading)\b/i;

/** The statement a message comes down to: the longest of its first ones. */
export function pointOf(sentences: readonly Sentence[]): Sentence | null {
  const told = sentences.filter((sentence) => !isQuestion(sentence));
  const words = ({ text }: Sentence) => Math.min(text.split(' ').length, 9);
  return told.reduce<Sentence | null>(
    (best, one) => (best === null || words(one) > words(best) ? one : best),
    null,
  );
}

/** How somebody begins who has nothing to tell. */
export const NOTHING = /^(nothing|not (a|much|one)|no (garden|plants|yard|stor))/i;

/** 'Nothing much happened. A kid helped me change a tire' tells something all the same, and that is taken up. */
export function tellsMore(sentences: readonly Sentence[]): boolean {
  const rest = sentences
    .flatMap(({ text }) => text.split(', '))
    .filter((part) => !NOTHING.test(part))
    .join(' ');
  return rest.split(/\s+/).length >= 7 && /\b(i|i'm|my|me|we|our)\b/i.test(rest);
}

const OWNED =
  /^(?:I think |I guess )?my (?<whose>(?:late |little |old |best )?\p{Ll}{3,}'s) (?<thing>\p{Ll}{3,}) (?:is|was|has|had|just|stopped|started|broke|came|got|\p{Ll}+ed)\b/iu;

/** The one thing a message begins with, where nothing about it is in doubt: 'your grandad's watch'. */
export function thingIn(message: string): string | null {
  const { whose, thing } = sentencesOf(message)[0]?.text.match(OWNED)?.groups ?? {};
  return whose && thing && !/(ing|ed|ly)$/.test(thing) ? `your ${whose} ${thing}` : null;
}
