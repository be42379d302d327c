-- What is found once a turn has ended (D-31): the classifier's verdict may come after the reply.

create function public.note_turn_care(p_turn_id uuid, p_care jsonb default null, p_reply_text text default null)
returns public.turn_state
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_turn public.turns := private.lock_turn(p_turn_id);
begin
  if v_turn.id is null then
    raise exception 'not_found';
  end if;
  if p_reply_text is not null then
    update public.messages m set message_text = p_reply_text
    where m.turn_id = p_turn_id and m.message_type = 'ai';
    if found then
      perform private.give_message_back(v_turn.user_id, v_turn.usage_day, true);
    end if;
  end if;
  if p_care is not null then
    v_turn := private.take_into_care(v_turn, p_care);
  end if;
  update public.chats c set changed_at = clock_timestamp()
  where c.user_id = v_turn.user_id and c.companion_id = v_turn.companion_id;
  return private.turn_state(v_turn);
end;
$$;
comment on function public.note_turn_care(uuid, jsonb, text) is
  'For the worker, after finish_turn: keeps what was found in the person''s words or in the reply, which p_reply_text then '
  'takes the place of. From level 2 on the message is free; that of a reply taken back is given back three times a day. '
  'Raises not_found when the turn is gone with its chat (R-CARE-04, R-CARE-08).';
revoke all on function public.note_turn_care(uuid, jsonb, text) from public, anon, authenticated;
grant execute on function public.note_turn_care(uuid, jsonb, text) to service_role;
