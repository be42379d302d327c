// @ts-check

/**
 * What a free account can ask of the database with a text of its own choice: every table it may write to, every RPC,
 * and what the functions call for it.
 *
 * @typedef {object} HostileRequest
 * @property {string} name
 * @property {'person' | 'server' | 'auth'} as the person over the API, a function, or the auth service
 * @property {string} sql `$1` is the text, `{user}`, `{companion}` (public) and `{own}` (the person's) are ids
 * @property {number} [longest] how many characters of text are accepted; left out where no text of any length is
 * @property {boolean} [cut] whether a longer text is cut rather than refused
 */

/** Larger than any field, smaller than what the API's gateway takes. */
export const oversize = 230_000;

/**
 * The texts that take the content rules longest, of some forty that were tried: many passages that only sound refused.
 */
export const slowestTexts = [
  'her old doctor ',
  'no sex her old doctor mother of 9 ',
  'when she was only 9 years old ',
  'dog is only 9 years old and ',
  '㏂',
  'nobody not never a b ',
];

const ownText = (/** @type {string} */ column) => `update companions set ${column} = $1 where id = '{own}'`;
const save = `select save_own_companion('{own}', false, 'Mine', null, $1, '{Caring}', '{Music}', 50, 50, 50, 'Friend',
  'soft-short-black-light-none-none-shirt-cafe', '#ffffff', '#000000',
  left($1, 500), left($1, 500), left($1, 2000), array[left($1, 80)])`;
const contact = (/** @type {string} */ column) => {
  const of = (/** @type {string} */ name, /** @type {string} */ text) =>
    name === column ? '$1' : `'${text}'`;
  return `insert into contact_messages (name, email, category, subject, message) values (
    ${of('name', 'A')}, ${of('email', 'a@example.test')}, ${of('category', 'general')}, ${of('subject', 'x')},
      ${of('message', 'x')})`;
};
const error = (/** @type {string} */ column) => {
  const of = (/** @type {string} */ name) => (name === column ? '$1' : `'x'`);
  return `insert into error_reports (message, source, path, app_version) values (${of('message')}, ${of('source')},
    ${of('path')}, ${of('app_version')})`;
};
const metadata = (/** @type {string} */ key) =>
  `update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('${key}', $1::text)
    where id = '{user}'`;

