begin;
\ir ../prelude.psql
select plan(24);

select everybody();
insert into error_reports (message, source, path, app_version) values ('TypeError', 'window', '/chat', '1.0.0');
select block('blocked');

select each('reading error reports', 'select from error_reports',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each(
  'sending an error report',
  $$insert into error_reports (message, source, path, app_version) values ('TypeError', 'window', '/', '1.0.0')$$,
  'anon: 1 rows', 'free: 1 rows', 'paid: 1 rows',
  'other: 1 rows', 'blocked: 1 rows', 'admin: 1 rows');
select each('changing error reports', $$update error_reports set message = 'Forged'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('removing error reports', 'delete from error_reports',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');

select finish();
rollback;
