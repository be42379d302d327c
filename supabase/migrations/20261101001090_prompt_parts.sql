-- What a prompt is made from: the companion, what the person has chosen for it, and the end of the conversation.

create function private.turn_context(p_user public.users, p_companion_id text) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select json_build_object(
      'companion', json_build_object(
        'name', c.name,
        'tagline', c.tagline,
        'description', c.description,
        'personality', c.personality_description,
        'style', c.conversation_style,
        'coreTraits', c.core_traits,
        'scenario', c.scenario,
        'exampleDialogue', c.example_dialogue,
        'openers', c.openers
      ),
      'chatPrompt', cp.chat_prompt,
      'systemPrompt', cp.system_prompt,
      'provider', coalesce(cp.ai_provider, 'openrouter'),
      'model', cp.ai_model,
      'temperature', cp.ai_temperature,
      'temporaryChatMinutes', p.temporary_chat_minutes,
      'userName', p_user.full_name,
      'traitOverride', case when p.core_traits then o.traits end,
      'customisation', case when p.customisation and k.user_id is not null
        then json_build_object('traits', k.traits, 'tone', k.tone, 'nickname', k.nickname) end,
      'settings', case when s.companion_id is not null then json_build_object(
        'age', s.age, 'interests', s.interests, 'formality', s.formality, 'humor', s.humor, 'empathy', s.empathy,
        'relationship', s.relationship_type
      ) end
    )
    from public.plans p
    join public.companions c on c.id = p_companion_id
    left join public.companion_prompts cp on cp.companion_id = c.id
    left join public.companion_trait_overrides o on o.user_id = p_user.id and o.companion_id = c.id
    left join public.companion_customisations k on k.user_id = p_user.id and k.companion_id = c.id
    left join public.companion_settings s on s.companion_id = c.id
    where p.tier = p_user.subscription_tier
  );
end;
$$;
comment on function private.turn_context(public.users, text) is
  'All the prompt is made from. Overrides and customisation only while the plan has them (R-API-18, R-CUST-06).';

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
