begin;
\ir ../prelude.psql
select plan(24);

select everybody();
select companion('suki'), companion('luca');
insert into companion_trait_overrides (user_id, companion_id, traits)
select id(name), 'suki', '{kind}' from unnest('{free,paid,blocked}'::text[]) as name;
select block('blocked');

select each('[R-DATA-05] reading trait overrides', 'select from companion_trait_overrides',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each(
  'writing a trait override past its function',
  $$insert into companion_trait_overrides (user_id, companion_id, traits) values (auth.uid(), 'luca', '{kind}')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing trait overrides past their function', $$update companion_trait_overrides set traits = '{bold}'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('removing trait overrides past their function', 'delete from companion_trait_overrides',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
