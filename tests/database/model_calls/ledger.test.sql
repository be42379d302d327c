begin;
\ir ../prelude.psql
select plan(28);

select everybody();
set constraints all immediate;
select companion('suki');
insert into model_prices (provider, model, prompt_usd, completion_usd) values ('openai', 'priced', 2, 10);

-- A finished request as the worker tells it, with what is different.
create function tests.call(p_rest jsonb default '{}') returns jsonb language sql
return jsonb_build_object(
  'id', gen_random_uuid(), 'purpose', 'reply', 'provider', 'openai', 'model', 'priced', 'outcome', 'finished',
  'usageKnown', true, 'promptTokens', 1000, 'completionTokens', 100, 'reasoningTokens', 60,
  'startedAt', '2026-11-01T10:00:00Z', 'endedAt', '2026-11-01T10:00:03Z'
) || p_rest;
create function tests.begin(p_name text) returns uuid language sql
return (public.begin_turn(tests.id(p_name), 'suki', gen_random_uuid(), 'Hello')).turn_id;
create function tests.cost(p_rest jsonb) returns numeric language plpgsql as $$
declare
  v_call jsonb := tests.call(p_rest);
begin
  perform public.record_model_calls(tests.id('paid'), jsonb_build_array(v_call));
  return (select cost_usd from public.model_calls where id = (v_call ->> 'id')::uuid);
end;
$$;

select is(cost('{"costUsd": 0.5}'), 0.5, '[R-COST-01] what the provider says that it cost is what it cost');
select is(cost('{}'), 0.003, '[R-COST-01] else it costs what the price table says');
select is(cost('{"model": "unheard of"}'), null, 'without a price nobody knows');
select is(
  cost('{"model": "known", "costUsd": 0.002, "promptTokens": 900}')
    + cost('{"model": "known", "usageKnown": false, "promptTokens": 400}'),
  0.003, 'an estimate costs what the same model cost before'
);
select is(cost('{"provider": "demo", "model": "demo"}'), 0.0, 'the demo model is free');
delete from model_calls;

create temporary table ended as select begin('paid') as id;
select is(
  (select (finish_turn(id, 'done', 'Hi', 0, null, null, '{}', jsonb_build_array(
    call('{"outcome": "failed", "usageKnown": false, "provider": "openrouter"}'), call()
  ))).status from ended), 'done', 'a turn tells what it asked for'
);
select results_eq(
  $$select k.outcome, k.tier, k.user_id = id('paid'), k.turn_id = t.id, k.id = t.call_id
    from model_calls k, turns t order by k.outcome$$,
  $$values ('failed', 'premium', true, true, false), ('finished', 'premium', true, true, true)$$,
  '[R-COST-01] each request has a row, with the plan of the person; the last one is that of the turn'
);
select finish_turn(id, 'done', 'Hi', 0, null, null, '{}', jsonb_build_array(call())) from ended;
select is((select count(*) from model_calls), 2::bigint, '[R-COST-01] told twice it stands once');

-- The classifier and memory are told of when they are asked, and once more at the end.
delete from model_calls;
create temporary table asked as select call('{"purpose": "check"}') as at_the_end;
select record_model_calls(id('paid'), jsonb_build_array(
  at_the_end || '{"outcome": "lost", "usageKnown": false, "completionTokens": 0}'
), t.id, false) from asked, ended t;
select results_eq(
  'select purpose, outcome, usage_known, prompt_tokens, cost_usd from model_calls',
  $$values ('check', 'lost', false, 1000, 0.002)$$,
  '[R-COST-01] one whose end nobody has seen is lost, with an estimate'
);
select record_model_calls(id('paid'), jsonb_build_array(at_the_end), t.id, false) from asked, ended t;
select results_eq(
  'select outcome, usage_known, completion_tokens, cost_usd from model_calls', $$values ('finished', true, 100, 0.003)$$,
  '[R-COST-01] and its end takes its place'
);

-- Nobody hears of the worker again.
delete from model_calls;
create temporary table lost as select begin('paid') as id;
select save_turn_progress(id, repeat('x', 400)) from lost;
update turns set updated_at = clock_timestamp() - interval '41 seconds' where id = (select id from lost);
select private.interrupt_stale_turns();
select results_eq(
  $$select outcome, usage_known, completion_tokens, prompt_tokens > 50, user_id = id('paid') from model_calls$$,
  $$values ('lost', false, 100, true, true)$$,
  '[R-COST-01] a killed worker leaves a row of unknown usage with an estimate'
);
select finish_turn(id, 'done', 'Hi', 0, null, null, '{}', jsonb_build_array(call())) from lost;
select results_eq(
  'select outcome, usage_known from model_calls', $$values ('finished', true)$$,
  '[R-COST-01] and one that was only slow tells the rest: still one row'
);

delete from model_calls;
create temporary table stopped as select begin('other') as id;
select stop_turn(id('other'), id) from stopped;
select is((select outcome || usage_known from model_calls), 'lostfalse', 'a stopped one has a row at once');
select finish_turn(id, 'stopped', '', 0, null, null, null, jsonb_build_array(
  call('{"outcome": "stopped", "usageKnown": false, "generationId": "gen-1"}')
)) from stopped;
select is((select outcome || usage_known from model_calls), 'stoppedfalse', 'which its worker completes');
select complete_model_call('gen-1', 7, 8, 0, 0.25);
select is(
  (select concat_ws(' ', outcome, usage_known, prompt_tokens, completion_tokens, cost_usd::real) from model_calls),
  'stopped t 7 8 0.25', '[R-COST-01] and the provider, by the generation id, later'
);
select complete_model_call('gen-1', 1, 1, 0, 9);
select is((select prompt_tokens from model_calls), 7, 'once');

select each('reading the ledger', 'select from model_calls',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows', 'blocked: 0 rows', 'admin: 1 rows', 'service: 1 rows');
select each('keeping prices', $$insert into model_prices (provider, model, prompt_usd, completion_usd)
  values ('custom', 'mine', 0, 0)$$,
  'anon: 42501', 'free: 42501', 'paid: 42501', 'blocked: 42501', 'admin: 1 rows', 'service: 1 rows');

select finish();
rollback;
