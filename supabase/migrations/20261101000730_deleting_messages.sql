-- Deleting messages (D-25): a client's DELETE marks rows, which 'Recently deleted' lists for seven days; removing one
-- for good mends the tree around it.

create function private.nearest_version(p_message public.messages) returns public.messages
language plpgsql stable security definer set search_path = '' as $$
declare
  v_version public.messages;
begin
  select s.* into v_version from public.messages s
  where s.place_id = p_message.place_id and s.deleted_at is null and s.id <> p_message.id
  order by s.created_at < p_message.created_at desc, abs(extract(epoch from s.created_at - p_message.created_at))
  limit 1;
  return v_version;
end;
$$;
comment on function private.nearest_version(public.messages) is
  'The version before this one, else the one after it; null where there is no other.';

create function private.show_nearest_version(p_message public.messages) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_version public.messages := private.nearest_version(p_message);
begin
  if v_version.id is not null then
    perform private.show_message(v_version);
  end if;
end;
$$;
comment on function private.show_nearest_version(public.messages) is
  'For the last message of a path when it goes: the path ends with another version of it, if there is one.';

create function private.give_up_place(p_removed public.messages) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_version public.messages := private.nearest_version(p_removed);
begin
  if v_version.id is null or private.show_message(v_version) then
    return;
  end if;
  update public.messages m set shown_child_id = v_version.id where m.id = p_removed.parent_id;
  update public.messages m set hidden_head_id = coalesce(v_version.hidden_head_id, v_version.id),
    hidden_messages = m.hidden_messages + coalesce(v_version.hidden_messages, 1)
  where m.hidden_head_id = p_removed.id and m.id <> p_removed.id;
  update public.messages m set hidden_head_id = null, hidden_messages = null where m.id = v_version.id;
end;
$$;
comment on function private.give_up_place(public.messages) is
  'Before the last message of a path is removed for good: another version of it ends the path, shown or hidden, so that '
  'it can still be reached.';

create function private.remove_message(p_message public.messages) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_message.shown_child_id is null and (
    exists (select 1 from public.messages m where m.id = p_message.parent_id and m.shown_child_id = p_message.id)
    or exists (select 1 from public.runs r where r.root_id = p_message.id)
  ) then
    perform private.give_up_place(p_message);
  end if;
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
    perform private.show_nearest_version(m) from public.runs r join public.messages m on m.id = r.head_id
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
