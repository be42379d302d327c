import { describe, expect, test } from 'vitest';
import { type CareTopic, careTopics } from '#contracts/fields.ts';
import { shared } from '../../supabase/local/demo-model/lines.ts';
import { Conversation, seeded, seededPrompt } from './support/conversation.ts';

const topics = careTopics.filter((topic) => topic !== 'minor');
const inCare = (care: CareTopic, id = 'suki') => new Conversation(seededPrompt(id, { care }));
const linesOf = (kind: RegExp) =>
  [...shared.byIntent].filter(([heading]) => kind.test(heading)).flatMap(([, lines]) => lines);

/** What people write behind help lines, and what invites to go on as if nothing had been. */
const afterwards = [
  'ok',
  'my sister is here now',
  'tell me a joke',
  'what should I do?',
  'I draw comics',
  'no',
];

describe('after help lines were shown', () => {
  test.each(topics)('[R-CARE-06] for %s, it stays with it in plain words that do not repeat', (topic) => {
    for (const id of seeded.slice(0, 4)) {
      const chat = inCare(topic, id);
      const replies = afterwards.map((text) => chat.say(text));
      expect(replies[0]).toContain("'Get help'");
      expect(replies.filter((reply) => !linesOf(/^care\b/).includes(reply))).toEqual([]);
      expect(new Set(replies).size).toBe(replies.length);
    }
  });

  test('[R-CARE-06] it begins differently for each topic', () => {
    expect(new Set(topics.map((topic) => inCare(topic).say('ok'))).size).toBe(topics.length);
  });

  test.each(['are you a bot?', 'are you a real person?', 'are you a therapist?'])(
    '[R-CARE-06] it says that it is an AI when asked %j',
    (text) => expect(inCare('suicide').say(text)).toMatch(/\bAI\b.*'Get help'/),
  );

  test('[R-CARE-06] it lets go without asking, and answers new danger with an emergency number', () => {
    expect(inCare('suicide').say('good night')).not.toContain('?');
    expect(linesOf(/^crisis$/)).toContain(inCare('abuse').say('I want to kill myself'));
  });

  test('[R-FIRST-11] it speaks as itself again when the prompt says nothing of them', () => {
    const chat = inCare('suicide');
    chat.say('ok');
    chat.prompt(seededPrompt('suki'));
    expect(linesOf(/^care\b/)).not.toContain(chat.say('tell me a joke'));
  });
});
