// @ts-check
import { connected, superuserUrl } from '../support/database/project.mjs';
import { withPostgresql } from './support/postgresql.mjs';
import { median, rounded } from './support/times.mjs';

const samples = 100;
/** Of one person each, among as many facts of others that the table has `rows` in all. */
const counts = [0, 10, 500, 5_000];
const rows = 100_000;

/** Words of which each fact has a few: some in every tenth fact, most in few. */
const fact = `'I ' || (array['keep','like','know','saw','built','sold'])[1 + n % 6] || ' the '
  || (array['garden','boat','piano','kettle','harbor','saddle','violet','rocket','pepper','cellar'])[1 + n % 10]
  || ' of ' || substr(md5((n / 7)::text), 1, 6) || ' near ' || substr(md5((n % 997)::text), 1, 7) || '.'`;

/**
 * People with as many facts as `counts` says, each in a saved chat of 20 messages, and everybody else's facts.
 *
 * @param {import('pg').Client} client
 */
async function makePeople(client) {
  await client.query(
    `insert into public.companions (id, name, tagline, description, is_public) values ('suki', 'Suki', 'Hi', 'A friend', true)`,
  );
  /** @type {Map<number, string>} */
  const people = new Map();
  for (const count of [...counts, rows - counts.reduce((sum, more) => sum + more, 0)]) {
    const { rows: made } = await client.query(
      `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1,
         '{"full_name":"Bench","birth_date":"1990-01-01"}', now(), now()) returning id`,
      [`${count}@people.test`],
    );
    const { id } = made[0];
    await client.query(`update users set subscription_tier = 'ultimate' where id = $1`, [id]);
    await client.query(
      `insert into user_consents (user_id, purpose, text_version, given)
       select $1, c.purpose, c.version, true from private.current_consents c where c.purpose <> 'purchase'`,
      [id],
    );
    await client.query(
      `insert into memories (user_id, companion_id, text, said_at)
       select $1, case when n % 4 = 0 then 'suki' end, ${fact}, now() - n * interval '1 minute'
       from generate_series(1, $2::int) as n`,
      [id, count],
    );
    people.set(count, id);
  }
  await client.query('vacuum analyze');
  return people;
}

/** Twenty messages, so that there is a path to walk. @param {import('pg').Client} client @param {string} id */
async function talk(client, id) {
  for (let turn = 0; turn < 10; turn++) {
    await client.query(
      `select (finish_turn(t.turn_id, 'done', 'The garden is lovely.')).status
       from (select * from begin_turn($1, 'suki', gen_random_uuid(), 'How is the garden?') offset 0) as t`,
      [id],
    );
    await client.query('delete from private.turn_starts');
  }
}

const question = `I walked past the harbor with the kettle, and the violet near the cellar: what do I keep there?`;

/**
 * Milliseconds in the database: of the choice of what a companion has in mind, and of begin_turn with it.
 *
 * @param {import('pg').Client} client
 * @param {string} id
 */
async function timesOf(client, id) {
  const memory = [];
  const turn = [];
  for (let run = 0; run < samples; run++) {
    await client.query('begin');
    const begun = await client.query(
      `explain (analyze, timing off, format json)
       select * from begin_turn('${id}', 'suki', gen_random_uuid(), '${question}')`,
    );
    const chosen = await client.query(
      `explain (analyze, timing off, format json)
       select private.turn_memory(t) from turns t where t.user_id = '${id}' and t.status = 'running'`,
    );
    await client.query('rollback');
    turn.push(begun.rows[0]['QUERY PLAN'][0]['Execution Time']);
    memory.push(chosen.rows[0]['QUERY PLAN'][0]['Execution Time']);
  }
  return { memory: median(memory), turn: median(turn) };
}

/**
 * Rows of memory that one choice reads, by index and by whole tables.
 *
 * @param {import('pg').Client} client
 * @param {string} id
 */
async function readsOf(client, id) {
  await client.query('begin');
  await client.query(`select from begin_turn('${id}', 'suki', gen_random_uuid(), '${question}')`);
  await client.query('commit');
  await client.query('begin');
  const read = async () => {
    const { rows: read } = await client.query(
      `select sum(idx_tup_fetch)::int as rows, sum(seq_scan)::int as whole
       from pg_stat_xact_all_tables where relname in ('memories', 'memory_words')`,
    );
    return read[0];
  };
  const before = await read();
  await client.query(
    `select private.turn_memory(t) from turns t where t.user_id = $1 and t.status = 'running'`,
    [id],
  );
  const after = await read();
  await client.query('rollback');
  return { rows: after.rows - before.rows, whole: after.whole - before.whole };
}

/** What memory takes in the database before the model is asked (R-MEM-12). */
export default function memoryRetrieval() {
  return withPostgresql(
    async (server) => {
      return await connected(superuserUrl(server, 'migrated'), async (client) => {
        const people = await makePeople(client);
        const figures = [];
        let none = Number.NaN;
        for (const count of counts) {
          const id = people.get(count) ?? '';
          await talk(client, id);
          const { memory, turn } = await timesOf(client, id);
          if (count === 0) none = turn;
          figures.push(
            {
              figure: `memory of ${count} facts among ${rows}: candidates`,
              budget: 8,
              measured: rounded(memory),
              unit: 'ms',
            },
            { figure: '  begin_turn, more than without facts', measured: rounded(turn - none), unit: 'ms' },
          );
        }
        const { rows: read, whole } = await readsOf(client, people.get(5_000) ?? '');
        return [
          ...figures,
          { figure: '  rows read for 5,000 facts', budget: 2_000, measured: read, unit: '' },
          { figure: '  tables read whole', budget: 0, measured: whole, unit: '' },
        ];
      });
    },
    { random_page_cost: 1.1, shared_buffers: '512MB' },
  );
}
