-- What admins do with companions, announcements, contact messages, reports and error reports. Each change leaves its
-- row in the audit log, whichever way it came: the triggers here write it, for the page's own calls as for any other.

-- The audit log ------------------------------------------------------------------------------------------------------

create function private.changed_fields(p_row jsonb, p_other jsonb) returns jsonb
language sql immutable set search_path = ''
return (
  select jsonb_object_agg(field.key, field.value) from jsonb_each(p_row) as field
  where field.value is distinct from coalesce(p_other -> field.key, 'null')
);
comment on function private.changed_fields(jsonb, jsonb) is
  'The fields of a row that another one has not or has differently; null is as good as missing.';

create function private.audit_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_personal text[] := tg_argv[2:];
begin
  if private.is_admin() then
    insert into public.audit_log (actor_id, action, target, before, after)
    values (
      auth.uid(),
      tg_argv[0] || case tg_op when 'INSERT' then '_created' when 'UPDATE' then '_changed' else '_removed' end,
      coalesce(v_after, v_before) ->> tg_argv[1],
      private.changed_fields(v_before - v_personal, v_after),
      private.changed_fields(v_after - v_personal, v_before)
    );
  end if;
  return null;
end;
$$;
comment on function private.audit_content() is
  'Writes down what a signed-in admin did to a row. Arguments: what it is called, the column of its id, then columns '
  'that are somebody''s own words and stay out of the log.';

create trigger audit_created after insert on public.companions for each row
  when (new.is_public) execute function private.audit_content('companion', 'id');
create trigger audit_changed after update on public.companions for each row
  when (old.* is distinct from new.* and (old.is_public or old.user_id is null))
  execute function private.audit_content('companion', 'id');
create trigger audit_removed after delete on public.companions for each row
  when (old.is_public or old.user_id is null) execute function private.audit_content('companion', 'id');

create trigger audit_created after insert on public.companion_prompts for each row
  execute function private.audit_content('prompts', 'companion_id');
create trigger audit_changed after update on public.companion_prompts for each row
  when (old.* is distinct from new.*) execute function private.audit_content('prompts', 'companion_id');

create trigger audit_content after insert or update or delete on public.model_prices for each row
  execute function private.audit_content('model_price', 'model');
create trigger audit_content after update on public.cost_settings for each row
  execute function private.audit_content('cost_settings', 'id');

create trigger audit_content after insert or update or delete on public.announcements for each row
  execute function private.audit_content('announcement', 'id');

create trigger audit_content after update or delete on public.contact_messages for each row
  execute function private.audit_content('contact_message', 'id', 'user_id', 'name', 'email', 'subject', 'message');

create trigger audit_content after update on public.reports for each row
  execute function private.audit_content('report', 'id', 'user_id', 'message_id', 'message_text', 'details');

create function private.audit_cleared_errors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_admin() then
    insert into public.audit_log (actor_id, action, target, before)
    select auth.uid(), 'errors_cleared', cleared.message, jsonb_build_object('count', count(*))
    from cleared group by cleared.message;
  end if;
  return null;
end;
$$;
comment on function private.audit_cleared_errors() is
  'One row for each message an admin clears, with how many reports there were.';
create trigger audit_cleared_errors after delete on public.error_reports referencing old table as cleared
  for each statement execute function private.audit_cleared_errors();

-- Companions ----------------------------------------------------------------------------------------------------------

create function public.save_companion(p_id text, p_companion jsonb, p_prompts jsonb) returns text
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_row public.companions := jsonb_populate_record(null::public.companions, p_companion);
  v_prompts public.companion_prompts := jsonb_populate_record(null::public.companion_prompts, p_prompts);
  v_id text;
