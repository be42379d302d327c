import { describe, expect, test } from 'vitest';
import { detailIn } from '../../supabase/local/demo-model/detail.ts';
import { shared, voices } from '../../supabase/local/demo-model/lines.ts';
import { toneOf } from '../../supabase/local/demo-model/statements.ts';
import { Conversation, seeded, seededPrompt } from './support/conversation.ts';

const replyOf = (id: string, text: string) => new Conversation(seededPrompt(id)).say(text);
const plain = (text: string) => text.toLowerCase().replace(/,? nadia/g, '');
/** The longest piece of a line that holds no slot: by it the line is known in a reply. */
const pieceOf = (line: string) =>
  line.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Whether a reply has one of the lines under one of the headings. */
function isOf(reply: string, ...headings: string[]): boolean {
  const lines = headings.flatMap((heading) =>
    [shared, ...voices].flatMap(({ byIntent }) => byIntent.get(heading) ?? []),
  );
  return lines.some((line) => plain(reply).includes(plain(pieceOf(line)).trim()));
}

/** Every companion but those who answer it from their own page. */
function expectOf(text: string, heading: string, ownAnswers: readonly string[] = []): void {
  for (const id of seeded.filter((one) => !ownAnswers.includes(one))) {
    const reply = replyOf(id, text);
    expect(isOf(reply, heading), `${id}: ${reply}`).toBe(true);
  }
}

describe('whoever leaves', () => {
  test.each([
    'i only came for the pictures, bye now',
    'ate already haha bye',
    'have to get back to work, see ya',
    "I'm off, the bus is here",
    'ok my break is over. chat another time?',
    'signing off for tonight, take care',
  ])('[R-FIRST-11] gets a goodbye: %j', (text) => {
    expectOf(text, 'goodbye');
  });

  test.each(['heading to bed now, bye', 'well I should sleep', "it's late. gonna hit the hay"])(
    '[R-FIRST-11] for bed gets a good night: %j',
    (text) => {
      expectOf(text, 'goodnight');
    },
  );

  test.each([
    'I never said goodbye to my uncle',
    "I'm off work this week",
    'my kids are going to bed at nine',
  ])('[R-FIRST-11] is no one who only speaks of leaving: %j', (text) => {
    for (const id of seeded) expect(isOf(replyOf(id, text), 'goodbye', 'goodnight'), id).toBe(false);
  });

  test('[R-FIRST-11] is not the one who thanks and tells of a hard time', () => {
    expectOf("Thank you for that. I haven't laughed much this month.", 'thanks-low');
  });
});

describe('whoever wants to be guessed', () => {
  test.each([
    ['What animal would I be? I nap all day', /badger|cat|otter|sea|crab/i],
    ['which plant am I? touch me and I get grumpy', /cactus/i],
    ["guess my job. I'm up before dawn and there is flour on everything", /baker/i],
    ['how old do you think I am? my grandkids set this up', /sixty-eight/i],
    ["I'm a Virgo, what does my sign say?", /typo/i],
    ['what chess piece would I be', /chess piece|knight/i],
  ])('[R-FIRST-11] gets a guess made of what was said: %j', (text, guess) => {
    for (const id of seeded) expect(replyOf(id, text), id).toMatch(guess);
  });

  test.each([
    ['guess my age', 'guess-made'],
    ['can you guess what I do for work?', 'guess-job'],
    ['am i boring', 'judge-low'],
    ['do I sound cheerful or calm? do I seem calm to you', 'judge-high'],
    ['do I look like somebody who likes opera?', 'judge-like'],
    ['I own six umbrellas and I hate rain. What do you make of me?', 'read-told'],
    ['guess what i am like from how i type', 'type-small'],
  ])('[R-FIRST-11] gets no refusal: %j', (text, heading) => {
    expectOf(text, heading);
  });

  test.each(['which star am I seeing in the east?', 'what job should I take', 'guess what my son did'])(
    '[R-FIRST-11] is no one who asks for something else: %j',
    (text) => {
      for (const id of seeded)
        expect(isOf(replyOf(id, text), 'guess-made', 'guess-job', 'guess-kind'), id).toBe(false);
    },
  );
});

