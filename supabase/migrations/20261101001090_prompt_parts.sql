-- What a prompt is made from: the companion, what the person has chosen for it, and the end of the conversation.

create function private.turn_context(
  p_user public.users, p_companion_id text, p_run_id uuid, p_memory jsonb default null, p_care json default null
) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select json_build_object(
      'version', v.number,
      'companion', json_build_object(
        'name', v.profile -> 'name',
        'tagline', v.profile -> 'tagline',
        'description', v.profile -> 'description',
        'personality', v.profile -> 'personality_description',
        'style', v.profile -> 'conversation_style',
        'coreTraits', v.profile -> 'core_traits',
        'scenario', v.profile -> 'scenario',
        'exampleDialogue', v.profile -> 'example_dialogue',
        'openers', v.profile -> 'openers'
      ),
      'chatPrompt', v.prompts -> 'chat_prompt',
      'systemPrompt', v.prompts -> 'system_prompt',
      'provider', coalesce(v.prompts ->> 'ai_provider', 'openrouter'),
      'model', v.prompts -> 'ai_model',
      'upstream', v.prompts -> 'ai_upstream',
      'temperature', v.prompts -> 'ai_temperature',
      'standIn', case when coalesce(a.allows_stand_in, true)
        then json_build_object('provider', a.stand_in_provider, 'model', a.stand_in_model) end,
      'pin', case when r.model is not null then json_build_object('provider', r.provider, 'model', r.model) end,
      'temporaryChatMinutes', p.temporary_chat_minutes,
      'userName', case when h.user_id is null then p_user.full_name end,
      'pronouns', case when h.user_id is null then p_user.pronouns end,
      'aboutMe', case when h.user_id is null then p_user.about_me end,
      'memory', p_memory,
      'care', p_care,
      'traitOverride', case when p.core_traits then o.traits end,
      'customisation', case when p.customisation and k.user_id is not null
        then json_build_object('traits', k.traits, 'tone', k.tone, 'nickname', k.nickname) end,
      'settings', case when v.settings <> '{}' then json_build_object(
        'age', v.settings -> 'age', 'interests', v.settings -> 'interests', 'formality', v.settings -> 'formality',
        'humor', v.settings -> 'humor', 'empathy', v.settings -> 'empathy',
        'relationship', v.settings -> 'relationship_type'
      ) end
    )
    from public.plans p
    join public.runs r on r.id = p_run_id
    join public.companion_versions v on v.id = r.version_id
    left join public.hidden_personas h on h.user_id = p_user.id and h.companion_id = p_companion_id
    left join public.companion_prompts a on a.companion_id = p_companion_id
    left join public.companion_trait_overrides o on o.user_id = p_user.id and o.companion_id = p_companion_id
    left join public.companion_customisations k on k.user_id = p_user.id and k.companion_id = p_companion_id
    where p.tier = p_user.subscription_tier
  );
end;
$$;
comment on function private.turn_context(public.users, text, uuid, jsonb, json) is
  'All the prompt is made from: what the companion remembers, the person''s name, pronouns and ''About me'' unless they '
  'are kept from it (R-MEM-17), the companion in the version of the run, the person''s own overrides and customisation '
  'only while the plan has them (R-API-18, R-CUST-06, D-27). pin: the model that speaks in this run, null before its '
  'first reply. standIn: who may speak in its place, a model of null being the project''s; null when nobody may (D-28).';

create function private.turn_history(p_message_id uuid, p_continued_text text) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select json_agg(
      json_build_object(
        'role', case h.message_type when 'ai' then 'assistant' else 'user' end, 'content', h.message_text
      )
      order by h.place desc
    )
    from (
      select m.message_type, m.message_text, m.ordinality as place
      from private.walk_path(p_message_id, 11) with ordinality as m
      union all
      select 'ai', p_continued_text, 0 where p_continued_text is not null
    ) h
  );
end;
$$;
comment on function private.turn_history(uuid, text) is
  'The shown path up to the message that is answered, with 10 messages before it, oldest first; then the companion''s '
  'words that are to be continued, if any (R-TURN-03, R-KEEP-04).';
