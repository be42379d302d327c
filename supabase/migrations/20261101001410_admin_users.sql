-- The admin's user table: finding people, counting what belongs to them, and changing them (D-03, D-12).

create function private.require_calling_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'forbidden' using errcode = '42501';
  end if;
end;
$$;
comment on function private.require_calling_admin() is 'Raises forbidden unless the caller of an RPC for clients is an active admin.';
grant execute on function private.require_calling_admin() to authenticated;

-- Admins learn how many messages there are, never what they say (R-ADMIN-14).

create function private.count_messages(p_user_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from public.messages m
    where m.user_id = p_user_id and (p_user_id = auth.uid() or private.is_admin())
  );
end;
$$;
comment on function private.count_messages(uuid) is 'Messages of a person, for that person and for admins (R-DATA-14).';

create function private.count_favorites(p_user_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from public.user_favorites f
    where f.user_id = p_user_id and (p_user_id = auth.uid() or private.is_admin())
  );
end;
$$;
comment on function private.count_favorites(uuid) is 'Favorites of a person, for that person and for admins.';
grant execute on function private.count_messages(uuid), private.count_favorites(uuid) to authenticated;

create function public.message_count(p_user public.users) returns bigint
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.count_messages(p_user.id);
end;
$$;
comment on function public.message_count(public.users) is 'Computed column of users: select=*,message_count (R-ADMIN-14).';

create function public.favorite_companions_count(p_user public.users) returns bigint
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.count_favorites(p_user.id);
end;
$$;
comment on function public.favorite_companions_count(public.users) is 'Computed column of users: select=*,favorite_companions_count (R-ADMIN-14).';
revoke all on function public.message_count(public.users), public.favorite_companions_count(public.users) from public, anon;
grant execute on function public.message_count(public.users), public.favorite_companions_count(public.users) to authenticated;

-- Finding people ---------------------------------------------------------------------------------------------------

