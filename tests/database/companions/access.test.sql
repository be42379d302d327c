begin;
\ir ../prelude.psql
select plan(42);

select everybody();
select companion('suki'), companion('luca'), companion('mine', 'free'), companion('hers', 'paid'),
  companion('his', 'blocked');
select block('blocked');

select each('[R-DATA-11] reading companions', 'select from companions',
  'anon: 2 rows', 'free: 3 rows', 'paid: 3 rows',
  'other: 2 rows', 'blocked: 2 rows', 'admin: 2 rows');
select each('[R-DATA-11] reading a private companion by id', $$select from companions where id = 'hers'$$,
  'anon: 0 rows', 'free: 0 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each(
  '[R-BUILD-06] making a private companion',
  $$insert into companions (name, tagline, description) values ('New', 'Tagline', 'Description')$$,
  'anon: 42501', 'free: companion_limit', 'paid: 1 rows',
  'other: 1 rows', 'blocked: blocked', 'admin: 1 rows');
select each(
  '[R-DATA-11] making a public companion',
  $$insert into companions (name, tagline, description, is_public) values ('New', 'Tagline', 'Description', true)$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 1 rows');
select each('[R-DATA-11] changing companions', $$update companions set tagline = 'Changed'$$,
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 2 rows');
select each('[R-DATA-11] making companions public', 'update companions set is_public = true where not is_public',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each('[R-DATA-11] removing companions', 'delete from companions',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 2 rows');

select finish();
rollback;
