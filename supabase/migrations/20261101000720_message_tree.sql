-- The message tree (D-26). Messages know their parent and which of their children is shown; the run knows where its
-- shown path begins and ends. A page walks from the end to the parents; showing another version moves one pointer and the
-- end of the run. Only the shown path travels to the page and to the model. Callers hold the lock of the chat.

create function private.previous_head(p_run_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select before.head_id from public.runs r
    join public.runs before on before.user_id = r.user_id and before.companion_id = r.companion_id
      and before.started_at < r.started_at and before.ended_at is null and before.head_id is not null
    where r.id = p_run_id order by before.started_at desc limit 1
  );
end;
$$;
comment on function private.previous_head(uuid) is 'Where the visible run before this one ends; null when there is none.';

create function private.next_root(p_run_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select after.root_id from public.runs r
    join public.runs after on after.user_id = r.user_id and after.companion_id = r.companion_id
      and after.started_at > r.started_at and after.ended_at is null and after.root_id is not null
    where r.id = p_run_id order by after.started_at limit 1
  );
end;
$$;
comment on function private.next_root(uuid) is 'Where the visible run after this one begins; null when there is none.';

create function private.walk_path(
  p_from uuid, p_limit integer, p_is_downward boolean default false, p_keep_places boolean default false
) returns setof public.messages
language plpgsql stable security definer rows 50 set search_path = '' as $$
begin
  return query
  with recursive path as (
    select m.* from public.messages m where m.id = p_from
    union all
    select m.* from path p
    join public.messages m on m.id = case
      when p_is_downward then coalesce(p.shown_child_id, private.next_root(p.run_id))
      else coalesce(p.parent_id, private.previous_head(p.run_id))
    end
  )
  select p.* from path p
  where p.deleted_at is null or (p_keep_places and exists (
    select 1 from public.messages s where s.place_id = p.place_id and s.deleted_at is null
  ))
  limit p_limit;
end;
$$;
comment on function private.walk_path(uuid, integer, boolean, boolean) is
  'Up to p_limit messages of a path from p_from on, itself included: to the parents and into the visible runs before, or '
  'downward along what is shown. Deleted ones are skipped; with p_keep_places those stay that have other versions.';

create function private.shown_head(p_user_id uuid, p_companion_id text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(r.head_id, private.previous_head(r.id)) from public.runs r
    where r.user_id = p_user_id and r.companion_id = p_companion_id and r.status = 'open'
  );
end;
$$;
comment on function private.shown_head(uuid, text) is 'The last message that a chat shows; null in an empty one.';

create function private.is_shown(p_message public.messages) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    with recursive path as (
      select m.id, m.parent_id from public.runs r join public.messages m on m.id = r.head_id
      where r.id = p_message.run_id and r.ended_at is null
      union all
      select m.id, m.parent_id from path p join public.messages m on m.id = p.parent_id
    )
    select 1 from path p where p.id = p_message.id
  );
end;
$$;
comment on function private.is_shown(public.messages) is 'Whether a message is on the shown path of a visible run.';

create function private.show_message(p_message public.messages) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_head_id uuid := (select r.head_id from public.runs r where r.id = p_message.run_id);
  v_replaced_id uuid;
  v_count integer;
begin
  if p_message.parent_id is distinct from v_head_id then
    with recursive path as (
      select m.id, m.place_id, m.parent_id, m.deleted_at from public.messages m where m.id = v_head_id
      union all
      select m.id, m.place_id, m.parent_id, m.deleted_at from path p
      join public.messages m on m.id = p.parent_id where p.place_id <> p_message.place_id
    )
    select max(p.id::text) filter (where p.place_id = p_message.place_id), count(*) filter (where p.deleted_at is null)
    into v_replaced_id, v_count from path p;
    if v_replaced_id is null or v_replaced_id = p_message.id then
      return v_replaced_id is not null;
    end if;
    update public.messages m set hidden_head_id = v_head_id, hidden_messages = v_count where m.id = v_replaced_id;
  end if;
  update public.messages m set shown_child_id = p_message.id where m.id = p_message.parent_id;
  update public.runs r set
    head_id = coalesce(p_message.hidden_head_id, p_message.id),
    root_id = case when p_message.parent_id is null then p_message.id else r.root_id end
  where r.id = p_message.run_id;
  update public.messages m set hidden_head_id = null, hidden_messages = null
  where m.id = p_message.id and m.hidden_head_id is not null;
  return true;
end;
$$;
comment on function private.show_message(public.messages) is
  'Puts a message on the shown path, at its end or in place of the version shown there, whose path stays as it is. '
  'False, and nothing changed, when its place is not on the shown path.';

