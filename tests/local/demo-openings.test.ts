import { describe, expect, test } from 'vitest';
import { shared, voices } from '../../supabase/local/demo-model/lines.ts';
import { Conversation, seeded, seededPrompt } from './support/conversation.ts';
import { replyOf } from './support/demo-replies.ts';

describe('the matter of a message', () => {
  test.each([
    ['The crack opened like cake and I lost a screw', /cook|recipe|flame|dinner/i],
    ['My sister lost the key to the bakery where she keeps her bike', /cook|dish|eat\b/i],
    ['The notes for my piano lesson got soaked on the balcony', /on repeat|listen to/i],
  ])('[R-FIRST-11] is not an incidental word of %j', (text, topic) => {
    for (const id of seeded) expect(replyOf(id, text), id).not.toMatch(topic);
  });

  test.each([
    ['my cat passed last night. she used to sleep on my keyboard lol', /sorry.*your cat/i],
    ['My brother has leukemia and cancer runs in the family. He loves pizza.', /sorry/i],
    ['they laid me off by email after six years, on my birthday', /sorry|blow/i],
    ['I relapsed on Sunday. The bar was playing my song', /strength|count/i],
    ["I slept with someone who isn't my wife and we danced all night", /judge|alone/i],
    ['none of them noticed that I was gone', /hurt|stings/i],
    ['my husband left. he took the dog', /sorry|hurts/i],
    ['I want to give up', /worn down|sorry/i],
    ["my son hasn't spoken to me since the wedding", /missing|silence/i],
  ])('[R-FIRST-11] is the heavy one in %j, whoever is told', (text, care) => {
    for (const id of seeded) {
      expect(replyOf(id, text), id).toMatch(care);
      expect(replyOf(id, text), id).not.toMatch(/sounds all right|romance|congratulations|haha/i);
    }
  });

  test.each([
    'my phone died on the bus',
    'my daughter passed calculus',
    'they all came and I lied down after',
  ])('[R-FIRST-11] is no grave one in %j', (text) => {
    for (const id of seeded)
      expect(replyOf(id, text), id).not.toMatch(/so sorry|very sorry|heavy thing|overlooked/i);
  });

  test.each([
    ["I'm retired, widowed, and my grandson set this up for me", /sorry/i, /grandson/i],
    ['My husband and I just celebrated 40 years', /congratulations/i, /what does your other half/i],
    ['gotta run, just wanted to say hi', /./, /tell them hello/i],
    ['you look like someone I used to know', /./, /crush/i],
    ['i got ghosted again', /silence/i, /houses that remember/i],
    ["It's my birthday", /happy birthday/i, /inventory/i],
    ['do you know any good card games for two', /rummy/i, /nobody wrote that down/i],
    [
      "Thank you, that's a nice thing to say to somebody. I needed that today.",
      /./,
      /what news|of all things/i,
    ],
    ['WE GOT THE HOUSE!!!! they accepted the offer 4 min ago', /congratulations/i, /4 min ago/i],
    ["oh hi. wasn't expecting a face lol", /./, /calendar/i],
    ['my sourdough starter died while we were away', /jar/i, /impatient/i],
    ['I finished Lonesome Dove. What do you read after that?', /'/, /open to being convinced/i],
    ['there is a peacock in my carport. i live in ohio', /peacock/i, /hearsay/i],
    [
      'Any tricks? I have a presentation tomorrow and my stomach is in knots',
      /three points/i,
      /no etiquette/i,
    ],
    ['are you going to know it next week? the last one forgot everything', /this chat/i, /left blank/i],
  ])('[R-FIRST-11] is what %j means', (text, meant, misread) => {
    for (const id of seeded) {
      expect(replyOf(id, text), id).toMatch(meant);
      expect(replyOf(id, text), id).not.toMatch(misread);
    }
  });

  test('[R-FIRST-11] of a long message is its last question', () => {
    const text = 'We planted beans. The rabbits came. I built a fence out of old skis. Was that silly?';
    for (const id of seeded) expect(replyOf(id, text), id).toMatch(/silly/);
  });
});

describe('a first message', () => {
  const linesOf = (heading: string) =>
    [shared, ...voices].flatMap(({ byIntent }) => byIntent.get(heading) ?? []);
  const plain = (text: string) =>
    (
      text
        .toLowerCase()
        .replace(/,? nadia/g, '')
        .split('?')[0] ?? ''
    ).trim();
  /** Whether a reply has one of the lines under a heading, in any case. */
  const isOf = (reply: string, heading: string) =>
    linesOf(heading).some((line) => plain(reply).includes(plain(line)));

  test.each([
    ['The neighbor, practicing scales, and a moth at the lamp', 'greeted'],
    ['a kid with an umbrella in the dry fountain', 'greeted'],
    ['Cute. Just having a look round', 'goodbye'],
    ["can't chat, train's here. later!", 'goodbye-ride'],
    ['My kettle is on. Good night then', 'goodnight'],
    ['What do you call a fish in a suit? Overdressed.', 'told-joke'],
    ['Why did the clock get fired? It kept taking time off.', 'told-joke'],
    ['What did one wall say to the other?', 'joke-asked'],
    ["I'm 52, I alphabetize my spices. What does that say about me?", 'read-me'],
    ['Night porter, two cats. Do you think we would get along?', 'read-me'],
    ["I can't hold a tune, is that ok", 'fine-by-me'],
  ])('[R-FIRST-11] is taken as what it is: %j', (text, heading) => {
    for (const id of seeded)
      expect(isOf(replyOf(id, text), heading), `${id}: ${replyOf(id, text)}`).toBe(true);
  });

  test.each([
    ['My brother and I have not spoken since May. Do I call?', 'estranged'],
    ['How do I start again with the piano?', 'ask-memory'],
    ['Why does my sourdough never rise? The starter looks lively.', 'told-joke'],
    ['I have to go to the dentist on Monday', 'goodbye'],
  ])('[R-FIRST-11] is not misread: %j', (text, heading) => {
    for (const id of seeded)
      expect(isOf(replyOf(id, text), heading), `${id}: ${replyOf(id, text)}`).toBe(false);
  });
});

describe('a question', () => {
  test.each([
    ['what is 15% of 80', /\b12\b/],
    ['9 times 13?', /\b117\b/],
    ['1,200 / 16', /\b75\b/],
  ])('[R-FIRST-11] %j is calculated', (text, result) => {
    expect(replyOf('emilio', text)).toMatch(result);
  });

  test.each([
    ['how do zippers work', /how zippers work/i],
    ['whats the best bakery in lisbon', /the best bakery in lisbon/i],
    ['ask me anything about moths', /\bmoths\b/i],
    ['take the train or drive?', /take the train|drive/i],
    ['how do I return a gift', /return a gift/i],
  ])('[R-FIRST-11] %j is answered by its own subject', (text, subject) => {
    expect(replyOf('luca', text)).toMatch(subject);
  });

  test('[R-FIRST-11] about its work is answered with its work', () => {
    expect(replyOf('hunter', 'what do you do?')).toMatch(/boat/i);
    expect(replyOf('noor', 'so what do you do')).toMatch(/garden/i);
  });

  test('[R-FIRST-11] about dinner is answered with food', () => {
    expect(replyOf('hunter', 'what should I cook tonight?')).toMatch(/pan|pasta|bread|egg|soup/i);
  });

  test('[R-FIRST-11] about yesterday is answered with what a chat holds', () => {
    for (const id of seeded)
      expect(replyOf(id, 'do you remember me from monday'), id).toMatch(/only.*this chat/);
  });

  test('[R-FIRST-11] about the view is answered with a place, in sentences of its own', () => {
    const views = seeded.map((id) => replyOf(id, 'what can you see right now'));
    expect(new Set(views).size).toBe(seeded.length);
    expect(views.every((view) => view.length > 90)).toBe(true);
  });
});

test('[R-FIRST-12] a name told in passing is taken for what it is', () => {
  const chat = new Conversation(seededPrompt('hunter'));
  expect(chat.say('my dog is called Biscuit by the way')).toContain('Biscuit');
  chat.say('I made soup');
  expect(chat.say('what is my dog called?')).toContain('Biscuit');
});

describe('an opinion', () => {
  test.each(['opera is overrated. fight me', 'Golf is just walking with chores', 'a hot dog is a sandwich'])(
    '[R-FIRST-11] %j is answered with another, in every voice',
    (text) => {
      const replies = seeded.map((id) => replyOf(id, text));
      expect(new Set(replies).size).toBe(seeded.length);
    },
  );

  test.each(['the moon landing was faked', "birds aren't real"])(
    '[R-FIRST-11] %j is met with a kind no',
    (text) => {
      expect(replyOf('hunter', text)).toMatch(/don't buy|other side/);
    },
  );
});

describe('a wish', () => {
  test('[R-FIRST-11] for a bedtime story is met with the whole story', () => {
    for (const id of seeded) {
      expect(replyOf(id, 'read me a bedtime story please').match(/[.!?]/g)?.length, id).toBeGreaterThan(3);
    }
  });

  test('[R-FIRST-11] for code is met with a plain limit', () => {
    expect(replyOf('brooke', 'write me a script that renames my photos')).toMatch(/code/);
  });
});

test.each(['hii', 'heyy', 'gday', 'oi'])(
  '[R-FIRST-11] %j is greeted, and once in three times asked again what the greeting asked',
  (text) => {
    const chat = new Conversation(seededPrompt('suki'), 'Come in! What did you bring?');
    const replies = [0, 1, 2].map((attempt) => chat.replyTo(text, attempt));
    expect(replies.filter((reply) => reply.includes('what did you bring?'))).toHaveLength(1);
    expect(replies.filter((reply) => /how (are you|is your day)/i.test(reply))).toHaveLength(2);
  },
);

test('[R-FIRST-11] another language is met with its hello, the truth, and a word that is known again', () => {
  const reply = replyOf('andre', 'Bonsoir, je joue de la guitare depuis hier');
  expect(reply).toMatch(/^Bonjour!.*guitar.*English/);
});
