begin;
\ir ../prelude.psql
select plan(24);

select everybody();
select companion('suki'), companion('luca'), companion('mine', 'free'), companion('his', 'blocked');
insert into companion_prompts (companion_id, system_prompt)
values ('suki', 'Secret'), ('mine', 'Secret'), ('his', 'Secret');
select block('blocked');

select each('[R-DATA-10] reading prompts', 'select from companion_prompts',
  'anon: 42501', 'free: 1 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 3 rows');
select each(
  '[R-DATA-10] writing a prompt',
  $$insert into companion_prompts (companion_id, system_prompt) values ('luca', 'Mine')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 1 rows');
select each('[R-DATA-10] changing prompts', $$update companion_prompts set system_prompt = 'Mine'$$,
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 3 rows');
select each('[R-DATA-10] removing prompts', 'delete from companion_prompts',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 3 rows');

select finish();
rollback;
