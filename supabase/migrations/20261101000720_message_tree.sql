-- The message tree (D-26). Messages know their parent and which of their children is shown; the run knows where its
-- shown path begins and ends. A page walks from the end to the parents; showing another version moves one pointer and
-- the end of the run. Only the shown path travels to the page and to the model. Callers hold the lock of the chat.

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
language plpgsql stable security definer rows 50 set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  -- One plan for all calls: making one takes longer than the walk.
  return query
  with recursive path as (
    select m.* from public.messages m where m.id = p_from
    union all
    select m.* from path p
    cross join lateral (
      select * from public.messages n
      where n.id = case
        when p_is_downward then coalesce(p.shown_child_id, private.next_root(p.run_id))
        else coalesce(p.parent_id, private.previous_head(p.run_id))
      end
      offset 0 -- one by one: a path is a few of many messages
    ) m
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
  if p_message.hidden_head_id is not null then
    update public.messages m set hidden_head_id = null, hidden_messages = null where m.id = p_message.id;
  end if;
  return true;
end;
$$;
comment on function private.show_message(public.messages) is
  'Puts a message on the shown path, at its end or in place of the version shown there, whose path stays as it is. '
  'False, and nothing changed, when its place is not on the shown path.';

create function private.add_to_hidden_path(p_message public.messages) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_message.hidden_head_id is not null or exists (
    select 1 from public.messages m where m.id = p_message.parent_id and m.shown_child_id = p_message.id
  ) then
    return;
  end if;
  update public.messages m set hidden_head_id = p_message.id, hidden_messages = m.hidden_messages + 1
  where m.hidden_head_id = p_message.parent_id;
  if found then
    update public.messages m set shown_child_id = p_message.id where m.id = p_message.parent_id;
  else
    update public.messages m set hidden_head_id = m.id, hidden_messages = 1 where m.id = p_message.id;
  end if;
end;
$$;
comment on function private.add_to_hidden_path(public.messages) is
  'For a reply whose message another version took the place of while it was written: it ends that hidden path, or is a '
  'hidden version itself. Nothing changes for one that has its place already.';
