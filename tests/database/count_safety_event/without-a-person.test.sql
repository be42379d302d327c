begin;
\ir ../prelude.psql
select plan(13);

select person('ann', 'basic');
select private.count_safety_event(id('ann'), 'GB', 'suicide'), private.count_safety_event(id('ann'), 'GB', 'suicide'),
  private.count_safety_event(id('ann'), 'ZZ', 'self_harm'), private.count_safety_event(id('ann'), null, 'abuse');
select private.count_safety_event(id('ann'), country, 'suicide') from unnest('{IS,IS,DE,ZZ}'::text[]) as country;
select person('ben');
select private.count_safety_event(id('ben'), 'GB', 'suicide');
select results_eq('select month, country, topic, count from safety_counts order by country',
  $$select m, c, t, n
    from (values ('GB', 'suicide', 2), ('ZZ', 'self_harm', 1)) as v (c, t, n),
    (select date_trunc('month', now() at time zone 'utc')::date as m) as month$$,
  '[R-SAFE-07] texts are counted per month, country and topic');
select columns_are(
  'public', 'safety_counts', array['month', 'country', 'topic', 'count'], '[R-SAFE-07] without a user id'
);
select throws_ok(
  $$select private.count_safety_event(id('ben'), 'gb', 'self_harm')$$, '23514', null, 'a country is two capitals'
);
select throws_ok($$select private.count_safety_event(id('ann'), 'GB', 'weather')$$, '23514', null, 'a topic is one of seven');
select is((select sum(count) from safety_counts), 3::bigint, 'the refused ones and one without a country added nothing');

select is(
  (select count(*) from private.counted_safety_events), 3::bigint,
  '[R-PROD-11] a person is counted once a day for a topic, wherever they claim to be'
);
select is_empty(
  $$select 1 from private.counted_safety_events e, users u
  where strpos(encode(e.digest, 'escape') || encode(e.digest, 'hex'), replace(u.id::text, '-', '')) > 0$$,
  '[R-PROD-11] a caught text is counted by a digest that names nobody');
select is_empty(
  $$select 1 from private.counted_safety_events e, users u, unnest('{suicide,self_harm}'::text[]) as t
  where e.digest in (sha256(convert_to(u.id || ' ' || t, 'UTF8')), sha256(convert_to(u.id::text, 'UTF8')))$$,
  '[R-PROD-11] the digest cannot be made without the day''s key');
select columns_are(
  'private', 'counted_safety_events', array['digest', 'day'],
  '[R-SAFE-07] the digest is stored without country and topic'
);
update private.daily_salts set day = day - 1;
update private.counted_safety_events set day = day - 1;
select private.count_safety_event(id('ann'), 'GB', 'suicide');
select is((select count from safety_counts where country = 'GB'), 3, '[R-PROD-11] the next day counts again');
select is(
  (select count(*) from private.daily_salts), 1::bigint,
  '[R-PROD-11] when the first digest of a day is made, the key of the day before is gone'
);
update private.daily_salts set day = day - 1;
select private.forget_old_records();
select is((select count(*) from private.daily_salts), 0::bigint, '[R-PROD-11] the nightly job removes it too');
select is(
  (select count(*) from private.counted_safety_events), 1::bigint, '[R-PROD-11] with the digests of the day before'
);

select finish();
rollback;
