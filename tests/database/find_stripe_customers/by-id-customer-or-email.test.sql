begin;
\ir ../prelude.psql
select plan(7);

select person('ann'), person('ben'), person('cy');
select set_stripe_customer(id('ann'), 'cus_ann'), set_stripe_customer(id('ben'), 'cus_ben');
insert into stripe_subscriptions (id, user_id, plan_name, status, is_live)
values ('sub_1', id('ann'), 'basic', 'active', true), ('sub_2', id('ben'), 'basic', 'canceled', false);

select results_eq(
  format('select user_id, customer_id, has_live_subscription from find_stripe_customers(%L)', who),
  $$values (id('ann'), 'cus_ann', true)$$, 'one person by ' || what
)
from (values (id('ann')::text, 'user id'), ('cus_ann', 'customer id'), ('ann@example.test', 'e-mail')) as p (who, what);
select set_eq(
  'select customer_id, has_live_subscription from find_stripe_customers()',
  $$values ('cus_ann', true), ('cus_ben', false)$$, 'all who are mapped'
);
select is_empty($$select find_stripe_customers('cy@example.test')$$, 'nobody who never paid');
select is_empty($$select find_stripe_customers('')$$, 'no name is nobody''s name');
select results_eq(
  'select user_id from find_stripe_customers(null, (select min(user_id::text)::uuid from find_stripe_customers()))',
  'select max(user_id::text)::uuid from find_stripe_customers()', 'the rest after somebody'
);

select finish();
rollback;
