import { consents } from '#contracts/consents.ts';

/** What a chat needs, to the words of today, as the metadata of a sign-up holds it (D-19). */
export const chatConsentVersions = {
  terms: consents.terms.version,
  intimate_chats: consents.intimate_chats.version,
};

/** The metadata of a sign-up: an adult who agreed to what a chat needs. */
export const signUpData = {
  full_name: 'Pat Example',
  birth_date: '1990-01-01',
  consents: chatConsentVersions,
};
