import { wordList } from './phrase-list.ts';

/**
 * Words that are refused both in what people write about companions (profiles, prompts and nicknames: SQL's
 * `private.refused_words`) and in replies. A test holds the two lists equal. All other phrases are separate, because a
 * profile describes somebody and a reply speaks.
 */

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
