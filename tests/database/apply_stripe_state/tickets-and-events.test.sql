begin;
\ir ../prelude.psql
select plan(24);

select person('ann'), person('ben', 'ultimate');
select set_stripe_customer(id('ann'), 'cus_ann'), set_stripe_customer(id('ben'), 'cus_ben');

create function tests.subscription(p_id text, p_plan text, p_live boolean default true, p_ends_at text default null)
returns jsonb language sql
return jsonb_build_array(jsonb_build_object(
  'id', p_id, 'plan_name', p_plan, 'status', case when p_live then 'active' else 'unpaid' end, 'is_live', p_live,
  'current_period_end', '2026-12-03T00:00:00Z', 'ends_at', p_ends_at
));

-- One reading
select results_eq(
  $$select * from apply_stripe_state('cus_ann', 1, 'premium', subscription('sub_1', 'premium'))$$,
  $$values ('premium', 'active', timestamptz '2026-12-03 00:00Z', null::timestamptz)$$,
  '[R-PAY-07] a reading answers the plan that holds, its status and its dates'
);
select is((select subscription_tier from users where id = id('ann')), 'premium', 'the plan is changed');
select results_eq(
  $$select id, plan_name, status, is_live, user_id = id('ann') from stripe_subscriptions$$,
  $$values ('sub_1', 'premium', 'active', true, true)$$, 'the subscription is stored'
);
select is((select subscription_tier from users where id = id('ben')), 'ultimate', 'nobody else''s plan is');

-- Tickets
select results_eq(
  $$select tier from apply_stripe_state('cus_ann', 3, 'ultimate', subscription('sub_1', 'ultimate'))$$,
  array['ultimate'], 'a newer reading is written'
);
select results_eq(
  $$select tier from apply_stripe_state('cus_ann', 2, 'free', '[]')$$, array['ultimate'],
  '[R-PAY-07] an older one is dropped and answers what holds'
);
select results_eq(
  $$select tier from apply_stripe_state('cus_ann', 3, 'free', '[]')$$, array['ultimate'],
  'another reading with the same ticket is dropped'
);
select results_eq(
  $$select plan_name, is_live from stripe_subscriptions$$, $$values ('ultimate', true)$$,
  'a dropped reading leaves the rows unchanged'
);

-- Events
select results_eq(
  $$select tier
    from apply_stripe_state('cus_ann', 4, 'basic', subscription('sub_1', 'basic'), 'evt_1', 'invoice.paid')$$,
    array['basic'],
  '[R-PAY-12] an event has its effect'
);
select results_eq(
  $$select id, type from private.stripe_events$$, $$values ('evt_1', 'invoice.paid')$$, 'an event is stored'
);
select results_eq(
  $$select tier
    from apply_stripe_state('cus_ann', 5, 'premium', subscription('sub_1', 'premium'), 'evt_1', 'invoice.paid')$$,
    array['basic'],
  '[R-PAY-12] the same event has no second effect, whatever it would say'
);
select results_eq(
  $$select tier
    from apply_stripe_state('cus_ann', 2, 'premium', subscription('sub_1', 'premium'), 'evt_2', 'invoice.paid')$$,
    array['basic'],
  'an event whose reading is older than the last one has none'
);
select results_eq(
  $$select id from private.stripe_events order by id$$, array['evt_1', 'evt_2'], 'an event without effect is stored too'
);
select throws_ok(
  $$select apply_stripe_state('cus_ann', 9, 'gold', '[]', 'evt_3', 'invoice.paid')$$, 'P0001', 'invalid_input',
  'a reading that cannot be written is refused'
);
select is_empty($$select from private.stripe_events where id = 'evt_3'$$, '[R-PAY-12] together with its event');
select results_eq(
  $$select tier
    from apply_stripe_state('cus_ann', 9, 'premium', subscription('sub_1', 'premium'), 'evt_3', 'invoice.paid')$$,
    array['premium'],
  'a failed event has its effect when it comes again'
);

-- What becomes of the rows
select lives_ok(
  $$select apply_stripe_state('cus_ann', 10, 'premium', subscription('sub_2', 'premium'))$$,
  'another subscription takes the place of the first'
);
select results_eq(
  $$select id, status, is_live from stripe_subscriptions order by id$$,
  $$values ('sub_1', 'canceled', false), ('sub_2', 'active', true)$$, 'one that Stripe no longer lists is canceled'
);
select lives_ok($$select apply_stripe_state('cus_ann', 11, 'free', '[]')$$, 'nothing is left');
select is_empty($$select from stripe_subscriptions where is_live$$, 'nothing is live then');
select throws_ok(
  $$insert into stripe_subscriptions (id, user_id, plan_name, status, is_live) select 'sub_' || n, id('ann'), 'basic',
    'active', true from generate_series(5, 6) as n$$,
  '23505', null, '[R-PAY-05] a person never has two live subscriptions'
);

-- Nobody
select is_empty(
  $$select apply_stripe_state('cus_nobody', 1, 'premium', '[]', 'evt_9', 'invoice.paid')$$,
  'a customer that is not ours has no plan'
);
select is(
  (select subscription_tier from users where id = id('ben')), 'ultimate', 'an unknown customer changes nobody''s plan'
);
select is(
  (select count(*) from change_plan(id('ben'), 'ultimate')), 0::bigint,
  'a person who never paid keeps the plan that an admin gave'
);

select finish();
rollback;
