import { affairs, belief, distant, harmless, health, politics, sex, somebody } from './sensitive-words.ts';

/** What is remembered only when the person writes it on the memory page or keeps it with 'Remember this' (D-29). */
export type SensitiveTopic = 'health' | 'sex' | 'belief' | 'politics' | 'others';

const topics = { health, sex, belief, politics };
/** What one did oneself: 'I broke up with my boyfriend'. */
const mine = /^(?:I|I'm|I've|We|We're)\b(?! (?:know|heard|think|found out|saw)\b)/;

/** A friend or neighbor who is called by name is close: 'My neighbor Odette plays the cello'. */
const named = /^(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?(?:friend|neighbou?r) \p{Lu}/u;

/** Topics that are never remembered by themselves (D-29, R-MEM-14); null for everything else. */
export function sensitiveTopic(text: string): SensitiveTopic | null {
  const plain = text.replace(/[‘’]/g, "'").replace(harmless, ' ');
  for (const topic of Object.keys(topics) as (keyof typeof topics)[]) {
    if (plain.search(topics[topic]) >= 0) return topic;
  }
  const [who, what] = [plain.search(somebody), plain.search(affairs)];
  const theirs =
    what >= 0 && (/^(?:he|she|they)\b/i.test(plain) || (who >= 0 && (who < what || !mine.test(plain))));
  return theirs || (plain.search(distant) === 0 && !named.test(plain)) ? 'others' : null;
}
