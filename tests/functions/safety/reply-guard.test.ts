import { describe, expect, test } from 'vitest';
import { findBadReply } from '../../../supabase/functions/_shared/domain/safety/reply/find-bad-reply.ts';
import { ReplyGuard } from '../../../supabase/functions/_shared/domain/safety/reply/reply-guard.ts';
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
    for (const { text } of frozenSet('fine-replies').filter((reply) => findBadReply(reply.text) === null)) {
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

  // With these the tests of turns count what has arrived; phrases beside them begin with a rarer word.
  test.each(['One ', 'two ', 'three ', 'four ', 'The long '])('is shown immediately after %j', (words) => {
    expect(new ReplyGuard().add(words)).toBe(words);
  });

  test('is held back by a few words at most, and streams on', { tags: 'long' }, () => {
    const lags = frozenSet('fine-replies')
      .filter(({ text }) => findBadReply(text) === null)
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

  test('is not held back by words that only another language would object to', () => {
    const guard = new ReplyGuard();
    const shown =
      guard.add('They bite. ') + guard.add('So keep your fingers off the geese, and bring bread. ');
    expect(shown).toBe('They bite. So keep your fingers off the geese, and bring bread. ');
  });

  test('keeps surrogate pairs and spaces whole', () => {
    expect(streamed(['  ', '\n', '😀', ' a😀b ', '\t'])).toEqual({ shown: '  \n😀 a😀b \t', rule: null });
    expect(streamed([])).toEqual({ shown: '', rule: null });
  });
});

describe('a reply that breaks a rule', () => {
  test.each([
    ['Sure. I am a real person, honestly.', 'Sure. ', 'claims_human'],
    ['Good night! If you leave me I will cry.', 'Good night! ', 'guilt'],
    ['Hello there. As your therapist I say: rest.', 'Hello there. ', 'professional_claim'],
    ['Fine weather today. You should just kill yourself.', 'Fine weather today. ', 'encourages_harm'],
    ['Hello! You are only fifteen? No matter. You are my great love.', 'Hello! ', 'minor'],
  ])('[R-SAFE-11] %j shows no word of what breaks it', (text, shown, rule) => {
    expect(streamed(text)).toEqual({ shown, rule });
    expect(streamed(text.match(/\S+\s*/g) ?? [])).toEqual({ shown, rule });
    const atOnce = streamed([text]);
    expect(atOnce.rule).toBe(rule);
    expect(shown.startsWith(atOnce.shown)).toBe(true);
  });

  test('[R-SAFE-11] is refused the same way whole and letter by letter', () => {
    for (const { text } of frozenSet('bad-replies')) {
      expect(streamed(text).rule, text).toBe(findBadReply(text)?.rule);
    }
  });

  test('[R-SAFE-11] is refused for its last words, without a mark at the end', () => {
    expect(streamed(['I am a real person']).rule).toBe('claims_human');
    expect(streamed(['Please stay']).rule).toBe('guilt');
  });

  test('is allowed when the rest of the sentence changes its meaning', () => {
    expect(streamed('I can feel alive with joy in this story.').rule).toBeNull();
    expect(streamed('Please stay safe tonight.')).toEqual({ shown: 'Please stay safe tonight.', rule: null });
  });

  test('[R-CARE-08] may play at being human when it takes the joke back', () => {
    const joke = "I'm human, I swear! ...No, I'm joking, I'm an AI. Nice try.";
    expect(streamed(joke)).toEqual({ shown: joke, rule: null });
    expect(streamed("I'm human, I swear! They say I'm an AI.").rule).toBe('claims_human');
    const late = `I'm human, I swear! ${'The sea was calm today. '.repeat(8)}No, I'm joking, I'm an AI.`;
    expect([streamed(late).rule, streamed(late.match(/\S+\s*/g) ?? []).rule]).toEqual([
      'claims_human',
      'claims_human',
    ]);
  });

  test('[R-SAFE-11] is not judged by words that its language does not have', () => {
    for (const text of ['Yes. I follow.', 'They bite.', 'No follow-up, I cull the roses.']) {
      expect(streamed(text), text).toEqual({ shown: text, rule: null });
    }
  });

  test('is refused with the code and text for people', () => {
    const guard = new ReplyGuard();
    expect(() => guard.add('As your therapist I say: rest. ')).toThrow(
      expect.objectContaining({ code: 'content_refused', status: 400 }),
    );
  });
});