begin
  perform private.require_calling_admin();
  if p_id is null then
    insert into public.companions (
      name, tagline, description, personality_description, conversation_style, greeting, scenario, example_dialogue,
      openers, image_url, profile_gradient_from, profile_gradient_to, perfect_for, core_traits, special_features,
      is_public
    )
    values (
      v_row.name, v_row.tagline, v_row.description, v_row.personality_description, v_row.conversation_style,
      v_row.greeting, v_row.scenario, v_row.example_dialogue, coalesce(v_row.openers, '{}'), v_row.image_url,
      v_row.profile_gradient_from, v_row.profile_gradient_to, coalesce(v_row.perfect_for, '[]'),
      coalesce(v_row.core_traits, '{}'), coalesce(v_row.special_features, '{}'), true
    )
    returning id into v_id;
  else
    update public.companions c set
      name = v_row.name, tagline = v_row.tagline, description = v_row.description,
      personality_description = v_row.personality_description, conversation_style = v_row.conversation_style,
      greeting = v_row.greeting, scenario = v_row.scenario, example_dialogue = v_row.example_dialogue,
      openers = coalesce(v_row.openers, '{}'), image_url = v_row.image_url,
      profile_gradient_from = v_row.profile_gradient_from,
      profile_gradient_to = v_row.profile_gradient_to, perfect_for = coalesce(v_row.perfect_for, '[]'),
      core_traits = coalesce(v_row.core_traits, '{}'), special_features = coalesce(v_row.special_features, '{}')
    where c.id = p_id
    returning c.id into v_id;
    if not found then
      raise exception 'not_found';
    end if;
  end if;
  insert into public.companion_prompts as p (
    companion_id, chat_prompt, system_prompt, ai_provider, ai_model, ai_upstream, ai_temperature, stand_in_provider,
    stand_in_model, allows_stand_in
  )
  values (
    v_id, v_prompts.chat_prompt, v_prompts.system_prompt, coalesce(v_prompts.ai_provider, 'openrouter'),
    v_prompts.ai_model, v_prompts.ai_upstream, coalesce(v_prompts.ai_temperature, 0.7),
    v_prompts.stand_in_provider, v_prompts.stand_in_model, coalesce(v_prompts.allows_stand_in, true)
  )
  on conflict (companion_id) do update set
    chat_prompt = excluded.chat_prompt, system_prompt = excluded.system_prompt, ai_provider = excluded.ai_provider,
    ai_model = excluded.ai_model, ai_upstream = excluded.ai_upstream, ai_temperature = excluded.ai_temperature,
    stand_in_provider = excluded.stand_in_provider, stand_in_model = excluded.stand_in_model,
    allows_stand_in = excluded.allows_stand_in;
  return v_id;
end;
$$;
comment on function public.save_companion(text, jsonb, jsonb) is
  'For admins: writes a companion''s columns and its prompts in one step and returns its id; p_id null makes a public '
  'one. Every column is set: what is left out becomes empty or the default. With the caller''s rights. Raises '
  'forbidden, not_found, content_refused (R-ADMIN-26, R-ADMIN-32).';
revoke all on function public.save_companion(text, jsonb, jsonb) from public, anon;
grant execute on function public.save_companion(text, jsonb, jsonb) to authenticated;

-- Trying a companion out ----------------------------------------------------------------------------------------------

create function public.begin_companion_trial(p_user_id uuid, p_texts jsonb) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.require_admin(p_user_id);
  perform private.require_chat_consent(p_user_id);
  perform private.require_fine_texts(p_texts, array(select jsonb_object_keys(p_texts)));
  perform private.take_attempt(p_user_id, 'try_companion', 30, interval '10 minutes');
end;
$$;
comment on function public.begin_companion_trial(uuid, jsonb) is
  'For admin-try-companion, before the model is asked: an admin, texts (by column name) that keep the content rules, '
  'at most 30 tries in ten minutes. Stores nothing of what is said. Raises forbidden, unauthorized, blocked, '
  'consent_required, content_refused, too_many_requests.';
revoke all on function public.begin_companion_trial(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.begin_companion_trial(uuid, jsonb) to service_role;

-- Errors by what they say ---------------------------------------------------------------------------------------------

create view public.error_groups with (security_invoker = true) as
select
  md5(e.message) as id, e.message, count(*) as times, min(e.created_at) as first_at, max(e.created_at) as last_at,
  (array_agg(distinct e.source))[1:5] as sources, (array_agg(distinct e.path))[1:5] as paths,
  (array_agg(distinct e.app_version))[1:5] as app_versions
from public.error_reports e group by e.message;
comment on view public.error_groups is
  'Reported errors by their message (id is made of it), with up to five of the places and versions they came from. '
  'Read by admins, as the table under it.';
revoke all on public.error_groups from anon, authenticated, service_role;
grant select on public.error_groups to authenticated;
