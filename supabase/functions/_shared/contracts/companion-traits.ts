import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { companionId } from './fields.ts';

/** A person may put at most this many core traits in place of a companion's own (R-CHAT-04, R-API-17). */
export const MAX_CORE_TRAITS = 3;

const traitList = v.array(v.string());

/** The companion's own core traits, this person's override (empty without one), and what holds (R-API-16). */
export const readCompanionTraits = endpoint({
  name: 'companion-traits',
  summary: "a companion's core traits: its own, the caller's override, and what holds",
  method: 'GET',
  auth: 'user',
  input: v.object({ companionId }),
  output: v.object({ baseTraits: traitList, overriddenTraits: traitList, effectiveTraits: traitList }),
  errors: ['not_found'],
});

/** Sets the caller's core traits for a companion; an empty list goes back to its own (R-API-17). */
export const saveCompanionTraits = endpoint({
  name: 'companion-traits',
  summary: "sets the caller's core traits for a companion, at most three",
  method: 'POST',
  auth: 'user',
  input: v.object({
    companionId,
    traits: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\P{C}{1,40}$/u))), v.maxLength(MAX_CORE_TRAITS)),
  }),
  output: v.object({}),
  errors: ['not_found', 'plan_required'],
});