create function private.find_users(
  p_search text, p_tier text, p_status text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns setof public.users
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_text text := btrim(coalesce(p_search, ''));
  v_pattern text := private.containing(v_text);
  -- Fewer letters than the index is made of are looked for in every row, which must take little time for each: addresses
  -- are in lower case already, as the auth service keeps them.
  v_everywhere boolean := length(v_text) < 3;
  -- Of an address the index is asked for what stands before the domain: that one is in far too many rows to narrow anything.
  v_local_part text := private.containing(case when strpos(v_text, '@') > 3 then split_part(v_text, '@', 1) else v_text end);
begin
  perform private.require_calling_admin();
  return query
  select * from public.users u
  where (
      v_pattern = '%%'
      or v_everywhere and (u.email like lower(v_pattern) or u.full_name ~* ('***=' || v_text))
      or not v_everywhere and (
        u.email ilike v_local_part and strpos(u.email, lower(v_text)) > 0 or u.full_name ilike v_pattern
      )
    )
    and (p_tier is null or u.subscription_tier = p_tier)
    and (p_status is null or u.status = p_status)
    and (p_before is null or (u.created_at, u.id) < (p_before, p_before_id))
  order by u.created_at desc, u.id desc
  limit least(greatest(p_limit, 1), 100);
end;
$$;
comment on function private.find_users(text, text, text, timestamptz, uuid, integer) is
  'What list_users answers. Apart from row-level security, under which no index can serve a search for a part of a text.';
grant execute on function private.find_users(text, text, text, timestamptz, uuid, integer) to authenticated;

create function public.list_users(
  p_search text default '', p_tier text default null, p_status text default null,
  p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 20
) returns setof public.users
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.find_users(p_search, p_tier, p_status, p_before, p_before_id, p_limit);
end;
$$;
comment on function public.list_users(text, text, text, timestamptz, uuid, integer) is
  'For admins: people, newest first, whose e-mail or name contains p_search (any case), of that tier and status; the next page with created_at and id of the last row. At most 100 at a time. Raises forbidden (R-ADMIN-12).';
revoke all on function public.list_users(text, text, text, timestamptz, uuid, integer) from public, anon;
grant execute on function public.list_users(text, text, text, timestamptz, uuid, integer) to authenticated;

create function public.count_for_users(p_user_ids uuid[])
returns table (user_id uuid, message_count bigint, favorite_companions_count bigint)
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_calling_admin();
  return query
  select people.id, private.count_messages(people.id), private.count_favorites(people.id)
  from unnest(p_user_ids[1:100]) as people (id);
end;
$$;
comment on function public.count_for_users(uuid[]) is
  'For admins, beside a page of list_users: how many messages and favorites each of these people has; the first 100 of them. Raises forbidden (R-ADMIN-14).';
revoke all on function public.count_for_users(uuid[]) from public, anon;
grant execute on function public.count_for_users(uuid[]) to authenticated;

-- Admin changes to users ----------------------------------------------------------------------------------------------

create function private.require_admin(p_user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (private.require_active_user(p_user_id)).role <> 'admin' then
    raise exception 'forbidden';
  end if;
end;
$$;
comment on function private.require_admin(uuid) is 'Raises forbidden unless this person is an admin now, unauthorized or blocked as require_active_user (D-12).';

create function private.write_audit(p_actor_id uuid, p_action text, p_target_id uuid, p_before jsonb, p_after jsonb) returns void
language sql volatile security definer set search_path = ''
begin atomic
  insert into public.audit_log (actor_id, action, target_id, target, before, after)
  values (p_actor_id, p_action, p_target_id, left(p_target_id::text, 4) || '…' || right(p_target_id::text, 4), p_before, p_after);
end;
comment on function private.write_audit(uuid, text, uuid, jsonb, jsonb) is 'Adds one row to the audit log.';

create function private.lock_account(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from auth.users u where u.id = p_user_id for update;
end;
$$;
comment on function private.lock_account(uuid) is
  'Before a deletion: takes the auth user first and the person''s row after it, as a login does.';

create function private.end_sessions(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.sessions s where s.user_id = p_user_id;
end;
$$;
comment on function private.end_sessions(uuid) is
  'Ends every session of a person: no token of theirs is renewed again. What the last one still allows, the rules refuse on the next call (D-03).';

create function public.read_admin(p_user_id uuid) returns table (id uuid, email text, created_at timestamptz)
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin(p_user_id);
  return query select u.id, u.email, u.created_at from public.users u where u.id = p_user_id;
end;
$$;
comment on function public.read_admin(uuid) is
  'For the admin functions: who the caller is, when they are an admin now. Raises forbidden, unauthorized, blocked (R-API-23, D-12).';

create function public.check_user_deletion(p_actor_id uuid, p_user_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform public.admin_change_user(p_actor_id, p_user_id, 'delete');
  raise exception using errcode = 'UNDO0';
exception when sqlstate 'UNDO0' then
  return;
end;
$$;
comment on function public.check_user_deletion(uuid, uuid) is
  'For admin-users, before the subscription is canceled: deletes the person and undoes it, as check_deletion does. Raises what admin_change_user raises (R-ADMIN-16, R-PROD-05).';

create function public.admin_change_user(p_actor_id uuid, p_user_id uuid, p_action text, p_value text default null) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_before jsonb;
begin
  perform private.lock_admins();
  perform private.require_admin(p_actor_id);
  if p_action = 'delete' then
    perform private.lock_account(p_user_id);
  end if;
  select * into v_user from public.users u where u.id = p_user_id for no key update;
  if not found then
    raise exception 'not_found';
  end if;
  v_before := jsonb_build_object('tier', v_user.subscription_tier, 'status', v_user.status, 'role', v_user.role);

  case p_action
    when 'tier' then
      perform public.change_plan(p_user_id, p_value);
      perform private.write_audit(p_actor_id, 'tier', p_user_id, v_before, v_before || jsonb_build_object('tier', p_value));
    when 'status' then
      if p_value is null or p_value not in ('active', 'blocked') then
        raise exception 'invalid_input';
      end if;
      update public.users u set status = p_value where u.id = p_user_id;
      if p_value = 'blocked' then
        perform private.end_sessions(p_user_id);
      end if;
      perform private.write_audit(p_actor_id, 'status', p_user_id, v_before, v_before || jsonb_build_object('status', p_value));
    when 'delete' then
      perform private.write_audit(p_actor_id, 'delete', p_user_id, v_before, null);
      perform private.delete_user(p_user_id);
    else
      raise exception 'invalid_input';
  end case;
end;
$$;
comment on function public.admin_change_user(uuid, uuid, text, text) is
  'For admin-users: action tier, status (active or blocked, which ends the sessions) or delete, with its audit row, in one transaction. Raises forbidden, unauthorized, blocked, not_found, invalid_input, last_admin (R-ADMIN-16).';

create function private.delete_user(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update storage.objects o set owner = null, owner_id = null where o.owner = p_user_id or o.owner_id = p_user_id::text;
  if to_regclass('auth.flow_state') is not null then
    execute 'delete from auth.flow_state f where f.user_id = $1' using p_user_id;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries e where e.payload ->> ''actor_id'' = $1' using p_user_id::text;
  end if;
  delete from auth.users where id = p_user_id;
end;
$$;
comment on function private.delete_user(uuid) is
  'Removes a person: the auth user, by cascade every row of theirs, what the auth service logged of them, and their name on files that stay (D-03, R-DATA-17).';

revoke all on function public.admin_change_user(uuid, uuid, text, text), public.read_admin(uuid),
  public.check_user_deletion(uuid, uuid) from public, anon, authenticated;
grant execute on function public.admin_change_user(uuid, uuid, text, text), public.read_admin(uuid),
  public.check_user_deletion(uuid, uuid) to service_role;
