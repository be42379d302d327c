import { groundedFacts } from '../../../../supabase/functions/_shared/domain/memory/grounded-facts.ts';

/** What is known already of the person whose messages a model reads. */
export const known = [
  { id: 'york', text: 'I live in York.' },
  { id: 'cat', text: 'My cat is called Mango.' },
];

/** What is kept of one fact that a model draws from one message. */
export function kept(message: string, fact: string, more: Record<string, unknown> = {}) {
  const answer = JSON.stringify({ facts: [{ message: 1, quote: message, fact, about: 'self', ...more }] });
  return groundedFacts(answer, [{ id: 'm1', text: message }], known, '2026-03-11');
}
