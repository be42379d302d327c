import type { Answer } from './scripted-model.ts';
import type { ModelReply, Verdict } from './scripted-reply.ts';

/** Common responses for `ScriptedModel.willAnswer`. Any other one is a function of `ModelReply`. */

/** Says `pieces`, streamed one by one or whole, as the request asks. */
export function says(...pieces: string[]): Answer {
  return async (reply, { body }) => {
    if (!body.stream) return reply.message(pieces.join(''));
    for (const piece of pieces) await reply.piece(piece);
    await reply.finish();
  };
}

/** A classifier's verdict; nothing is found where nothing is given. */
export function judges(verdict: Verdict): Answer {
  return (reply) => reply.verdict(verdict);
}

/** A response that the test releases in pieces: each call returns when its piece is sent. */
export type HeldAnswer = {
  answer: Answer;
  /** Resolves with the reply when the model is asked. */
  asked: Promise<ModelReply>;
  piece(content: string): Promise<void>;
  finish(reason?: string): Promise<void>;
};

/** A streamed response controlled by the test: `piece` and `finish` wait for the request. */
export function held(): HeldAnswer {
  let begin: (reply: ModelReply) => void = () => {};
  const asked = new Promise<ModelReply>((resolve) => {
    begin = resolve;
  });
  return {
    asked,
    answer: (reply) => {
      begin(reply);
      return reply.closed;
    },
    piece: async (content) => (await asked).piece(content),
    finish: async (reason) => (await asked).finish(reason),
  };
}

/** Refuses with an HTTP status and the error body providers send. */
export function refuses(status: number, message = 'Refused.', headers: Record<string, string> = {}): Answer {
  return (reply) => reply.json(status, { error: { message, code: status } }, headers);
}

/** HTTP 200 with an error where the choices should be. */
export const answersWithError: Answer = (reply) =>
  reply.json(200, { error: { message: 'Provider returned error', code: 502 } });

/** HTTP 200 and no choice at all. */
export const answersWithNoChoice: Answer = (reply) => reply.json(200, { id: 'scripted', choices: [] });

/** HTTP 200 and something that is not JSON. */
export const answersWithBadJson: Answer = (reply) =>
  reply.text(200, '<html>Bad gateway</html>', { 'content-type': 'application/json' });

/** Accepts the request and never responds; ends when the caller aborts. */
export const hangs: Answer = (reply) => reply.closed;

/** Resets the connection before the first byte. */
export const resetsConnection: Answer = (reply) => reply.reset();

/** Streams `pieces`, then closes the connection in the middle of the response. */
export function breaksOffAfter(...pieces: string[]): Answer {
  return async (reply) => {
    for (const piece of pieces) await reply.piece(piece);
    reply.cut();
  };
}

/** Streams `pieces`, then ends politely without a reason and without `[DONE]`. */
export function endsWithoutReasonAfter(...pieces: string[]): Answer {
  return async (reply) => {
    for (const piece of pieces) await reply.piece(piece);
    reply.end();
  };
}

/** Streams `pieces`, then an error object inside the stream, as OpenRouter does. */
export function failsAfter(...pieces: string[]): Answer {
  return async (reply) => {
    for (const piece of pieces) await reply.piece(piece);
    await reply.event({
      error: { code: 502, message: 'Provider disconnected' },
      choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
    });
    reply.end();
  };
}
