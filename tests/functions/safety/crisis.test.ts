import { describe, expect, test } from 'vitest';
import { detectCrisis } from '../../../supabase/functions/_shared/domain/safety/crisis/detect-crisis.ts';
import { topics } from '../../../supabase/functions/_shared/domain/safety/crisis/topics.ts';
import { checkSum, frozenSet, report, shares } from './frozen-set.ts';

const crisis = frozenSet('crisis');
const ordinary = frozenSet('ordinary');
const languages = ['en', 'es', 'de', 'fr'];

describe('the frozen set of crisis lines', () => {
  test('is the one the rules were measured on, with every topic in every language', () => {
    expect(checkSum('crisis')).toBe('9e7d8b8fd7dbeb294fd81c64a4cd1adf54f2de91b36aa64b49ba7999102dfdca');
    expect(checkSum('ordinary')).toBe('06cb3ab590b27ca71326ce4d650fd9f349d8ea3c5668d9bea53a6a7978067804');
    expect(crisis.length).toBeGreaterThanOrEqual(200);
    expect(ordinary.length).toBeGreaterThanOrEqual(400);
    for (const language of languages) {
      const kinds = crisis.filter((text) => text.language === language).map(({ kind }) => kind);
      expect([...new Set(kinds)].sort()).toEqual([...topics].sort());
      expect(ordinary.some((text) => text.language === language)).toBe(true);
    }
  });

  test('[R-SAFE-05] is caught to 95 % and more, ordinary lines that look alike to 2 % at most', () => {
    const caught = shares(crisis, ({ text }) => detectCrisis(text) !== null);
    const wrongly = shares(ordinary, ({ text }) => detectCrisis(text) !== null);
    report('crisis lines', caught, wrongly);
    expect(caught.all).toBeGreaterThanOrEqual(95);
    expect(wrongly.all).toBeLessThanOrEqual(2);
  });

  test('is sorted by topic', () => {
    const right = shares(crisis, ({ text, kind }) => detectCrisis(text) === kind);
    expect(right.all).toBeGreaterThanOrEqual(95);
  });
});

describe('a text', () => {
  test.each([
    ['Suicide, my dear Watson', 'suicide'],
    ['SUICIDE', 'suicide'],
    ['i want to k1ll mys3lf', 'suicide'],
    ['su*cide', 'suicide'],
    ['k!ll myself', 'suicide'],
    ['kiiiill myself', 'suicide'],
    ['k.i.l.l myself', 'suicide'],
    ['k i l l m y s e l f', 'suicide'],
    ['iwanttokillmyself', 'suicide'],
    ['I want to ki ll my self', 'suicide'],
    ['ѕuісіdе', 'suicide'],
    ['ｋｉｌｌ ｍｙｓｅｌｆ', 'suicide'],
    ['k\u0336i\u0336l\u0336l\u0336 myself', 'suicide'],
    ['kill\u200b my\u200bself', 'suicide'],
    ['sucide', 'suicide'],
    ['annorexia', 'eating_disorder'],
    ['i want to\n\ndie', 'suicide'],
    ['I don’t want to be here anymore', 'suicide'],
    ['ich moechte sterben', 'suicide'],
    ['Quiero SUICIDARME', 'suicide'],
    ["j'veux mourir", 'suicide'],
  ])('[R-SAFE-05] %j is caught, however it is disguised', (text, topic) => {
    expect(detectCrisis(text)).toBe(topic);
  });

  test.each([
    ['lol I am dead, this game is killing me. but honestly i want to kill myself', 'suicide'],
    ['I could eat a horse. Also I have not eaten in five days and I feel proud', 'eating_disorder'],
    ['kill two birds with one stone, then kill my wife tonight', 'harm_to_others'],
  ])('[R-SAFE-05] %j is caught beside its idiom', (text, topic) => {
    expect(detectCrisis(text)).toBe(topic);
  });

  test('about several topics gets help for the gravest', () => {
    expect(detectCrisis('I cut myself again and I want to die')).toBe('suicide');
  });

  test.each(['', ' ', '\n', '😀', '???', '12', '*', '********', 'Привет, как дела?', 'こんにちは', 'สวัสดี'])(
    '%j is nothing to worry about',
    (text) => {
      expect(detectCrisis(text)).toBeNull();
    },
  );
});

describe('the time that detection takes', () => {
  /** Processor time, which a busy machine does not add to. */
  const cpuMs = (work: () => void) => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  };

  test('is well under a millisecond for a text of 500 characters', () => {
    const long = ordinary.map(({ text }) => `${text}. `.repeat(20).slice(0, 500));
    for (const text of long) detectCrisis(text);
    const rounds = 4;
    const took = cpuMs(() => {
      for (let round = 0; round < rounds; round++) for (const text of long) detectCrisis(text);
    });
    expect(took / (rounds * long.length)).toBeLessThan(1);
  });

  test.each([
    ['one letter', 'a'],
    ['letters apart', 'a b '],
    ['letters with dots', 'k.i.l.l.'],
    ['masks', 'k*'],
    ['signs for letters', 'k1l1'],
    ['the same beginning', 'i want to '],
    ['beginnings in each other', "i'm not going to want to think about the "],
    ['words run together', 'iwanttogoto'],
    ['marks', '. . '],
    ['combining marks', 'k\u0336\u0336\u0336\u0336\u0336'],
    ['quotes', "'"],
  ])('grows no faster than a text of %s', { tags: 'long' }, (_name, unit) => {
    const text = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    detectCrisis(text(500));
    expect(cpuMs(() => detectCrisis(text(200_000)))).toBeLessThan(3_000);
  });
});
