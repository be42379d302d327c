begin;
\ir ../prelude.psql
select plan(16);

select everybody();
set constraints all immediate;
select companion('suki');
create function tests.spend(p_usd numeric) returns void language plpgsql as $$
begin
  perform public.record_model_calls(null, jsonb_build_array(jsonb_build_object(
    'id', gen_random_uuid(), 'purpose', 'reply', 'provider', 'openrouter', 'model', 'm', 'outcome', 'finished',
    'usageKnown', true, 'promptTokens', 1, 'completionTokens', 1, 'reasoningTokens', 0, 'costUsd', p_usd,
    'startedAt', now(), 'endedAt', now()
  )));
  perform private.watch_costs();
end;
$$;
create function tests.begins(p_name text) returns text language plpgsql as $$
declare
  v_turn public.begun_turn := public.begin_turn(tests.id(p_name), 'suki', gen_random_uuid(), 'Hello');
begin
  if v_turn.outcome = 'started' then
    perform public.finish_turn(v_turn.turn_id, 'done', 'Hi');
  end if;
  return coalesce(v_turn.refusal, v_turn.outcome);
end;
$$;
create function tests.today() returns text language sql
return tests.value('admin', $$select concat_ws(
  ' ', spent_usd::real, coalesce(daily_ceiling_usd::text, 'none'),
  case when warned_80_at is not null then '80' end, case when warned_100_at is not null then '100' end
) from cost_of_today()$$);

select spend(50);
select is(today(), '50 none', 'without a ceiling nobody is warned');
select is(begins('free'), 'started', 'nor paused');

update cost_settings set daily_ceiling_usd = 100;
select spend(29);
select is(today(), '79 100.00', 'below 80 % all is well');
select spend(1);
select is(today(), '80 100.00 80', '[R-COST-03] at 80 % admins are warned');
select is(begins('free'), 'started', 'and free chats go on');
select spend(20);
select is(today(), '100 100.00 80 100', '[R-COST-03] at 100 % they are warned again');
select is(begins('free'), 'free_chats_paused', '[R-COST-03] and free chats pause');
select is(
  (select used from daily_usage where user_id = id('free')), 2, 'a paused message is not counted'
);
select is(begins('paid'), 'started', '[R-COST-03] paying people go on');
update private.daily_costs set day = day - 1;
select is(begins('free'), 'started', '[R-COST-03] the next day free chats go on');
select each('[R-COST-03] what today cost', 'select cost_of_today()',
  'anon: 42501', 'free: 42501', 'paid: 42501', 'blocked: 42501', 'admin: 1 rows', 'service: 42501');

select finish();
rollback;
