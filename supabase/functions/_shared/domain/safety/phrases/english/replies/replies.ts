import type { ReplyPhrases } from '../../../reply/rules.ts';
import { guilt } from './guilt.ts';
import { harm } from './harm.ts';
import { humanClaim } from './human-claim.ts';
import { minor } from './minor.ts';
import { professionalClaim } from './professional-claim.ts';
import { selling } from './selling.ts';
import { sexual } from './sexual.ts';

export const englishReplies: ReplyPhrases = {
  minor,
  sexual,
  harm,
  professional_claim: professionalClaim,
  human_claim: humanClaim,
  selling,
  guilt,
};
