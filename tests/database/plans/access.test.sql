begin;
\ir ../prelude.psql
select plan(24);

select everybody();
select block('blocked');

select each('[R-PLAN-01] reading plans', 'select from plans',
  'anon: 4 rows', 'free: 4 rows', 'paid: 4 rows',
  'other: 4 rows', 'blocked: 4 rows', 'admin: 4 rows');
select each('[R-PLAN-01] adding a plan', $$insert into plans select 'gold', 9, 'Gold' from plans$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-PLAN-01] changing plans', 'update plans set favorites = favorites + 1',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-PLAN-01] removing plans', 'delete from plans',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
