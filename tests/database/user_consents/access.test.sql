begin;
\ir ../prelude.psql
select plan(48);

select everybody();
select block('blocked');

select each('reading consents', 'select from user_consents',
  'anon: 42501', 'free: 2 rows', 'paid: 2 rows',
  'other: 2 rows', 'blocked: 0 rows', 'admin: 2 rows');
select each(
  'giving a consent',
  $$insert into user_consents (purpose, text_version, given) values ('product_mail', '2026-11-21', true)$$,
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 1 rows', 'blocked: blocked', 'admin: 1 rows');
select each(
  'giving a consent in the name of paid',
  $$insert into user_consents (user_id, purpose, text_version, given)
  values (id('paid'), 'product_mail', '2026-11-21', true)$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each(
  'dating a consent',
  $$insert into user_consents (purpose, text_version, given, created_at)
  values ('product_mail', '2026-11-21', true, '2020-01-01')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each(
  'claiming a purchase',
  $$insert into user_consents (purpose, text_version, given) values ('purchase', '2026-11-21', true)$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: blocked', 'admin: 42501');
select each('changing consents', 'update user_consents set given = false',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('removing consents', 'delete from user_consents',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select each('changing the wordings', $$insert into private.consent_versions values ('terms', '2020-01-01')$$,
  'anon: 42501', 'free: 42501', 'service: 42501', 'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
