-- A new version of a companion in a chat that has another one (D-27): what changed, and what the person wants: take it,
-- keep the old one, or go back to it later.

create function private.version_changes(p_from public.companion_versions, p_to public.companion_versions) returns jsonb
language sql immutable set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'field', field.key,
    'before', case when field.is_open then p_from.profile -> field.key end,
    'after', case when field.is_open then p_to.profile -> field.key end
  ) order by field.is_open desc, field.key), '[]')
  from (
    select key, true as is_open, p_from.profile -> key is distinct from p_to.profile -> key as has_changed
    from jsonb_object_keys(p_to.profile) as key
    union all
    select key, false, p_from.prompts ->> key is distinct from p_to.prompts ->> key
    from jsonb_object_keys(p_from.prompts || p_to.prompts) as key
    union all
    select 'settings', false, p_from.settings is distinct from p_to.settings
  ) as field
  where field.has_changed
);
comment on function private.version_changes(public.companion_versions, public.companion_versions) is
  'The fields in which two versions of a companion differ, by their columns; before and after where everybody who sees '
  'the companion may read them, null for prompts, models and settings.';

create function private.chat_version(p_user_id uuid, p_companion_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_newest public.companion_versions := private.newest_version(p_companion_id);
  v_mine public.companion_versions;
  v_run public.runs;
begin
  select * into v_run from public.runs r
  where r.user_id = p_user_id and r.companion_id = p_companion_id and r.status = 'open';
  if not found or not exists (
    select from private.walk_path(private.shown_head(p_user_id, p_companion_id), 1)
  ) then
    return null;
  end if;
  select * into v_mine from public.companion_versions v where v.id = v_run.version_id;
  return jsonb_build_object(
    'id', v_mine.id,
    'number', v_mine.number,
    'newest', case when v_newest.id <> v_mine.id then jsonb_build_object(
      'id', v_newest.id, 'number', v_newest.number, 'at', v_newest.created_at,
      'isOffered', v_newest.id is distinct from v_run.declined_version_id,
      'changes', private.version_changes(v_mine, v_newest)
    ) end,
    'previous', (
      select jsonb_build_object('id', v.id, 'number', v.number) from public.companion_versions v
      where v.id = v_run.previous_version_id
    )
  );
end;
$$;
comment on function private.chat_version(uuid, text) is
  'Which version of a companion speaks in a person''s chat, the newest with what changed where that is another one, and '
  'the one to go back to. null for a chat in which nothing is said: it begins with the newest.';

create function public.change_chat_version(p_user_id uuid, p_companion_id text, p_action text, p_version_id uuid)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_chat public.chats := private.lock_idle_chat(p_user_id, p_companion_id);
  v_run public.runs;
  v_newest public.companion_versions;
begin
  perform private.require_visible_companion(p_user_id, p_companion_id);
  select * into v_run from public.runs r
  where r.user_id = p_user_id and r.companion_id = p_companion_id and r.status = 'open' for no key update;
  if not found then
    raise exception 'not_found';
  end if;
  v_newest := private.newest_version(p_companion_id);
  if p_version_id is null or p_version_id is distinct from (
    case p_action when 'back' then v_run.previous_version_id else v_newest.id end
  ) then
    raise exception 'version_gone';
  end if;

  case p_action
    when 'keep' then
      update public.runs r set declined_version_id = p_version_id where r.id = v_run.id;
    when 'take' then
      if v_run.version_id <> p_version_id then
        update public.runs r
        set version_id = p_version_id, previous_version_id = r.version_id, previous_provider = r.provider,
          previous_model = r.model
        where r.id = v_run.id;
      end if;
      update public.runs r set provider = null, model = null where r.id = v_run.id;
    when 'back' then
      update public.runs r
      set version_id = p_version_id, provider = r.previous_provider, model = r.previous_model,
        previous_version_id = r.version_id, previous_provider = r.provider, previous_model = r.model,
        declined_version_id = v_newest.id
      where r.id = v_run.id;
    else
      raise exception 'invalid_input';
  end case;
  perform private.note_change(v_chat);
  return private.chat_version(p_user_id, p_companion_id);
end;
$$;
comment on function public.change_chat_version(uuid, text, text, uuid) is
  'For chat-version: take lets the newest version speak in the caller''s chat, with the model that is newest too; keep '
  'stays with the old one and offers no more; back returns to the version and model before the last change. p_version_id '
  'is the version meant. Returns chat_version. Raises unauthorized, blocked, not_found (nothing was said yet), '
  'chat_expired, turn_running, version_gone (another one is newest by now, or there is none to go back to), '
  'invalid_input (R-SELF-04).';

revoke all on function public.change_chat_version(uuid, text, text, uuid) from public, anon, authenticated;
grant execute on function public.change_chat_version(uuid, text, text, uuid) to service_role;
