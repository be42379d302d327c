-- A project in use, as large as the settings bench.users, bench.companions and bench.messages say. One person, the
-- talker, has a fifth of all messages in one chat; the rest is chats of ten. Run by the server's superuser: triggers
-- and keys wait.

set session_replication_role = replica;

create function pg_temp.size(p_name text) returns integer language sql stable
return current_setting('bench.' || p_name)::integer;
create function pg_temp.person(p_number integer) returns uuid language sql immutable
return md5('person ' || p_number)::uuid;
-- The id of a row of somebody's talk.
create function pg_temp.of_talk(p_person integer, p_kind text, p_number integer) returns uuid language sql immutable
return md5(concat_ws(' ', p_person, p_kind, p_number))::uuid;
-- All of one domain, as many of the world's addresses are.
create function pg_temp.address(p_number integer) returns text language sql immutable
return left(md5('address ' || p_number), 9) || '@example.test';

insert into auth.users (id, email, created_at)
select pg_temp.person(n), pg_temp.address(n), now() - n * interval '1 minute'
from generate_series(1, pg_temp.size('users')) as n;

-- Of a thousand: 900 free, 60 basic, 30 premium, 10 ultimate, one of them blocked; person 1 is the admin, person 2 the
-- talker.
insert into public.users (id, full_name, email, subscription_tier, role, status, age_confirmed_at, created_at,
  last_login_at)
select pg_temp.person(n), 'Person ' || md5(n::text), pg_temp.address(n),
  case when n = 2 or n % 100 = 7 then 'ultimate' when n % 100 < 3 then 'premium' when n % 100 < 9 then 'basic' else 'free' end,
  case n when 1 then 'admin' else 'user' end, case when n % 1000 = 50 then 'blocked' else 'active' end,
  now(), now() - n * interval '1 minute', now() - n * interval '30 seconds'
from generate_series(1, pg_temp.size('users')) as n;

-- Every second one is public. Each has a word of its own.
insert into public.companions (id, name, tagline, description, is_public, user_id, created_at)
select 'c' || n, 'Companion ' || n, 'A tagline', repeat('A description. ', 20) || substr(md5(n::text), 1, 7), n % 2 = 0,
  case when n % 2 = 1 then pg_temp.person(n) end, now() - n * interval '1 minute'
from generate_series(1, pg_temp.size('companions')) as n;
insert into private.companion_search (companion_id, name, words, suits, traits)
select id, private.folded_text(name), private.folded_text(concat_ws(' ', name, tagline, description)), '{}', '{}'
  from public.companions;
insert into private.favorite_counts (companion_id) select id from public.companions;
insert into public.companion_prompts (companion_id, system_prompt)
select id, repeat('Be kind. ', 100) from public.companions where is_public;

create temporary table talks on commit drop as
select 2 as person, 'c2' as companion, pg_temp.size('messages') / 10 as turns
union all
select n, 'c' || 2 * (1 + n % (pg_temp.size('companions') / 2)), 5
from generate_series(3, 2 + pg_temp.size('messages') * 8 / 100) as n;

insert into public.chats (user_id, companion_id, is_saved, expires_at, is_sealed, created_at)
select pg_temp.person(t.person), t.companion, t.person = 2, case when t.person > 2 then now() + interval '1 hour' end,
  false, now() - interval '1 day'
from talks t;
-- As many chats again are over and sealed.
insert into public.chats (user_id, companion_id, expires_at, is_sealed, created_at)
select pg_temp.person(t.person), 'c' || 2 * (1 + (t.person + 1) % (pg_temp.size('companions') / 2)),
  now() - interval '1 day', true, now() - interval '2 days'
from talks t where t.person > 2;

insert into public.runs (id, user_id, companion_id, version_id, root_id, head_id, started_at)
select pg_temp.of_talk(t.person, 'run', 1), pg_temp.person(t.person), t.companion, private.keep_version(t.companion),
  pg_temp.of_talk(t.person, 'user', t.turns), pg_temp.of_talk(t.person, 'ai', 1), now() - interval '1 day'
from talks t;

insert into public.turns (id, user_id, companion_id, run_id, parent_id, client_message_id, text_digest,
  status, usage_day, started_at,
  updated_at, finished_at)
