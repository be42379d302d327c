begin;
\ir ../prelude.psql
select plan(30);

select everybody();
select companion('suki'), companion('luca');
update users set subscription_tier = 'premium' where id = id('free');
insert into companion_customisations (user_id, companion_id, tone)
select id(name), 'suki', 10 from unnest('{free,paid,blocked}'::text[]) as name;
update users set subscription_tier = 'free' where id = id('free');
select block('blocked');

select each('[R-DATA-05] reading customisations', 'select from companion_customisations',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each(
  '[R-CUST-07] storing a customisation',
  $$insert into companion_customisations (companion_id, traits, tone, nickname) values ('luca', '{Caring}', 20, 'Lu')$$,
  'anon: 42501', 'free: plan_required', 'paid: 1 rows',
  'other: plan_required', 'blocked: 42501', 'admin: plan_required');
select each(
  'storing a customisation for paid',
  $$insert into companion_customisations (user_id, companion_id) values (id('paid'), 'luca')$$,
  'anon: 42501', 'free: 42501', 'paid: 1 rows',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-CUST-07] changing customisations', 'update companion_customisations set tone = 99',
  'anon: 42501', 'free: plan_required', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each('removing customisations', 'delete from companion_customisations',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');

select finish();
rollback;
