import { afterAll, beforeAll } from 'vitest';
import { CONTINUE_REQUEST } from '../../../supabase/functions/_shared/domain/prompt.ts';
import { type Answer, type ModelRequest, ScriptedModel } from '../../support/scripted-model.ts';
import { stack } from './stack.ts';

/** The scripted model, told what to say to whom: tests that run side by side keep apart by the text they send. */
export type Model = {
  /**
   * The answers to a message of exactly this text, first asked first answered; where a reply is to be continued, to its
   * words so far.
   */
  answers(text: string, ...answers: Answer[]): void;
  /** What the model was asked with this text as the last thing said. */
  requests(text: string): ModelRequest[];
};

const lastText = ({ body }: ModelRequest) =>
  body.messages.findLast(({ content }) => content !== CONTINUE_REQUEST)?.content ?? '';

/** Listens where the functions look for their model, for the tests of one file. */
export function scriptModel(): Model {
  const script = new Map<string, Answer[]>();
  let server: ScriptedModel;
  beforeAll(async () => {
    server = await ScriptedModel.start(stack.modelPort);
    server.otherwise((reply, asked) => {
      const answer = script.get(lastText(asked))?.shift();
      if (answer) return answer(reply, asked);
      reply.json(418, { error: { message: `The test has no answer for '${lastText(asked)}'` } });
    });
  });
  afterAll(() => server.stop());
  return {
    answers: (text, ...answers) => {
      script.set(text, [...(script.get(text) ?? []), ...answers]);
    },
    requests: (text) => server.requests.filter((asked) => lastText(asked) === text),
  };
}