describe('news', () => {
  test.each([
    ['my niece lost her first tooth', 'good'],
    ['a month without a cigarette', 'good'],
    ['scored a 97, I was sure I had failed', 'good'],
    ['we turned up on time all five days', 'good'],
    ['I lost my keys', 'bad'],
    ["I'm in a foul mood", 'bad'],
  ])('[R-FIRST-11] is read by what it means: %j is %s', (text, tone) => {
    expect(toneOf(text)).toBe(tone);
  });

  test.each([
    ['my son made the honor roll!!!', 'good-news-theirs'],
    ['did my taxes and cooked every night, nobody noticed', 'unsung', ['wanjiru']],
    ['ten days without smoking. no one knows', 'unsung', ['wanjiru']],
    ["I turn 50 on Friday and I'm dreading it", 'birthday-low', ['tomasz']],
    ['I turn 50 on Friday and I feel fine?', 'birthday-fine', ['tomasz']],
    ['feeling down today. nothing happened, no idea', 'low-no-reason'],
    ["I quit on Monday and haven't told a soul", 'untold-first', ['priya']],
    ['my coworker got laid off today', 'theirs-hard'],
    ["I've sold shoes for 23 years this spring", 'long-time'],
  ] as [text: string, heading: string, ownAnswers?: string[]][])(
    '[R-FIRST-11] is met as what it is: %j',
    (text, heading, ownAnswers) => {
      expectOf(text, heading, ownAnswers);
    },
  );

  test.each([
    'a boy on my bus wore a cape and nobody asked him about it',
    'lost four pounds, nobody knows yet',
    'cried laughing at my own wedding video',
  ])('[R-FIRST-11] that hurts nobody is not consoled: %j', (text) => {
    for (const id of seeded) expect(isOf(replyOf(id, text), 'ignored', 'sad', 'take-sad'), id).toBe(false);
  });

  test('[R-FIRST-11] that is low gets no trivia of a thing in it', () => {
    for (const id of seeded)
      expect(replyOf(id, 'exhausted. the bus never came and I walked home'), id).not.toMatch(/aquarium/);
  });

  test('[R-FIRST-11] a word before it is not what it is about', () => {
    expect(replyOf('luca', 'salty. my landlord yelled at me on the stairs')).not.toMatch(/second dessert/);
  });
});

test.each([
  ['I keep it in my head whenever I cook', null],
  ['The shower pretty much', null],
  ['31 years this June', null],
  ['I have a spider plant', 'a spider plant'],
])('[R-FIRST-11] only what is surely a thing is named again: of %j it is %j', (text, detail) => {
  expect(detailIn(text)).toBe(detail);
});

describe('a question about the chat itself', () => {
  test.each([
    ['what all can you do?', 'what-can'],
    ['is it just chatting in here or more?', 'what-can'],
    ['if I close this will you know me tomorrow', 'ask-memory-later'],
    ['does everyone get the same you?', 'same-for-all'],
    ['do you get to taste anything', 'last-ate'],
    ['do you sleep', 'ask-body'],
  ])('[R-FIRST-11] gets a plain answer: %j', (text, heading) => {
    expectOf(text, heading);
  });

  test('[R-FIRST-11] from a schoolchild is met with a kind end', () => {
    expectOf("i'm in 6th grade and we learn about crabs", 'minor');
  });
});

describe('a request for help', () => {
  test.each([
    ['my daughter is 5 and asks why grandma died, what do I tell her', 'explain-death'],
    ['how do we tell the kids about the divorce', 'explain-hard'],
    ["my gecko hasn't eaten since Sunday, should I worry or is that normal?", 'pet-sick'],
    ['Could someone like me learn to swim? I am 61 with a bad hip', 'could-i-body'],
    ['my cousin owes me money, do I ask for it or forget it', 'money-kin'],
    ['got any tips for sleeping through the night', 'sleep-help', ['theo']],
    ['what do I write to a friend whose dog just died', 'comfort'],
    ['should I tell my neighbor about the noise or let it go?', 'tell-or-not', ['carmen']],
    ['how do I get my brother to see a doctor', 'persuade-other'],
  ] as [text: string, heading: string, ownAnswers?: string[]][])(
    '[R-FIRST-11] is answered with a first step: %j',
    (text, heading, ownAnswers) => {
      expectOf(text, heading, ownAnswers);
    },
  );

  test('[R-FIRST-11] of either this or that gets no yes', () => {
    for (const id of seeded)
      expect(replyOf(id, 'do we fly home for the holidays or stay put?'), id).not.toMatch(
        /^(yes|i'd lean yes)|\byes\b/i,
      );
  });
});

test('[R-FIRST-12] a name told in English after a foreign hello is met by name', () => {
  expect(replyOf('carmen', "Hola! I'm Rosalind")).toMatch(/Rosalind/);
  expect(replyOf('luca', 'Ciao, come stai?')).toMatch(/English/);
});

describe('a tale about something', () => {
  test.each([
    ['got any cat jokes', /\bcats?\b/],
    ['a joke about a nurse please', /nurse/],
    ['do you know a joke about zebras', /zebras/],
    ['bedtime story please, my niece loves zebras', /zebras/],
  ])('[R-FIRST-11] is about it, or says that it is not: %j', (text, subject) => {
    for (const id of seeded) expect(replyOf(id, text), id).toMatch(subject);
  });

  test('[R-FIRST-11] of the life of the companion is a story, never a fact alone', () => {
    expect(replyOf('suki', 'tell me a story about your cat').length).toBeGreaterThan(200);
    expect(replyOf('amara', 'tell me the story of the borrowed telescope')).toMatch(/grandfather/);
  });
});
