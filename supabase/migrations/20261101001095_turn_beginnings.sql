-- The steps of begin_turn: what a turn makes a version of, the turn itself, and what the person says in it (D-26,
-- D-33).

create function private.turn_target(p_user_id uuid, p_companion_id text, p_mode text, p_target uuid)
returns public.messages
language plpgsql stable security definer set search_path = '' as $$
declare
  v_target public.messages;
begin
  select * into v_target from public.messages m
  where m.id = p_target and m.user_id = p_user_id and m.companion_id = p_companion_id and m.deleted_at is null
    and m.message_type = case p_mode when 'edit' then 'user' else 'ai' end
    and (p_mode = 'edit' or exists (
      select 1 from public.messages asked
      where asked.id = m.parent_id and asked.message_type = 'user' and asked.deleted_at is null
    ));
  if private.is_shown(v_target) then
    return v_target;
  end if;
  return null;
end;
$$;
comment on function private.turn_target(uuid, text, text, uuid) is
  'The message on the shown path that a turn makes a version of: the person''s own to edit, the companion''s reply to a '
  'message that is still there for another one or its continuation. null when there is no such message.';

create function private.message_id_without_one(
  p_user_id uuid, p_companion_id text, p_digest bytea
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  return coalesce((
    select t.client_message_id from public.turns t
    where t.user_id = p_user_id and t.companion_id = p_companion_id and t.text_digest = p_digest
      and (t.status = 'running' or t.finished_at > now() - interval '10 seconds')
    order by t.started_at desc limit 1
  ), gen_random_uuid());
end;
$$;
comment on function private.message_id_without_one(uuid, text, bytea) is
  'The id of a message that came without one: that of the same text while its turn runs and for 10 seconds after, else '
  'a new one (D-33).';

create function private.start_turn(
  p_user_id uuid, p_companion_id text, p_failed public.turns, p_message_id uuid, p_digest bytea
) returns public.turns
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_turn public.turns;
begin
  if p_failed.id is not null then
    if exists (select 1 from public.runs r where r.id = p_failed.run_id and r.ended_at is null) then
      update public.turns t
      set status = 'running', call_id = gen_random_uuid(), reply_text = '', failure = null,
          usage_day = private.usage_day(), started_at = now(), updated_at = clock_timestamp(), finished_at = null
      where t.id = p_failed.id returning * into v_turn;
      return v_turn;
    end if;
    -- Sent again after its run has ended: what was said there stays there.
    update public.turns t set client_message_id = gen_random_uuid() where t.id = p_failed.id;
  end if;
  insert into public.turns (user_id, companion_id, run_id, parent_id, client_message_id, text_digest, usage_day)
  values (
    p_user_id, p_companion_id, (private.open_run(p_user_id, p_companion_id)).id, gen_random_uuid(), p_message_id,
    p_digest, private.usage_day()
  )
  returning * into v_turn;
  return v_turn;
end;
$$;
comment on function private.start_turn(uuid, text, public.turns, uuid, bytea) is
  'The running turn of a message id in the open run of a locked chat: a new one, whose parent_id is the id that its '
  'question will have, or the failed one once more.';

create function private.store_greeting(p_turn public.turns) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_message public.messages;
  v_head uuid := private.shown_head(p_turn.user_id, p_turn.companion_id);
begin
  -- Mostly the last message is there; a path is walked only behind a deleted one.
  if exists (select from public.messages m where m.id = v_head and m.deleted_at is null)
    or exists (select from private.walk_path(v_head, 1)) then
    return;
  end if;
  insert into public.messages (
    user_id, companion_id, run_id, parent_id, message_type, message_text, is_greeting, created_at
  )
  select p_turn.user_id, p_turn.companion_id, r.id, r.head_id, 'ai', v.profile ->> 'greeting', true,
    private.next_message_time(p_turn.user_id, p_turn.companion_id)
  from public.runs r join public.companion_versions v on v.id = r.version_id
  where r.id = p_turn.run_id and v.profile ->> 'greeting' is not null
  returning * into v_message;
  if found then
    perform private.show_message(v_message);
  end if;
end;
$$;
comment on function private.store_greeting(public.turns) is
  'Puts what the companion says first into a chat that shows nothing yet, before the person''s first message, if the '
  'companion has a greeting (D-22, R-FIRST-03).';

create function private.store_question(p_turn public.turns, p_text text, p_edited public.messages)
returns public.turns
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_message public.messages;
  v_turn public.turns;
begin
  update public.messages m set deleted_at = null where m.turn_id = p_turn.id and m.message_type = 'user'
  returning * into v_message;
  if not found then
    if p_edited.id is null then
      perform private.store_greeting(p_turn);
    end if;
    insert into public.messages (
      id, user_id, companion_id, run_id, parent_id, turn_id, client_message_id, message_type, message_text, created_at
    )
    values (
      p_turn.parent_id, p_turn.user_id, p_turn.companion_id, coalesce(p_edited.run_id, p_turn.run_id),
      case when p_edited.id is null then (select r.head_id from public.runs r where r.id = p_turn.run_id)
        else p_edited.parent_id end,
      p_turn.id, p_turn.client_message_id, 'user', p_text,
      private.next_message_time(p_turn.user_id, p_turn.companion_id)
    )
    returning * into v_message;
  end if;
  perform private.show_message(v_message);
  if (v_message.id, v_message.run_id) = (p_turn.parent_id, p_turn.run_id) then
    return p_turn;
  end if;
  update public.turns t set parent_id = v_message.id, run_id = v_message.run_id where t.id = p_turn.id
  returning * into v_turn;
  return v_turn;
end;
$$;
comment on function private.store_question(public.turns, text, public.messages) is
  'Stores and shows what the person said in a turn, at the end of the path (after the greeting where it is the first) or '
  'as a version of p_edited; once, however often the turn runs.';
