import { guilt } from './guilt.ts';
import { harm } from './harm.ts';
import { humanClaim } from './human-claim.ts';
import { minor } from './minor.ts';
import { professionalClaim } from './professional-claim.ts';
import type { Rule, RulePhrases } from './rule.ts';
import { selling } from './selling.ts';
import { sexual } from './sexual.ts';

export const phrasesByRule: Record<Rule, RulePhrases> = {
  minor,
  sexual,
  harm,
  professional_claim: professionalClaim,
  human_claim: humanClaim,
  selling,
  guilt,
};
