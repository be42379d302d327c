// @module-tag long
import { beforeAll, describe, expect, test } from 'vitest';
import { type HeldAnswer, hangs, held } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { expectStreamedFailure, expectWholeFailure, type Fault } from '../support/faults.ts';
import { scriptModel } from '../support/model.ts';
import { newPeople, newPerson, type Person, usedToday } from '../support/people.ts';
import { Random } from '../support/random.ts';
import { Reader } from '../support/reader.ts';
import { sql } from '../support/stack.ts';
import { storedReplies, storedTurns } from '../support/stored.ts';

const companions = ['suki', 'amara', 'emilio', 'luca', 'brooke', 'carmen', 'andre', 'hunter'];
const devices = 10;
const runsEach = 10;
const words = ['one ', 'two ', 'três ', 'четыре ', '五 ', '😀 ', 'sept. '];

const model = scriptModel();
let people: Person[];
beforeAll(async () => {
  people = await newPeople(devices, 'ultimate');
});

/** One message of one person, and all that happens while its reply is written. */
class Run {
  readonly readers: Reader[] = [];
  readonly #answer: HeldAnswer = held();
  readonly #sent: ReturnType<typeof message>;
  #said = '';
  #stopped = false;

  constructor(
    readonly person: Person,
    readonly companionId: string,
    readonly text: string,
  ) {
    model.answers(text, this.#answer.answer);
    this.#sent = message(companionId, text);
  }

  /** Lets the model say `pieces`, with one of the things people do after each. */
  async play(chance: Random, pieces: number): Promise<void> {
    await this.#send();
    for (let said = 0; said < pieces && !this.#stopped; said++) {
      const word = chance.pick(words);
      await this.#answer.piece(word);
      this.#said += word;
      await this.#happening(chance);
    }
    const witness = new Reader('chat-turn', {
      as: this.person,
      query: { turnId: this.readers[0]?.turnId ?? '' },
    });
    this.readers.push(witness);
    await this.#answer.finish();
    await Promise.all(this.readers.map((reader) => reader.over));
  }

  async #happening(chance: Random): Promise<void> {
    const luck = chance.next();
    const reader = chance.pick(this.readers);
    if (luck < 0.2) await reader.disconnect();
    else if (luck < 0.3) await this.#reload(reader);
    else if (luck < 0.4) await this.#attach('0');
    else if (luck < 0.5) await this.#attach(String(reader.text.length));
    else if (luck < 0.6) await this.#send();
    else if (luck < 0.65) await this.#dropAnswer();
    else if (luck < 0.68) await this.#stop();
  }

  async #send(): Promise<void> {
    await this.#join(new Reader('chat-send', { as: this.person, body: this.#sent }));
  }

  async #attach(from: string): Promise<void> {
    const turnId = this.readers[0]?.turnId ?? '';
    await this.#join(new Reader('chat-turn', { as: this.person, query: { turnId, from } }));
  }

  async #reload(reader: Reader): Promise<void> {
    await reader.disconnect();
    await this.#join(new Reader('chat-turn', { as: this.person, query: { companionId: this.companionId } }));
  }

  async #join(reader: Reader): Promise<void> {
    this.readers.push(reader);
    await reader.until(() => reader.turnId !== undefined);
  }

  /** Sends the same again and closes the connection before the answer. */
  async #dropAnswer(): Promise<void> {
    const gone = new AbortController();
    const answer = call('chat-send', { as: this.person, body: this.#sent, signal: gone.signal });
    gone.abort();
    await answer.catch(() => {});
  }

  async #stop(): Promise<void> {
    const { body } = await call('chat-stop', {
      as: this.person,
      body: { turnId: this.readers[0]?.turnId ?? '' },
    });
    expect(this.#said.startsWith(String(body.message))).toBe(true);
    this.#stopped = true;
  }

  /** The reply stands once and whole; whoever read to the end got exactly that, each word once. */
  async expectNothingLostOrDoubled(): Promise<void> {
    const turn = (await storedTurns(this.person, this.companionId)).at(-1);
    // Stopped before the first word was written down, a turn has no reply.
    const stored = await storedReplies(turn?.id ?? '');
    expect(turn?.status).toBe(this.#stopped ? 'stopped' : 'done');
    if (!this.#stopped) expect(stored).toEqual([this.#said]);
    const reply = stored[0] ?? '';
    expect(this.#said.startsWith(reply)).toBe(true);
    for (const { last, text, pieces } of this.readers) {
      expect(last?.event).not.toBe('error');
      const from = pieces[0]?.at ?? 0;
      expect(reply.slice(from)).toContain(this.#stopped ? '' : text);
      if (last?.event !== 'done') continue;
      expect(last.data.message).toBe(this.#stopped ? reply.slice(0, last.data.message.length) : reply);
      // After a stop a reader may still get words that were under way; what `done` says is what stays.
      const kept = last.data.message.slice(from);
      if (pieces.length > 0) expect(this.#stopped ? text.slice(0, kept.length) : text).toBe(kept);
    }
    expect(model.requests(this.text)).toHaveLength(1);
  }
}

describe.concurrent(`${devices * runsEach} replies with people who leave, reload, repeat and stop`, () => {
  test.each(Array.from({ length: devices }, (_, device) => device))(
    `[R-TURN-16, R-TURN-17, R-TURN-19, R-TURN-20] person %i gets each of ${runsEach} replies exactly once`,
    async (device) => {
      const person = people[device] as Person;
      for (let number = 0; number < runsEach; number++) {
        const chance = new Random(1000 * device + number);
        const companionId = companions[number % companions.length] as string;
        const run = new Run(person, companionId, `Message ${number} of person ${device}`);
        await run.play(chance, chance.between(4, 12));
        await run.expectNothingLostOrDoubled();
      }
      expect(await usedToday(person)).toBe(runsEach);
      const [stored] = await sql<{ turns: number; running: number; asked: number; doubled: number }>(
        `select count(*)::int as turns, count(*) filter (where t.status = 'running')::int as running,
           sum((
             select count(*) from public.messages m where m.turn_id = t.id and m.message_type = 'user'
           ))::int as asked,
           count(*) filter (
             where (select count(*) from public.messages m where m.turn_id = t.id and m.message_type = 'ai') > 1
           )::int as doubled
         from public.turns t where t.user_id = $1`,
        [person.id],
      );
      expect(stored).toEqual({ turns: runsEach, running: 0, asked: runsEach, doubled: 0 });
    },
  );
});

/** Beside the storm, because it takes as long as we wait for a model. */
describe.concurrent('a silent model', () => {
  const silence: Fault = { name: 'silence', answer: hangs, code: 'model_timeout' };

  test('[R-TURN-21, R-TURN-09, R-API-15] is reported in a whole response, and the message is refunded', async () => {
    await expectWholeFailure(model, await newPerson(), silence);
  });

  test('[R-TURN-21, R-TURN-09, R-TURN-18] is reported in the stream, and the message is refunded', async () => {
    await expectStreamedFailure(model, await newPerson(), silence);
  });
});
