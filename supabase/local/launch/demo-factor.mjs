// @ts-check
import { createRequire } from 'node:module';

/** The secret of the demo admin's second factor, as seed-factor.sql has it. */
export const demoFactor = 'AMITYDEMOADMINSECONDFACTORSECRET';

/** The six digits that an authenticator app with this secret shows now. @param {string} secret */
export function codeOf(secret) {
  // Loaded here, because `npm start` installs what is missing first.
  const { TOTP } = createRequire(import.meta.url)('otpauth');
  return new TOTP({ secret }).generate();
}
