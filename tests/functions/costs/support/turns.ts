import { randomUUID } from 'node:crypto';
import { type ModelProvider, modelProvider } from '#contracts/fields.ts';
import type { TurnEvent } from '../../../../supabase/functions/_shared/turns/turn-events.ts';
import { eventsOf } from '../../support/call.ts';
import type { Person } from '../../support/people.ts';
import type { sql } from '../../support/stack.ts';
import { type Scenario, type ScenarioName, scenarioOf } from './scenarios.ts';
import { priceOfOpenAi, type ScriptedBill } from './scripted-bill.ts';

/** A running stack, and what its providers bill. */
export type Product = {
  apiUrl: string;
  publishableKey: string;
  jwtSecret: string;
  sql: typeof sql;
  bill: ScriptedBill;
};

export const providers = modelProvider.options;
type Companions = Record<ModelProvider, string>;

/** A companion of each provider without a stand-in, and one with; nobody else asks their models. */
export type Cast = { plain: Companions; withStandIn: Companions; models: string[] };

/** A message and what became of it; `isLost` when its worker never came back. */
export type Played = {
  name: ScenarioName;
  text: string;
  turnId: string;
  events: TurnEvent[];
  isLost: boolean;
};

/** The stand-in of each is the model of the next provider. */
export async function newCast({ sql }: Product): Promise<Cast> {
  const mark = randomUUID().slice(0, 8);
  const modelOf = (place: number) => `${providers[place % 3]}-${mark}`;
  const newCompanion = async (place: number, hasStandIn: boolean) => {
    const [companion] = await sql<{ id: string }>(
      `insert into public.companions (name, tagline, description, is_public)
       values ('Cost', 'One of many', 'Made for a test', true) returning id`,
    );
    const standIn = hasStandIn ? [providers[(place + 1) % 3], modelOf(place + 1)] : [null, null];
    await sql(
      `insert into public.companion_prompts
         (companion_id, ai_provider, ai_model, allows_stand_in, stand_in_provider, stand_in_model)
       values ($1, $2, $3, $4, $5, $6)`,
      [companion?.id, providers[place], modelOf(place), hasStandIn, ...standIn],
    );
    return [providers[place], companion?.id];
  };
  const companions = async (hasStandIn: boolean) => {
    const made = await Promise.all([0, 1, 2].map((place) => newCompanion(place, hasStandIn)));
    return Object.fromEntries(made) as Companions;
  };
  await sql(
    `insert into public.model_prices (provider, model, prompt_usd, completion_usd) values ('openai', $1, $2, $3)`,
    [modelOf(1), priceOfOpenAi.prompt, priceOfOpenAi.completion],
  );
  return {
    plain: await companions(false),
    withStandIn: await companions(true),
    models: [0, 1, 2].map(modelOf),
  };
}

/**
 * Sends a message and lets happen what the scenario says; ends with the reply, or where the worker is to be killed
 * while it still streams.
 */
export async function play(
  product: Product,
  cast: Cast,
  person: Person,
  provider: keyof Companions,
  name: ScenarioName,
): Promise<Played> {
  const { answers, meanwhile, hasStandIn }: Scenario = scenarioOf(name);
  const companionId = (hasStandIn ? cast.withStandIn : cast.plain)[provider];
  const played: Played = {
    name,
    text: `Good morning! It ${name}. ${randomUUID()}`,
    turnId: '',
    events: [],
    isLost: false,
  };
  product.bill.answers(played.text, answers);
  let onWords = () => {};
  const words = new Promise<void>((resolve) => {
    onWords = resolve;
  });
  const reading = read(product, person, companionId, played, onWords);
  if (meanwhile === undefined) {
    await reading;
    return played;
  }
  const endedEarly = reading.then(() => {
    throw new Error(`A reply that ${name} ended before it was held: ${JSON.stringify(played.events)}`);
  });
  await Promise.race([Promise.all([product.bill.held(played.text), words]), endedEarly]);
  if (meanwhile === 'stop') {
    await post(product, 'chat-stop', person, { turnId: played.turnId });
    await reading;
  } else {
    reading.catch(() => {});
  }
  return played;
}

async function read(
  product: Product,
  person: Person,
  companionId: string,
  played: Played,
  onWords: () => void,
): Promise<void> {
  const body = { companionId, text: played.text, messageId: randomUUID() };
  const response = await post(product, 'chat-send', person, body);
  for await (const event of eventsOf(response)) {
    played.events.push(event);
    if (event.event === 'turn') played.turnId = event.data.turnId;
    if (event.event === 'delta') onWords();
  }
  if (!played.turnId)
    throw new Error(`A message was refused (${response.status}): ${JSON.stringify(played.events)}`);
}

function post({ apiUrl, publishableKey }: Product, name: string, { token }: Person, body: object) {
  return fetch(`${apiUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(body),
  });
}

/**
 * What the clock does with turns whose worker is gone, without waiting until it would. Both at once: a worker that is
 * alive gives signs of it.
 */
export async function interruptLostTurns({ sql }: Product, turns: Played[]): Promise<void> {
  const ids = turns.map(({ turnId }) => `'${turnId}'`).join(', ');
  await sql(
    `update public.turns set updated_at = clock_timestamp() - interval '1 minute' where id in (${ids});
     select private.interrupt_stale_turns()`,
  );
}
