begin;
\ir ../prelude.psql
select plan(24);

select everybody();
select companion('suki'), companion('luca');
select talk('free', 'suki'), talk('paid', 'suki'), talk('paid', 'luca'), talk('blocked', 'suki');
select block('blocked');

select each('[R-DATA-05] reading usage', 'select from daily_usage',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each(
  '[R-TURN-07, R-DATA-03] writing usage',
  $$insert into daily_usage (user_id, day, used) values (auth.uid(), '2020-01-01', 0)$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-TURN-07, R-DATA-03] changing usage', 'update daily_usage set used = 0',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-TURN-07, R-DATA-03] removing usage', 'delete from daily_usage',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
