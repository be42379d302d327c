begin;
\ir ../prelude.psql
select plan(36);

select everybody();
select companion('suki');
insert into reports (user_id, companion_id, reason)
select id(name), 'suki', 'hate' from unnest('{free,paid,blocked}'::text[]) as name;
select block('blocked');

select each('[R-KEEP-10] reading reports, which hold what was said', 'select from reports',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 3 rows');
select each(
  '[R-SAFE-12] reporting a companion, which free and paid have done already',
  $$insert into reports (companion_id, reason, details) values ('suki', 'other', 'Odd')$$,
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 1 rows', 'blocked: blocked', 'admin: 1 rows');
select each(
  'reporting in the name of paid',
  $$insert into reports (user_id, companion_id, reason) values (id('paid'), 'suki', 'other')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('settling a report', $$update reports set status = 'resolved', note = 'Hidden'$$,
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 3 rows');
select each('rewriting a report', $$update reports set message_text = 'Forged'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('removing reports', 'delete from reports',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
