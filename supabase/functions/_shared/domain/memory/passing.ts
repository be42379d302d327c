/** What is true for a day: times, moods, weather and errands. */
const ofTheDay = [
  /\b(?:(?<!from )today|tonight|right now|just now|this (?:morning|afternoon|evening)|for now|in a (?:bit|minute|sec|moment)|later)\b/i,
  /\b(?:last night|earlier|yesterday)\.?$/i,
  /^I'm doing (?:al?l ?right|ok|okay|well|better|great|fine|good|my best)\b/,
  /\b(?:I|we)(?:'m| am|'re| are)? (?:so |really |very |a bit |too )*(?:cold|hot|fine|ok|okay|home|back|here|awake|late|sure)\.$/i,
  /(?<!\b(?:when|whenever|time|if) )\b(?:I|we)(?:'m| am|'re| are) (?:\p{L}+ ){0,2}?(?:tired|worn (?:\p{L}+ )?out|exhausted|fed up|bored|hungry|sleepy|drunk|sorry|sad|happy|busy|angry|furious|upset|miserable|grumpy|nervous|stressed|excited|mad (?!about)|fond of every(?:body|one))\b/iu,
  /^(?:My|The) (?:bus|train|phone|battery|internet|wifi|laptop|alarm|flight) (?:is|was|'s) (?:late|dead|early|slow|off)/i,
];
/** 'Right now I hate everybody' says nothing of tomorrow. */
const ofTheMoment =
  /\b(?:right now|(?<!(?:from|as of) )today|tonight|this (?:morning|afternoon|evening|minute))\b/i;
const taste =
  /\b(?:I|we) (?:\p{L}+ )?(?:hate|love|like|dislike|detest|want|need|can't stand|can not stand)\b/iu;
/** What leaves the reader asking what is meant. */
const pointing = [
  /^(?:I|We)(?:'ve|'m|'re)?(?: been| just| started| love| like)* \p{L}+ (?:her|him|them|it|this|these|those|having them)\b/u,
  /^(?:That|This(?! is my\b)|It(?! (?:is|was) \p{L}+ (?:I|we)\b)|He|She|They|Those|These)\b/u,
  // Of 'the guy I share a flat with in Leeds' without the guy.
  /^(?:I|We)\b[^,]* with (?:in|at|on|from|since)\b/,
];
/** The same, unless enough else is said: 'the hospitals here like it'. */
const vague = [
  /\b(?:there|(?<!\b(?:from|moved|came|lived?) )here)\b(?! (?:is|are))/i,
  /\b(?:that|this|it|those|these|them|one|ones|something|someone|everything|stuff|things?)\.$/i,
];
/** A short sentence that says little without the ones beside it. */
export function isVague(text: string): boolean {
  return (
    text.length < SHORT && !/[.] \S/.test(text) && [...pointing, ...vague].some((words) => words.test(text))
  );
}

const SHORT = 60;
const toCompanion = /\b(?:you|your|yourself)\b/i;
/** 'So sour that your ears move' speaks of anybody. */
const ofAnybody = /\b(?:that|when|like|if|as) you(?:r \p{L}+)?\b|\byou (?:know|could)\b/giu;
/** What the two agree on to be called. */
const agreement =
  /\bcall(?:ing)? (?:me|you)\b|\byou(?:'re| are) \p{L}+ (?:now|to me)\b|\bfrom (?:now|here|today)(?: on)?,? you(?:'re| are)\b|\bI(?:'m| am) \p{L}+ to you\b/iu;
/** What is planned with the companion speaks of the companion. */
const between =
  /^(?:Let'?s|From now on|You and I|Our|Your nickname|I'll|I'm going to|I promise|We|Every)\b/iu;

export function isPassing(text: string): boolean {
  return [...ofTheDay, ...pointing, ...vague].some((words) => words.test(text)) || speaksToCompanion(text);
}

/** The same of what a model chose as lasting and said with `words` words of weight. */
export function isPassingChoice(text: string, words: number): boolean {
  return words < 4
    ? isPassing(text)
    : [...ofTheDay, ...pointing].some((pattern) => pattern.test(text)) || speaksToCompanion(text);
}

function speaksToCompanion(text: string): boolean {
  return toCompanion.test(text.replace(ofAnybody, ' ')) && !between.test(text) && !isAgreement(text);
}

/** A like or dislike of the moment. */
export function isMomentary(said: string): boolean {
  return ofTheMoment.test(said) && taste.test(said);
}

/** 'You quiz me every night', 'when I moan, you tell me straight'. */
const arrangement =
  /^(?=.*\b(?:every|each|when(?:ever)?|if|till|until|from (?:now|here))\b)(?:(?:when(?:ever)?|if|every|each|no|from) [^.]+[,:] (?:[^.]+, )?)?you (?!are\b|were\b|have\b|had\b|seem|always\b|never\b|do\b|did\b)\p{Ll}+ (?:[^.]* )?(?:me|I|my)\b/iu;

/** What the two have agreed that the companion does for the person. */
export function isArrangement(text: string): boolean {
  return arrangement.test(text);
}

/** What the two have agreed to call each other. */
export function isAgreement(text: string): boolean {
  return agreement.test(text);
}
