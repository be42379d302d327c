begin;
\ir ../prelude.psql
select plan(8);

select person('ann', 'basic'), person('bad');
select talk('ann', companion('suki'));
select is(count_safety_event(id('ann'), 'GB', 'suicide'), (select messages_per_day - 1 from plans where tier = 'basic'), '[R-SAFE-06] a caught text costs no message');
select count_safety_event(id('ann'), 'GB', 'suicide'), count_safety_event(id('ann'), 'ZZ', 'self_harm');
select results_eq('select month, country, topic, count from safety_counts order by country',
  $$select m, c, t, n from (values ('GB', 'suicide', 2), ('ZZ', 'self_harm', 1)) as v (c, t, n), (select date_trunc('month', now() at time zone 'utc')::date as m) as month$$,
  '[R-SAFE-07] texts are counted per month, country and topic');
select columns_are('public', 'safety_counts', array['month', 'country', 'topic', 'count'], '[R-SAFE-07] without a user id');
select is((select used from daily_usage), 1, '[R-SAFE-06] the day''s count is unchanged');
select throws_ok($$select count_safety_event(id('ann'), 'gb', 'suicide')$$, '23514', null, 'a country is two capitals');
select throws_ok($$select count_safety_event(id('ann'), 'GB', 'weather')$$, '23514', null, 'a topic is one of four');
select block('bad');
select throws_ok($$select count_safety_event(id('bad'), 'GB', 'suicide')$$, 'P0001', 'blocked', 'a blocked person''s is not counted');
select is((select sum(count) from safety_counts), 3::bigint, 'the refused ones added nothing');

select finish();
rollback;
