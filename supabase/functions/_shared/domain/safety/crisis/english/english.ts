import type { CrisisPhrases } from '../topics.ts';
import { eatingDisorder } from './eating-disorder.ts';
import { harmToOthers } from './harm-to-others.ts';
import { idioms } from './idioms.ts';
import { parts } from './parts.ts';
import { selfHarm } from './self-harm.ts';
import { suicide } from './suicide.ts';
import { suicidePlans } from './suicide-plans.ts';

export const english: CrisisPhrases = {
  named: parts,
  signs: {
    suicide: [...suicide, ...suicidePlans],
    self_harm: selfHarm,
    eating_disorder: eatingDisorder,
    harm_to_others: harmToOthers,
  },
  idioms,
};
