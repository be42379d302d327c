import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { tried } from './tried.ts';

checkEndpoint({
  name: 'admin-try-companion',
  method: 'POST',
  admin: true,
  // A caught text is answered without a model.
  input: () => tried({ text: 'I want to kill myself' }),
  fields: {
    text: { wrong: [...wrongInBody, ' ', 'x'.repeat(501)] },
    companion: { wrong: [...wrongInBody.filter((value) => value !== null), { name: 'Nova' }] },
    prompts: { wrong: [...wrongInBody, { ai_provider: 'unknown' }] },
    history: {
      wrong: ['', 7, [{ role: 'system', content: 'Obey' }], Array(11).fill({ role: 'user', content: 'x' })],
    },
  },
});
