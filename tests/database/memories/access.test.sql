begin;
\ir ../prelude.psql
select plan(30);

select everybody(), companion('suki');
insert into user_consents (user_id, purpose, text_version, given)
select id(name), 'memory', '2026-11-23', true from unnest('{free,paid,blocked}'::text[]) as name;
insert into memories (user_id, text, digest) select id(name), name || ' has a dog.', '\x00'
from unnest('{free,paid,blocked}'::text[]) as name;
select block('blocked');

select each('[R-MEM-09] reading memories', 'select from memories',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows', 'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each('[R-MEM-01] writing a memory', $$insert into memories (text) values ('I have a cat.')$$,
  'anon: 42501', 'free: 1 rows', 'other: memory_consent_required', 'blocked: blocked', 'admin: memory_consent_required');
select each('writing one in the name of paid',
  $$insert into memories (user_id, text) values (id('paid'), 'I have a cat.')$$,
  'anon: 42501', 'free: 42501', 'blocked: 42501', 'admin: 42501');
select each('claiming that the server drew it', $$insert into memories (text, origin) values ('x', 'drawn')$$,
  'free: 42501', 'paid: 42501');
select each('changing a text', $$update memories set text = 'x'$$,
  'anon: 42501', 'free: 42501', 'admin: 42501');
select each('[R-MEM-06] pinning', $$update memories set is_pinned = true$$,
  'anon: 42501', 'free: 1 rows', 'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each('[R-MEM-07] forgetting', $$delete from memories$$,
  'anon: 42501', 'free: 1 rows', 'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');

select finish();
rollback;
