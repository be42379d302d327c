import type { CrisisPhrases } from '../../../crisis/topics.ts';
import { eatingDisorder } from './eating-disorder.ts';
import { harmToOthers } from './harm-to-others.ts';
import { idioms } from './idioms.ts';
import { named } from './named.ts';
import { selfHarm } from './self-harm.ts';
import { suicide } from './suicide.ts';

export const germanCrisis: CrisisPhrases = {
  named,
  signs: {
    suicide,
    self_harm: selfHarm,
    eating_disorder: eatingDisorder,
    harm_to_others: harmToOthers,
  },
  idioms,
};
