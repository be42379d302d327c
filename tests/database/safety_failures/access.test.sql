begin;
\ir ../prelude.psql
select plan(14);

select everybody();
delete from safety_failures;
select count_safety_failure(), count_safety_failure();
select results_eq(
  'select hour, count from safety_failures', $$select date_trunc('hour', now()), 2$$,
  '[R-CARE-05] failures of the classifier are counted by the hour'
);
select columns_are(
  'public', 'safety_failures', array['hour', 'count', 'last_at'], '[R-CARE-05] without a person'
);
select block('blocked');
select each('reading the failures', 'select from safety_failures',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows', 'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each('counting one', 'select count_safety_failure()',
  'anon: 42501', 'free: 42501', 'paid: 42501', 'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
