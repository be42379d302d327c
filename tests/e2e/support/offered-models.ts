import { says } from '../../support/model-answers.ts';
import type { ScriptedModel } from '../../support/scripted-model.ts';

/** Scripts the model catalogue and the reply of a trial. */
export function offerModels(model: ScriptedModel): void {
  const data = Array.from({ length: 30 }, (_, index) => ({
    id: `maker/model-${index}`,
    name: `Maker: Model ${index}`,
    context_length: 8_000,
    pricing: { prompt: '0.0000005', completion: '0.000001' },
  }));
  model.otherwise((reply, asked) =>
    asked.method === 'GET' ? reply.json(200, { data }) : says('Four hundred, ', 'by my count.')(reply, asked),
  );
}
