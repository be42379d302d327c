import { beforeAll, expect, test } from 'vitest';
import { answersWithBadJson, refuses, resetsConnection } from '../../support/model-answers.ts';
import { call } from '../support/call.ts';
import { checkEndpoint } from '../support/endpoint-checks.ts';
import { scriptModel } from '../support/model.ts';
import { newAdmin, type Person } from '../support/people.ts';

// A catalogue that was read is kept for a while, so the failures come first and the files share no catalogue.
const model = scriptModel();
let admin: Person;
beforeAll(async () => {
  admin = await newAdmin();
});

const failed = { status: 502, body: { success: false, error: 'model_failed', detail: 'Failed. Try again.' } };

test.each([
  ['refuses the key', refuses(401)],
  ['is out of order', refuses(500)],
  ['is busy', refuses(429)],
  ['answers no JSON', answersWithBadJson],
  ['answers something else', ((reply) => reply.json(200, { models: [] })) as typeof resetsConnection],
  ['closes the connection', resetsConnection],
])(
  "[R-ADMIN-37] a catalogue that %s is reported as a failure of the model, without the catalogue's text",
  async (_what, answer) => {
    model.answers('', answer);
    expect(await call('admin-models', { as: admin })).toEqual(failed);
  },
);

test("[R-API-24] returns every model with id, name, context length and price, read with the server's key", async () => {
  const offered = [
    {
      id: 'maker/large',
      name: 'Maker: Large',
      context_length: 128_000,
      pricing: { prompt: '0.0000025', completion: '0.00001', image: '0' },
      description: 'Not for us.',
    },
    { id: 'maker/plain' },
    { id: 'maker/odd', name: 7, context_length: 'long', pricing: { prompt: 0.000001 } },
    { name: 'Nameless' },
    'nonsense',
  ];
  model.answers('', (reply) => reply.json(200, { data: offered }));
  const { status, body } = await call('admin-models', { as: admin });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    configured: true,
    models: [
      {
        id: 'maker/large',
        name: 'Maker: Large',
        context_length: 128_000,
        pricing: { prompt: '0.0000025', completion: '0.00001' },
      },
      {
        id: 'maker/plain',
        name: 'maker/plain',
        context_length: null,
        pricing: { prompt: null, completion: null },
      },
      {
        id: 'maker/odd',
        name: 'maker/odd',
        context_length: null,
        pricing: { prompt: '0.000001', completion: null },
      },
    ],
  });
  const [asked] = model.requests('').slice(-1);
  expect(asked?.method).toBe('GET');
  expect(asked?.path).toBe('/openrouter/v1/models');
  expect(asked?.headers.authorization).toBe('Bearer key-of-openrouter');

  const before = model.requests('').length;
  const [again, another] = await Promise.all([
    call('admin-models', { as: admin }),
    call('admin-models', { as: await newAdmin() }),
  ]);
  expect([again.body, another.body]).toEqual([body, body]);
  expect(model.requests('')).toHaveLength(before);
});

// Last, because it may leave a catalogue that is kept.
checkEndpoint({
  name: 'admin-models',
  method: 'GET',
  admin: true,
  input: () => {
    model.answers('', (reply) => reply.json(200, { data: [] }));
    return {};
  },
  fields: {},
});
