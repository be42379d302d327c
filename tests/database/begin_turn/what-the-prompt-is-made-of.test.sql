begin;
\ir ../prelude.psql
select plan(10);

select person('ann', 'ultimate'), person('ben', 'ultimate'), companion('suki', p_traits => '{kind,bold}'),
  companion('luca', p_traits => '{wise}');
update companions set scenario = 'On a train', example_dialogue = 'You: Hi', openers = '{Hi,Hello}'
where id = 'suki';
insert into companion_prompts (companion_id, chat_prompt, system_prompt, ai_provider, ai_model, ai_temperature)
values ('suki', 'Chat', 'System', 'custom', 'a-model', 1.1);
select set_companion_traits(id('ann'), 'suki', '{wise}');
insert into companion_customisations (user_id, companion_id, traits, tone, nickname)
values (id('ann'), 'suki', '{Caring}', 30, 'Su');
create function tests.context(p_who text, p_companion text) returns jsonb language plpgsql as $$
declare
  v_turn public.begun_turn := public.begin_turn(tests.id(p_who), p_companion, gen_random_uuid(), 'Hi');
begin
  perform public.finish_turn(v_turn.turn_id, 'done', 'Hello');
  return v_turn.context;
end;
$$;
create temporary table contexts on commit drop as select context('ann', 'suki') as ann, context('ben', 'suki') as ben,
  context('ann', 'luca') as luca;
select is((select ann -> 'companion' from contexts),
  '{"name": "Suki", "tagline": "A tagline", "description": "A description", "personality": null, "style": null, '
  '"coreTraits": ["kind", "bold"], "scenario": "On a train", "exampleDialogue": "You: Hi", "openers": ["Hi", "Hello"]}',
  'the companion comes from the database');
select is(
  (
    select jsonb_build_array(
      ann -> 'chatPrompt', ann -> 'systemPrompt', ann -> 'provider', ann -> 'model', ann -> 'temperature'
    ) from contexts
  ),
  '["Chat", "System", "custom", "a-model", 1.1]', 'prompts, provider, model and temperature too');
select is(
  (
    select jsonb_build_array(luca -> 'chatPrompt', luca -> 'provider', luca -> 'model', luca -> 'temperature')
    from contexts
  ),
  '[null, "openrouter", null, null]', 'without settings the defaults hold');
select is((select ann -> 'userName' from contexts), '"ann"', 'the person''s name is there');
select is((select ann -> 'traitOverride' from contexts), '["wise"]', 'the person''s traits reach the prompt');
select is(
  (select ann -> 'customisation' from contexts), '{"traits": ["Caring"], "tone": 30, "nickname": "Su"}',
  'the wizard''s result reaches the prompt'
);
select is(
  (select jsonb_build_array(ben -> 'traitOverride', ben -> 'customisation') from contexts), '[null, null]',
  'the settings are of that person only'
);
select is(
  (select jsonb_build_array(luca -> 'traitOverride', luca -> 'customisation') from contexts), '[null, null]',
  'the settings reach the prompt of that companion only'
);
select change_plan(id('ann'), 'premium');
select is(
  (select jsonb_build_array(c -> 'traitOverride', c -> 'customisation' -> 'nickname') from context('ann', 'suki') as c),
  '[null, "Su"]', 'a plan without core traits ends the traits'
);
select change_plan(id('ann'), 'free'), expire('ann', 'luca');
select is(
  (select c -> 'customisation' from context('ann', 'suki') as c), 'null', 'a plan without the wizard ends its result'
);

select finish();
rollback;
