begin;
\ir ../prelude.psql
select plan(16);

select everybody();
set constraints all immediate;
select companion('suki');
create function tests.answer(p_asked text, p_answered text, p_status text default 'done') returns text
language plpgsql as $$
declare
  v_turn public.begun_turn := public.begin_turn(tests.id('paid'), 'suki', gen_random_uuid(), 'Hello');
begin
  perform public.finish_turn(
    v_turn.turn_id, p_status, 'Hi', 0, null, p_asked::jsonb,
    case when p_answered is not null then jsonb_build_object('model', p_answered) end
  );
  return (select concat_ws(' ', provider, model) from public.runs);
end;
$$;
create function tests.shown() returns text language sql
return tests.value('paid', $$select answered_by from read_messages('suki') limit 1$$);

select is(answer(null, 'demo'), '', '[R-SELF-09] the demo model is never pinned');
select is(answer('{"provider": "openai", "model": "gpt-4o"}', null, 'failed'), '', 'nor one that said nothing');
select is(
  answer('{"provider": "openai", "model": "gpt-4o"}', 'gpt-4o-2024-08-06'), 'openai gpt-4o',
  '[R-SELF-02] the model of the first reply is that of the run'
);
select is(shown(), null, '[R-SELF-03] a model with its day is the same model');
select is(
  answer('{"provider": "custom", "model": "llama"}', 'gpt-4o-mini'), 'openai gpt-4o',
  '[R-SELF-02] and stays so, whatever is asked later'
);
select is(shown(), 'gpt-4o-mini', '[R-SELF-03] a reply of another model says so');
select is(
  (select answered_model from turns order by started_at desc, updated_at desc limit 1), 'gpt-4o-mini',
  '[R-SELF-03] the answering model is stored'
);
update runs set provider = null, model = null;
select is(
  (select status from finish_turn(
    (begin_turn(id('paid'), 'suki', gen_random_uuid(), 'Hello')).turn_id, 'done', 'Hi', 0, null, null,
    '{"model": "steady", "isStandIn": true}'
  )), 'done', 'a stand-in may write the first reply'
);
select is(
  concat_ws(' ', (select model from runs), shown()), 'steady', '[R-COST-04] which says so, and pins nothing'
);
select is(private.is_same_model(asked, answered), same, asked || case when same then ' is ' else ' is not ' end || answered)
from (values
  ('openai/gpt-4o', 'gpt-4o', true), ('gpt-4o', 'openai/gpt-4o-2024-08-06', true),
  ('openai/gpt-3.5-turbo', 'openai/gpt-3.5-turbo-0125', true), ('meta/llama-3:free', 'meta/llama-3', true),
  ('gpt-4o', 'gpt-4o-mini', false), ('a/llama-3-8b', 'a/llama-3-70b', false)
) as v (asked, answered, same);

insert into companion_prompts (companion_id, ai_upstream) values ('suki', 'DeepInfra');
select talk('free', 'suki', p_reply => null);
select finish_turn(id, 'done', 'Hi', 0, null, '{"provider": "openrouter", "model": "a/b"}',
  '{"model": "a/b", "provider": "Together"}') from turns where status = 'running';
select is(
  value('free', $$select answered_by from read_messages('suki') limit 1$$), 'a/b (Together)',
  '[R-SELF-03] so does one that another provider served'
);

select finish();
rollback;
