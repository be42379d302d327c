-- The beginning of a turn (D-06): the one round trip before the model is called (R-TURN-23). It checks everything,
-- counts the message, stores it and returns what the prompt is made of.

create function private.active_chats(p_user_id uuid) returns table (companion_id text, place bigint)
language plpgsql stable security definer rows 10 set search_path = '' as $$
begin
  return query
  select c.companion_id, row_number() over (order by latest.started_at desc nulls last, c.companion_id)
  from public.chats c
  join public.companions k on k.id = c.companion_id and not private.is_retired(k)
  left join lateral (
    select t.status, t.started_at from public.turns t
    where t.user_id = c.user_id and t.companion_id = c.companion_id
    order by t.started_at desc limit 1
  ) latest on true
  where c.user_id = p_user_id and (c.expires_at is null or c.expires_at > now())
    and (
      latest.status = 'running'
      or private.is_begun(private.shown_head(c.user_id, c.companion_id))
    );
end;
$$;
comment on function private.active_chats(uuid) is
  'A person''s unexpired chats of two or more messages (is_begun), and those in which a reply is being written, '
  'but not with companions that have retired; place 1 is the one used last (D-05, D-22, D-33).';

create type public.begun_turn as (
  outcome text, refusal text, refusal_values json, turn_id uuid, chat_id uuid, status text, reply_text text,
  reply_id uuid, remaining integer, resets_at timestamptz, expires_at timestamptz, message_id uuid, continued_text text,
  context json, history json, receipt jsonb, care_topic text, care_level smallint
);
comment on type public.begun_turn is
  'outcome: started (call the model), existing (the same message was sent before), caught (help lines alone: the turn '
  'has ended, or is null where the words could not be kept) or refused (with refusal and its '
  'values). message_id: the message that is answered. continued_text: the words that the reply goes on from. receipt: '
  'see turns.';

create function private.refuse_turn(p_user_id uuid, p_refusal text, p_values json default '{}')
returns public.begun_turn
language sql stable security definer set search_path = ''
return row (
  'refused', p_refusal, p_values, null, null, null, null, null,
  private.messages_left(p_user_id), private.usage_resets_at(), null, null, null, null, null, null, null, null
)::public.begun_turn;
comment on function private.refuse_turn(uuid, text, json) is
  'A refusal that is returned, not raised, so that purges and refunds made on the way stay done.';

create function private.continued_text(p_turn public.turns) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_turn.continues_id is null then
    return null;
  end if;
  return (select m.message_text from public.messages m where m.id = p_turn.continues_id);
end;
$$;
comment on function private.continued_text(public.turns) is
  'The words of the companion that a turn goes on from; null for a turn that begins anew.';

create function private.existing_turn(p_turn public.turns, p_chat_id uuid) returns public.begun_turn
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select row (
      'existing', null, null, p_turn.id, p_chat_id, p_turn.status,
      case when r.ended_at is null then coalesce(m.message_text, p_turn.reply_text) else '' end, m.id,
      private.messages_left(p_turn.user_id), private.usage_resets_at(), c.expires_at, p_turn.parent_id,
      private.continued_text(p_turn), null, null, p_turn.receipt, p_turn.care_topic, p_turn.care_level
    )::public.begun_turn
    from public.chats c
    join public.runs r on r.id = p_turn.run_id
    left join public.messages m on m.turn_id = p_turn.id and m.message_type = 'ai' and m.deleted_at is null
      and r.ended_at is null
    where c.id = p_chat_id
  );
end;
$$;
comment on function private.existing_turn(public.turns, uuid) is
  'What is returned for a message that was sent before: the current state of its turn (R-TURN-17), without words where '
  'its chat has expired or was cleared since.';

create function public.begin_turn(
  p_user_id uuid, p_companion_id text, p_message_id uuid, p_text text, p_mode text default 'send',
  p_target uuid default null, p_without uuid[] default null, p_care jsonb default null
)
returns public.begun_turn
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_plan public.plans;
  v_chat private.opened_chat;
  v_turn public.turns;
  v_digest bytea := sha256(convert_to(
    case p_mode when 'send' then p_text else concat_ws(' ', p_mode, p_target, p_text, p_without) end, 'UTF8'
  ));
  v_message_id uuid;
  v_target public.messages;
  v_used integer;
  v_active bigint;
  v_place bigint;
  v_wait integer;
  v_memory jsonb;
