-- A message that the rules catch (D-31): no model is asked, the person's words are kept where they could have been
-- said, and the turn has ended. Help lines are shown in any case.

create function private.keep_caught_words(
  p_user public.users, p_companion_id text, p_failed public.turns, p_message_id uuid, p_digest bytea, p_text text,
  p_mode text, p_target uuid, p_care jsonb
) returns public.turns
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_turn public.turns;
  v_target public.messages;
begin
  if p_user.age_confirmed_at is null then
    raise exception 'age_required';
  end if;
  perform private.require_chat_consent(p_user.id);
  perform private.require_no_pause(p_user.id);
  if private.is_retired(private.require_visible_companion(p_user.id, p_companion_id)) then
    raise exception 'companion_retired';
  end if;
  if p_failed.companion_id <> p_companion_id or p_failed.text_digest <> p_digest then
    raise exception 'message_id_reused';
  end if;
  if private.cares_today(p_user.id) >= 200 then
    raise exception 'too_many_requests';
  end if;
  if (private.open_chat(p_user, p_companion_id, p_user.subscription_tier = 'free')).refusal is not null then
    raise exception 'chat_expired';
  end if;
  if exists (
    select 1 from public.turns t
    where t.user_id = p_user.id and t.companion_id = p_companion_id and t.status = 'running'
  ) then
    raise exception 'turn_running';
  end if;
  if p_mode = 'edit' and p_failed.id is null then
    v_target := private.turn_target(p_user.id, p_companion_id, p_mode, p_target);
    if v_target.id is null then
      raise exception 'not_found';
    end if;
  end if;
  v_turn := private.start_turn(p_user.id, p_companion_id, p_failed, p_message_id, p_digest);
  v_turn := private.store_question(v_turn, p_text, v_target);
  return private.end_caught_turn(private.note_care(v_turn, p_care));
end;
$$;
comment on function private.keep_caught_words(
  public.users, text, public.turns, uuid, bytea, text, text, uuid, jsonb
) is
  'The ended turn of a caught message, at no cost: it takes no limit and starts no expiry. Raises what begin_turn refuses '
  'with, and too_many_requests after 200 a day: nobody fills the database with them.';

create function private.begin_caught_turn(
  p_user public.users, p_companion_id text, p_message_id uuid, p_digest bytea, p_text text, p_mode text,
  p_target uuid, p_care jsonb
) returns public.begun_turn
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_message_id uuid := coalesce(
    p_message_id, private.message_id_without_one(p_user.id, p_companion_id, p_digest)
  );
  v_turn public.turns;
  v_begun public.begun_turn;
begin
  select * into v_turn from public.turns t where t.user_id = p_user.id and t.client_message_id = v_message_id;
  if coalesce(v_turn.status in ('failed', 'interrupted'), true) or v_turn.text_digest <> p_digest then
    begin
      v_turn := private.keep_caught_words(
        p_user, p_companion_id, v_turn, v_message_id, p_digest, p_text, p_mode, p_target, p_care
      );
    exception when raise_exception then
      v_turn := null; -- not here and now: help is shown all the same
      perform private.act_on_care(p_user.id, p_care);
    end;
  end if;
  v_begun := private.existing_turn(v_turn, (
    select c.id from public.chats c where c.user_id = p_user.id and c.companion_id = v_turn.companion_id
  ));
  v_begun.remaining := private.messages_left(p_user.id);
  v_begun.resets_at := private.usage_resets_at();
  v_begun.outcome := 'caught';
  v_begun.care_topic := p_care ->> 'topic';
  v_begun.care_level := (p_care ->> 'level')::smallint;
  return v_begun;
end;
$$;
comment on function private.begin_caught_turn(public.users, text, uuid, bytea, text, text, uuid, jsonb) is
  'What begin_turn returns for a message that the rules caught: its ended turn, the same for the same message id; without '
  'a turn where the words could not be kept (R-CARE-07).';
