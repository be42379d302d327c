begin;
\ir ../prelude.psql
select plan(6);

select everybody();
select block('blocked');
select results_eq(
  $$select * from read_billing_account(id('free'))$$, $$values (null::text, 'free@example.test', 'free', false)$$,
  'somebody who never paid'
);
select set_stripe_customer(id('paid'), 'cus_paid');
insert into stripe_subscriptions (id, user_id, plan_name, status, is_live)
values ('sub_0', id('paid'), 'basic', 'canceled', false);
select results_eq(
  $$select customer_id, has_live_subscription from read_billing_account(id('paid'))$$, $$values ('cus_paid', false)$$,
  'somebody whose subscription is over'
);
insert into stripe_subscriptions (id, user_id, plan_name, status, is_live)
values ('sub_1', id('paid'), 'premium', 'active', true);
select results_eq(
  $$select customer_id, has_live_subscription from read_billing_account(id('paid'))$$, $$values ('cus_paid', true)$$,
  'a subscriber'
);
select throws_ok($$select read_billing_account(id('blocked'))$$, 'P0001', 'blocked', 'nobody who is blocked');
select throws_ok(
  $$select read_billing_account(gen_random_uuid())$$, 'P0001', 'unauthorized', 'a deleted person has no account'
);
select each('[R-DATA-03] calling it', $$select read_billing_account(id('paid'))$$, 'paid: 42501');

select finish();
rollback;
