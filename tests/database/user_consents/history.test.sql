begin;
\ir ../prelude.psql
select plan(18);

create function tests.sign_up(p_name text, p_consents jsonb) returns uuid language sql
begin atomic
  insert into auth.users (id, email, raw_user_meta_data, created_at)
  values (
    tests.id(p_name), p_name || '@example.test',
    jsonb_build_object('full_name', p_name, 'birth_date', '1990-01-31', 'consents', p_consents), now()
  ) returning id;
end;
create function tests.history(p_name text) returns text language sql
return (
  select string_agg(c.purpose || ' ' || c.given || ' ' || c.text_version, ', ' order by c.id)
  from public.user_consents c where c.user_id = tests.id(p_name)
);
create function tests.say(p_who text, p_purpose text, p_given boolean, p_version text default '2026-11-21')
returns text language sql
return tests.does(
  p_who,
  format('insert into user_consents (purpose, text_version, given) values (%L, %L, %L)', p_purpose, p_version, p_given)
);

select sign_up('ann', '{"terms": "2026-11-21", "intimate_chats": "2026-11-21", "product_mail": null}');
select is(
  history('ann'), 'intimate_chats true 2026-11-21, terms true 2026-11-21',
  'sign-up keeps what was ticked, and nothing else'
);
select sign_up('ben', null);
select is(history('ben'), null, '[R-AUTH-11] whoever signs up with name and date of birth alone has given no consent');
select ok(
  (select age_confirmed_at from users where id = id('ben')) is not null,
  '[R-AUTH-11] a person who gave no consent is signed up'
);
select sign_up(
  'odd', '{"terms": "2020-01-01", "intimate_chats": 7, "spying": "2026-11-21", "purchase": "2026-11-21"}'
);
select is(history('odd'), null, 'nonsense in the metadata gives no consent');
select sign_up('list', '["terms"]');
select is(history('list'), null, 'metadata of another shape gives no consent');

select is(say('ann', 'product_mail', true), '1 rows', 'a person gives a consent later');
select is(say('ann', 'product_mail', true), '0 rows', 'a second time says nothing new');
select is(say('ann', 'product_mail', false), '1 rows', 'a consent can be withdrawn');
select is(
  history('ann'),
  'intimate_chats true 2026-11-21, terms true 2026-11-21, product_mail true 2026-11-21, product_mail false 2026-11-21',
  'the history holds every change'
);
select is(say('ann', 'terms', true, '2026-11-23'), '1 rows', 'new words are a new consent');
select is(say('ann', 'terms', false), '23514', 'terms end by leaving');
select is(say('ann', 'weather', true), 'invalid_input', 'a purpose is one of ours');
select is(
  say('ann', 'product_mail', true, '2020-01-01'), 'invalid_input', '[R-CARE-17] a version that never existed is no evidence'
);
select is(
  say('ann', 'memory', true, '2026-11-21'), 'invalid_input', '[R-CARE-17] nor is a version that another purpose has'
);

select person('eve');
select is(
  (select count(*) from generate_series(1, 200) as n where say('eve', 'product_mail', n % 2 = 1) = '1 rows'),
  40::bigint, 'a consent is given twenty times a day'
);
select is(say('eve', 'product_mail', true), 'too_many_requests', 'a consent beyond twenty a day is refused');
select is(
  (select given from user_consents where user_id = id('eve') order by id desc limit 1), false,
  'the last withdrawal holds'
);
select is(say('eve', 'intimate_chats', true), '1 rows', 'every purpose has its own number');

select finish();
rollback;
