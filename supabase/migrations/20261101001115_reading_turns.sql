-- For whoever looks on at a turn (D-06): stop_turn, read_turn and find_running_turn.

create function private.own_turn(p_user_id uuid, p_turn_id uuid) returns public.turns
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_turn public.turns;
begin
  perform private.interrupt_stale_turns(p_user_id);
  select t.* into v_turn from public.turns t
  join public.chats c on c.user_id = t.user_id and c.companion_id = t.companion_id
  join public.runs r on r.id = t.run_id
  where t.id = p_turn_id and t.user_id = p_user_id and not private.has_expired(c) and r.ended_at is null;
  if not found then
    raise exception 'not_found';
  end if;
  return v_turn;
end;
$$;
comment on function private.own_turn(uuid, uuid) is
  'The person''s own turn; not_found alike for foreign and unknown ones, and for those of an expired or a cleared chat.';

create function public.stop_turn(p_user_id uuid, p_turn_id uuid) returns public.turn_state
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_turn public.turns;
begin
  perform private.lock_active_user(p_user_id);
  v_turn := private.own_turn(p_user_id, p_turn_id);
  if v_turn.status = 'running' then
    v_turn := private.store_reply(private.lock_turn(p_turn_id), 'stopped', v_turn.reply_text);
  end if;
  return private.turn_state(v_turn);
end;
$$;
comment on function public.stop_turn(uuid, uuid) is
  'For chat-stop: ends a running turn and keeps its text so far; a turn already ended is returned as it is. Raises '
  'not_found, blocked, unauthorized (R-TURN-20).';

create function public.read_turn(p_user_id uuid, p_turn_id uuid) returns public.turn_state
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_turn public.turns;
begin
  perform private.require_active_user(p_user_id);
  v_turn := private.own_turn(p_user_id, p_turn_id);
  -- A statement of its own: in the same one it would not see the reply of a turn that ends meanwhile.
  return private.turn_state(v_turn);
end;
$$;
comment on function public.read_turn(uuid, uuid) is
  'For chat-turn: the current state of a turn. Raises not_found, blocked, unauthorized (R-TURN-19).';

create function public.find_running_turn(p_user_id uuid, p_companion_id text) returns public.turn_state
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_turn_id uuid;
begin
  perform private.require_active_user(p_user_id);
  perform private.interrupt_stale_turns(p_user_id);
  select t.id into v_turn_id from public.turns t
  where t.user_id = p_user_id and t.companion_id = p_companion_id and t.status = 'running';
  if not found then
    return null; -- returned, not raised, so that an interruption made on the way stays done
  end if;
  return public.read_turn(p_user_id, v_turn_id);
end;
$$;
comment on function public.find_running_turn(uuid, text) is
  'For chat-turn by companion: the running turn, null when there is none (D-19). Raises unauthorized, blocked.';

revoke all on function public.stop_turn(uuid, uuid), public.read_turn(uuid, uuid),
  public.find_running_turn(uuid, text) from public, anon, authenticated;
grant execute on function public.stop_turn(uuid, uuid), public.read_turn(uuid, uuid),
  public.find_running_turn(uuid, text) to service_role;
