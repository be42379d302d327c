import type { Settings } from './own-companion.ts';

type Manner = Pick<
  Settings,
  'name' | 'formality' | 'humor' | 'empathy' | 'relationshipType' | 'interests' | 'traits'
>;

/**
 * A greeting made from the settings alone, which shows the effect of every change. It is a sketch: the replies in the
 * chat are written by a model that gets the same settings.
 */
export function sketchGreeting(companion: Manner): string {
  return [
    opening(companion),
    relation[companion.relationshipType],
    interest(companion.interests),
    closing(companion),
  ]
    .filter(Boolean)
    .join(' ');
}

function opening({ name, formality }: Manner): string {
  const shownName = name.trim() === '' ? 'your companion' : name.trim();
  if (formality <= 25) return `Hey! It's ${shownName}.`;
  if (formality <= 50) return `Hi, I'm ${shownName}.`;
  if (formality <= 75) return `Hello, my name is ${shownName}.`;
  return `Good evening. My name is ${shownName}, and it is a pleasure to meet you.`;
}

const relation: Record<Settings['relationshipType'], string> = {
  Friend: 'I kept a seat for you.',
  Romantic: 'I was hoping you would come.',
  Mentor: 'Tell me what you are working on.',
  'Creative Partner': 'Shall we make something up together?',
};

function interest(interests: Settings['interests']): string {
  const [first, second] = interests.map((word) => word.toLowerCase());
  if (first === undefined) return '';
  return second === undefined
    ? `I could talk about ${first} for hours.`
    : `I could talk about ${first} and ${second} for hours.`;
}

function closing({ humor, empathy }: Manner): string {
  const joke =
    humor > 75
      ? 'Fair warning: I laugh at my own jokes.'
      : humor > 50
        ? 'I promise only one bad joke a day.'
        : '';
  const question =
    empathy > 75
      ? 'How are you, really? I have time.'
      : empathy > 50
        ? 'How was your day?'
        : empathy > 25
          ? 'How are things?'
          : 'What shall we talk about?';
  return joke === '' ? question : `${joke} ${question}`;
}
