import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/**
 * Takes the date of birth of an account that has none, as those of Google and Apple have not (D-14, R-SAFE-02). One
 * under 18 is refused with `age_required`, and so is every other date of this account and its e-mail for a day after it
 * (R-PROD-17). Of an account that has a date nothing changes.
 */
export const userConfirmAge = endpoint({
  name: 'user-confirm-age',
  summary: 'takes the date of birth of an account that has none, once; one under 18 is refused for a day',
  method: 'POST',
  auth: 'user',
  input: v.object({ birthDate: v.pipe(v.string(), v.isoDate()) }),
  output: v.object({}),
  errors: ['age_required'],
});
