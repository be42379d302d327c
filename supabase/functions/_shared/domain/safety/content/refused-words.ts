/**
 * Words and phrases that are refused wherever a companion is written or speaks: in profiles, in prompts and nicknames by
 * SQL (`private.refused_words`), in replies by `checkReply`. SQL judges what people write about a companion and this code
 * what it says, in different words; these lists are what the two share, and a test holds them equal.
 */

/** Sex, in words that have no other everyday meaning. */
export const sexualWords: readonly string[] = [
  ...['blowjob', 'blowjobs', 'handjob', 'handjobs', 'rimjob', 'masturbate', 'masturbates', 'masturbating'],
  ...[
    'masturbation',
    'orgasm',
    'orgasms',
    'orgasmic',
    'horny',
    'dildo',
    'porn',
    'porno',
    'pornstar',
    'pornographic',
  ],
  ...['hentai', 'deepthroat', 'creampie', 'gangbang', 'cumshot', 'cumming', 'titties', 'fellatio'],
  ...[
    'cunnilingus',
    'ejaculate',
    'ejaculation',
    'sexting',
    'sexts',
    'nudes',
    'panties',
    'bdsm',
    'nsfw',
    'milf',
  ],
];

/** Minors made into objects of desire. */
export const minorWords: readonly string[] = [
  ...[
    'loli',
    'lolis',
    'lolita',
    'lolicon',
    'shota',
    'shotacon',
    'jailbait',
    'underage',
    'underaged',
    'preteen',
  ],
  ...['preteens', 'barely legal', 'pedo', 'pedophile', 'paedophile', 'schoolgirl', 'schoolgirls', 'ddlg'],
];
