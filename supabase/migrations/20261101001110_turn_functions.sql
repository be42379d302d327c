-- The rest of a turn's life (D-06): save_turn_progress while the model speaks, finish_turn after it. One database round
-- trip after the model (R-TURN-23).

create function private.lock_turn(p_turn_id uuid) returns public.turns
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_turn public.turns;
begin
  select t.* into v_turn
  from public.turns t
  join public.chats c on c.user_id = t.user_id and c.companion_id = t.companion_id
  join public.users u on u.id = t.user_id
  where t.id = p_turn_id
  for no key update of u, c, t;
  return v_turn;
end;
$$;
comment on function private.lock_turn(uuid) is
  'The current state of a turn, with its person, its chat and itself locked in this order until the end of the '
  'transaction; '
  'all null when it is gone.';

create function public.save_turn_progress(p_turn_id uuid, p_reply_text text) returns text
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_turn public.turns := private.lock_turn(p_turn_id);
begin
  if v_turn.status = 'running' then
    update public.turns t set reply_text = p_reply_text, updated_at = clock_timestamp() where t.id = p_turn_id;
  end if;
  return v_turn.status;
end;
$$;
comment on function public.save_turn_progress(uuid, text) is
  'The worker''s heartbeat: keeps the reply so far and returns the turn''s status, null when it is gone. Not running '
  'means: stop working (R-TURN-19, R-TURN-20).';

create type public.turn_state as (
  turn_id uuid, chat_id uuid, status text, reply_text text, reply_id uuid, remaining integer, resets_at timestamptz,
  expires_at timestamptz, failure text, message_id uuid, continued_text text, receipt jsonb,
  care_topic text, care_level smallint
);
comment on type public.turn_state is
  'A turn as the page needs it: the reply so far or whole, what is left today, why it failed if it did, the message that '
  'is answered, the words that the reply goes on from if it continues some, its receipt, and what help was shown for.';

create function private.turn_state(p_turn public.turns) returns public.turn_state
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select row (
      p_turn.id, c.id, p_turn.status, coalesce(m.message_text, p_turn.reply_text), m.id,
      private.messages_left(p_turn.user_id), private.usage_resets_at(), c.expires_at,
      case when p_turn.status = 'failed' then p_turn.failure end, p_turn.parent_id, private.continued_text(p_turn),
      p_turn.receipt, p_turn.care_topic, p_turn.care_level
    )::public.turn_state
    from public.chats c
    left join public.messages m on m.turn_id = p_turn.id and m.message_type = 'ai' and m.deleted_at is null
    where c.user_id = p_turn.user_id and c.companion_id = p_turn.companion_id
  );
end;
$$;
comment on function private.turn_state(public.turns) is 'Builds turn_state from a turn and its stored reply.';

