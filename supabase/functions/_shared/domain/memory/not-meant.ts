/** What opens a game: 'pretend you are a teacher', "you are the captain and I'm a spy". */
const game =
  /\b(?:let'?s|let us|shall we|can we|wanna|want to) (?:play|pretend|role-?play)\b|\bpretend (?:that )?(?:you|u|we|I)\b|\b(?:you|u)(?:'re| are| r|r) (?:the|an?|my) [^.!?]{2,60}\b(?:I'?m|I am) (?:the|an?|your)\b/i;
/** 'Ok, a lie.' Said of oneself, of what was said just before. */
const lie =
  /\b(?:ok(?:ay)?|that was|it was|it's|its),? (?:an? )?lie\b|\bI (?:lied|made (?:it|that|this) up|take (?:it|that|this) back)\b|\bforget I said\b|(?:[.!?]|[.!?] ok) no,? (?:I(?:'?m| am) not|not really|I (?!mean|think))\b/i;
/** The same with the first words of what is said next: 'no of course not'. */
const takingBack =
  /^\P{L}*(?:(?:no+|nah|ok|ha(?:ha)+|lol|k{2,})\P{L}+)*(?:(?:just |only |I'?m |I was |it was |it'?s )*(?:kidding|joking|(?:a )?joke)\b|no,? of course not\b|no+,? I(?:'?m| am) not\b(?! \p{L}+ing\b)|(?:nah|no),? I (?:don'?t|didn'?t|haven'?t),? (?:lol|ha|really)|I(?:'m| am|'m only) having you on\b)/iu;

/** A message, and what the person said before and after it as far as it is known. */
type Said = { text: string; before?: string | null | undefined; after?: string | undefined };

/**
 * Whether a message is said in earnest: neither a move of a game that it or the message before it opens, nor taken back
 * at once. Of another nothing is remembered (R-MEM-03).
 */
export function isMeant({ text, before = '', after = '' }: Said): boolean {
  return ![text, before ?? ''].some((said) => game.test(said)) && !lie.test(text) && !takingBack.test(after);
}
