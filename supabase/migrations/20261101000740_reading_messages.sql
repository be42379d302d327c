-- What the page reads of a chat: the shown path, page by page, with the versions beside it (D-26).

create type public.shown_message as (
  id uuid, turn_id uuid, client_message_id uuid, message_type text, message_text text, created_at timestamptz,
  is_edited boolean, is_greeting boolean, is_deleted boolean, version integer, versions integer, previous_id uuid,
  previous_messages integer, next_id uuid, next_messages integer, answered_by text,
  in_mind integer, care_topic text, care_level smallint
);
comment on type public.shown_message is
  'A message of the shown path. is_deleted: deleted, without its text; it keeps its place for its other versions. '
  'answered_by: the model that replied where another one was expected. '
  'in_mind: how many facts and lines of the story the companion had in mind for it. '
  'care_topic, care_level: what help lines were shown for in its turn (see turns). '
  'previous and next: the versions before and after it, and how many messages their hidden paths have.';

create function private.read_path(p_companion_id text, p_before uuid, p_after uuid, p_limit integer)
returns setof public.shown_message
language plpgsql stable security definer rows 50 set search_path = '' as $$
declare
  v_user_id uuid := auth.uid();
  v_cursor public.messages;
  v_from uuid;
begin
  if not exists (
    select 1 from public.chats c
    where private.is_active() and c.user_id = v_user_id and c.companion_id = p_companion_id
      and (c.expires_at is null or c.expires_at > now())
  ) then
    return;
  end if;
  if coalesce(p_before, p_after) is null then
    v_from := private.shown_head(v_user_id, p_companion_id);
  else
    select m.* into v_cursor from public.messages m join public.runs r on r.id = m.run_id and r.ended_at is null
    where m.id = coalesce(p_before, p_after) and m.user_id = v_user_id and m.companion_id = p_companion_id;
    v_from := case
      when p_before is not null then coalesce(v_cursor.parent_id, private.previous_head(v_cursor.run_id))
      else coalesce(v_cursor.shown_child_id, private.next_root(v_cursor.run_id))
    end;
  end if;

  return query
  select p.id, p.turn_id, p.client_message_id, p.message_type,
    case when p.deleted_at is null then p.message_text end, p.created_at, p.is_edited, p.is_greeting,
    p.deleted_at is not null, p.version, cardinality(p.ids), p.ids[p.version - 1],
    case when p.version > 1 then (
      select s.hidden_messages from public.messages s where s.id = p.ids[p.version - 1]
    ) end,
    p.ids[p.version + 1],
    case when p.version < cardinality(p.ids) then (
      select s.hidden_messages from public.messages s where s.id = p.ids[p.version + 1]
    ) end,
    p.answered_by,
    case when p.message_type = 'ai' and p.deleted_at is null then coalesce(
      jsonb_array_length(t.receipt -> 'memories') + jsonb_array_length(t.receipt -> 'story'), 0
    ) else 0 end,
    t.care_topic, t.care_level
  from (
    select w.*, v.ids, array_position(v.ids, w.id) as version
    from private.walk_path(v_from, least(greatest(p_limit, 1), 100), p_after is not null, true) with ordinality as w
    cross join lateral (
      -- Of several versions all but one are hidden, and few messages have any: a small index knows.
      select case when exists (
        select 1 from public.messages s where s.place_id = w.place_id and s.hidden_head_id is not null
      ) then array(
        select s.id from public.messages s where s.place_id = w.place_id and (s.deleted_at is null or s.id = w.id)
        order by s.created_at, s.id
      ) else array[w.id] end as ids offset 0 -- worked out once
    ) v
  ) p
  left join public.turns t on t.id = p.turn_id
  order by p.ordinality;
end;
$$;
comment on function private.read_path(text, uuid, uuid, integer) is 'What read_messages returns, apart from row-level security.';
grant execute on function private.read_path(text, uuid, uuid, integer) to authenticated;

create function public.read_messages(
  p_companion_id text, p_before uuid default null, p_after uuid default null, p_limit integer default 50
) returns setof public.shown_message
language plpgsql stable security invoker rows 50 set search_path = '' as $$
begin
  return query select * from private.read_path(p_companion_id, p_before, p_after, p_limit);
end;
$$;
comment on function public.read_messages(text, uuid, uuid, integer) is
  'For the page: the shown path of the caller''s chat, up to 100 messages. Without a cursor its end, newest first; '
  'p_before: what comes before that message, newest first; p_after: what follows it, oldest first. Nothing of a chat '
  'that has expired or is somebody else''s (D-26).';
revoke all on function public.read_messages(text, uuid, uuid, integer) from public, anon;
grant execute on function public.read_messages(text, uuid, uuid, integer) to authenticated;

create function private.place_of_message(p_message_id uuid) returns table (is_shown boolean, version_id uuid)
language plpgsql stable security definer rows 1 set search_path = '' as $$
declare
  v_message public.messages;
begin
  select m.* into v_message from public.messages m
  where m.id = p_message_id and m.user_id = auth.uid() and m.deleted_at is null
    and m.run_id <> all (private.hidden_run_ids());
  if not found then
    return;
  end if;
  return query
  with recursive shown as (
    select m.id, m.parent_id from public.runs r join public.messages m on m.id = r.head_id
    where r.id = v_message.run_id
    union all
    select m.id, m.parent_id from shown s join public.messages m on m.id = s.parent_id
  ), above as (
    select m.id, m.parent_id, 0 as steps from public.messages m where m.id = v_message.id
    union all
    select m.id, m.parent_id, a.steps + 1 from above a join public.messages m on m.id = a.parent_id
  )
  select v.id is null, v.id
  from (select 1) one left join (
    select a.id from above a where a.id not in (select s.id from shown s) order by a.steps desc limit 1
  ) v on true;
end;
$$;
comment on function private.place_of_message(uuid) is 'What find_message returns, apart from row-level security.';
grant execute on function private.place_of_message(uuid) to authenticated;

create function public.find_message(p_message_id uuid) returns table (is_shown boolean, version_id uuid)
language plpgsql stable security invoker rows 1 set search_path = '' as $$
begin
  return query select * from private.place_of_message(p_message_id);
end;
$$;
comment on function public.find_message(uuid) is
  'For a link to one of the caller''s messages: whether its chat shows it, else the version on the way to it whose place '
  'is shown. No row where it was deleted, or its chat is over (R-MEM-04).';
revoke all on function public.find_message(uuid) from public, anon;
grant execute on function public.find_message(uuid) to authenticated;
