/** What is true for a day: moods, weather, meals, errands, and what leaves the reader asking what is meant. */
const passing = [
  /^(?:I|We)(?:'ve|'m|'re)?(?: been| just| started| love| like)* \p{L}+ (?:her|him|them|it|this|these|those|having them)\b/u,
  /^I'm doing (?:al?l ?right|ok|okay|well|better|great|fine|good|my best)\b/,
  /^(?:That|This|It|He|She|They|Those|These)\b/,
  /\b(?:there|(?<!from )here)\b(?! (?:is|are))/i,
  /\b(?:today|tonight|right now|just now|this (?:morning|afternoon|evening)|for now|in a (?:bit|minute|sec|moment)|later)\b/i,
  /\b(?:last night|earlier|yesterday)\.?$/i,
  /\b(?:I|we)(?:'m| am|'re| are)? (?:so |really |very |a bit |too )*(?:tired|hungry|bored|sleepy|cold|hot|sad|happy|busy|exhausted|excited|nervous|stressed|fine|ok|okay|home|back|here|awake|drunk|sorry|late|sure)\.$/i,
  /\b(?:that|this|it|those|these|them|one|ones|something|someone|everything|stuff|things?)\.$/i,
  /^(?:My|The) (?:bus|train|phone|battery|internet|wifi|laptop|alarm|flight) (?:is|was|'s) (?:late|dead|early|slow|off)/i,
  /\b(?:you|your|yourself)\b/i,
];
/** An agreement with the companion speaks of the companion. */
const between =
  /^(?:(?:You can |You just |Please |Just )?call me|Can I call you|I(?:'m going to| will| am going to|'m gonna|m gonna) call you|I want you to call me|I'd like you to call me|Let'?s|From now on|You and I|Our|Your nickname|I'll|I'm going to|I promise|We|Every)\b/i;

export function isPassing(text: string): boolean {
  const words = between.test(text) ? passing.slice(0, -1) : passing;
  return words.some((pattern) => pattern.test(text));
}
