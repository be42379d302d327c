begin;
\ir ../prelude.psql
select plan(10);

select person('ann', 'ultimate'), person('ben', 'ultimate');
select companion('c' || n), favorite('ann', 'c' || n), favorite('ben', 'c' || n) from generate_series(1, 4) as n;
select is(
  (select count(*) from change_plan(id('ann'), 'premium')),
  (select 4 - favorites::bigint from plans where tier = 'premium'), '[R-FAV-15] a downgrade trims the favorites'
);
select is((select subscription_tier from users where id = id('ann')), 'premium', 'a downgrade sets the tier');
select is(
  (select count(*) from user_favorites where user_id = id('ben')), 4::bigint, 'nobody else''s favorites are trimmed'
);
select is_empty($$select change_plan(id('ann'), 'ultimate')$$, 'an upgrade removes nothing');
select is(
  (select count(*) from user_favorites where user_id = id('ann')),
  (select favorites::bigint from plans where tier = 'premium'), 'an upgrade restores nothing'
);
select throws_ok($$select change_plan(id('ann'), 'gold')$$, 'P0001', 'invalid_input', 'there is no such plan');
select throws_ok($$select change_plan(id('ann'), null)$$, 'P0001', 'invalid_input', 'a missing plan is refused');
select throws_ok(
  $$select change_plan(gen_random_uuid(), 'free')$$, 'P0001', 'not_found', 'an unknown person is refused'
);
select is((select subscription_tier from users where id = id('ann')), 'ultimate', 'the refused ones changed nothing');
select throws_ok(
  $$update users set subscription_tier = 'gold'$$, '23503', null,
  '[R-DATA-01] the table itself knows the tiers of the plans alone'
);

select finish();
rollback;
