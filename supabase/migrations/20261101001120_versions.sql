-- Showing another version and editing without a reply (D-26): free, and refused while a reply is being written.

create function private.lock_idle_chat(p_user_id uuid, p_companion_id text) returns public.chats
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_chat public.chats;
begin
  perform private.lock_active_user(p_user_id);
  perform private.interrupt_stale_turns(p_user_id);
  select * into v_chat from public.chats c
  where c.user_id = p_user_id and c.companion_id = p_companion_id for no key update;
  if not found then
    raise exception 'not_found';
  end if;
  if private.has_expired(v_chat) then
    raise exception 'chat_expired' using detail = private.expired_detail(p_user_id);
  end if;
  if exists (
    select 1 from public.turns t
    where t.user_id = p_user_id and t.companion_id = p_companion_id and t.status = 'running'
  ) then
    raise exception 'turn_running';
  end if;
  return v_chat;
end;
$$;
comment on function private.lock_idle_chat(uuid, text) is
  'The person''s own chat, locked, in which no reply is being written. Raises unauthorized, blocked, not_found, '
  'chat_expired, turn_running.';

create function private.note_change(p_chat public.chats) returns void
language sql volatile security definer set search_path = ''
begin atomic
  update public.chats c set changed_at = clock_timestamp() where c.id = p_chat.id;
end;
comment on function private.note_change(public.chats) is
  'Marks a locked chat as changed, which notifies the person''s other pages.';

create function public.show_version(p_user_id uuid, p_chat_id uuid, p_message_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_chat public.chats;
  v_message public.messages;
begin
  select * into v_chat from public.chats c where c.id = p_chat_id and c.user_id = p_user_id;
  v_chat := private.lock_idle_chat(p_user_id, v_chat.companion_id);
  select m.* into v_message from public.messages m join public.runs r on r.id = m.run_id and r.ended_at is null
  where m.id = p_message_id and m.user_id = p_user_id and m.companion_id = v_chat.companion_id
    and m.deleted_at is null;
  if v_message.id is null or not private.show_message(v_message) then
    raise exception 'not_found';
  end if;
  perform private.note_change(v_chat);
end;
$$;
comment on function public.show_version(uuid, uuid, uuid) is
  'For chat-path: shows a version of a message whose place is on the shown path, with what followed it when it was last '
  'shown. Raises not_found, chat_expired, turn_running, unauthorized, blocked (R-KEEP-01).';

create function public.edit_message(
  p_user_id uuid, p_companion_id text, p_message_id uuid, p_target uuid, p_text text
) returns uuid
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_chat public.chats := private.lock_idle_chat(p_user_id, p_companion_id);
  v_target public.messages;
  v_message public.messages;
begin
  perform private.require_chat_consent(p_user_id);
  perform private.require_no_pause(p_user_id);
  select m.* into v_target from public.messages m
  where m.id = p_target and m.user_id = p_user_id and m.companion_id = p_companion_id and m.deleted_at is null;
  select m.* into v_message from public.messages m
  where m.place_id = v_target.place_id and m.client_message_id = p_message_id;
  if found then
    return v_message.id;
  end if;
  if not private.is_shown(v_target) then
    raise exception 'not_found';
  end if;
  perform private.take_attempt(p_user_id, 'edit_message', 300, interval '1 day');
  insert into public.messages (
    user_id, companion_id, run_id, parent_id, client_message_id, message_type, message_text, is_edited, is_greeting,
    created_at
  )
  values (
    p_user_id, p_companion_id, v_target.run_id, v_target.parent_id, p_message_id, v_target.message_type, p_text,
    v_target.message_type = 'ai', v_target.is_greeting, private.next_message_time(p_user_id, p_companion_id)
  )
  returning * into v_message;
  perform private.show_message(v_message);
  perform private.wait_to_be_read(v_message.id);
  perform private.note_change(v_chat);
  return v_message.id;
end;
$$;
comment on function public.edit_message(uuid, text, uuid, uuid, text) is
  'For chat-send: stores p_text as a new version of a message on the shown path and shows it, without a reply and '
  'without a cost; the companion''s words are marked as edited. Returns its id; the same p_message_id again returns the '
  'same one. Raises consent_required, paused, not_found, chat_expired, turn_running, unauthorized, blocked, and '
  'too_many_requests after 300 a day (R-KEEP-02, R-KEEP-06, R-PROD-20).';

revoke all on function public.show_version(uuid, uuid, uuid), public.edit_message(uuid, text, uuid, uuid, text)
  from public, anon, authenticated;
grant execute on function public.show_version(uuid, uuid, uuid), public.edit_message(uuid, text, uuid, uuid, text)
  to service_role;
