import { describe, expect, test } from 'vitest';
import { findBadReply } from '../../supabase/functions/_shared/domain/safety/reply/find-bad-reply.ts';
import { detailIn, tenseOf } from '../../supabase/local/demo-model/detail.ts';
import { advice } from '../../supabase/local/demo-model/lines.ts';
import { linesOn, topicIn } from '../../supabase/local/demo-model/topics.ts';
import { Conversation, seeded, seededPrompt } from './support/conversation.ts';
import { replyOf, sharedReplies } from './support/demo-replies.ts';

describe('an everyday matter', () => {
  test.each([
    ['my sourdough came out dense again', /bread|dough|starter/i],
    ['what can i do about my snoring', /side|nose/i],
    ['the baby slept six hours', /bab(y|ies)|house/i],
    ['moved to a new city and know nobody', /city|place/i],
    ['i have an interview on thursday, any tips?', /three sentences/i],
    ['is 50 too late to learn to weld', /beginner/i],
  ])('[R-FIRST-11] is taken up by its own lines, in every voice: %j', (text, matter) => {
    const replies = seeded.map((id) => replyOf(id, text));
    for (const reply of replies) expect(reply).toMatch(matter);
    expect(new Set(replies).size).toBe(seeded.length);
  });

  test('[R-FIRST-11] has other lines for good news than for bad news, and others for whoever asks', () => {
    const [baking] = [topicIn('my sourdough')?.topic];
    expect(baking && linesOn(baking, 'my sourdough is perfect, so happy!', false)).toEqual(baking?.good);
    expect(baking && linesOn(baking, 'my sourdough is a terrible brick', false)).toEqual(baking?.bad);
    expect(baking && linesOn(baking, 'how do I feed my sourdough', true)).toEqual(baking?.asked);
  });

  test.each([
    ['she cried like a baby', /diaper|sleep in your house/i],
    ['my boss and I get along', /my boss.*my boss/],
  ])('[R-FIRST-11] is no comparison, and is not counted twice: %j', (text, other) => {
    expect(replyOf('luca', text)).not.toMatch(other);
  });

  test('[R-FIRST-11] counts a word and a phrase that holds it as one sign', () => {
    expect(topicIn('so my boss')?.strength).toBe(topicIn('so the boss')?.strength);
  });

  test.each(['yes', 'what should I do?', 'any tips?', 'ok'])(
    '[R-FIRST-11] stays with somebody who goes on with %j',
    (next) => {
      for (const id of seeded) {
        const chat = new Conversation(seededPrompt(id));
        const first = chat.say('my sourdough came out dense again');
        const reply = chat.say(next);
        expect(reply, id).not.toBe(first);
        expect(reply, `${id}: ${reply}`).toMatch(/bread|dough|starter|corner|crackle/i);
      }
    },
  );
});

describe('a question that nobody has an answer for', () => {
  test.each([
    ['is macrame hard', /week|looks/],
    ['what is the difference between a stoat and a weasel', /visit|asks more/],
    ['would you rather have wheels or wings', /wheels|wings/],
    ['Salvador Dali: genius or just loud', /both|first/i],
    ['how sweet is too sweet', /begin to ask|friend/],
    ['give me one reason to go outside', /because|wonder/i],
  ])('[R-FIRST-11] is answered by its form: %j', (text, answer) => {
    for (const id of seeded) expect(replyOf(id, text), id).toMatch(new RegExp(answer, 'i'));
  });

  test('[R-FIRST-11] never gets the word that this is a small script', () => {
    for (const text of ['what do moles think about', 'who invented the fork', 'why do cats knead']) {
      for (const id of seeded) expect(replyOf(id, text), id).not.toMatch(/small (demo )?script/i);
    }
  });
});

describe('what stands out in a statement', () => {
  test.each([
    ['I drew my boss as a pigeon', 'a pigeon'],
    ['my kid hid my left shoe in a xylophone', 'a xylophone'],
    ['it was a day', null],
  ])('[R-FIRST-11] of %j is %j', (text, detail) => {
    expect(detailIn(text)).toBe(detail);
  });

  test.each([
    ['she said I talk funny', 'said'],
    ["I'm moving next week", 'plan'],
    ['he always takes the stairs', 'habit'],
    ['I found it under the sofa', 'past'],
  ])('[R-FIRST-11] is asked about by how it stands in time: %j is %s', (text, tense) => {
    expect(tenseOf(text)).toBe(tense);
  });

  test('[R-FIRST-11] no dead machine is mourned', () => {
    for (const text of ['my oven just died', 'the mower died', 'our tv finally died'])
      for (const id of seeded) expect(replyOf(id, text), id).not.toMatch(/sorry about your|so sorry/i);
  });
});

describe('a question that people ask everybody', () => {
  test.each([
    ['is it smarter to lease a car or buy one', /insurance/i],
    ['the third goldfish just died on us, what are we doing wrong', /filter/i],
    ['my peppers have brown rotten ends, why', /uneven water/i],
    ['the people upstairs stomp around all night. what can I do', /calm day/i],
    ['how would one begin a letter to a brother after ten silent years', /letter|remember/i],
    ["how do I tell my parents I'm leaving college", /first sentence/i],
    ['what is the nicest way to quit my job', /handover/i],
    ['how do I tell my wife I want no party without hurting her', /thank them first/i],
    ['any advice for getting a raise', /three things/i],
    ["I'm bad at small talk, any tricks", /one thing you both can see/i],
    ['what can I cook for ten people', /one big pot/i],
    ['my cat wakes me every morning what do I do', /before your bedtime/i],
    ["my roommate won't clean the bathroom. how do I say it", /one thing only/i],
    ['should I text my ex', /unsent/i],
    ['how do I save some money each month', /payday/i],
    ['my boyfriend never plans anything. how do I bring it up', /calm day/i],
    ['how do I get chewing gum out of a carpet', /brittle/i],
    ['how long does cooked rice last in the fridge', /three to four days/i],
  ])('[R-FIRST-11] gets one first step for just that: %j', (text, step) => {
    // A cook has an answer of his own to what one may cook.
    for (const reply of sharedReplies(text)) expect(reply).toMatch(step);
  });

  test('[R-FIRST-11] has more than sixty answers, none of them too long or with two questions', () => {
    const lines = advice.flatMap((one) => one.lines);
    expect(advice.length).toBeGreaterThan(60);
    expect(lines.filter((line) => line.length > 320 || /\?./.test(line))).toEqual([]);
    expect(lines.filter((line) => findBadReply(line) !== null)).toEqual([]);
  });

  test('[R-FIRST-11] of whoever lost somebody is answered after a word for the loss', () => {
    for (const id of seeded) {
      const reply = replyOf(id, 'my father died in may and my mother never goes out. how do I help her');
      expect(reply, id).toMatch(/don't ask how|same person/i);
    }
  });

  test.each([
    'do you have a cat that scratches',
    'tell me a story about a loud neighbor',
    'my neighbor is loud',
  ])('[R-FIRST-11] is not everything that only names its matter: %j', (text) => {
    for (const id of seeded) expect(replyOf(id, text), id).not.toMatch(/steady post|calm day, friendly/i);
  });
});
