begin;
\ir ../prelude.psql
select plan(8);

select person('ann', 'ultimate'), person('ben', 'ultimate'), companion('suki');
create function tests.send(p_who text) returns text language plpgsql as $$
declare
  v_turn public.begun_turn := public.begin_turn(tests.id(p_who), 'suki', gen_random_uuid(), 'Hi');
begin
  perform public.finish_turn(v_turn.turn_id, 'failed', '') where v_turn.outcome = 'started';
  return coalesce(v_turn.refusal, v_turn.outcome);
end;
$$;
select is(
  (select count(*) from generate_series(1, 20) where send('ann') = 'started'), 20::bigint,
  '[R-PROD-08] twenty turns begin within a minute, though all of them fail'
);
select is(send('ann'), 'too_many_requests', '[R-PROD-08] the 21st does not');
select ok(
  (begin_turn(id('ann'), 'suki', gen_random_uuid(), 'Hi')).refusal_values ->> 'retryAfter' in ('58', '59', '60'),
  '[R-PROD-08] the refusal says how many seconds to wait'
);
select is((select count(*) from messages where user_id = id('ann')), 20::bigint, '[R-PROD-08] nothing is stored');
select is((select used from daily_usage where user_id = id('ann')), 0, '[R-PROD-08] a refused message is not counted');
select is(send('ben'), 'started', 'somebody else goes on');
update private.turn_starts set recent = array(select r - interval '61 seconds' from unnest(recent) as r);
select is(send('ann'), 'started', '[R-PROD-08] a minute later one begins again');
select is(
  (select cardinality(recent) from private.turn_starts where user_id = id('ann')), 1, 'older starts are forgotten'
);

select finish();
rollback;
