begin;
\ir ../prelude.psql
select plan(36);

select everybody();
insert into contact_messages (user_id, name, email, category, subject, message)
values (null, 'Visitor', 'visitor@example.test', 'general', 'Hello', 'Text'),
  (id('free'), 'Free', 'free@example.test', 'billing', 'Bill', 'Text');
select block('blocked');

select each('[R-DATA-18, R-ADMIN-18] reading contact messages', 'select from contact_messages',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 2 rows');
select each(
  'sending a contact message',
  $$insert into contact_messages (name, email, category, subject, message)
  values ('Me', 'me@example.test', 'general', 'Hi', 'Text')$$,
  'anon: 1 rows', 'free: 1 rows', 'paid: 1 rows',
  'other: 1 rows', 'blocked: 1 rows', 'admin: 1 rows');
select each(
  'sending a contact message in the name of paid',
  $$insert into contact_messages (user_id, name, email, category, subject, message)
  values (id('paid'), 'Me', 'me@example.test', 'general', 'Hi', 'Text')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing contact messages', $$update contact_messages set message = 'Forged'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('marking contact messages', $$update contact_messages set status = 'answered'$$,
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 2 rows');
select each('[R-DATA-18] removing contact messages', 'delete from contact_messages',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 2 rows');

select finish();
rollback;
