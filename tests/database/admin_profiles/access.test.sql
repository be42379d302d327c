begin;
\ir ../prelude.psql
select plan(30);

select everybody();
select block('blocked');

select each('[R-DATA-16] reading admin_profiles', 'select from admin_profiles',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 1 rows', 'blocked: 1 rows', 'admin: 5 rows');
select each('[R-DATA-16] counting admins', 'select from admin_profiles where is_admin',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each(
  '[R-DATA-16] writing into admin_profiles', 'insert into admin_profiles (user_id) values (gen_random_uuid())',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-16] changing admin_profiles', 'update admin_profiles set user_id = gen_random_uuid()',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-16] removing admin_profiles', 'delete from admin_profiles',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
