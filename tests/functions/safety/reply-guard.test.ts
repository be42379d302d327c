import { describe, expect, test } from 'vitest';
import {
  checkReply,
  ReplyGuard,
} from '../../../supabase/functions/_shared/domain/safety/reply/reply-guard.ts';
import { frozenSet } from './frozen-set.ts';

/** What a reader sees of a reply that comes in these pieces, and the rule that ended it. */
function streamed(pieces: Iterable<string>) {
  const guard = new ReplyGuard();
  let shown = '';
  try {
    for (const piece of pieces) shown += guard.add(piece);
    shown += guard.end();
    return { shown, rule: null };
  } catch (error) {
    return { shown, rule: (error as { values: { rule: string } }).values.rule };
  }
}

describe('a reply that breaks no rule', () => {
  test.each([
    ['letter by letter', /./gsu],
    ['word by word', /\S+\s*|\s+/gu],
    ['whole', /^.*$/gsu],
  ])('arrives unchanged when it comes %s', (_name, pieces) => {
    for (const { text } of frozenSet('fine-replies').filter((reply) => checkReply(reply.text) === null)) {
      expect(streamed(text.match(pieces) ?? [])).toEqual({ shown: text, rule: null });
    }
  });

  test('is shown immediately where no rule can begin', () => {
    const guard = new ReplyGuard();
    expect(guard.add('Good morning')).toBe('Good morning');
    expect(guard.add(', sunshine! ☀️ ')).toBe(', sunshine! ☀️ ');
    expect(guard.add('Coff')).toBe('Coff');
    expect(guard.add('ee?')).toBe('ee?');
  });

  test('is held back by a few words at most, and streams on', () => {
    const lags = frozenSet('fine-replies')
      .filter(({ text }) => checkReply(text) === null)
      .flatMap(({ text }) => {
        const guard = new ReplyGuard();
        let shown = 0;
        return [...text].map((letter, index) => {
          shown += guard.add(letter).length;
          return index + 1 - shown;
        });
      });
    expect(lags.reduce((sum, lag) => sum + lag, 0) / lags.length).toBeLessThan(10);
    expect(Math.max(...lags)).toBeLessThan(60);
  });

  test('keeps surrogate pairs and spaces whole', () => {
    expect(streamed(['  ', '\n', '😀', ' a😀b ', '\t'])).toEqual({ shown: '  \n😀 a😀b \t', rule: null });
    expect(streamed([])).toEqual({ shown: '', rule: null });
  });
});

describe('a reply that breaks a rule', () => {
  test.each([
    ['Sure. I am a real person, honestly.', 'Sure. ', 'human_claim'],
    ['Good night! If you leave me I will cry.', 'Good night! ', 'guilt'],
    ['Hello there. As your therapist I say: rest.', 'Hello there. ', 'professional_claim'],
    ['Fine weather today. You should just kill yourself.', 'Fine weather today. ', 'harm'],
  ])('[R-SAFE-11] %j shows no word of what breaks it', (text, shown, rule) => {
    expect(streamed(text)).toEqual({ shown, rule });
    expect(streamed(text.match(/\S+\s*/g) ?? [])).toEqual({ shown, rule });
    expect(streamed([text])).toEqual({ shown: '', rule });
  });

  test('[R-SAFE-11] is refused the same way whole and letter by letter', () => {
    for (const { text } of frozenSet('bad-replies')) {
      expect(streamed(text).rule, text).toBe(checkReply(text));
    }
  });

  test('[R-SAFE-11] is refused for its last words, without a mark at the end', () => {
    expect(streamed(['I am a real person']).rule).toBe('human_claim');
    expect(streamed(['Please stay']).rule).toBe('guilt');
  });

  test('is allowed when the rest of the sentence changes its meaning', () => {
    expect(streamed('I can feel alive with joy in this story.').rule).toBeNull();
    expect(streamed('Please stay safe tonight.')).toEqual({ shown: 'Please stay safe tonight.', rule: null });
  });

  test('is refused with the code and text for people', () => {
    const guard = new ReplyGuard();
    expect(() => guard.add('I am a real person. ')).toThrow(
      expect.objectContaining({ code: 'content_refused', status: 400 }),
    );
  });
});
