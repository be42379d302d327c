begin;
\ir ../prelude.psql
select plan(30);

select everybody();
select companion('suki'), companion('mine', 'free'), companion('hers', 'paid'), companion('second', 'paid'),
  companion('his', 'blocked');
insert into companion_settings (companion_id, user_id, avatar) values
  ('mine', id('free'), 'soft-bob-brown-light-none-none-shirt-cafe'),
  ('hers', id('paid'), 'soft-bob-brown-light-none-none-shirt-cafe'),
  ('his', id('blocked'), 'soft-bob-brown-light-none-none-shirt-cafe');
select block('blocked');

select each('[R-DATA-11] reading settings', 'select from companion_settings',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each('changing settings', 'update companion_settings set humor = 99',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each(
  'adding settings to paid''s companion',
  $$insert into companion_settings (companion_id, avatar)
    values ('second', 'soft-bob-brown-light-none-none-shirt-cafe')$$,
  'anon: 42501', 'free: 42501', 'paid: 1 rows',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each(
  'adding settings to a companion of the catalogue',
  $$insert into companion_settings (companion_id, avatar)
    values ('suki', 'soft-bob-brown-light-none-none-shirt-cafe')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('removing settings', 'delete from companion_settings',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
