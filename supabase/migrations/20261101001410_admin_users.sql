-- The admin's user table: finding people and counting what belongs to them (D-03, D-12).

create function private.require_calling_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_admin() then
    return;
  end if;
  if exists (select 1 from public.users u where u.id = auth.uid() and u.role = 'admin' and u.status = 'active') then
    raise exception 'factor_required' using errcode = '42501';
  end if;
  raise exception 'forbidden' using errcode = '42501';
end;
$$;
comment on function private.require_calling_admin() is
  'Raises forbidden unless the caller of an RPC for clients is an active admin, factor_required where only the second '
  'factor is missing (R-PROD-15).';
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
comment on function public.message_count(public.users) is
  'Computed column of users: select=*,message_count (R-ADMIN-14).';

create function public.favorite_companions_count(p_user public.users) returns bigint
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.count_favorites(p_user.id);
end;
$$;
comment on function public.favorite_companions_count(public.users) is
  'Computed column of users: select=*,favorite_companions_count (R-ADMIN-14).';
revoke all on function public.message_count(public.users), public.favorite_companions_count(public.users)
  from public, anon;
grant execute on function public.message_count(public.users), public.favorite_companions_count(public.users)
  to authenticated;

-- Finding people ---------------------------------------------------------------------------------------------------

create function private.find_users(
  p_search text, p_tier text, p_status text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns setof public.users
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_text text := btrim(coalesce(p_search, ''));
  v_pattern text := private.containing(v_text);
  -- Fewer letters than the index is made of are looked for in every row, which must take little time for each:
  -- addresses are in lower case already, as the auth service keeps them.
  v_everywhere boolean := length(v_text) < 3;
  -- Of an address the index is asked for the part before the domain: that one is in far too many rows to narrow
  -- anything.
  v_local_part text := private.containing(
    case when strpos(v_text, '@') > 3 then split_part(v_text, '@', 1) else v_text end
  );
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
  'What list_users returns. Apart from row-level security, under which no index can serve a search for a part of a '
  'text.';
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
  'For admins: people, newest first, whose e-mail or name contains p_search (any case), of that tier and status; the '
  'next page with created_at and id of the last row. At most 100 at a time. Raises forbidden (R-ADMIN-12).';
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
  'For admins, beside a page of list_users: how many messages and favorites each of these people has; the first 100 of '
  'them. Raises forbidden (R-ADMIN-14).';
revoke all on function public.count_for_users(uuid[]) from public, anon;
grant execute on function public.count_for_users(uuid[]) to authenticated;
