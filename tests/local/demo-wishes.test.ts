import { describe, expect, test } from 'vitest';
import { taleSections } from '../../supabase/local/demo-model/named.ts';
import { seeded } from './support/conversation.ts';
import { expectOf, isOf, replyOf } from './support/demo-replies.ts';

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

describe('a tale about something', () => {
  test.each([
    ['got any cat jokes', /\bcats?\b/],
    ['a joke about a nurse please', /nurse/],
    ['do you know a joke about zebras', /zebras/],
    ['bedtime story please, my niece loves zebras', /zebra/],
  ])('[R-FIRST-11] is about it, or says that it is not: %j', (text, subject) => {
    for (const id of seeded) expect(replyOf(id, text), id).toMatch(subject);
  });

  test('[R-FIRST-11] of the life of the companion is a story, never a fact alone', () => {
    expect(replyOf('suki', 'tell me a story about your cat').length).toBeGreaterThan(200);
    expect(replyOf('amara', 'tell me the story of the borrowed telescope')).toMatch(/grandfather/);
  });

  test.each([
    [
      "invent a story about the man next to me. he's got a violin in his arms and won't sit down",
      [/the man next to you/, /a violin in his arms/, /\bhe\b/, /the violin/],
    ],
    [
      'make up a tale about the girl who waves at my window',
      [/the girl who waves at your window/, /\bshe\b/],
    ],
    ['a story about a shy hedgehog please', [/a shy hedgehog/]],
    [
      'tell me a story about one of the umbrellas people left here',
      [/one of the umbrellas people left here/],
    ],
    ['could you do a story about a bear and a goose', [/a bear and a goose/]],
    ['tell me a story about a lonely comet', [/a lonely comet/]],
    ["got a tale of the mailman's mule who hated hills", [/the mailman's mule who hated hills/]],
    ['tell me a story about two brothers who run a diner', [/two brothers who run a diner/]],
    [
      "there's a man at my stop with a huge guitar. invent his story",
      [/a man at your stop/, /\b(his|he|him)\b/],
    ],
  ])('[R-FIRST-11] that was described is made up about just that: %j', (text, pieces) => {
    for (const id of seeded)
      for (const piece of pieces) expect(replyOf(id, text), id).toMatch(new RegExp(piece, 'i'));
  });

  test('[R-FIRST-11] keeps the mood that was asked for, or says that it does not', () => {
    for (const id of seeded) {
      expect(replyOf(id, 'tell me a spooky story about a hotel'), id).toMatch(/thank you for letting me in/i);
      expect(replyOf(id, 'a scary story about a star'), id).toMatch(/won't be scary/i);
    }
  });

  test('[R-FIRST-11] that cannot be named cleanly has no lead', () => {
    for (const id of seeded) {
      expect(replyOf(id, 'tell me a joke about running late all the time'), id).not.toMatch(
        /None of mine|none fit/i,
      );
      expect(replyOf(id, 'the funniest joke your boss knows'), id).not.toMatch(/funniest/i);
    }
    expect(replyOf('wanjiru', 'any jogging jokes')).not.toMatch(/jogging|none/i);
    expect(replyOf('carmen', 'know a plumber joke')).toMatch(/plumber jokes?\b/);
  });
});

test('[R-FIRST-11] the tales that are made up are short, ask once at most and take only what they know', () => {
  for (const [heading, lines] of taleSections) {
    if (/^(nouns|opening|closing)$/.test(heading)) continue;
    for (const line of lines) {
      expect(line.length, line).toBeLessThan(430);
      expect(line.split('?').length, line).toBeLessThanOrEqual(2);
      expect(line.replace(/\{(they|They|them|their|was|thing)\}/g, ''), line).not.toMatch(/[{}|]/);
    }
  }
});

describe('a guess about the person', () => {
  test.each([
    ["guess which one I'll take, the blue bike or a month of bus tickets", /blue bike|month of bus tickets/i],
    ['do you think i am an early bird or a night owl', /early bird|night owl/i],
    ['am I an indoor person', /an indoor person/i],
    ["do I look like somebody who could carve a spoon? I'm all thumbs", /carve a spoon/i],
    ['am I cut out for night work', /night work/i],
    ['do I sound like a person who alphabetizes spices', /a person who alphabetizes spices/i],
    ['think i could learn the banjo?', /learn the banjo/i],
    ['guess whether i am upstairs or in the garden', /upstairs|in the garden/i],
  ])('[R-FIRST-11] hears what was named: %j', (text, named) => {
    for (const id of seeded) {
      expect(replyOf(id, text), id).toMatch(named);
      expect(replyOf(id, text), id).not.toMatch(/neither|I'm an AI/i);
    }
  });

  test.each([
    ['what bands do you think I listen to', 'guess-made'],
    ['what do you think I ate for breakfast', 'guess-made'],
    ["guess what I'm still chewing on", 'guess-mind'],
    ["what's your honest opinion of me so far", 'type-small', 'type-careful'],
  ])('[R-FIRST-11] gets a guess about themselves: %j', (text, ...headings) => {
    for (const id of seeded) {
      const reply = replyOf(id, text);
      expect(isOf(reply, ...headings), `${id}: ${reply}`).toBe(true);
    }
  });

  test('[R-FIRST-11] but not whoever asks for advice', () => {
    expect(replyOf('brooke', 'which one should I take, the blue one or the red one')).not.toMatch(/guess/i);
  });
});
