import { afterAll, beforeAll } from 'vitest';
import { CONTINUE_REQUEST } from '../../../supabase/functions/_shared/domain/prompt.ts';
import { judges, says } from '../../support/model-answers.ts';
import { type Answer, type ModelRequest, ScriptedModel } from '../../support/scripted-model.ts';
import { sql, stack } from './stack.ts';

/** The scripted model, told what to say to whom: tests that run side by side keep apart by the text they send. */
export type Model = {
  /**
   * The answers to a message of exactly this text, first asked first answered; where a reply is to be continued, to its
   * words so far.
   */
  answers(text: string, ...answers: Answer[]): void;
  /** What the model was asked with this text as the last thing said. */
  requests(text: string): ModelRequest[];
  /**
   * The verdicts when the classifier reads with this text as the person's last message: first on it, then on the reply.
   * It finds nothing otherwise.
   */
  judges(text: string, ...answers: Answer[]): void;
  /** What the classifier was asked with this text as the person's last message. */
  checks(text: string): ModelRequest[];
  /** The answer when a message of exactly this text is read for facts or for the story; it finds nothing otherwise. */
  finds(text: string, answer: Answer): void;
};

const lastText = ({ body }: ModelRequest) =>
  body.messages.findLast(({ content }) => content !== CONTINUE_REQUEST)?.content ?? '';

/** The last of the texts that a model is to read for facts or for the story; null where it is to reply. */
function readText(asked: ModelRequest): string | null {
  const isReading = asked.body.messages[0]?.content.startsWith('You keep ');
  const material: { messages: { text: string }[] } = isReading
    ? JSON.parse(lastText(asked))
    : { messages: [] };
  return material.messages.at(-1)?.text ?? null;
}

/** What the classifier is given. */
export function materialOf({ body }: ModelRequest): { messages: string[]; reply: string | null } {
  return JSON.parse(body.messages.at(-1)?.content ?? '{}');
}

/** Listens where the functions look for their model, for the tests of one file. */
export function scriptModel(): Model {
  const script = new Map<string, Answer[]>();
  const found = new Map<string, Answer>();
  const verdicts = new Map<string, Answer[]>();
  const isAbout = (text: string) => (asked: ModelRequest) => materialOf(asked).messages.at(-1) === text;
  let server: ScriptedModel;
  beforeAll(async () => {
    server = await ScriptedModel.start(stack.modelPort, stack.modelHost);
    // Where an earlier file ended under a classifier's request, prompts would say that it fails.
    await sql('delete from public.safety_failures');
    server.judging((reply, asked) =>
      (verdicts.get(materialOf(asked).messages.at(-1) ?? '')?.shift() ?? judges({}))(reply, asked),
    );
    server.otherwise((reply, asked) => {
      const read = readText(asked);
      if (read !== null) return (found.get(read) ?? says('{"facts": [], "lines": []}'))(reply, asked);
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
    judges: (text, ...answers) => {
      verdicts.set(text, [...(verdicts.get(text) ?? []), ...answers]);
    },
    checks: (text) => server.checks.filter(isAbout(text)),
    finds: (text, answer) => found.set(text, answer),
    requests: (text) => server.requests.filter((asked) => lastText(asked) === text),
  };
}