create function private.show_other_version(p_deleted public.messages) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_version public.messages;
begin
  select s.* into v_version from public.messages s
  where s.place_id = p_deleted.place_id and s.deleted_at is null
  order by s.created_at < p_deleted.created_at desc, abs(extract(epoch from s.created_at - p_deleted.created_at))
  limit 1;
  if found then
    perform private.show_message(v_version);
  end if;
end;
$$;
comment on function private.show_other_version(public.messages) is
  'For the last message of the shown path when it is deleted: the path ends with the version before it, else the one '
  'after it, if there is one.';

create function private.remove_message(p_message public.messages) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.messages m set parent_id = p_message.parent_id where m.parent_id = p_message.id;
  update public.messages m set shown_child_id = p_message.shown_child_id
  where m.id = p_message.parent_id and m.shown_child_id = p_message.id;
  update public.messages m set hidden_head_id = p_message.parent_id
  where m.hidden_head_id = p_message.id and m.id <> p_message.id;
  update public.messages m set hidden_head_id = p_message.hidden_head_id, hidden_messages = p_message.hidden_messages
  where m.id = p_message.shown_child_id and p_message.hidden_head_id is not null;
  update public.runs r set
    head_id = case when r.head_id = p_message.id then p_message.parent_id else r.head_id end,
    root_id = case when r.root_id = p_message.id then p_message.shown_child_id else r.root_id end
  where r.id = p_message.run_id;
  update public.turns t set parent_id = p_message.parent_id where t.parent_id = p_message.id;
  delete from public.messages m where m.id = p_message.id;
end;
$$;
comment on function private.remove_message(public.messages) is
  'Removes a message for good. What followed it follows the message before it, and the shown path stays as it is.';

-- What a client deletes ---------------------------------------------------------------------------------------------

create function private.is_client_delete() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return current_setting('role', true) = 'authenticated' and pg_trigger_depth() = 1;
end;
$$;
comment on function private.is_client_delete() is
  'Whether a trigger runs for what a client deletes itself: not for the server''s deletions nor for those that follow from '
  'a deleted companion.';

create function private.delete_own_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_client_delete() then
    return old;
  end if;
  update public.messages m set deleted_at = clock_timestamp() where m.id = old.id;
  return null;
end;
$$;
comment on function private.delete_own_message() is
  'A client''s DELETE, which row-level security has let through, marks the row and removes none (R-KEEP-11).';

create function private.note_own_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_client_delete() then
    perform private.show_other_version(m) from public.runs r join public.messages m on m.id = r.head_id
    where r.user_id = auth.uid() and m.deleted_at >= now();
    update public.chats c set changed_at = clock_timestamp()
    where c.user_id = auth.uid() and c.companion_id in (
      select m.companion_id from public.messages m where m.user_id = auth.uid() and m.deleted_at >= now()
    );
  end if;
  return null;
end;
$$;
comment on function private.note_own_deletion() is
  'After a client''s DELETE: paths that ended with a deleted message end with another version of it, and the chats are '
  'marked as changed.';

create trigger delete_own_message before delete on public.messages
  for each row execute function private.delete_own_message();
create trigger note_own_deletion after delete on public.messages
  for each statement execute function private.note_own_deletion();

-- What a page reads -------------------------------------------------------------------------------------------------

create type public.shown_message as (
  id uuid, turn_id uuid, client_message_id uuid, message_type text, message_text text, created_at timestamptz,
  is_edited boolean, is_deleted boolean, version integer, versions integer, previous_id uuid, previous_messages integer,
  next_id uuid, next_messages integer
);
comment on type public.shown_message is
  'A message of the shown path. is_deleted: deleted, without its text; it keeps its place for its other versions. '
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
    select 1 from public.chats c join public.users u on u.id = c.user_id and u.status = 'active'
    where c.user_id = v_user_id and c.companion_id = p_companion_id
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
    case when p.deleted_at is null then p.message_text end, p.created_at, p.is_edited, p.deleted_at is not null,
    p.version, cardinality(p.ids), p.ids[p.version - 1],
    case when p.version > 1 then (
      select s.hidden_messages from public.messages s where s.id = p.ids[p.version - 1]
    ) end,
    p.ids[p.version + 1],
    case when p.version < cardinality(p.ids) then (
      select s.hidden_messages from public.messages s where s.id = p.ids[p.version + 1]
    ) end
  from (
    select w.*, v.ids, array_position(v.ids, w.id) as version
    from private.walk_path(v_from, least(greatest(p_limit, 1), 100), p_after is not null, true) with ordinality as w
    cross join lateral (
      select array(
        select s.id from public.messages s where s.place_id = w.place_id and (s.deleted_at is null or s.id = w.id)
        order by s.created_at, s.id
      ) as ids offset 0 -- worked out once
    ) v
  ) p
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
