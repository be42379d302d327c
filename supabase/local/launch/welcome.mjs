// @ts-check
import { demoFactor } from './demo-factor.mjs';

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
 * @param {{ apiUrl: string, dbUrl: string, mailboxUrl?: string }} addresses
 * @param {string | null} replies where replies come from, in a sentence
 * @param {string | null} code what the authenticator app of the demo admin shows now; null where it has none
 */
export function welcome(siteUrl, { apiUrl, dbUrl, mailboxUrl = `${apiUrl}/mailbox` }, replies, code = null) {
  return `
  Site      ${siteUrl}
  Mailbox   ${mailboxUrl}
  Database  ${dbUrl}
${replies === null ? '' : `\n  ${replies}\n`}
  Demo accounts, password companion-demo
${accounts.map(([email = '', who]) => `    ${email.padEnd(21)}${who}`).join('\n')}
${code === null ? '' : factor(code)}
  Ctrl-C stops everything.
`;
}

/** @param {string} code */
const factor = (code) => `
  The administrator's second factor (npm run status has the next code)
    secret ${demoFactor}, code now ${code}
`;
