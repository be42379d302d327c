begin;
\ir ../prelude.psql
select plan(5);

select results_eq(
  $$select tier, rank::int, name, price_gbp, messages_per_day, favorites, active_chats, own_companions,
      temporary_chat_minutes, client_fallback_minutes, customisation, core_traits, most_popular, lookup_key
    from plans order by rank$$,
  $$values
    ('free', 1, 'Free', 0, 5, 0, 1, 1, 5, 15, false, false, false, null),
    ('basic', 2, 'Basic', 5, 15, 1, 2, 1, 30, 30, false, false, false, 'basic_monthly'),
    ('premium', 3, 'Premium', 8, 30, 2, 4, 3, 60, 60, true, false, true, 'premium_monthly'),
    ('ultimate', 4, 'Ultimate', 12, null, 4, null, null, 60, 60, true, true, false, 'ultimate_monthly')$$,
  '[R-PLAN-02, R-PLAN-03, R-PLAN-04, R-PLAN-05, R-PLAN-06, R-PLAN-08] the offer is what is published'
);
select is((select count(*) from plans where most_popular), 1::bigint, '[R-PLAN-04] one plan is the most popular');
select throws_ok(
  $$update plans set most_popular = true where tier = 'basic'$$, '23505', null, 'two plans cannot be the most popular'
);
select throws_ok(
  $$update plans set price_gbp = -1 where tier = 'basic'$$, '23514', null, 'no number of the offer is negative'
);
select person('ann');
select throws_ok($$delete from plans where tier = 'free'$$, '23503', null, 'a plan that somebody has cannot go');

select finish();
rollback;
