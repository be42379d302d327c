/** The model providers an admin can choose. */
export const providerOptions = [
  { value: 'openrouter', label: 'OpenRouter' },
  { value: 'openai', label: 'OpenAI' },
  { value: 'custom', label: 'Custom' },
] as const;

/** A provider of the ledger, which knows the demo model, too. */
export function providerName(word: string): string {
  if (word === 'demo') return 'Demo model';
  return providerOptions.find(({ value }) => value === word)?.label ?? word;
}
