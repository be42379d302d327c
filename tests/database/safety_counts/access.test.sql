begin;
\ir ../prelude.psql
select plan(24);

select everybody();
insert into safety_counts (month, country, topic, count) values ('2026-01-01', 'GB', 'suicide', 3);
select block('blocked');

select each('reading safety counts as they are, small numbers included', 'select from safety_counts',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each(
  'writing a safety count',
  $$insert into safety_counts (month, country, topic, count) values ('2026-01-01', 'GB', 'self_harm', 1)$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing safety counts', 'update safety_counts set count = 0',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('removing safety counts', 'delete from safety_counts',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
