begin;
\ir ../prelude.psql
select plan(5);

select everybody();
set constraints all immediate;
select companion('suki');
insert into companion_prompts (companion_id) values ('suki') on conflict do nothing;
insert into model_prices (provider, model, prompt_usd, completion_usd) values ('openai', 'priced', 2, 10);

create function tests.asked(p_outcome text, p_model text, p_purpose text default 'reply') returns jsonb language sql
return jsonb_build_array(jsonb_build_object(
  'id', gen_random_uuid(), 'purpose', p_purpose, 'provider', 'openai', 'model', p_model, 'outcome', p_outcome,
  'usageKnown', true, 'promptTokens', 10, 'completionTokens', 1, 'reasoningTokens', 0, 'startedAt', clock_timestamp(),
  'endedAt', clock_timestamp()
));
-- A turn in which these were asked one after the other, and the worker died at the next.
create function tests.lost_after(p_name text, variadic p_asked jsonb[]) returns text language plpgsql as $$
declare
  v_turn_id uuid := (public.begin_turn(tests.id(p_name), 'suki', gen_random_uuid(), 'Hello')).turn_id;
  v_asked jsonb;
begin
  foreach v_asked in array p_asked loop
    perform public.record_model_calls(tests.id(p_name), v_asked, v_turn_id, false);
  end loop;
  update public.turns set updated_at = clock_timestamp() - interval '41 seconds' where id = v_turn_id;
  perform private.interrupt_stale_turns();
  return (
    select concat_ws(' ', k.provider, k.model, k.cost_usd > 0) from public.model_calls k
    where k.turn_id = v_turn_id and k.outcome = 'lost'
  );
end;
$$;

select is(
  lost_after('admin', '[]'), 'openrouter default', 'where nothing is known of models, nothing is known of one that is lost'
);
select record_model_calls(id('other'), asked('finished', 'priced'));
select is(
  lost_after('paid', '[]'), 'openai priced t',
  '[R-COST-01] a companion without a model of its own was probably asked for what others were asked for'
);
update companion_prompts set ai_provider = 'openai', ai_model = 'own', stand_in_provider = 'openai',
  stand_in_model = 'priced' where companion_id = 'suki';
delete from chats;
select is(
  split_part(lost_after('free', asked('finished', 'own')), ' ', 2), 'own',
  '[R-COST-01] after a reply that only reasoned the same model is asked again'
);
select is(
  lost_after('other', asked('failed', 'own')), 'openai priced t',
  '[R-COST-01, R-COST-04] after a failure it is the stand-in that is lost'
);
select is(
  split_part(lost_after('blocked', asked('failed', 'classifier', 'check')), ' ', 2), 'own',
  '[R-COST-01] after a failure of the classifier it is the companion''s own model'
);

select finish();
rollback;
