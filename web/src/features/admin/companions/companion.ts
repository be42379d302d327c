import type { ModelProvider } from '#contracts/fields.ts';

/** A companion's row, and its prompts, which only admins can read; without prompts the defaults are used. */
export type ManagedCompanion = {
  companion: {
    id: string;
    name: string;
    tagline: string;
    description: string;
    personality_description: string | null;
    conversation_style: string | null;
    greeting: string | null;
    scenario: string | null;
    example_dialogue: string | null;
    openers: string[];
    image_url: string | null;
    profile_gradient_from: string | null;
    profile_gradient_to: string | null;
    perfect_for: unknown[];
    core_traits: string[];
    special_features: string[];
    is_public: boolean;
    /** Null and not public: hidden by an admin. */
    user_id: string | null;
    retires_at: string | null;
  };
  prompts: CompanionPrompts | null;
};

export type CompanionPrompts = {
  chat_prompt: string | null;
  system_prompt: string | null;
  ai_provider: ModelProvider;
  ai_model: string | null;
  /** Who serves the model at OpenRouter, and nobody else; null leaves the choice to OpenRouter (R-SELF-03). */
  ai_upstream: string | null;
  ai_temperature: number;
  /** Who speaks when the model fails before its first word; null takes the project's (R-COST-04). */
  stand_in_provider: ModelProvider | null;
  stand_in_model: string | null;
  /** Whether anybody may. */
  allows_stand_in: boolean;
};

/** All that a save writes; what is missing here would be emptied. */
export type CompanionToSave = {
  companion: Omit<ManagedCompanion['companion'], 'id' | 'is_public' | 'user_id' | 'retires_at'>;
  prompts: CompanionPrompts;
};
