// @ts-check

/**
 * The queries of the product.
 *
 * @typedef {object} ProductQuery
 * @property {string} name
 * @property {string} sql with {user}, {companion} and such filled in from `values`
 * @property {'authenticated' | 'service_role'} role
 * @property {string} values a query for rows of values; each run takes another row
 * @property {boolean} [comparesRls] whether the same statement is measured beside it for a role without row-level
 * security
 * @property {string} [before] run in the transaction before the measured statement
 * @property {number} [waitAtMost] milliseconds
 * @property {string} [why] what makes it slower than its budget
 */

const person = `select id::text as user, 'c2' as companion from users where subscription_tier = 'ultimate' order by created_at limit 20`;
const searcher = `select md5('person 7')::uuid::text as user, right(c.description, 7) as word from companions c
  where c.is_public order by c.created_at limit 20`;
const chatting = `select u.id::text as user, c.companion_id as companion from users u
  join chats c on c.user_id = u.id and not c.is_sealed
  where u.status = 'active' order by u.created_at desc offset 20 limit 20`;
const talker = `select user_id::text as user, companion_id as companion, created_at::text as at, id::text as id
  from messages
  where user_id = md5('person 2')::uuid order by created_at, id
  offset (select count(*) / 10 from messages where user_id = md5('person 2')::uuid) limit 20`;
const versions = `select m.user_id::text as user, c.id::text as chat, m.id::text as id
  from messages m join chats c using (user_id, companion_id) where m.hidden_head_id is not null
  order by m.created_at limit 20`;
const admin = `select md5('person 1')::uuid::text as user, u.id::text as id, u.created_at::text as at,
  substr(u.full_name, 10, 7) as text,
  split_part(u.email, '@', 1) as address from users u order by u.created_at desc offset 100 limit 20`;

const newest = 'order by created_at desc, id desc limit 50';

/**
 * Functions that look past row-level security and ask themselves who calls: what they are without asking is measured in
 * their place where it is off.
 */
export const timedFunctions = ['private.find_users', 'public.list_users'];
export const question = 'perform private.require_calling_admin();';

/** The least that row-level security adds: one call of one function with one look-up. @type {ProductQuery} */
export const whoAsks = {
  name: 'who asks',
  role: 'authenticated',
  values: person,
  sql: 'select private.is_active()',
};

/** @type {ProductQuery[]} */
export const productQueries = [
  {
    name: 'messages, first page',
    role: 'authenticated',
    values: chatting,
    sql: `select * from read_messages('{companion}')`,
    waitAtMost: 0.5,
    why: 'its indexes are deeper: 119 blocks instead of 94',
  },
  {
    name: 'messages, first page of a long chat',
    role: 'authenticated',
    values: talker,
    sql: `select * from read_messages('{companion}')`,
    waitAtMost: 0.5,
    why: 'a page of 50 messages, among them the versions of 25 replies',
  },
  {
    name: 'messages, nine tenths down a long chat',
    role: 'authenticated',
    values: talker,
    sql: `select * from read_messages('{companion}', p_before => '{id}')`,
    waitAtMost: 0.5,
  },
  {
    name: 'messages of the own table',
    role: 'authenticated',
    values: chatting,
    sql: `select id, message_text from messages where user_id = '{user}' and companion_id = '{companion}' ${newest}`,
    comparesRls: true,
  },
  {
    name: 'show another version, far from the end',
    role: 'service_role',
    values: versions,
    sql: `select show_version('{user}', '{chat}', '{id}')`,
    why: 'walks from the end of the chat to the version, to count what it hides',
  },
  {
    name: 'recently deleted',
    role: 'authenticated',
    values: chatting,
    sql: 'select * from list_deleted()',
  },
  {
    name: 'conversations, first page',
    role: 'authenticated',
    values: chatting,
    sql: 'select * from list_conversations()',
  },
  { name: 'active chats', role: 'authenticated', values: chatting, sql: 'select count_active_chats()' },
  {
    name: 'the own users row',
    role: 'authenticated',
    values: person,
    sql: `select * from users where auth_user_id = '{user}'`,
    comparesRls: true,
  },
  {
    name: 'favorites',
    role: 'authenticated',
    values: person,
    sql: `select companion_id from user_favorites where user_id = '{user}' order by created_at desc`,
    comparesRls: true,
  },
  {
    name: 'browse, first page',
    role: 'authenticated',
    values: person,
    sql: `select * from companions where is_public ${newest}`,
    comparesRls: true,
  },
  {
    name: 'browse, next page',
    role: 'authenticated',
    values: person,
    sql: `select * from browse_companions(p_after => '{companion}')`,
  },
  {
    name: 'browse, a rare word',
    role: 'authenticated',
    values: searcher,
    sql: `select * from browse_companions('{word}')`,
  },
  {
    name: 'browse, two letters',
    role: 'authenticated',
    values: person,
    sql: `select * from browse_companions('98')`,
    why: 'no index knows two letters: companions are read, newest first, until 50 have them',
  },
  {
    name: 'a companion by id',
    role: 'authenticated',
    values: person,
    sql: `select * from companions where id = '{companion}'`,
    comparesRls: true,
  },
  {
    name: 'ensure_chat',
    role: 'service_role',
    values: chatting,
    sql: `select * from ensure_chat('{user}', '{companion}')`,
  },
  {
    name: 'begin_turn and finish_turn',
    role: 'service_role',
    values: chatting,
    sql: `select (finish_turn(b.turn_id, 'done', 'Some words.')).status
      from (select * from begin_turn('{user}', '{companion}', gen_random_uuid(), 'Hello') offset 0) as b`,
    why: 'its indexes are deeper: 538 blocks instead of 420',
  },
  { name: 'read_usage', role: 'service_role', values: chatting, sql: `select * from read_usage('{user}')` },
  {
    name: 'admin: users, first page',
    role: 'authenticated',
    values: admin,
    sql: 'select * from list_users()',
    comparesRls: true,
  },
  {
    name: 'admin: users, next page',
    role: 'authenticated',
    values: admin,
    sql: `select * from list_users(p_before => '{at}', p_before_id => '{id}')`,
    comparesRls: true,
  },
  {
    name: 'admin: users, part of a name',
    role: 'authenticated',
    values: admin,
    sql: `select * from list_users('{text}')`,
    comparesRls: true,
    why: 'the index of three letters names a hundred times as many people who may have them',
  },
  {
    name: 'admin: users of a tier',
    role: 'authenticated',
    values: admin,
    sql: `select * from list_users(p_tier => 'premium')`,
    comparesRls: true,
  },
  {
    name: 'admin: blocked users',
    role: 'authenticated',
    values: admin,
    sql: `select * from list_users(p_status => 'blocked', p_limit => 1)`,
  },
  {
    name: 'admin: users, an e-mail',
    role: 'authenticated',
    values: admin,
    sql: `select * from list_users('{address}@example.test')`,
    comparesRls: true,
  },
  {
    name: 'admin: counts of a page',
    role: 'authenticated',
    values: admin,
    sql: `select * from count_for_users(array(select u.id from list_users(p_before => '{at}', p_before_id => '{id}') as u))`,
  },
  {
    name: 'expire_chats, 100 due',
    role: 'service_role',
    before: `update chats set expires_at = now() - interval '1 second'
      where id in (select id from chats where not is_sealed and not is_saved order by id limit 100)`,
    values: admin,
    sql: 'select private.expire_chats()',
    why: 'writes to the indexes of all chats, which are a hundred times as large',
  },
];