begin
  v_user := private.lock_active_user(p_user_id);
  if private.is_answered_by_help(p_user_id, p_care) then
    return private.begin_caught_turn(v_user, p_companion_id, p_message_id, v_digest, p_text, p_mode, p_target, p_care);
  end if;
  if v_user.age_confirmed_at is null then
    raise exception 'age_required';
  end if;
  perform private.require_chat_consent(p_user_id);
  perform private.require_no_pause(p_user_id);
  if private.is_retired(private.require_visible_companion(p_user_id, p_companion_id)) then
    raise exception 'companion_retired';
  end if;
  select * into v_plan from public.plans p where p.tier = v_user.subscription_tier;

  -- On an expired chat a free user may go on, which starts it afresh; everyone else reloads first (D-18.1).
  v_chat := private.open_chat(v_user, p_companion_id, v_user.subscription_tier = 'free');
  if v_chat.refusal is not null then
    return private.refuse_turn(
      p_user_id, v_chat.refusal, json_build_object('minutes', v_plan.temporary_chat_minutes)
    );
  end if;

  v_message_id := coalesce(p_message_id, private.message_id_without_one(p_user_id, p_companion_id, v_digest));
  select * into v_turn from public.turns t where t.user_id = p_user_id and t.client_message_id = v_message_id;
  if v_turn.companion_id <> p_companion_id or v_turn.text_digest <> v_digest then
    raise exception 'message_id_reused';
  end if;
  if v_turn.status in ('running', 'done', 'stopped') then
    return private.existing_turn(v_turn, v_chat.id);
  end if;
  if exists (
    select 1 from public.turns t
    where t.user_id = p_user_id and t.companion_id = p_companion_id and t.status = 'running'
  ) then
    return private.refuse_turn(p_user_id, 'turn_running');
  end if;
  -- What was edited before a failure is there already.
  if p_mode <> 'send' and not exists (
    select 1 from public.messages m where m.turn_id = v_turn.id and m.message_type = 'user'
  ) then
    v_target := private.turn_target(p_user_id, p_companion_id, p_mode, p_target);
    if v_target.id is null then
      return private.refuse_turn(p_user_id, 'not_found');
    end if;
  end if;
  if v_plan.active_chats is not null then
    select count(*), max(a.place) filter (where a.companion_id = p_companion_id) into v_active, v_place
    from private.active_chats(p_user_id) a;
  end if;
  -- After a downgrade the chats used last go on, as many as the plan has; the others wait until one of them ends
  -- (D-33).
  if coalesce(v_place, v_active + 1) > v_plan.active_chats then
    return private.refuse_turn(
      p_user_id, 'active_chat_limit', json_build_object('used', v_active, 'limit', v_plan.active_chats)
    );
  end if;
  if v_plan.price_gbp = 0 and private.are_free_chats_paused() then
    return private.refuse_turn(p_user_id, 'free_chats_paused');
  end if;
  v_used := private.take_message(p_user_id, v_plan.messages_per_day);
  if v_used is null then
    return private.refuse_turn(p_user_id, 'message_limit_reached');
  end if;
  v_wait := private.take_turn_start(p_user_id);
  if v_wait is not null then
    perform private.give_message_back(p_user_id, private.usage_day());
    return private.refuse_turn(p_user_id, 'too_many_requests', json_build_object('retryAfter', v_wait));
  end if;

  v_turn := private.start_turn(v_user.id, p_companion_id, v_turn, v_message_id, v_digest);
  if p_mode in ('again', 'continue') then
    update public.turns t set run_id = v_target.run_id, parent_id = v_target.parent_id,
      continues_id = case when p_mode = 'continue' then v_target.id end
    where t.id = v_turn.id returning * into v_turn;
  else
    v_turn := private.store_question(v_turn, p_text, v_target);
  end if;
  if not v_chat.is_saved and v_chat.expires_at is null then
    update public.chats c set expires_at = private.temporary_chat_end(p_user_id)
    where c.id = v_chat.id returning c.expires_at into v_chat.expires_at;
  end if;

  if p_care is not null then
    v_turn := private.note_care(v_turn, p_care);
  end if;
  v_memory := private.turn_memory(v_turn, p_without, p_target);

  return row (
    'started', null, null, v_turn.id, v_chat.id, v_turn.status, '', null,
    v_plan.messages_per_day - v_used, private.usage_resets_at(), v_chat.expires_at,
    v_turn.parent_id, private.continued_text(v_turn),
    private.turn_context(v_user, p_companion_id, v_turn.run_id, v_memory, private.turn_care(v_turn)),
    private.turn_history(v_turn.parent_id, private.continued_text(v_turn)),
    private.keep_receipt(v_turn, v_memory), v_turn.care_topic, v_turn.care_level
  )::public.begun_turn;
end;
$$;
comment on function public.begin_turn(uuid, text, uuid, text, text, uuid, uuid[], jsonb) is
  'For chat-send, before the model: checks person, age, companion, chat, limits; counts the message; stores it; '
  'returns the prompt''s parts. The same message id is the same turn; after a failure it runs again. A null one is '
  'that of the same text said a moment ago, else a new one. Modes (D-26): send says p_text at the end of the shown '
  'path; edit says it as a new version of the person''s message p_target; again asks for another version of the '
  'companion''s message p_target, and continue for one that goes on from its words: nothing new is said, p_text is '
  'null, and what is shown stays until the reply is stored. p_without: the memories that another version does without '
  '(D-34). p_care: what the rules found in p_text (see note_care); at level 2 and 3 the outcome is caught. '
  'Raises unauthorized, blocked, age_required, '
  'consent_required, paused, not_found, companion_retired, message_id_reused; returns chat_expired, expired_lock, turn_running, not_found (no such '
  'p_target on the shown path), active_chat_limit, free_chats_paused, message_limit_reached, too_many_requests (with retryAfter) as '
  'refusal.';

revoke all on function public.begin_turn(uuid, text, uuid, text, text, uuid, uuid[], jsonb)
  from public, anon, authenticated;
grant execute on function public.begin_turn(uuid, text, uuid, text, text, uuid, uuid[], jsonb) to service_role;
