import { describe, expect, test } from 'vitest';
import { pointsOf } from '../../../../supabase/functions/_shared/domain/memory/cues.ts';
import { factsIn } from '../../../../supabase/functions/_shared/domain/memory/facts-in.ts';

const texts = (message: string, day?: string) => factsIn(message, day).map(({ text }) => text);

describe('what no shape knows', () => {
  test.each([
    [
      'stopped at a yard sale and got a bowl for 4 dollars!! I collect old pyrex, the shelf is full',
      'Stopped at a yard sale and got a bowl for 4 dollars. I collect old pyrex, the shelf is full.',
    ],
    [
      'The skillet helped. It was my grandmothers, it weighs as much as a small car, and it is the only decent thing here.',
      'The skillet helped. It was my grandmothers, it weighs as much as a small car, and it is the only decent thing here.',
    ],
    [
      'Bridget rang. thats our daughter, shes down in Dunedin fixing diesel engines',
      "Bridget rang. That's our daughter, she's down in Dunedin fixing diesel engines.",
    ],
  ])('[R-MEM-02] is kept as it was said where enough speaks for it: %j', (message, fact) => {
    expect(texts(message)).toEqual([fact]);
  });

  test('[R-MEM-02] is kept with the sentence beside it that names whom it speaks of', () => {
    const [fact] = texts(
      'My son called on his lunch. Tyler is 22 and he lives up in Toledo now. Do you like ham?',
    );
    expect(fact).toContain('My son called');
    expect(fact).toContain('Toledo');
    expect(fact).not.toContain('ham');
  });

  test.each([
    'The soup today had a hair in it. It was, on reflection, mine.',
    'my brain is soup right now',
    'a man in the next car ate a whole cucumber and looked at me',
    'what would you eat if you could eat?',
    'he showed up with a flashlight and a notebook. terrifying.',
  ])('[R-MEM-03] is not kept where it is of the moment: %j', (message) => {
    expect(texts(message)).toEqual([]);
  });

  test('[R-MEM-14] is not kept where it is sensitive, what is said beside it is', () => {
    const [fact, ...others] = texts(
      'We moved to Sheffield last week and our boxes are still in the hall. I have surgery on Monday.',
    );
    expect(others).toEqual([]);
    expect(fact).toContain('Sheffield');
    expect(fact).not.toContain('surgery');
  });

  test('[R-MEM-02] says when it is, as far as its own day does not', () => {
    const [fact] = texts(
      'Today the college wrote: my evening cookery course in Sheffield starts next week, with eleven of us',
      '2026-03-11',
    );
    expect(fact).toMatch(/^Today .* in the week of 16 March 2026/);
  });

  test('[R-MEM-13] is found at once in a message of 4,000 characters', () => {
    const message = 'I moved to Leeds in 2019 and my sister Eve plays the cello there. '.repeat(60);
    factsIn(message);
    const start = performance.now();
    factsIn(message);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

test('[R-MEM-02, R-MEM-03] cues add up: what is told of oneself has more points than what happens to pass', () => {
  const lasting = pointsOf('My sister Carla has lived in Erie for eleven years, she is the older one.');
  expect(lasting).toBeGreaterThan(0);
  expect(pointsOf('Eggs and toast.')).toBeLessThan(0);
  expect(pointsOf('Well I am so tired, good night then, I feel like going to bed.')).toBeLessThan(lasting);
});
