begin;
\ir ../prelude.psql
select plan(16);

select person('ann');
create function tests.send(p_who text, p_email text) returns text language sql
return tests.does(p_who, format(
  $$insert into contact_messages (name, email, category, subject, message) values ('Ann', %L, 'billing', 'A bill', 'Text')$$, p_email));
select is(send('ann', 'ann@example.test'), '1 rows', 'a person writes');
select results_eq('select user_id, name, email, category, subject, message from contact_messages',
  $$select id('ann'), 'Ann', 'ann@example.test', 'billing', 'A bill', 'Text'$$, '[R-DATA-18] who, name, e-mail, category, subject and message are kept');
select is(send('anon', 'ann@example.test'), '1 rows', 'a visitor writes');
select is((select count(*) from contact_messages where user_id is null), 1::bigint, 'as nobody');
select is((select count(*) from generate_series(1, 9) where send('anon', 'ANN@example.test') = '1 rows'), 3::bigint, 'five messages an hour come from one address, in any case');
select is(send('ann', 'ann@example.test'), 'too_many_requests', 'then no more');
select is(send('anon', 'ben@example.test'), '1 rows', 'another address writes');
update contact_messages set created_at = created_at - interval '61 minutes';
select is(send('ann', 'ann@example.test'), '1 rows', 'after an hour the first may again');
select is(send('anon', e), '23514', e || ' is no address') from unnest('{ann,ann@,@example.test,ann@example,"ann lee@example.test"}'::text[]) as e;
select is(attempt('anon', $$insert into contact_messages (name, email, category, subject, message) values ('x', 'x@example.test', 'love', 'x', 'x')$$), '23514', 'a category is one of the form''s');
select is(attempt('anon', $$insert into contact_messages (name, email, category, subject, message) values ('x', 'x@example.test', 'general', 'x', ' ')$$), '23514', 'a message is not blank');
select is(attempt('anon', $$insert into contact_messages (name, email, category, subject, message, created_at) values ('x', 'x@example.test', 'general', 'x', 'x', '2000-01-01')$$), '42501',
  'the time is the server''s');

select finish();
rollback;
