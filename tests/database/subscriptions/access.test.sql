begin;
\ir ../prelude.psql
select plan(25);

select everybody();
insert into stripe_subscriptions (id, user_id, plan_name, status, is_live)
select 'sub_' || name, id(name), 'premium', 'active', true from unnest('{paid,other,blocked}'::text[]) as name;
insert into stripe_subscriptions (id, user_id, plan_name, status, is_live)
values ('sub_free', id('free'), 'basic', 'active', true), ('sub_past', id('paid'), 'basic', 'canceled', false);
select block('blocked');

select each('[R-DATA-15] reading the count of subscriptions', 'select from subscriptions',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 2 rows');
select each('writing into the count of subscriptions', $$insert into subscriptions values ('free', 1)$$,
  'anon: 55000', 'free: 55000', 'paid: 55000',
  'other: 55000', 'blocked: 55000', 'admin: 55000');
select each('changing the count of subscriptions', 'update subscriptions set count = 0',
  'anon: 55000', 'free: 55000', 'paid: 55000',
  'other: 55000', 'blocked: 55000', 'admin: 55000');
select each('removing the count of subscriptions', 'delete from subscriptions',
  'anon: 55000', 'free: 55000', 'paid: 55000',
  'other: 55000', 'blocked: 55000', 'admin: 55000');

select is(value('admin', $$select string_agg(plan_name || ' ' || count, ', ' order by plan_name) from subscriptions$$),
  'basic 1, premium 3', '[R-DATA-15] an admin reads how many live subscriptions each plan has');

select finish();
rollback;
