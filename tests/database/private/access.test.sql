begin;
\ir ../prelude.psql
select plan(48);

select everybody();
select block('blocked');

select each('[R-DATA-05] reading private.birth_dates', 'select from private.birth_dates',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing private.birth_dates', 'delete from private.birth_dates',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('reading private.stripe_customers', 'select from private.stripe_customers',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing private.stripe_customers', 'delete from private.stripe_customers',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('reading private.stripe_checkouts', 'select from private.stripe_checkouts',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing private.stripe_checkouts', 'delete from private.stripe_checkouts',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('reading private.stripe_events', 'select from private.stripe_events',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing private.stripe_events', 'delete from private.stripe_events',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
