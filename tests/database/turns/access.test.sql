begin;
\ir ../prelude.psql
select plan(24);

select everybody();
select companion('suki'), companion('luca');
select talk('free', 'suki'), talk('paid', 'suki'), talk('paid', 'luca'), talk('blocked', 'suki');
select block('blocked');

select each('[R-DATA-05] reading turns', 'select from turns',
  'anon: 42501', 'free: 1 rows', 'paid: 2 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each(
  '[R-DATA-03] making a turn',
  $$insert into turns (user_id, companion_id, client_message_id, text_digest, usage_day)
  values (auth.uid(), 'suki', gen_random_uuid(), '', now())$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-03] changing turns', $$update turns set reply_text = 'Forged'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-03] removing turns', 'delete from turns',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
