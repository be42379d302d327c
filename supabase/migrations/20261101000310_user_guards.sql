-- What holds for a user row whoever writes it, and who is calling: protected columns, the last admin, and the lock that
-- makes everything counted against a limit run one at a time per person (D-03).

create function private.protect_user_columns() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
    and (
      new.id, new.email, new.subscription_tier, new.role, new.status, new.age_confirmed_at, new.created_at,
      new.last_login_at
    )
      is distinct from
      (
        old.id, old.email, old.subscription_tier, old.role, old.status, old.age_confirmed_at, old.created_at,
        old.last_login_at
      )
  then
    raise exception 'forbidden' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.protect_user_columns() is
  'Second lock behind the column grants: a client never changes what the server decides (D-03).';

create trigger protect_user_columns before update on public.users
  for each row execute function private.protect_user_columns();

create function private.lock_admins() returns void
language sql volatile security definer set search_path = ''
return pg_advisory_xact_lock(hashtext('admins'));
comment on function private.lock_admins() is
  'Until the end of the transaction nobody else changes who is an admin: two admins removing each other must not both '
  'see the other still there.';

create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_admins();
  if not exists (
    select 1 from public.users u where u.role = 'admin' and u.status = 'active' and u.id <> old.id
  ) then
    raise exception 'last_admin';
  end if;
  return coalesce(new, old);
end;
$$;
comment on function private.keep_one_admin() is
  'Refuses to delete, demote or block the last active admin: last_admin (D-03).';

create trigger keep_one_admin_on_update before update of role, status on public.users for each row
  when (old.role = 'admin' and old.status = 'active' and (new.role <> 'admin' or new.status <> 'active'))
  execute function private.keep_one_admin();
create trigger keep_one_admin_on_delete before delete on public.users for each row
  when (old.role = 'admin' and old.status = 'active')
  execute function private.keep_one_admin();

create function private.check_present(p_user public.users) returns public.users
language plpgsql stable set search_path = '' as $$
begin
  if p_user.id is null or not private.is_session_live() then
    raise exception 'unauthorized';
  end if;
  return p_user;
end;
$$;
comment on function private.check_present(public.users) is
  'The row itself. Raises unauthorized when there is none or the session of the request has ended (D-32).';

create function private.check_active(p_user public.users) returns public.users
language plpgsql stable set search_path = '' as $$
begin
  if (private.check_present(p_user)).status <> 'active' then
    raise exception 'blocked';
  end if;
  return p_user;
end;
$$;
comment on function private.check_active(public.users) is
  'The row itself when its person may act. Raises unauthorized as check_present, blocked when blocked (D-03).';

create function private.require_user(p_user_id uuid) returns public.users
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users;
begin
  select * into v_user from public.users u where u.id = p_user_id;
  return private.check_present(v_user);
end;
$$;
comment on function private.require_user(uuid) is
  'The user row of the caller of an RPC that a block leaves open. Raises unauthorized (D-32).';

create function private.require_active_user(p_user_id uuid) returns public.users
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users;
begin
  select * into v_user from public.users u where u.id = p_user_id;
  return private.check_active(v_user);
end;
$$;
comment on function private.require_active_user(uuid) is
  'The user row of an RPC''s caller. Raises unauthorized when deleted or signed out, blocked when blocked (D-03).';

create function private.lock_user(p_user_id uuid) returns public.users
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user public.users;
begin
  select * into v_user from public.users u where u.id = p_user_id for no key update;
  return private.check_present(v_user);
end;
$$;
comment on function private.lock_user(uuid) is
  'As require_user, holding the row until the end of the transaction.';

create function private.lock_active_user(p_user_id uuid) returns public.users
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user public.users;
begin
  select * into v_user from public.users u where u.id = p_user_id for no key update;
  return private.check_active(v_user);
end;
$$;
comment on function private.lock_active_user(uuid) is
  'As require_active_user, holding the row until the end of the transaction: whatever counts against a limit runs one '
  'at a time per person.';

create function private.lock_caller() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.users u where u.id = auth.uid() for no key update;
  return null;
end;
$$;
comment on function private.lock_caller() is
  'Takes the caller''s row before a statement touches theirs: every writer locks the person first, so that none waits '
  'for another in a circle.';

create function private.require_self(p_user_id uuid) returns void
language plpgsql stable security invoker set search_path = '' as $$
begin
  if auth.uid() is not null and p_user_id is distinct from auth.uid() then
    raise exception 'forbidden' using errcode = '42501';
  end if;
end;
$$;
comment on function private.require_self(uuid) is
  'First line of the triggers that hold a limit: they run before row-level security, so without it their refusals '
  'would tell a client about another person''s plan. The server''s own calls carry no person and pass. Raises '
  'forbidden.';
