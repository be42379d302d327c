-- What the chat functions call: opening, checking, activating and saving a chat (D-05). All run as service_role, take
-- the verified user id, and raise the code the page sees. Every writer locks the person's row first, then what belongs
-- to it.

create function private.interrupt_stale_turns(p_user_id uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_turn record;
  v_count integer := 0;
begin
  -- Whoever asks about their own turn waits while somebody else deals with it; the clock passes it by.
  perform from public.users u
  where u.id = p_user_id and exists (
    select from public.turns t
    where t.user_id = p_user_id and t.status = 'running' and t.updated_at < clock_timestamp() - interval '40 seconds'
  )
  for no key update;
  if p_user_id is not null and not found then
    return 0;
  end if;
  for v_turn in
    select t.id, t.user_id, t.usage_day
    from public.turns t
    join public.chats c on c.user_id = t.user_id and c.companion_id = t.companion_id
    join public.users u on u.id = t.user_id
    where t.status = 'running' and t.updated_at < clock_timestamp() - interval '40 seconds'
      and (p_user_id is null or t.user_id = p_user_id)
    order by t.updated_at for no key update of u, c, t skip locked
  loop
    update public.turns t set status = 'interrupted', finished_at = clock_timestamp() where t.id = v_turn.id;
    perform private.give_message_back(v_turn.user_id, v_turn.usage_day);
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;
comment on function private.interrupt_stale_turns(uuid) is
  'Marks running turns whose worker gave no sign for 40 s as interrupted and gives the message back (R-TURN-22). A '
  'live worker signs every 15 s at the latest.';

create function private.end_runs(p_chat public.chats, p_status text, p_ended_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.runs r set status = p_status, ended_at = p_ended_at,
    purge_at = p_ended_at + private.recently_deleted_period()
  where r.user_id = p_chat.user_id and r.companion_id = p_chat.companion_id and r.ended_at is null;
end;
$$;
comment on function private.end_runs(public.chats, text, timestamptz) is
  'Hides the visible runs of a locked chat as sealed or cleared, and sets the day they go.';

create function private.seal_chat(p_chat public.chats) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.give_message_back(t.user_id, t.usage_day, true) from public.turns t
  where t.user_id = p_chat.user_id and t.companion_id = p_chat.companion_id and t.status = 'running';
  update public.turns t set status = 'interrupted', finished_at = clock_timestamp()
  where t.user_id = p_chat.user_id and t.companion_id = p_chat.companion_id and t.status = 'running';
  perform private.end_runs(p_chat, 'sealed', p_chat.expires_at);
  update public.chats c set is_sealed = true, changed_at = clock_timestamp()
  where c.id = p_chat.id and not c.is_sealed;
end;
$$;
comment on function private.seal_chat(public.chats) is
  'Hides what was said in an expired chat of a locked person; the row stays and says that it expired. A reply that was '
  'still being written is interrupted, so its message is given back, three times a day at most (D-25, R-TURN-13).';

create function private.expire_chats() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_chat public.chats;
  v_count integer := 0;
begin
  for v_chat in
    select c.* from public.chats c join public.users u on u.id = c.user_id
    where c.expires_at <= now() and not c.is_sealed
    order by c.expires_at limit 500 for no key update of u, c skip locked
  loop
    perform private.seal_chat(v_chat);
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;
comment on function private.expire_chats() is
  'Seals chats that expired without being touched again; run each minute (R-TURN-13). Returns how many.';

create type private.opened_chat as (
  id uuid, is_saved boolean, expires_at timestamptz, created boolean, refusal text
);
comment on type private.opened_chat is
  'A chat made ready. refusal is set instead of raised where what was done (the sealing) must stay done.';

create function private.open_chat(p_user public.users, p_companion_id text, p_may_restart boolean)
returns private.opened_chat
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_chat public.chats;
  v_created boolean := false;
  v_refusal text;
begin
  perform private.interrupt_stale_turns(p_user.id);
  select * into v_chat from public.chats c
  where c.user_id = p_user.id and c.companion_id = p_companion_id for update;
  if not found then
    insert into public.chats (user_id, companion_id) values (p_user.id, p_companion_id) returning * into v_chat;
    v_created := true;
  elsif private.has_expired(v_chat) then
    perform private.seal_chat(v_chat);
    v_refusal := case
      when not p_may_restart then 'chat_expired'
      when p_user.subscription_tier = 'free' and private.messages_left(p_user.id) = 0 then 'expired_lock'
    end;
    if v_refusal is not null then
      return row (v_chat.id, false, v_chat.expires_at, false, v_refusal)::private.opened_chat;
    end if;
    update public.chats c set expires_at = null, is_sealed = false where c.id = v_chat.id returning * into v_chat;
    v_created := true;
  end if;
  return row (v_chat.id, v_chat.is_saved, v_chat.expires_at, v_created, null)::private.opened_chat;
end;
$$;
comment on function private.open_chat(public.users, text, boolean) is
  'The one chat of a locked user with a companion: made where there is none; an expired one is restarted, or refused: '
  'chat_expired where it may not be, expired_lock for a free user without messages left (R-TURN-10, R-TURN-14).';

create function public.ensure_chat(p_user_id uuid, p_companion_id text)
returns table (
  chat_id uuid, is_saved boolean, expires_at timestamptz, created boolean, running_turn_id uuid, refusal text,
  version jsonb
)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_chat private.opened_chat;
begin
  v_user := private.lock_active_user(p_user_id);
  perform private.require_visible_companion(p_user_id, p_companion_id);
  v_chat := private.open_chat(v_user, p_companion_id, true);
  return query select v_chat.id, v_chat.is_saved, v_chat.expires_at, v_chat.created,
    (
      select t.id from public.turns t
      where t.user_id = p_user_id and t.companion_id = p_companion_id and t.status = 'running'
    ),
    v_chat.refusal,
    private.chat_version(p_user_id, p_companion_id);
end;
$$;
comment on function public.ensure_chat(uuid, text) is
  'For chat-ensure. refusal is null or expired_lock; version as private.chat_version has it. Raises unauthorized, '
  'blocked, not_found (R-API-11).';

create function private.require_own_chat(p_user_id uuid, p_chat_id uuid) returns public.chats
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_chat public.chats;
begin
  perform private.lock_active_user(p_user_id);
  select * into v_chat from public.chats c where c.id = p_chat_id and c.user_id = p_user_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if private.has_expired(v_chat) then
    perform private.seal_chat(v_chat);
  end if;
  return v_chat;
end;
$$;
comment on function private.require_own_chat(uuid, uuid) is
  'The person''s own chat, locked, sealed if it has expired; not_found alike for foreign and unknown ids.';

create function public.read_chat(p_user_id uuid, p_chat_id uuid)
returns table (is_saved boolean, expires_at timestamptz, expired boolean)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_chat public.chats := private.require_own_chat(p_user_id, p_chat_id);
begin
  return query select v_chat.is_saved, v_chat.expires_at, private.has_expired(v_chat);
end;
$$;
comment on function public.read_chat(uuid, uuid) is
  'For chat-health. Raises unauthorized, blocked, not_found (R-API-12).';

create function public.activate_chat(p_user_id uuid, p_chat_id uuid) returns timestamptz
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_chat public.chats := private.require_own_chat(p_user_id, p_chat_id);
begin
  if private.has_expired(v_chat) then
    raise exception 'chat_expired' using detail = private.expired_detail(p_user_id);
  end if;
  if v_chat.is_saved or v_chat.expires_at is not null then
    return v_chat.expires_at;
  end if;
  update public.chats c set expires_at = private.temporary_chat_end(p_user_id)
  where c.id = p_chat_id returning c.expires_at into v_chat.expires_at;
  return v_chat.expires_at;
end;
$$;
comment on function public.activate_chat(uuid, uuid) is
  'For chat-activate: starts a temporary chat''s time once and never extends it; null for a saved chat. Raises '
  'chat_expired, not_found, blocked, unauthorized (R-API-13, R-TURN-11).';

create function private.expired_detail(p_user_id uuid) returns text
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object('minutes', p.temporary_chat_minutes)::text
  from public.users u join public.plans p on p.tier = u.subscription_tier where u.id = p_user_id
);
comment on function private.expired_detail(uuid) is 'What fills the text of chat_expired (R-CHAT-18).';

create function public.set_chat_saved(p_user_id uuid, p_chat_id uuid, p_saved boolean) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_companion_id text;
begin
  perform private.lock_active_user(p_user_id);
  select c.companion_id into v_companion_id from public.chats c where c.id = p_chat_id and c.user_id = p_user_id;
  if not found then
    raise exception 'not_found';
  end if;
  if p_saved then
    insert into public.user_favorites (user_id, companion_id) values (p_user_id, v_companion_id) on conflict do nothing;
  else
    delete from public.user_favorites f where f.user_id = p_user_id and f.companion_id = v_companion_id;
  end if;
end;
$$;
comment on function public.set_chat_saved(uuid, uuid, boolean) is
  'For chat-favorite: saving makes the companion a favorite and the reverse, because they are one thing (D-05). Raises '
  'limit_saved_zero, limit_reached, not_found, blocked, unauthorized (R-API-14).';

revoke all on function public.ensure_chat(uuid, text), public.read_chat(uuid, uuid), public.activate_chat(uuid, uuid),
  public.set_chat_saved(uuid, uuid, boolean) from public, anon, authenticated;
grant execute on function public.ensure_chat(uuid, text), public.read_chat(uuid, uuid),
  public.activate_chat(uuid, uuid),
  public.set_chat_saved(uuid, uuid, boolean) to service_role;
