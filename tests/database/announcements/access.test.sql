begin;
\ir ../prelude.psql
select plan(24);

select everybody();
insert into announcements (title, body, published_at)
values ('Out', 'Out already', now() - interval '1 day'), ('Planned', 'Not out yet', now() + interval '1 day'),
  ('Draft', 'Not finished', null);
select block('blocked');

select each('[R-ADMIN-18] reading announcements', 'select from announcements',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 1 rows', 'blocked: 0 rows', 'admin: 3 rows');
select each('[R-ADMIN-18] writing an announcement', $$insert into announcements (title, body) values ('New', 'Text')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 1 rows');
select each('[R-ADMIN-18] changing announcements', $$update announcements set title = 'Other'$$,
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 3 rows');
select each('[R-ADMIN-18] removing announcements', 'delete from announcements',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 3 rows');

select finish();
rollback;
