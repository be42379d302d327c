begin;
\ir ../prelude.psql
select plan(9);

select person('ann'), person('ben', 'basic'), companion('suki');
create function tests.call(p_who text, p_failure text) returns text language plpgsql as $$
declare
  v_turn public.begun_turn;
begin
  delete from private.turn_starts;
  v_turn := public.begin_turn(tests.id(p_who), 'suki', gen_random_uuid(), 'Hello');
  if v_turn.outcome = 'started' then
    if p_failure = 'replaced' then
      perform public.finish_turn(v_turn.turn_id, 'done', 'Kind words', p_is_replaced => true);
    else
      perform public.finish_turn(v_turn.turn_id, 'failed', '', 0, p_failure);
    end if;
  end if;
  return coalesce(v_turn.refusal, v_turn.outcome);
end;
$$;
select is(
  (select count(*) from generate_series(1, 25) where call('ann', 'replaced') = 'started'),
  (select messages_per_day + 3 from plans where tier = 'free')::bigint,
  '[R-PROD-08] on the free plan the model is called eight times a day, whatever was refused');
select is(call('ann', 'replaced'), 'message_limit_reached', '[R-PROD-08] a ninth call does not happen');
select is(
  (select bounded_refunds from daily_usage where user_id = id('ann')), 3::smallint,
  '[R-PROD-08] three refusals were given back'
);
update daily_usage set day = day - 1 where user_id = id('ann');
select is(call('ann', 'replaced'), 'started', '[R-PROD-08] another day has its own refunds');
select is(
  (select used from daily_usage where user_id = id('ann') and day = private.usage_day()), 0, '[R-PROD-08] three'
);

select is(
  (select count(*) from generate_series(1, 10) where call('ben', 'model_failed') = 'started'), 10::bigint,
  '[R-TURN-09] what the provider fails at'
);
select is((select used from daily_usage where user_id = id('ben')), 0, '[R-TURN-09] is always given back');
select is(
  (select bounded_refunds from daily_usage where user_id = id('ben')), 0::smallint,
  '[R-TURN-09] a failure of the provider does not count as one of the three'
);
select is(
  (select count(*) from generate_series(1, 4) where call('ben', 'replaced') = 'started'), 4::bigint,
  'refusals and failures are counted apart'
);

select finish();
rollback;
