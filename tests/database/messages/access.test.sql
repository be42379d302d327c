begin;
\ir ../prelude.psql
select plan(27);

select everybody();
select companion('suki'), companion('luca');
select talk('free', 'suki'), talk('paid', 'suki'), talk('paid', 'luca'), talk('blocked', 'suki');
select block('blocked');

select each('[R-DATA-14, R-DATA-05] reading messages', 'select from messages',
  'anon: 42501', 'free: 2 rows', 'paid: 4 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each(
  '[R-DATA-14, R-DATA-03] writing a message',
  $$insert into messages (user_id, companion_id, message_type, message_text)
  values (auth.uid(), 'suki', 'ai', 'Forged')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-03] changing messages', $$update messages set message_text = 'Forged'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-14] deleting messages', 'delete from messages',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select does(who, 'delete from messages') from unnest('{free,blocked,admin}'::text[]) as who;
select is(
  (select count(*) from messages where deleted_at is not null and user_id = id('free')), 2::bigint,
  '[R-KEEP-11] deleting marks the own messages'
);
select is((select count(*) from messages), 8::bigint, '[R-KEEP-11] and removes no row');
select is(
  (select count(*) from messages where deleted_at is not null), 2::bigint,
  '[R-DATA-14] nobody deletes another person''s, and a blocked person none'
);

select finish();
rollback;
