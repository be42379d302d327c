begin;
\ir ../prelude.psql
select plan(24);

select everybody();
insert into stripe_subscriptions (id, user_id, plan_name, status, is_live)
select 'sub_' || name, id(name), 'premium', 'active', true from unnest('{paid,blocked}'::text[]) as name;
select block('blocked');

select each('reading subscriptions', 'select from stripe_subscriptions',
  'anon: 42501', 'free: 0 rows', 'paid: 1 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 2 rows');
select each(
  '[R-DATA-03] writing a subscription',
  $$insert into stripe_subscriptions (id, user_id, plan_name, status, is_live)
  values ('sub_x', auth.uid(), 'ultimate', 'active', true)$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing subscriptions', $$update stripe_subscriptions set plan_name = 'ultimate'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('removing subscriptions', 'delete from stripe_subscriptions',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

select finish();
rollback;
