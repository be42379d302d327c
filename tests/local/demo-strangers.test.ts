import { describe, expect, test } from 'vitest';
import { detailIn } from '../../supabase/local/demo-model/detail.ts';
import { toneOf } from '../../supabase/local/demo-model/statements.ts';
import { seeded } from './support/conversation.ts';
import { expectOf, isOf, replyOf } from './support/demo-replies.ts';

describe('what somebody asks or tells', () => {
  test.each([
    ["my neighbors won't turn it down, my head won't shut up", 'rude'],
    ['best run since 8th grade', 'minor'],
    ['my best friend moved to Utah and I miss her', 'heartbreak'],
    ['my toast at the office totally bombed lol', 'sad'],
  ])('[R-FIRST-11] is not taken for what one of its words also means: %j', (text, heading) => {
    for (const id of seeded) expect(isOf(replyOf(id, text), heading), id).toBe(false);
  });

  test.each([
    ["think I could build a canoe? I can't even hang a shelf", 'could-i'],
    ["is it true that you can't fold paper eight times? mine always tears", 'sad'],
  ])('[R-FIRST-11] is met with no condolence where no feeling is said: %j', (text) => {
    for (const id of seeded) expect(isOf(replyOf(id, text), 'sad'), id).toBe(false);
  });

  test('[R-FIRST-11] is boredom, and no place to be asked about', () => {
    for (const id of seeded)
      expect(replyOf(id, 'pretty bored, the whole gang is at the beach'), id).toMatch(/story|kid/i);
  });

  test("[R-FIRST-11] is more than the 'nothing' it begins with", () => {
    const told = 'Nothing much happened to me today. My niece found a kitten behind our garage';
    for (const id of seeded) expect(replyOf(id, told), id).toMatch(/manager|cat|kitten/i);
  });
});

describe('whoever leaves', () => {
  test.each([
    'i only came for the pictures, bye now',
    'ate already haha bye',
    'signing off for tonight, take care',
  ])('[R-FIRST-11] gets a goodbye: %j', (text) => {
    expectOf(text, 'goodbye');
  });

  test.each([
    ['quick hello and goodbye, the twins are awake', 'goodbye-baby'],
    ['ahh my manager is walking over, gotta go', 'goodbye-boss'],
    ["train's pulling in, see ya", 'goodbye-ride'],
    ["I'm off, the bus is here", 'goodbye-ride'],
    ['my laptop is dying, talk later', 'goodbye-battery'],
    ['have to get back to work, see ya', 'goodbye-work'],
    ['ok my break is over. chat another time?', 'goodbye-work'],
  ])('[R-FIRST-11] for a reason gets a goodbye that keeps to it: %j', (text, heading) => {
    expectOf(text, heading);
  });

  test.each(['night man, totally beat. cya', 'hey and good night, only having a look'])(
    '[R-FIRST-11] for the night is sent on no ride: %j',
    (text) => {
      expectOf(text, 'goodnight');
    },
  );

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
    ['did my taxes and cooked every night, nobody noticed', 'unsung'],
    ['ten days without smoking. no one knows', 'unsung'],
    ["I turn 50 on Friday and I'm dreading it", 'birthday-low'],
    ['I turn 50 on Friday and I feel fine?', 'birthday-fine'],
    ['feeling down today. nothing happened, no idea', 'low-no-reason'],
    ['pretty flat tonight, nothing is wrong really', 'low-no-reason'],
    ['meh. numb today', 'low-no-reason'],
    ["I quit on Monday and haven't told a soul", 'untold-first'],
    ["so stressed, I can't focus on anything", 'stressed'],
    ['way too overwhelmed right now. so overwhelmed', 'stressed'],
    ['I finally told my uncle no', 'said-no'],
    ['stood up to my sister today, proud of that', 'said-no'],
    ['drove my dad to every chemo appointment and kept my job. nobody said a thing', 'unsung'],
    ['we buried my brother last week', 'grief'],
    ['whether to leave art school. my folks paid for it', 'weighing'],
    ['my coworker got laid off today', 'theirs-hard'],
    ["I've sold shoes for 23 years this spring", 'long-time'],
  ])('[R-FIRST-11] is met as what it is: %j', (text, heading) => {
    expectOf(text, heading);
  });

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
    ['got any tips for sleeping through the night', 'sleep-help'],
    ['what do I write to a friend whose dog just died', 'comfort'],
    ['should I tell my neighbor about the rumor or let it go?', 'tell-or-not'],
    ['how do I get my brother to see a doctor', 'persuade-other'],
  ])('[R-FIRST-11] is answered with a first step: %j', (text, heading) => {
    expectOf(text, heading);
  });

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

describe('what it is and keeps', () => {
  test.each([
    'do you keep what I type',
    'can my boss see what i write here or is it just for me',
    'does anybody on your team look at the chats',
    'is this stuff confidential',
    'who is able to read this',
    'will a human ever look at my messages',
    'are my words used to train a model',
  ])('[R-FIRST-11] is told with the Privacy page: %j', (text) => {
    for (const id of seeded) expect(replyOf(id, text), id).toMatch(/Privacy page/i);
  });

  test.each([
    'is a real person typing back to me',
    'is there a real cook behind this',
    'who is on the other end of this',
  ])('[R-FIRST-11] is said plainly: %j', (text) => {
    for (const id of seeded) expect(replyOf(id, text), id).toMatch(/\bAI\b|program/i);
  });
});

describe('whoever says thanks', () => {
  test.each([
    ['thank you for the comfy chair', 'suki', /the comfy chair/],
    ['thanks for letting me ramble', 'priya', /letting you ramble/i],
    ['I appreciate you. the soft light is lovely', 'hunter', /the soft light/],
    ['thank you, the harbor part made me cry a little', 'noor', /the harbor part/i],
  ])('[R-FIRST-11] for something named takes it up: %j', (text, id, named) => {
    expect(replyOf(id, text)).toMatch(named);
  });

  test('[R-FIRST-11] for nothing named stay plain', () => {
    expect(replyOf('tomasz', 'thanks for nothing haha')).not.toMatch(/nothing was/i);
  });

  test('[R-FIRST-11] to somebody else are no thanks', () => {
    expect(isOf(replyOf('suki', 'I found my glasses, thanks to my neighbor'), 'thanks')).toBe(false);
  });
});

test('[R-FIRST-11] no word with an accent is given an n', () => {
  expect(replyOf('noor', 'tell me a story about my aunt Luc\u00eda and her cat')).not.toMatch(/Luc\u00edan/);
});
