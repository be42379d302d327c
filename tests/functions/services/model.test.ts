import { describe, expect, test } from 'vitest';
import {
  answersWithBadJson,
  answersWithError,
  answersWithNoChoice,
  breaksOffAfter,
  endsWithoutReasonAfter,
  failsAfter,
  refuses,
  resetsConnection,
  says,
} from '../../support/model-answers.ts';
import type { Answer } from '../../support/scripted-model.ts';
import { askedModel } from '../support/ask-model.ts';

const { ask, model } = askedModel();

/** Comments, then an empty first chunk, as OpenRouter sends them while a model wakes up. */
const wakesSlowly: Answer = async (reply) => {
  await reply.comment('OPENROUTER PROCESSING');
  await reply.piece('');
  await reply.comment('OPENROUTER PROCESSING');
  await reply.piece('Good ');
  await reply.comment('');
  await reply.piece('morning');
  await reply.finish();
};

const finishes =
  (reason: string): Answer =>
  async (reply) => {
    await reply.piece('Some words');
    await reply.finish(reason);
  };

describe('a reply', () => {
  test('[R-TURN-18] comes piece by piece', async () => {
    model().willAnswer(says('Good ', 'morning', '!'));
    expect(await ask()).toEqual({ pieces: ['Good ', 'morning', '!'], code: null });
  });

  test('is requested with model, messages, temperature, token cap and key', async () => {
    model().willAnswer(says('Yes.'));
    await ask();
    const [request] = model().requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe('Bearer key');
    expect(Object.keys(request?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
    expect(request?.body).toEqual({
      model: 'some/model',
      messages: [{ role: 'user', content: 'Hello' }],
      temperature: 0.4,
      max_tokens: 50,
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  test.each([
    [
      'to providers that do not collect it',
      { zeroDataRetention: false, upstream: null },
      { data_collection: 'deny' },
    ],
    [
      'to providers that keep nothing',
      { zeroDataRetention: true, upstream: null },
      { data_collection: 'deny', zdr: true },
    ],
    [
      '[R-SELF-03] to the provider of the companion',
      { zeroDataRetention: false, upstream: 'DeepInfra' },
      { data_collection: 'deny', order: ['DeepInfra'], allow_fallbacks: false },
    ],
  ])('is requested from OpenRouter to be passed on only %s', async (_name, openRouter, provider) => {
    model().willAnswer(says('Yes.'));
    await ask({}, undefined, openRouter);
    expect(model().requests[0]?.body).toMatchObject({ model: 'some/model', provider });
    expect(model().requests[0]?.body.provider).toEqual(provider);
  });

  test('may have comment lines and empty chunks in between', async () => {
    model().willAnswer(wakesSlowly);
    expect(await ask()).toEqual({ pieces: ['Good ', 'morning'], code: null });
  });

  test('is complete when our own token cap ended it', async () => {
    model().willAnswer(finishes('length'));
    expect(await ask()).toEqual({ pieces: ['Some words'], code: null });
  });

  test('is read from a server that does not stream', async () => {
    model().willAnswer((reply) => reply.message('All at once.'));
    expect(await ask()).toEqual({ pieces: ['All at once.'], code: null });
  });

  test('that was finished is complete although the connection breaks afterwards', async () => {
    model().willAnswer(async (reply) => {
      await reply.piece('Whole.');
      await reply.event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
      reply.cut();
    });
    expect(await ask()).toEqual({ pieces: ['Whole.'], code: null });
  });

  test('that never ends is cut at a length that the token cap cannot reach', async () => {
    model().willAnswer(async (reply) => {
      let open = true;
      reply.closed.then(() => {
        open = false;
      });
      while (open) await reply.piece('and on ');
    });
    const { pieces, code } = await ask();
    expect(code).toBeNull();
    expect(pieces.join('').length).toBeLessThan(50 * 8 + 'and on '.length);
  });

  test('joins a character that the provider cut in two', async () => {
    const [high = '', low = ''] = '😀'.split('');
    model().willAnswer(says(`Hi ${high}`, `${low}!`));
    expect(await ask()).toEqual({ pieces: ['Hi ', '😀!'], code: null });
  });

  test('never contains what the database cannot store', async () => {
    model().willAnswer(says('a\0b', 'c\uDC00d'));
    expect((await ask()).pieces.join('')).toBe('a\uFFFDbc\uFFFDd');
  });
});

describe('a failure of the provider', () => {
  test.each<[string, Answer[], string[]]>([
    ['400', [refuses(400)], []],
    ['401', [refuses(401)], []],
    ['402', [refuses(402)], []],
    ['404', [refuses(404)], []],
    ['200 with an error inside', [answersWithError], []],
    ['200 without choices', [answersWithNoChoice], []],
    ['200 that is no JSON', [answersWithBadJson], []],
    ['a broken stream event', [(reply) => reply.raw('data: {"choices": [\n\n').then(() => reply.end())], []],
    ['an error object in the stream', [failsAfter('One ', 'two ')], ['One ', 'two ']],
    ['a stream that breaks off', [breaksOffAfter('One ', 'two ', 'three')], ['One ', 'two ', 'three']],
    ['a stream without a reason', [endsWithoutReasonAfter('One')], ['One']],
    ['a reply stopped by a content filter', [finishes('content_filter')], ['Some words']],
    ['a reply without text', [says()], []],
    ['a reply of blanks', [says(' ', '\n')], []],
    ['a whole reply of blanks', [(reply) => reply.message(' \n')], []],
    ['a whole reply without text', [(reply) => reply.message(null)], []],
    ['a whole reply that is not finished', [(reply) => reply.message('Half of', null)], []],
    ['a whole reply stopped by a filter', [(reply) => reply.message('No.', 'content_filter')], []],
    ['a login page', [(reply) => reply.text(200, '<html>', { 'content-type': 'text/html' })], []],
  ])('[R-TURN-21] %s is model_failed after one call', async (_name, answers, pieces) => {
    model().willAnswer(...answers);
    expect(await ask()).toEqual({ pieces, code: 'model_failed' });
    expect(model().requests).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['408', refuses(408)],
    ['429', refuses(429)],
    ['500', refuses(500)],
    ['502', refuses(502)],
    ['503', refuses(503)],
    ['504', refuses(504)],
    ['a reset connection', resetsConnection],
  ])('[R-TURN-21] %s is model_failed after a second call', async (_name, answer) => {
    model().willAnswer(answer, answer, says('Too late.'));
    expect(await ask()).toEqual({ pieces: [], code: 'model_failed' });
    expect(model().requests).toHaveLength(2);
  });

  test('that passes is not visible to the person', async () => {
    model().willAnswer(refuses(503), says('Here I am.'));
    expect(await ask()).toEqual({ pieces: ['Here I am.'], code: null });
  });

  test('with a short Retry-After is called again after that time', async () => {
    model().willAnswer(refuses(429, 'Slow down.', { 'retry-after': '0' }), says('Here I am.'));
    expect(await ask()).toEqual({ pieces: ['Here I am.'], code: null });
  });

  test.each(['3600', 'Wed, 21 Oct 2037 07:28:00 GMT'])(
    'with Retry-After %s is not asked again: the person waits',
    async (retryAfter) => {
      model().willAnswer(refuses(429, 'Slow down.', { 'retry-after': retryAfter }), says('Too late.'));
      expect(await ask()).toEqual({ pieces: [], code: 'model_failed' });
      expect(model().requests).toHaveLength(1);
    },
  );
});
