-- 'Recently deleted' (D-25): what a person deleted or cleared, and chats that expired, for seven days. Undo brings the
-- first two back; only saving the companion brings back the last. 'Delete for good' and the nightly job remove rows.

create function public.clear_chat(p_user_id uuid, p_companion_id text) returns uuid
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_chat public.chats;
  v_run_id uuid;
begin
  perform private.lock_active_user(p_user_id);
  select * into v_chat from public.chats c
  where c.user_id = p_user_id and c.companion_id = p_companion_id for no key update;
  if private.has_expired(v_chat) then
    perform private.seal_chat(v_chat);
    return null;
  end if;
  perform private.store_reply(t, 'stopped', t.reply_text) from public.turns t
  where t.user_id = p_user_id and t.companion_id = p_companion_id and t.status = 'running';
  select r.id into v_run_id from public.runs r
  where r.user_id = p_user_id and r.companion_id = p_companion_id and r.status = 'open';
  perform private.end_runs(v_chat, 'cleared', clock_timestamp());
  perform private.note_change(v_chat);
  return v_run_id;
end;
$$;
comment on function public.clear_chat(uuid, text) is
  'For chat-clear: empties the person''s chat at once; a reply that is being written stops. Returns what restore_deleted '
  'takes to undo it, null when there was nothing to clear. Raises unauthorized, blocked (R-KEEP-11).';

