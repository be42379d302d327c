// @ts-check

/**
 * Lifts the number of turns a minute in this database, so that a bench sends as fast as it can.
 *
 * @param {import('pg').Client} client
 */
export async function removeTurnLimit(client) {
  await client.query(
    `create function private.keep_no_start() returns trigger language plpgsql as 'begin return null; end'`,
  );
  await client.query(
    'create trigger keep_no_start before insert on private.turn_starts for each row execute function private.keep_no_start()',
  );
}
