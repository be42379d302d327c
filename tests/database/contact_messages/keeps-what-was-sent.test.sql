begin;
\ir ../prelude.psql
select plan(12);

select person('ann');
create function tests.send(p_who text, p_email text) returns text language sql
return tests.does(p_who, format(
  $$insert into contact_messages (name, email, category, subject, message)
    values ('Ann', %L, 'billing', 'A bill', 'Text')$$, p_email));
select is(send('ann', 'ann@example.test'), '1 rows', 'a person writes');
select results_eq('select user_id, name, email, category, subject, message from contact_messages',
  $$select id('ann'), 'Ann', 'ann@example.test', 'billing', 'A bill', 'Text'$$,
    '[R-DATA-18] who, name, e-mail, category, subject and message are kept');
select is(send('anon', 'ann2@example.test'), '1 rows', 'a visitor writes');
select is(
  (select user_id from contact_messages where email = 'ann2@example.test'), null, 'a message of a visitor has no user'
);
select is(send('anon', e), '23514', e || ' is no address')
from unnest('{ann,ann@,@example.test,ann@example,"ann lee@example.test"}'::text[]) as e;
select is(
  attempt(
    'anon',
    $$insert into contact_messages (name, email, category, subject, message)
    values ('x', 'x@example.test', 'love', 'x', 'x')$$
  ), '23514', 'a category is one of the form''s'
);
select is(
  attempt(
    'anon',
    $$insert into contact_messages (name, email, category, subject, message)
    values ('x', 'x@example.test', 'general', 'x', ' ')$$
  ), '23514', 'a message is not blank'
);
select is(
  attempt(
    'anon',
    $$insert into contact_messages (name, email, category, subject, message, created_at)
    values ('x', 'x@example.test', 'general', 'x', 'x', '2000-01-01')$$
  ), '42501',
  'the time is the server''s');

select finish();
rollback;
