/**
 * Words refused wherever a companion is written or speaks: in profiles, prompts and nicknames by SQL
 * (`private.refused_words`), in replies by `checkReply`. The rest is judged apart, because a profile says what somebody
 * is and a reply speaks; these lists are what the two share, and a test holds them equal.
 */
const wordList = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Sex, in words that have no other everyday meaning. */
export const sexualWords = wordList(`
  blowjob blowjobs handjob handjobs rimjob masturbate masturbates masturbating masturbation orgasm orgasms orgasmic
  horny dildo porn porno pornstar pornographic hentai deepthroat creampie gangbang cumshot cumming titties
  fellatio cunnilingus ejaculate ejaculation sexting sexts nudes panties bdsm nsfw milf
`);

/** Minors made into objects of desire. */
export const minorWords = wordList(`
  loli lolis lolita lolicon shota shotacon jailbait underage underaged preteen preteens pedo pedophile paedophile
  schoolgirl schoolgirls ddlg
`);
