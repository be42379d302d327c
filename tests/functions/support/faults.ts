import { expect } from 'vitest';
import { errorCatalogue } from '#contracts/errors.ts';
import type { Answer } from '../../support/scripted-model.ts';
import { call, message, streamed } from './call.ts';
import type { Model } from './model.ts';
import { type Person, planOf, usedToday } from './people.ts';
import { storedMessages, storedTurns } from './stored.ts';

/** A way for a model to fail, and what becomes of it. */
export type Fault = {
  name: string;
  answer: Answer;
  code?: 'model_timeout';
  /**
   * How often the model may be asked. Deno's own fetch repeats each of our tries on a kept connection that is reset.
   */
  asked?: number[];
  /** What the reader has seen before it failed. */
  words?: string[];
};

/** The turn failed, nothing is charged, and the chat holds what the person wrote and nothing else. */
async function expectNothingLost(person: Person, text: string) {
  expect(await usedToday(person)).toBe(0);
  expect(await storedMessages(person, 'suki')).toEqual([{ message_type: 'user', message_text: text }]);
  expect(await storedTurns(person, 'suki')).toEqual([expect.objectContaining({ status: 'failed' })]);
}

/** A person on the free plan who does not ask for a stream is refused with the catalogue's code and text. */
export async function expectWholeFailure(model: Model, person: Person, fault: Fault): Promise<void> {
  const { name, answer, code = 'model_failed', asked = [1] } = fault;
  const text = `${name}, whole`;
  model.answers(text, answer, answer, answer);
  const { status, body } = await call('chat-send', { as: person, body: message('suki', text) });
  expect(status).toBe(errorCatalogue[code].status);
  expect(body).toEqual({ success: false, error: code, detail: errorCatalogue[code].detail });
  expect(asked).toContain(model.requests(text).length);
  await expectNothingLost(person, text);
}

/** A person on the free plan who reads the stream gets the words so far, then the catalogue's code and text. */
export async function expectStreamedFailure(model: Model, person: Person, fault: Fault): Promise<void> {
  const { name, answer, code = 'model_failed', asked = [1], words = [] } = fault;
  const { messages_per_day: limit } = await planOf('free');
  const text = `${name}, streamed`;
  model.answers(text, answer, answer, answer);
  const events = await streamed('chat-send', { as: person, body: message('suki', text) });
  expect(events[0]).toMatchObject({ event: 'turn', data: { remaining: Number(limit) - 1 } });
  expect(events.slice(1, -1).map(({ data }) => 'text' in data && data.text)).toEqual(words);
  expect(events.at(-1)).toEqual({
    event: 'error',
    data: {
      error: code,
      detail: errorCatalogue[code].detail,
      remaining: limit,
      resetsAt: expect.stringContaining('T00:00:00'),
    },
  });
  expect(asked).toContain(model.requests(text).length);
  await expectNothingLost(person, text);
}