create function private.require_room(p_user_id uuid, p_companion_id text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_limit integer;
  v_active bigint;
  v_is_active boolean;
begin
  select p.active_chats into v_limit
  from public.users u join public.plans p on p.tier = u.subscription_tier where u.id = p_user_id;
  select count(*), coalesce(bool_or(a.companion_id = p_companion_id), false) into v_active, v_is_active
  from private.active_chats(p_user_id) a;
  if v_active >= v_limit and not v_is_active then
    raise exception 'active_chat_limit'
      using detail = jsonb_build_object('used', v_active, 'limit', v_limit)::text;
  end if;
end;
$$;
comment on function private.require_room(uuid, text) is
  'Raises active_chat_limit where a chat with this companion could not be begun either.';

create function private.count_hidden_paths(p_message public.messages) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  with recursive above as (
    select m.id, m.parent_id from public.messages m where m.id = p_message.id
    union all
    select m.id, m.parent_id from above a join public.messages m on m.id = a.parent_id
  )
  update public.messages v set hidden_messages = (
    with recursive path as (
      select m.id, m.parent_id, m.deleted_at from public.messages m where m.id = v.hidden_head_id
      union all
      select m.id, m.parent_id, m.deleted_at from path p join public.messages m on m.id = p.parent_id
      where p.id <> v.id
    )
    select count(*) from path p where p.deleted_at is null
  )
  where v.id in (select a.id from above a) and v.hidden_head_id is not null;
end;
$$;
comment on function private.count_hidden_paths(public.messages) is
  'Counts the hidden paths above a message again, which it has come back to.';

create function private.restore_message(p_user_id uuid, p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_message public.messages;
begin
  select m.* into v_message from public.messages m join public.runs r on r.id = m.run_id and r.ended_at is null
  where m.id = p_id and m.user_id = p_user_id and m.deleted_at > now() - private.recently_deleted_period();
  if not found then
    return null;
  end if;
  perform private.note_change(private.lock_idle_chat(p_user_id, v_message.companion_id));
  perform private.require_room(p_user_id, v_message.companion_id);
  update public.messages m set deleted_at = null where m.id = p_id returning * into v_message;
  perform private.show_message(v_message);
  perform private.count_hidden_paths(v_message);
  return v_message.companion_id;
end;
$$;
comment on function private.restore_message(uuid, uuid) is
  'Brings a deleted message back in its place, shown where its place is shown; null when there is none of this id.';

create function public.restore_deleted(p_user_id uuid, p_id uuid) returns text
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_companion_id text;
  v_ended_at timestamptz;
begin
  perform private.lock_active_user(p_user_id);
  perform private.require_chat_consent(p_user_id);
  v_companion_id := private.restore_message(p_user_id, p_id);
  if v_companion_id is not null then
    return v_companion_id;
  end if;
  select r.companion_id, r.ended_at into v_companion_id, v_ended_at from public.runs r
  where r.id = p_id and r.user_id = p_user_id and r.status = 'cleared' and r.purge_at > now();
  if not found then
    raise exception 'not_found';
  end if;
  perform private.note_change(private.lock_idle_chat(p_user_id, v_companion_id));
  perform private.require_room(p_user_id, v_companion_id);
  perform private.restore_runs(p_user_id, v_companion_id, 'cleared', v_ended_at);
  return v_companion_id;
end;
$$;
comment on function public.restore_deleted(uuid, uuid) is
  'For chat-restore: brings a deleted message or a cleared chat back in its place and returns the companion. Raises '
  'consent_required, not_found (a sealed chat too), active_chat_limit, chat_expired, turn_running, unauthorized, blocked '
  '(R-KEEP-09).';

create function public.purge_deleted(p_user_id uuid, p_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_run public.runs;
  v_message public.messages;
begin
  perform private.lock_active_user(p_user_id);
  perform private.interrupt_stale_turns(p_user_id);
  perform private.seal_chat(c) from public.chats c
  where c.user_id = p_user_id and c.expires_at <= now() and not c.is_sealed;
  select * into v_message from public.messages m
  where m.id = p_id and m.user_id = p_user_id and m.deleted_at is not null;
  select * into v_run from public.runs r
  where r.user_id = p_user_id and r.id = coalesce(v_message.run_id, p_id)
    and (v_message.id is not null or r.ended_at is not null);
  if not found then
    raise exception 'not_found';
  end if;
  perform 1 from public.chats c where c.user_id = p_user_id and c.companion_id = v_run.companion_id for no key update;
  if v_message.id is null then
    delete from public.runs r
    where r.user_id = p_user_id and r.companion_id = v_run.companion_id and r.status = v_run.status
      and r.ended_at = v_run.ended_at;
  elsif exists (select 1 from public.turns t where t.run_id = v_run.id and t.status = 'running') then
    raise exception 'turn_running';
  else
    perform private.remove_message(v_message);
  end if;
end;
$$;
comment on function public.purge_deleted(uuid, uuid) is
  'For chat-purge: removes a deleted message, a cleared or a sealed chat for good. Raises not_found, turn_running, '
  'unauthorized, blocked (R-KEEP-09).';

create function private.purge_recently_deleted() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_chat record;
begin
  for v_chat in
    select c.user_id, c.companion_id from public.chats c join public.users u on u.id = c.user_id
    where (c.user_id, c.companion_id) in (
      select r.user_id, r.companion_id from public.runs r where r.purge_at <= now()
      union
      select m.user_id, m.companion_id from public.messages m
      where m.deleted_at <= now() - private.recently_deleted_period()
    ) and not exists (
      select 1 from public.turns t
      where t.user_id = c.user_id and t.companion_id = c.companion_id and t.status = 'running'
    )
    order by c.user_id, c.companion_id for no key update of u, c skip locked
  loop
    delete from public.runs r
    where r.user_id = v_chat.user_id and r.companion_id = v_chat.companion_id and r.purge_at <= now();
    perform private.remove_expired_messages(v_chat.user_id, v_chat.companion_id);
  end loop;
end;
$$;
comment on function private.purge_recently_deleted() is
  'Removes what has been in ''Recently deleted'' for seven days; run every night. A chat in which a reply is being '
  'written waits for the next night.';

create function private.remove_expired_messages(p_user_id uuid, p_companion_id text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
  v_message public.messages;
begin
  for v_id in
    select m.id from public.messages m
    where m.user_id = p_user_id and m.companion_id = p_companion_id
      and m.deleted_at <= now() - private.recently_deleted_period()
  loop
    -- Read again each time: removing one message changes its neighbors.
    select * into v_message from public.messages m where m.id = v_id;
    perform private.remove_message(v_message);
  end loop;
end;
$$;
comment on function private.remove_expired_messages(uuid, text) is
  'Removes the messages of a locked chat that were deleted more than seven days ago.';

revoke all on function public.clear_chat(uuid, text), public.restore_deleted(uuid, uuid),
  public.purge_deleted(uuid, uuid) from public, anon, authenticated;
grant execute on function public.clear_chat(uuid, text), public.restore_deleted(uuid, uuid),
  public.purge_deleted(uuid, uuid) to service_role;
