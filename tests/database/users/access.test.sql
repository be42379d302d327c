begin;
\ir ../prelude.psql
select plan(36);

select everybody();
select block('blocked');

select each('[R-DATA-04] reading users', 'select from users',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 1 rows', 'blocked: 1 rows', 'admin: 5 rows');
select each('[R-DATA-04] reading everybody by auth_user_id', $$select from users where auth_user_id = id('paid')$$,
  'anon: 42501', 'free: 0 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each('[R-DATA-03] adding a user', $$insert into users (id, full_name) values (gen_random_uuid(), 'Forged')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing full_name and about_me', $$update users set full_name = 'Me', about_me = 'Mine'$$,
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 1 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each('[R-DATA-03] changing a tier', $$update users set subscription_tier = 'ultimate'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('removing users', 'delete from users',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
