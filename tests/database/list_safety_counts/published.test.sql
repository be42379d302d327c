begin;
\ir ../prelude.psql
select plan(7);

select everybody();
insert into safety_counts (month, country, topic, count) values
  ('2026-02-01', 'GB', 'suicide', 8), ('2026-02-01', 'GB', 'self_harm', 4), ('2026-02-01', 'US', 'suicide', 30),
  ('2026-02-01', 'FR', 'suicide', 9), ('2026-02-01', 'ZZ', 'suicide', 3),
  ('2026-01-01', 'US', 'suicide', 10), ('2026-01-01', 'IS', 'eating_disorder', 1);
select block('blocked');

select each('[R-SAFE-08] reading the published counts', 'select from list_safety_counts()',
  'anon: 5 rows', 'free: 5 rows', 'other: 5 rows', 'blocked: 5 rows', 'admin: 5 rows');
select results_eq('select month::text, country, count from list_safety_counts()', $$values
  ('2026-02-01', 'US', 30::bigint), ('2026-02-01', 'GB', 12), ('2026-02-01', 'ZZ', 12), ('2026-01-01', 'US', 10),
  ('2026-01-01', 'ZZ', null)$$,
  '[R-SAFE-08] per month and country; small countries together, and of very few no number');
select is_empty(
  $$select 1 from list_safety_counts() where count < 10$$, 'no number is small enough to point at a person'
);

select finish();
rollback;
