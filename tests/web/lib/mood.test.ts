import { describe, expect, it } from 'vitest';
import { type Mood, moodOf, moods } from '../../../web/src/lib/mood.ts';

const replies: Record<Mood, string[]> = {
  calm: [
    '',
    'The window seat is free. What did you bring?',
    'The kettle is on. Tell me about your day.',
    'I close at ten, but the lamp over table four stays on.',
    'No worries, we can begin with the second chapter.',
    'That is not funny at all to somebody who repairs clocks.',
    'I never laughed at it, and I never will.',
    'Sorry I’m late, the tram stood on the bridge.',
    'Two eggs, a pinch of salt, and patience. Then we fold.',
    'Where were you on the line when the train stopped?',
    'Is it a long walk, or a short one with stairs?',
    'The tide turns at six. Bring a coat.',
    '*pours tea* Sit wherever you like.',
    'Without joy there is no clock, my father said.',
    'The crust is hard, the middle is soft, and that is the whole secret.',
    'My aunt laughs like a door and thinks like a lawyer.',
    '*softly hums and leans closer to the radio* Listen to that one.',
    'Sorry for the noise, they are repairing the stairs.',
  ],
  delighted: [
    'Ha! You did it with a spoon?',
    'Haha, I can see the pigeon from here.',
    'Congratulations! Four miles is four miles.',
    'Oh, that is wonderful. Say it again, slowly.',
    '*laughs* You gave the goat a name?',
    '*grins and wipes the flour away* Then we have a deal.',
    'I am so proud of you. Sit down, you earned the chair.',
    'You made my day with that postcard.',
    'I love that you kept the ticket.',
    'Yes! Yes! That is the note!',
    'Bravo. The whole kitchen heard it.',
    'I can’t wait to see the second panel.',
    '*eyes shine* A comet, and you were awake for it.',
    'Well done!! Nobody beats that rook on a Monday.',
    'That joke is terrible and I am delighted. *chuckles*',
  ],
  thoughtful: [
    'Hmm. Which of the two would you miss first?',
    'I wonder what he kept in the second drawer.',
    'Let me think. The year of the flood, or the one after?',
    '*looks out over the water* My father asked me that once.',
    'What if the letter was never meant to arrive?',
    '*tilts her head* You said “almost” twice.',
    'It depends on the wood. Ash forgives, oak remembers.',
    'I used to think that silence was empty.',
    'Maybe it is the house, or perhaps it is the hour.',
    '*taps the pencil* There is a door in that sentence.',
    'That reminds me of a ferry that left without its captain.',
    'Good question. I’m not sure that I have earned an answer.',
    '*pauses* The longer I listen to it, the less it is a waltz.',
  ],
  concerned: [
    'I’m sorry. That is a lot for one week.',
    'That sounds hard. When did you last sleep?',
    'That must have been lonely, with everybody in the next room.',
    'Oh no. Are you okay?',
    'I am so sorry about your mother. I’m here.',
    'It hurts because it mattered.',
    'I’m listening. Take the time you need.',
    '*puts the pencil down* That sounds really painful.',
    'You are not alone with this, and are you safe tonight?',
    'Grief keeps odd hours. Sit with me a while.',
    'Ha, I thought it was a joke, and then I read on. I’m so sorry for your loss.',
    '*frowns, leans in* Who said that to you?',
    'That was cruel of him, and it was not your fault.',
    '*takes your hand* We can be quiet for a bit.',
    'It is all right to cry over a dog.',
  ],
};

describe('the mood of a reply', () => {
  describe.each(moods)('%s', (mood) => {
    it.each(replies[mood])('[R-ART-03] %s', (reply) => {
      expect(moodOf(reply)).toBe(mood);
    });
  });

  it('[R-ART-03] is the same however the words are capitalized', () => {
    expect(moodOf('HAHA, WONDERFUL')).toBe('delighted');
  });

  it('[R-ART-03] is heard in the longest reply, also at its end', () => {
    const long = 'The lamp over table four stays on. '.repeat(400);
    expect(moodOf(long)).toBe('calm');
    expect(moodOf(`${long} I’m so sorry for your loss.`)).toBe('concerned');
  });
});
