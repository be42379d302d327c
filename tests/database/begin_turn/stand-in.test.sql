begin;
\ir ../prelude.psql
select plan(6);

select person('ann', 'ultimate'), companion('suki'), companion('luca');
insert into companion_prompts (companion_id, stand_in_provider, stand_in_model)
select c, 'openai', 'gpt-4o' from unnest('{suki,luca}'::text[]) as c;
-- Who may speak in the companion's place, as the worker is told.
create function tests.stand_in(p_companion text) returns text language plpgsql as $$
declare
  v_turn public.begun_turn := public.begin_turn(tests.id('ann'), p_companion, gen_random_uuid(), 'Hi');
begin
  perform public.finish_turn(v_turn.turn_id, 'done', 'Hello');
  return v_turn.context ->> 'standIn';
end;
$$;

select is(
  stand_in('suki')::jsonb, '{"provider": "openai", "model": "gpt-4o"}', '[R-COST-04] the declared stand-in may speak'
);
update companion_prompts set allows_stand_in = false where companion_id = 'suki';
select is(stand_in('suki'), null, '[R-COST-04] not even a declared one where none is allowed, in a chat begun before');
select is(stand_in('luca')::jsonb ->> 'model', 'gpt-4o', '[R-COST-04] which holds for that companion alone');

update companion_prompts set stand_in_provider = null, stand_in_model = null;
select is(stand_in('suki'), null, '[R-COST-04] nor the project''s');
select is(
  stand_in('luca')::jsonb, '{"provider": null, "model": null}', '[R-COST-04] which else may speak where none is declared'
);
delete from companion_prompts where companion_id = 'luca';
select is(
  stand_in('luca')::jsonb, '{"provider": null, "model": null}', '[R-COST-04] nor does it take settings to be allowed one'
);

select finish();
rollback;
