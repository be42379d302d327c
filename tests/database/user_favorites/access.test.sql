begin;
\ir ../prelude.psql
select plan(30);

select everybody();
select companion('suki'), companion('luca');
select favorite('free', 'suki'), favorite('paid', 'suki'), favorite('blocked', 'suki');
select block('blocked');

select each('[R-DATA-12] reading favorites', 'select from user_favorites',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each('[R-DATA-12, R-FAV-13] adding a favorite', $$insert into user_favorites (companion_id) values ('luca')$$,
  'anon: 42501', 'free: limit_saved_zero', 'paid: 1 rows',
  'other: limit_saved_zero', 'blocked: blocked', 'admin: limit_saved_zero');
select each(
  '[R-DATA-12] adding a favorite for paid',
  $$insert into user_favorites (user_id, companion_id) values (id('paid'), 'luca')$$,
  'anon: 42501', 'free: 42501', 'paid: 1 rows',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing favorites', 'update user_favorites set created_at = now()',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-12] removing favorites', 'delete from user_favorites',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');

select finish();
rollback;