select md5(t.person || ' turn ' || n)::uuid, pg_temp.person(t.person), t.companion,
  pg_temp.of_talk(t.person, 'run', 1), pg_temp.of_talk(t.person, 'user', n),
  md5(t.person || ' client ' || n)::uuid, '\x00', 'done',
  current_date, at, at, at
from talks t cross join generate_series(1, t.turns) as n
  cross join lateral (select now() - n * interval '10 seconds' as at) as moment;
-- Turn 1 is the last one of a talk, so each message follows those of the turn with the next number.
insert into public.messages (
  id, user_id, companion_id, run_id, parent_id, shown_child_id, turn_id, message_type, message_text, created_at
)
select pg_temp.of_talk(t.person, side.type, n), pg_temp.person(t.person), t.companion,
  pg_temp.of_talk(t.person, 'run', 1),
  case when side.type = 'ai' then pg_temp.of_talk(t.person, 'user', n)
    when n < t.turns then pg_temp.of_talk(t.person, 'ai', n + 1) end,
  case when side.type = 'user' then pg_temp.of_talk(t.person, 'ai', n)
    when n > 1 then pg_temp.of_talk(t.person, 'user', n - 1) end,
  md5(t.person || ' turn ' || n)::uuid, side.type, repeat('Some words. ', 8),
  now() - n * interval '10 seconds' + side.after
from talks t cross join generate_series(1, t.turns) as n
  cross join (values ('user', interval '0'), ('ai', interval '2 seconds')) as side (type, after);
-- 300 replies of the long chat have another version.
insert into public.messages (
  id, user_id, companion_id, run_id, parent_id, hidden_head_id, hidden_messages, message_type, message_text, created_at
)
select id, user_id, companion_id, run_id, parent_id, id, 1, 'ai', 'Other words.', created_at + interval '1 second'
from (
  select pg_temp.of_talk(2, 'version', n::integer) as id, m.user_id, m.companion_id, m.run_id, m.parent_id, m.created_at
  from (
    select *, row_number() over (order by created_at desc) as n from public.messages
    where user_id = pg_temp.person(2) and message_type = 'ai'
  ) m where m.n <= 300
) as version;

insert into public.user_favorites (user_id, companion_id, created_at)
select pg_temp.person(n), 'c' || 2 * k, now() - k * interval '1 day'
from generate_series(2, pg_temp.size('users')) as n cross join generate_series(1, 4) as k where n = 2 or n % 100 = 7;
update private.favorite_counts k set favorites = f.number
from (select companion_id, count(*) as number from public.user_favorites group by companion_id) as f
  where f.companion_id = k.companion_id;
insert into public.companion_trait_overrides (user_id, companion_id, traits)
select user_id, companion_id, '{kind}' from public.user_favorites;
insert into public.companion_customisations (user_id, companion_id, nickname)
select user_id, companion_id, 'Su' from public.user_favorites;
insert into public.user_consents (user_id, purpose, text_version, given)
select pg_temp.person(n), c.purpose, c.version, true
from generate_series(1, pg_temp.size('users')) as n cross join private.current_consents c
where c.purpose in ('terms', 'intimate_chats');
insert into public.companion_settings (companion_id, user_id, avatar)
select id, user_id, 'soft-short-black-light-none-none-shirt-cafe' from public.companions where not is_public;
insert into public.daily_usage (user_id, day, used)
select pg_temp.person(n), current_date - k, 1 from generate_series(2, pg_temp.size('users')) as n
  cross join generate_series(0, 4) as k;

-- What few people have: a lifted pause, a companion that does not see who they are, facts; and a year of hours in which
-- the classifier failed.
insert into public.pauses (user_id, created_at, lifted_at)
select pg_temp.person(n), now() - interval '2 days', now() - interval '1 day'
from generate_series(2, pg_temp.size('users'), 50) as n;
insert into public.hidden_personas (user_id, companion_id)
select pg_temp.person(n), 'c4' from generate_series(2, pg_temp.size('users'), 20) as n;
insert into public.memories (user_id, companion_id, text)
select pg_temp.person(n), 'c2', 'Likes walks of the kind ' || n || ' and ' || k
from generate_series(2, pg_temp.size('users'), 10) as n cross join generate_series(1, 10) as k;
insert into public.safety_failures (hour)
select date_trunc('hour', now()) - n * interval '1 hour' from generate_series(0, 8000) as n;

set session_replication_role = origin;
analyze;