/** @type {HostileRequest[]} */
export const hostileRequests = [
  {
    name: 'users.full_name',
    as: 'person',
    sql: `update users set full_name = $1 where id = '{user}'`,
    longest: 120,
  },
  {
    name: 'users.about_me',
    as: 'person',
    sql: `update users set about_me = $1 where id = '{user}'`,
    longest: 1000,
  },
  { name: 'companions.name', as: 'person', sql: ownText('name'), longest: 80 },
  { name: 'companions.tagline', as: 'person', sql: ownText('tagline'), longest: 160 },
  { name: 'companions.description', as: 'person', sql: ownText('description'), longest: 4000 },
  {
    name: 'companions.personality_description',
    as: 'person',
    sql: ownText('personality_description'),
    longest: 4000,
  },
  { name: 'companions.conversation_style', as: 'person', sql: ownText('conversation_style'), longest: 1000 },
  { name: 'companions.greeting', as: 'person', sql: ownText('greeting'), longest: 500 },
  { name: 'companions.scenario', as: 'person', sql: ownText('scenario'), longest: 500 },
  { name: 'companions.example_dialogue', as: 'person', sql: ownText('example_dialogue'), longest: 2000 },
  {
    name: 'companions.openers',
    as: 'person',
    sql: `update companions set openers = array[$1] where id = '{own}'`,
    longest: 80,
  },
  {
    name: 'companions.core_traits',
    as: 'person',
    sql: `update companions set core_traits = array[$1] where id = '{own}'`,
    longest: 1200,
  },
  {
    name: 'companions.special_features',
    as: 'person',
    sql: `update companions set special_features = array[$1] where id = '{own}'`,
    longest: 4000,
  },
  {
    name: 'companions.perfect_for',
    as: 'person',
    sql: `update companions set perfect_for = jsonb_build_array($1::text) where id = '{own}'`,
    longest: 3900,
  },
  {
    name: 'companions, every text at once',
    as: 'person',
    sql: `update companions set name = left($1, 80), tagline = left($1, 160), description = $1,
      personality_description = $1,
      conversation_style = left($1, 1000), greeting = left($1, 500), scenario = left($1, 500),
      example_dialogue = left($1, 2000), openers = array[left($1, 80)],
      core_traits = array[left($1, 1200)], special_features = array[$1]
        where id = '{own}'`,
    longest: 4000,
  },
  { name: 'companions.image_url', as: 'person', sql: ownText('image_url') },
  { name: 'companions.profile_gradient_from', as: 'person', sql: ownText('profile_gradient_from') },
  {
    name: 'companions.id',
    as: 'person',
    sql: `insert into companions (id, name, tagline, description) values ($1, 'x', 'x', 'x')`,
  },
  {
    name: 'companion_settings.age',
    as: 'person',
    sql: `update companion_settings set age = $1 where companion_id = '{own}'`,
    longest: 40,
  },
  {
    name: 'companion_settings.age of digits',
    as: 'person',
    sql: `update companion_settings set age = repeat('9', char_length($1) * 2) where companion_id = '{own}'`,
    longest: 20,
  },
  {
    name: 'companion_settings.interests',
    as: 'person',
    sql: `update companion_settings set interests = array[$1] where companion_id = '{own}'`,
  },
  {
    name: 'companion_settings.avatar',
    as: 'person',
    sql: `update companion_settings set avatar = $1 where companion_id = '{own}'`,
  },
  { name: 'save_own_companion', as: 'person', sql: save, longest: 4000 },
  {
    name: 'companion_customisations.nickname',
    as: 'person',
    sql: `insert into companion_customisations (companion_id, nickname) values ('{companion}', $1)`,
  },
  {
    name: 'user_favorites.companion_id',
    as: 'person',
    sql: 'insert into user_favorites (companion_id) values ($1)',
  },
  { name: 'contact_messages.name', as: 'person', sql: contact('name'), longest: 120 },
  { name: 'contact_messages.email', as: 'person', sql: contact('email') },
  { name: 'contact_messages.category', as: 'person', sql: contact('category') },
  { name: 'contact_messages.subject', as: 'person', sql: contact('subject'), longest: 200 },
  { name: 'contact_messages.message', as: 'person', sql: contact('message'), longest: 5000 },
  {
    name: 'reports.details',
    as: 'person',
    sql: `insert into reports (companion_id, reason, details) values ('{companion}', 'other', $1)`,
    longest: 2000,
  },
  {
    name: 'reports.reason',
    as: 'person',
    sql: `insert into reports (companion_id, reason) values ('{companion}', $1)`,
  },
  { name: 'error_reports.message', as: 'person', sql: error('message'), longest: 500 },
  { name: 'error_reports.path', as: 'person', sql: error('path'), longest: 200 },
  {
    name: 'user_consents.text_version',
    as: 'person',
    sql: `insert into user_consents (purpose, text_version, given) values ('terms', $1, true)`,
  },
  {
    name: 'browse_companions, search',
    as: 'person',
    sql: 'select count(*) from browse_companions(p_search => $1)',
    longest: 200,
    cut: true,
  },
  {
    name: 'browse_companions, search of single letters',
    as: 'person',
    sql: `select count(*) from browse_companions(p_search => regexp_replace($1, '.', 'e ', 'g'))`,
    longest: 100,
    cut: true,
  },
  {
    name: 'browse_companions, trait',
    as: 'person',
    sql: `select count(*) from browse_companions(p_trait => $1, p_sort => 'loved')`,
    longest: 1200,
    cut: true,
  },
  {
    name: 'browse_companions, suits',
    as: 'person',
    sql: `select count(*) from browse_companions(p_suits => $1, p_sort => 'name')`,
    longest: 1200,
    cut: true,
  },
  {
    name: 'list_conversations',
    as: 'person',
    sql: `select count(*) from list_conversations(now(), $1)`,
    longest: 64,
    cut: true,
  },
  { name: 'sign-up metadata, full_name', as: 'auth', sql: metadata('full_name'), longest: 120, cut: true },
  { name: 'sign-up metadata, about_me', as: 'auth', sql: metadata('about_me'), longest: 1000, cut: true },
  { name: 'sign-up metadata, birth_date', as: 'auth', sql: metadata('birth_date'), longest: 1000, cut: true },
  {
    name: 'chat-send',
    as: 'server',
    sql: `select outcome from begin_turn('{user}', '{companion}', gen_random_uuid(), $1)`,
    longest: 500,
  },
  { name: 'chat-ensure', as: 'server', sql: `select chat_id from ensure_chat('{user}', $1)` },
  {
    name: 'companion-traits',
    as: 'server',
    sql: `select set_companion_traits('{user}', '{companion}', array[$1])`,
  },
  {
    name: 'user-export',
    as: 'server',
    sql: `select length(begin_export('{user}')::text), $1::text is null`,
    longest: 1,
    cut: true,
  },
  {
    name: 'user-delete',
    as: 'server',
    sql: `select check_deletion('{user}'), $1::text is null`,
    longest: 1,
    cut: true,
  },
];
