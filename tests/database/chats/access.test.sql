begin;
\ir ../prelude.psql
select plan(24);

select everybody();
select companion('suki'), companion('luca');
select talk('free', 'suki'), talk('paid', 'suki'), talk('paid', 'luca'), talk('blocked', 'suki');
select block('blocked');

select each('[R-DATA-05] reading chats', 'select from chats',
  'anon: 42501', 'free: 1 rows', 'paid: 2 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each(
  '[R-DATA-03] making a chat',
  $$insert into chats (user_id, companion_id, is_saved) values (auth.uid(), 'luca', true)$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-03] changing chats', 'update chats set expires_at = null, is_saved = true',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-03] removing chats', 'delete from chats',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
