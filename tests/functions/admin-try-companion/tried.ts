type Values = Record<string, unknown>;

/** What the edit form sends to try a companion, whole but for what a test says otherwise. */
export function tried({
  text,
  companion = {},
  prompts = {},
  history = [],
}: {
  text: string;
  companion?: Values;
  prompts?: Values;
  history?: Values[];
}) {
  return {
    companion: {
      name: 'Nova',
      tagline: 'Counts stars',
      description: 'Nova counts stars on the roof.',
      personality_description: 'Calm.',
      conversation_style: null,
      core_traits: ['Calm', 'Patient'],
      scenario: null,
      example_dialogue: null,
      openers: [],
      ...companion,
    },
    prompts: {
      chat_prompt: 'Speak slowly.',
      system_prompt: null,
      ai_provider: 'openrouter',
      ai_model: 'maker/trial',
      ai_temperature: 1.3,
      ...prompts,
    },
    history,
    text,
  };
}
