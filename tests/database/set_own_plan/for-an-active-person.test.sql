begin;
\ir ../prelude.psql
select plan(6);

select person('ann', 'premium'), person('bad', 'premium'), companion('suki');
select favorite('ann', 'suki'), favorite('bad', 'suki'), block('bad');
select results_eq(
  $$select set_own_plan(id('ann'), 'free')$$, array['suki'], 'a person changes the plan and loses what it does not have'
);
select is((select subscription_tier from users where id = id('ann')), 'free', 'the tier is set');
select throws_ok($$select set_own_plan(id('bad'), 'free')$$, 'P0001', 'blocked', 'a blocked person changes nothing');
select throws_ok(
  $$select set_own_plan(gen_random_uuid(), 'free')$$, 'P0001', 'unauthorized', 'an unknown person changes nothing'
);
select throws_ok($$select set_own_plan(id('ann'), 'gold')$$, 'P0001', 'invalid_input', 'an unknown plan is refused');
select is(
  (select subscription_tier from users where id = id('bad')), 'premium', 'the blocked person''s tier is unchanged'
);

select finish();
rollback;
