begin;
\ir ../prelude.psql
select plan(28);

select everybody();
set constraints all immediate;
select companion('suki');
update companions set greeting = 'First words', openers = '{Hey}' where id = 'suki';
insert into companion_prompts (companion_id, system_prompt) values ('suki', 'Old briefing');

create function tests.begun(p_name text) returns json language plpgsql as $$
declare
  v_turn public.begun_turn := public.begin_turn(tests.id(p_name), 'suki', gen_random_uuid(), 'Hello');
begin
  perform public.finish_turn(
    v_turn.turn_id, 'done', 'Hi', 0, null, '{"provider": "openai", "model": "gpt-4o"}', '{"model": "gpt-4o"}'
  );
  return v_turn.context;
end;
$$;
create function tests.change(p_action text, p_number integer, p_name text default 'paid') returns text language sql
return tests.does('service', format(
  $$select change_chat_version(%L, 'suki', %L, (select id from companion_versions
    where companion_id = 'suki' and number = %s))$$, tests.id(p_name), p_action, p_number
));
create function tests.offer() returns text language sql
return (
  select concat_ws(' ', v ->> 'number', 'newest', v #>> '{newest,number}', v #>> '{newest,isOffered}', 'previous',
    v #>> '{previous,number}')
  from private.chat_version(tests.id('paid'), 'suki') v
);

select is(private.chat_version(id('paid'), 'suki'), null, 'before anything is said there is no version to speak of');
create temporary table before on commit drop as select begun('paid') as context;
select is(offer(), '3 newest previous', 'a chat begins with the newest version');

update companions set description = 'Another story', greeting = 'Other words' where id = 'suki';
update companion_prompts set system_prompt = 'New briefing', ai_model = 'other/model' where companion_id = 'suki';
select is(
  (begun('paid')::jsonb - 'pin')::text, ((select context from before)::jsonb - 'pin')::text,
  '[R-SELF-01] an admin''s edit changes nothing of what the prompt of an existing chat is made from'
);
select is(
  begun('paid') -> 'pin' ->> 'model', 'gpt-4o', '[R-SELF-02] nor the model that speaks in it'
);
select is(
  (select concat_ws(', ', c -> 'companion' ->> 'description', c ->> 'systemPrompt', c ->> 'model', c ->> 'pin')
    from begun('free') c),
  'Another story, New briefing, other/model', '[R-SELF-01] a new chat begins with the new version and model'
);
select is(
  (select string_agg(message_text, ', ' order by created_at) from messages where is_greeting), 'First words, Other words',
  'each greets as its version does'
);

select is(offer(), '3 newest 5 true previous', '[R-SELF-04] the newest version is offered');
select is(
  (select jsonb_agg(c ->> 'field') from private.chat_version(id('paid'), 'suki') v,
    jsonb_array_elements(v -> 'newest' -> 'changes') c)::text,
  '["description", "greeting", "ai_model", "system_prompt"]', '[R-SELF-04] with what changed'
);
select is(
  (select c::text from private.chat_version(id('paid'), 'suki') v, jsonb_array_elements(v -> 'newest' -> 'changes') c
    where c ->> 'field' = 'description'),
  '{"after": "Another story", "field": "description", "before": "A description"}', 'in the words of what all may read'
);
select is(
  (select c::text from private.chat_version(id('paid'), 'suki') v, jsonb_array_elements(v -> 'newest' -> 'changes') c
    where c ->> 'field' = 'system_prompt'),
  '{"after": null, "field": "system_prompt", "before": null}', 'but not of a briefing'
);

select is(change('keep', 5), '1 rows', 'the person keeps the old one');
select is(offer(), '3 newest 5 false previous', '[R-SELF-04] what was declined is not offered again');
select is(begun('paid') -> 'companion' ->> 'description', 'A description', '[R-SELF-04] and the prompt stays');
select is(change('take', 4), 'version_gone', 'only the newest can be taken');
select is(change('take', 5), '1 rows', 'the person takes it after all');
select is(
  (select concat_ws(', ', c -> 'companion' ->> 'description', c ->> 'pin') from begun('paid') c), 'Another story',
  '[R-SELF-04] the next prompt is of the new version, its model not yet chosen'
);
select is(offer(), '5 newest previous 3', 'the old one is remembered');
select is(change('take', 5), '1 rows', 'taken once more, the model is chosen anew');
select is(
  (select coalesce(model, 'none') from runs where user_id = id('paid')) || ', ' || offer(), 'none, 5 newest previous 3',
  'and the way back is the same'
);
update companions set description = 'A third story' where id = 'suki';
select is(offer(), '5 newest 6 true previous 3', 'a newer one is offered once more');
update runs set started_at = started_at - interval '40 days';
update messages set created_at = created_at - interval '40 days';
update turns set started_at = started_at - interval '40 days', finished_at = finished_at - interval '40 days';
select private.forget_old_records();
select is(change('back', 3), '1 rows', '[R-SELF-04] the person goes back, a month later and after the nightly job');
select is(
  (select concat_ws(', ', c -> 'companion' ->> 'description', c -> 'pin' ->> 'model') from begun('paid') c),
  'A description, gpt-4o', '[R-SELF-04] to the version and the model before'
);
select is(offer(), '3 newest 6 false previous 5', 'and is left in peace');
select is(change('back', 3), 'version_gone', 'there is nothing else to go back to');

select is(change('keep', 6, 'other'), 'not_found', 'a person without a chat decides nothing');
select begin_turn(id('paid'), 'suki', gen_random_uuid(), 'Hello');
select is(change('take', 6), 'turn_running', 'a reply that is being written is of one version');
update chats set expires_at = now() where user_id = id('paid');
select is(change('take', 6), 'chat_expired', 'nor is anything chosen for a chat that has run out');
select is(attempt('paid', $$select change_chat_version(id('paid'), 'suki', 'keep', gen_random_uuid())$$), '42501',
  'only the server may call it');

select finish();
rollback;
