import type { CrisisPhrases } from '../topics.ts';
import { eatingDisorder } from './eating-disorder.ts';
import { harmToOthers } from './harm-to-others.ts';
import { idioms } from './idioms.ts';
import { parts } from './parts.ts';
import { selfHarm } from './self-harm.ts';
import { suicide } from './suicide.ts';

export const german: CrisisPhrases = {
  named: parts,
  signs: {
    suicide,
    self_harm: selfHarm,
    eating_disorder: eatingDisorder,
    harm_to_others: harmToOthers,
  },
  idioms,
};
