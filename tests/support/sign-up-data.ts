import { chatConsentVersions } from '#contracts/consents.ts';

/** The metadata of a sign-up: an adult who agreed to what a chat needs. */
export const signUpData = {
  full_name: 'Pat Example',
  birth_date: '1990-01-01',
  consents: chatConsentVersions,
};
