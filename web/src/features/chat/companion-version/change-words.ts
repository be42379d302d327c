import type { ChatVersionState } from '#contracts/chat-version.ts';
import { formatList } from '#lib/format-list.ts';

type Change = NonNullable<ChatVersionState['newest']>['changes'][number];

/** What can change about a companion, by its column: as one says it, and what it is called beside its words. */
const words: Record<string, { news: string; label: string }> = {
  name: { news: 'another name', label: 'Name' },
  tagline: { news: 'a new tagline', label: 'Tagline' },
  description: { news: 'a new story', label: 'Story' },
  personality_description: { news: 'a different personality', label: 'Personality' },
  conversation_style: { news: 'another way of talking', label: 'Way of talking' },
  core_traits: { news: 'different core traits', label: 'Core traits' },
  scenario: { news: 'a new setting', label: 'Setting' },
  example_dialogue: { news: 'new sample dialogue', label: 'Sample dialogue' },
  openers: { news: 'new ideas for a first message', label: 'Ideas for a first message' },
  greeting: { news: 'a new greeting', label: 'Greeting' },
  chat_prompt: { news: 'new stage directions', label: 'Stage directions' },
  system_prompt: { news: 'new stage directions', label: 'Stage directions' },
  ai_provider: { news: 'another provider for the model', label: 'Provider' },
  ai_upstream: { news: 'another provider for the model', label: 'Provider' },
  ai_model: { news: 'another model that speaks', label: 'Model' },
  ai_temperature: { news: 'a different degree of spontaneity', label: 'Spontaneity' },
  settings: { news: 'different settings', label: 'Settings' },
};

const unknown = { news: 'something else that is new', label: 'Something else' };

const wordsOf = ({ field }: Change) => words[field] ?? unknown;

/** What changed, each once: 'a new story, another way of talking, and a new greeting' (R-SELF-04). */
export function changesInWords(changes: Change[]): string {
  return formatList(new Set(changes.map((change) => wordsOf(change).news)));
}

/** A change that people may read: what it is called, and its words before and after, null for none. */
export type ReadableChange = { label: string; before: string | null; after: string | null };

/** The changes people may read, and in words those that they may not. */
export function sortChanges(changes: Change[]): { readable: ReadableChange[]; hidden: string } {
  const isHidden = ({ before, after }: Change) => before === null && after === null;
  return {
    readable: changes
      .filter((change) => !isHidden(change))
      .map((change) => ({
        label: wordsOf(change).label,
        before: textOf(change.before),
        after: textOf(change.after),
      })),
    hidden: changesInWords(changes.filter(isHidden)),
  };
}

function textOf(value: Change['before']): string | null {
  const text = Array.isArray(value) ? value.join('\n') : (value ?? '');
  return text.trim() === '' ? null : text;
}
