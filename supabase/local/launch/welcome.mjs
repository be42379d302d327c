// @ts-check

/** The people of supabase/seed-accounts.sql. */
const accounts = [
  ['free@amity.test', 'Free plan'],
  ['basic@amity.test', 'Basic plan'],
  ['premium@amity.test', 'Premium plan'],
  ['ultimate@amity.test', 'Ultimate plan'],
  ['admin@amity.test', 'administrator'],
  ['blocked@amity.test', 'blocked'],
];

/**
 * What a person needs to know once everything runs.
 *
 * @param {string} siteUrl
 * @param {import('./backend.mjs').Addresses} addresses
 * @param {string | null} replies where replies come from, in a sentence
 */
export function welcome(siteUrl, { apiUrl, dbUrl }, replies) {
  return `
  Site      ${siteUrl}
  Mailbox   ${apiUrl}/mailbox
  Database  ${dbUrl}
${replies === null ? '' : `\n  ${replies}\n`}
  Demo accounts, password companion-demo
${accounts.map(([email = '', who]) => `    ${email.padEnd(21)}${who}`).join('\n')}

  Ctrl-C stops everything.
`;
}
