begin;
\ir ../prelude.psql
select plan(11);

select everybody();
select block('blocked');
select is(
  attempt(who, format('select begin_companion_trial(%L, %L)', id('admin'), '{}')), '42501', who || ' does not call it'
)
from unnest('{anon,free,admin}'::text[]) as who;
create function tests.trial(p_name text, p_texts jsonb default '{"name": "Suki"}') returns text language sql
return tests.does('service', format('select begin_companion_trial(%L, %L)', tests.id(p_name), p_texts));

select is(trial('free'), 'forbidden', 'a person who is no admin tries nothing out');
select is(trial('blocked'), 'blocked', 'a blocked person tries nothing out');
select is(trial('nobody'), 'unauthorized', 'a deleted person tries nothing out');
select is(
  trial('admin', '{"chat_prompt": "You are a licensed therapist."}'), 'content_refused',
  '[R-SAFE-10] forbidden texts are not tried out'
);
select is(
  trial('admin', '{"core_traits": ["Warm", "nsfw"]}'), 'content_refused',
  '[R-SAFE-10] a refused text in a list is refused'
);

select is(
  (select count(*) from generate_series(1, 30) as n where trial('admin') = '1 rows'), 30::bigint,
  'thirty messages in ten minutes are fine'
);
select is(trial('admin'), 'too_many_requests', 'one more is too many');
update private.attempts set began_at = now() - interval '11 minutes';
select is(trial('admin'), '1 rows', 'later there is room again');

select finish();
rollback;
