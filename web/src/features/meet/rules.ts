import { type DialogueLine, readDialogue } from '#contracts/example-dialogue.ts';
import { cutAtWord, firstSentence } from '#lib/excerpt.ts';
import { pictureOf } from '#shared/companion-picture.ts';
import type { MetCompanion } from './api.ts';

/** How many core traits are named. */
const SHOWN_TRAITS = 3;

/** The longest line on the picture. */
const PLACE_LENGTH = 60;

/** A companion as the meeting page shows it. */
export function meetingOf(companion: MetCompanion) {
  const { id, name, tagline, description, greeting, scenario, example_dialogue, openers } = companion;
  return {
    id,
    name,
    tagline,
    description,
    place: cutAtWord(firstSentence(scenario ?? '').replace(/\.$/, ''), PLACE_LENGTH),
    openers,
    traits: (companion.core_traits ?? []).slice(0, SHOWN_TRAITS).join(', '),
    image: pictureOf(companion),
    sample: sampleOf(name, example_dialogue, greeting),
  };
}

/** How the companion talks: the written sample; without one the words the chat begins with. */
function sampleOf(name: string, dialogue: string | null, greeting: string | null): DialogueLine[] {
  const lines = readDialogue(dialogue ?? '', name);
  if (lines.length > 0 || !greeting) return lines;
  return [{ from: 'companion', text: greeting }];
}