create function private.has_new_words(p_turn public.turns, p_text text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return btrim(p_text, E' \t\r\n') not in ('', btrim(coalesce(private.continued_text(p_turn), ''), E' \t\r\n'));
end;
$$;
comment on function private.has_new_words(public.turns, text) is
  'Whether a reply says anything, and more than the words that it goes on from.';

create function private.store_reply(p_turn public.turns, p_status text, p_text text) returns public.turns
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_turn public.turns;
  v_message public.messages;
begin
  if private.has_new_words(p_turn, p_text) then
    insert into public.messages as m (
      user_id, companion_id, run_id, parent_id, turn_id, message_type, message_text, is_edited, answered_by, created_at
    )
    values (
      p_turn.user_id, p_turn.companion_id, p_turn.run_id, p_turn.parent_id, p_turn.id, 'ai', p_text,
      exists (select 1 from public.messages old where old.id = p_turn.continues_id and old.is_edited),
      private.unexpected_model(p_turn),
      private.next_message_time(p_turn.user_id, p_turn.companion_id)
    )
    on conflict on constraint messages_one_per_turn_side do update
      set message_text = excluded.message_text, answered_by = excluded.answered_by
    returning * into v_message;
    if not private.show_message(v_message) then
      perform private.add_to_hidden_path(v_message);
    end if;
  end if;
  update public.turns t
  set status = p_status, reply_text = '', failure = null, answered_model = p_turn.answered_model,
    answered_provider = p_turn.answered_provider, is_stand_in = p_turn.is_stand_in,
    updated_at = clock_timestamp(), finished_at = clock_timestamp()
  where t.id = p_turn.id returning * into v_turn;
  if p_turn.status = 'running' then
    perform private.note_turn_memory(v_turn);
  end if;
  return v_turn;
end;
$$;
comment on function private.store_reply(public.turns, text, text) is
  'Ends a turn as done or stopped; its text becomes the one message of the companion, never an empty one and never a '
  'continuation without new words, and takes the place of the version shown before (R-TURN-21, D-26).';

create function public.finish_turn(
  p_turn_id uuid, p_status text, p_reply_text text, p_first_words_ms integer default 0, p_failure text default null,
  p_asked jsonb default null, p_answered jsonb default null, p_calls jsonb default '[]', p_care jsonb default null,
  p_is_replaced boolean default false
) returns public.turn_state
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_turn public.turns := private.lock_turn(p_turn_id);
begin
  if v_turn.id is null or exists (
    select 1 from public.runs r where r.id = v_turn.run_id and r.status = 'sealed'
  ) then
    raise exception 'chat_expired';
  end if;
  if p_status not in ('done', 'failed', 'stopped') then
    raise exception 'invalid_input';
  end if;
  perform private.record_model_calls(v_turn.user_id, p_calls, v_turn.id, v_turn.call_id);
  if p_answered is not null then
    v_turn.answered_model := p_answered ->> 'model';
    v_turn.answered_provider := p_answered ->> 'provider';
    v_turn.is_stand_in := coalesce((p_answered ->> 'isStandIn')::boolean, false);
    update public.runs r set provider = p_asked ->> 'provider', model = p_asked ->> 'model'
    where r.id = v_turn.run_id and r.model is null and p_asked is not null;
  end if;

  if p_care is not null then
    v_turn := private.take_into_care(v_turn, p_care);
  end if;
  if v_turn.status = 'running' then
    if (p_care ->> 'level')::smallint >= 2 then
      v_turn := private.end_caught_turn(v_turn);
    elsif p_status = 'failed' or (p_status = 'done' and not private.has_new_words(v_turn, p_reply_text)) then
      update public.turns t
      set status = 'failed', reply_text = '', failure = coalesce(p_failure, 'model_failed'),
          answered_model = v_turn.answered_model, answered_provider = v_turn.answered_provider,
          updated_at = clock_timestamp(), finished_at = clock_timestamp()
      where t.id = p_turn_id returning * into v_turn;
      perform private.give_message_back(v_turn.user_id, v_turn.usage_day);
    else
      v_turn := private.store_reply(v_turn, p_status, p_reply_text);
      if p_is_replaced then
        perform private.give_message_back(v_turn.user_id, v_turn.usage_day, true);
      end if;
    end if;
  elsif v_turn.status = 'stopped'
    and v_turn.finished_at > v_turn.started_at + make_interval(secs => p_first_words_ms / 1000.0)
    and v_turn.finished_at > clock_timestamp() - interval '10 seconds'
    and exists (select 1 from public.messages m where m.id = v_turn.parent_id and m.deleted_at is null)
    and starts_with(p_reply_text, coalesce(
      (select m.message_text from public.messages m where m.turn_id = p_turn_id and m.message_type = 'ai'), ''
    ))
  then
    v_turn := private.store_reply(v_turn, 'stopped', p_reply_text); -- words the reader saw after the last save
  end if;
  return private.turn_state(v_turn);
end;
$$;
comment on function public.finish_turn(uuid, text, text, integer, text, jsonb, jsonb, jsonb, jsonb, boolean) is
  'For the worker, after the model: done or stopped stores the reply once, failed gives the message back and keeps '
  'p_failure (none: model_failed) for whoever reads the turn later. A '
  'turn already ended stays as it is, but one stopped in the last seconds gains the words since the last save, unless '
  'the first words came (p_first_words_ms after the start) only after the stop. p_asked: the model that the run keeps '
  'from its first reply on (provider, model; null for the demo model); p_answered: who said something (model and '
  'provider as the provider names them, isStandIn for a stand-in; null when nobody did) (D-27, D-28). p_calls: the requests it made, for the ledger '
  '(D-28). p_care: what was found by then (see note_care); from level 2 on no reply is stored and the message is free. '
  'p_is_replaced: kind words stand for a reply that broke a rule, whose message is given back three times a '
  'day. Raises chat_expired when its '
  'chat has expired or is gone (R-TURN-16, R-TURN-21).';

revoke all on function public.save_turn_progress(uuid, text),
  public.finish_turn(uuid, text, text, integer, text, jsonb, jsonb, jsonb, jsonb, boolean)
  from public, anon, authenticated;
grant execute on function public.save_turn_progress(uuid, text),
  public.finish_turn(uuid, text, text, integer, text, jsonb, jsonb, jsonb, jsonb, boolean) to service_role;
