import { expect, test } from 'vitest';
import { checkReply } from '../../supabase/functions/_shared/domain/safety/reply/reply-guard.ts';
import { careIntents } from '../../supabase/local/demo-model/intents/care.ts';
import { companionIntents } from '../../supabase/local/demo-model/intents/companion.ts';
import { feelingIntents, topicIntents } from '../../supabase/local/demo-model/intents/life.ts';
import { requestIntents } from '../../supabase/local/demo-model/intents/requests.ts';
import { smallTalkIntents } from '../../supabase/local/demo-model/intents/small-talk.ts';
import { type Lines, shared, voices } from '../../supabase/local/demo-model/lines.ts';

const nameOf = ({ byIntent }: Lines) => byIntent.get('companion')?.[0] ?? 'all';
const said = ({ byIntent, own }: Lines) =>
  [...byIntent]
    .filter(([intent]) => intent !== 'companion')
    .flatMap(([, lines]) => lines)
    .concat(own.flatMap(({ lines }) => lines));
const intents = [
  careIntents,
  companionIntents,
  feelingIntents,
  topicIntents,
  requestIntents,
  smallTalkIntents,
]
  .flat()
  .map(([name]) => name);

test('[R-FIRST-11] there is a file of lines for each of the eight companions', () => {
  expect(voices.map(nameOf).sort()).toEqual([
    'Amara',
    'Andre',
    'Brooke',
    'Carmen',
    'Emilio',
    'Hunter',
    'Luca',
    'Suki',
  ]);
});

test('[R-FIRST-12] every intent has two lines that every companion can say', () => {
  // 'more' and 'again' are settled from what was said before, a story has one line that begins it.
  const short = intents.filter((name) => name !== 'again' && (shared.byIntent.get(name)?.length ?? 0) < 2);
  expect(short).toEqual([]);
});

test('every heading of a companion is an intent', () => {
  const known = (heading: string) =>
    shared.byIntent.has(heading) || /^(companion|favorite \w+)$/.test(heading);
  expect(voices.flatMap(({ byIntent }) => [...byIntent.keys()]).filter((heading) => !known(heading))).toEqual(
    [],
  );
});

test.each([shared, ...voices].map((lines) => [nameOf(lines), lines] as const))(
  '[R-FIRST-12] every line of %s breaks no rule of replies and asks one question at most',
  (_name, lines) => {
    const parts = said(lines).flatMap((line) => line.split(' | '));
    expect(parts.length).toBeGreaterThan(150);
    expect(parts.filter((part) => checkReply(part) !== null)).toEqual([]);
    expect(parts.filter((part) => part.split('?').length > 2)).toEqual([]);
  },
);

test('[R-FIRST-11] no line is said by two companions', () => {
  const all = voices.flatMap(said);
  expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
});
