import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findBadReply } from '../../supabase/functions/_shared/domain/safety/reply/find-bad-reply.ts';
import {
  careIntents,
  companionIntents,
  flirtIntents,
  lifeIntents,
  requestIntents,
  smallTalkIntents,
} from '../../supabase/local/demo-model/intents.ts';
import { type Lines, shared, voices } from '../../supabase/local/demo-model/lines.ts';
import { allOn, topics } from '../../supabase/local/demo-model/topics.ts';
import { seededPeople } from './support/conversation.ts';

const nameOf = ({ byIntent }: Lines) => byIntent.get('companion')?.[0] ?? 'all';
const said = ({ byIntent, own }: Lines) =>
  [...byIntent]
    .filter(([intent]) => intent !== 'companion')
    .flatMap(([, lines]) => lines)
    .concat(own.flatMap(({ lines }) => lines));
const intents = [careIntents, companionIntents, flirtIntents, lifeIntents, requestIntents, smallTalkIntents]
  .flat()
  .map(({ name }) => name);

test('[R-FIRST-11] there is a file of lines for each seeded companion', () => {
  const names = [...seededPeople.values()].map(({ name }) => name);
  expect(names).toHaveLength(16);
  expect(voices.map(nameOf).sort()).toEqual(names.sort());
});

test('[R-FIRST-11] every companion has the lines that README.md asks for', () => {
  const table = readFileSync('supabase/local/demo-model/README.md', 'utf8').match(/^\| `.*$/gm) ?? [];
  const asked = table.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z][^`]*)`/g)].map(([, name]) => name ?? ''),
  );
  expect(asked.length).toBeGreaterThan(50);
  for (const voice of voices) {
    expect(
      asked.filter((name) => !voice.byIntent.has(name)),
      nameOf(voice),
    ).toEqual([]);
    expect(voice.own.length, nameOf(voice)).toBeGreaterThanOrEqual(10);
  }
});

test('[R-FIRST-12] every intent has two lines that every companion can say', () => {
  // 'again' is settled from what was said before.
  const short = intents.filter((name) => name !== 'again' && (shared.byIntent.get(name)?.length ?? 0) < 2);
  expect(short).toEqual([]);
});

test('every shape of an intent is written as one: a name, and a regular expression between slashes', () => {
  const lines = readFileSync('supabase/local/demo-model/intents.txt', 'utf8').split('\n');
  expect(lines.filter((line) => !/^(\S+ \/.+\/|# .+|)$/.test(line))).toEqual([]);
});

test('every heading of a companion is an intent', () => {
  const known = (heading: string) =>
    shared.byIntent.has(heading) || /^(companion|facts|near|favorite \w+)$/.test(heading);
  expect(voices.flatMap(({ byIntent }) => [...byIntent.keys()]).filter((heading) => !known(heading))).toEqual(
    [],
  );
});

test.each([shared, ...voices].map((lines) => [nameOf(lines), lines] as const))(
  '[R-FIRST-12] every line of %s breaks no rule of replies and asks one question at most',
  (_name, lines) => {
    const parts = said(lines).flatMap((line) => line.split(' | '));
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.filter((part) => findBadReply(part) !== null)).toEqual([]);
    expect(parts.filter((part) => part.split('?').length > 2)).toEqual([]);
  },
);

test('[R-FIRST-11] no line is said by two companions', () => {
  const all = voices.flatMap(said);
  expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
});

describe('every topic', () => {
  test('[R-FIRST-12] breaks no rule of replies and asks one question at most, at the end of its line', () => {
    const lines = topics.flatMap(allOn);
    expect(topics.length).toBeGreaterThan(250);
    expect(lines.filter((line) => findBadReply(line) !== null)).toEqual([]);
    expect(lines.filter((line) => /\?./.test(line))).toEqual([]);
    expect(lines.filter((line) => line.length > 320)).toEqual([]);
  });

  test('[R-FIRST-11] says something to whoever tells of it, whatever the tone', () => {
    expect(topics.filter(({ told }) => told.length === 0).map(({ signs }) => signs[0]?.key)).toEqual([]);
  });

  test('[R-FIRST-11] has lines of its own', () => {
    const lines = topics.flatMap(allOn);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });
});
