-- Users: one row per person of auth.users (D-02), who they are and what they may do.
-- Written by triggers on auth.users and by the server; a person may change full_name and about_me (D-03).
-- Read by the person and by admins.

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  auth_user_id uuid generated always as (id) stored,
  full_name text,
  name text generated always as (full_name) stored,
  about_me text,
  email text,
  subscription_tier text not null default 'free' references public.plans (tier),
  role text not null default 'user',
  status text not null default 'active',
  age_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  constraint users_role_known check (role in ('user', 'admin')),
  constraint users_status_known check (status in ('active', 'blocked')),
  constraint users_full_name_length check (char_length(full_name) <= 120),
  constraint users_about_me_length check (char_length(about_me) <= 1000)
);

comment on table public.users is 'A person. Identity, plan, role and status belong to the server; full_name and about_me to the person (D-02, D-03).';
comment on column public.users.auth_user_id is 'Always equal to id; clients and realtime filter on it.';
comment on column public.users.name is 'Always equal to full_name; older clients read it.';
comment on column public.users.age_confirmed_at is 'When a date of birth of 18 years or more was given; null means no chat yet (D-14).';
comment on column public.users.last_login_at is 'Mirrors auth.users.last_sign_in_at.';

create unique index users_auth_user_id_key on public.users (auth_user_id);
create index users_subscription_tier_idx on public.users (subscription_tier);
create index users_created_at_idx on public.users (created_at desc, id desc);
create index users_last_login_at_idx on public.users (last_login_at);

create table private.birth_dates (
  user_id uuid primary key references public.users (id) on delete cascade,
  birth_date date not null,
  created_at timestamptz not null default now()
);
comment on table private.birth_dates is 'Date of birth, given once and never changed (D-14). In no API: only the server reads it, for the owner''s export.';

-- Who is calling ------------------------------------------------------------------------------------------------

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
return exists (
  select 1 from public.users u where u.id = auth.uid() and u.role = 'admin' and u.status = 'active'
);
comment on function private.is_admin() is 'Whether the caller is an active admin, asked on every call (D-03, D-12).';

create function private.is_active() returns boolean
language sql stable security definer set search_path = ''
return exists (select 1 from public.users u where u.id = auth.uid() and u.status = 'active');
comment on function private.is_active() is 'Whether the caller exists and is not blocked, asked on every call (D-03).';

grant execute on function private.is_admin(), private.is_active() to anon, authenticated;

-- Age -----------------------------------------------------------------------------------------------------------

create function private.confirm_age(p_user_id uuid, p_birth_date text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_date date;
begin
  if p_birth_date is null then
    return;
  end if;
  if p_birth_date !~ '^\d{4}-\d{2}-\d{2}$' then
    raise exception 'invalid_input' using detail = '{"field": "birth_date"}';
  end if;
  begin
    v_date := p_birth_date::date;
  exception when datetime_field_overflow or invalid_datetime_format then
    raise exception 'invalid_input' using detail = '{"field": "birth_date"}';
  end;
  if v_date < date '1900-01-01' then
    raise exception 'invalid_input' using detail = '{"field": "birth_date"}';
  end if;
  if v_date > ((now() at time zone 'utc')::date - interval '18 years') then
    raise exception 'age_required';
  end if;
  insert into private.birth_dates (user_id, birth_date) values (p_user_id, v_date) on conflict do nothing;
  update public.users set age_confirmed_at = now() where id = p_user_id and age_confirmed_at is null;
end;
$$;
comment on function private.confirm_age(uuid, text) is
  'Stores a date of birth (YYYY-MM-DD) once. Raises age_required under 18 and invalid_input for no real date (D-14, R-SAFE-01).';

-- Mirrors of auth.users -----------------------------------------------------------------------------------------

create function private.create_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.users (id, full_name, email, created_at, last_login_at)
  values (
    new.id,
    left(nullif(btrim(coalesce(new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name')), ''), 120),
    new.email,
    coalesce(new.created_at, now()),
    new.last_sign_in_at
  );
  perform private.confirm_age(new.id, new.raw_user_meta_data ->> 'birth_date');
  return new;
end;
$$;
comment on function private.create_user() is 'auth.users insert: creates the row here, with name and date of birth from the sign-up metadata (D-02, D-14).';

create function private.mirror_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.users
  set email = new.email, last_login_at = new.last_sign_in_at
  where id = new.id and (email, last_login_at) is distinct from (new.email, new.last_sign_in_at);

  if new.raw_user_meta_data is distinct from old.raw_user_meta_data then
    update public.users
    set full_name = left(new.raw_user_meta_data ->> 'full_name', 120),
        about_me = left(new.raw_user_meta_data ->> 'about_me', 1000)
    where id = new.id;
    if exists (select 1 from public.users u where u.id = new.id and u.age_confirmed_at is null) then
      perform private.confirm_age(new.id, new.raw_user_meta_data ->> 'birth_date');
    end if;
  end if;
  return new;
end;
$$;
comment on function private.mirror_user() is
  'auth.users update: mirrors e-mail, last login, name and about_me; takes a date of birth only where none is known (D-02, D-14, D-18.9).';

create trigger create_user after insert on auth.users for each row execute function private.create_user();
create trigger mirror_user after update on auth.users for each row execute function private.mirror_user();

-- Guards --------------------------------------------------------------------------------------------------------

create function private.protect_user_columns() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
    and (new.id, new.email, new.subscription_tier, new.role, new.status, new.age_confirmed_at, new.created_at, new.last_login_at)
      is distinct from
      (old.id, old.email, old.subscription_tier, old.role, old.status, old.age_confirmed_at, old.created_at, old.last_login_at)
  then
    raise exception 'forbidden' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.protect_user_columns() is 'Second lock behind the column grants: a client never changes what the server decides (D-03).';

create trigger protect_user_columns before update on public.users
  for each row execute function private.protect_user_columns();

create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.users u where u.role = 'admin' order by u.id for update;
  if not exists (
    select 1 from public.users u where u.role = 'admin' and u.status = 'active' and u.id <> old.id
  ) then
    raise exception 'last_admin';
  end if;
  return coalesce(new, old);
end;
$$;
comment on function private.keep_one_admin() is 'Refuses to delete, demote or block the last active admin: last_admin (D-03).';

create trigger keep_one_admin_on_update before update of role, status on public.users for each row
  when (old.role = 'admin' and old.status = 'active' and (new.role <> 'admin' or new.status <> 'active'))
  execute function private.keep_one_admin();
create trigger keep_one_admin_on_delete before delete on public.users for each row
  when (old.role = 'admin' and old.status = 'active')
  execute function private.keep_one_admin();

create function private.require_active_user(p_user_id uuid) returns public.users
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users;
begin
  select * into v_user from public.users u where u.id = p_user_id;
  if not found then
    raise exception 'unauthorized';
  end if;
  if v_user.status <> 'active' then
    raise exception 'blocked';
  end if;
  return v_user;
end;
$$;
comment on function private.require_active_user(uuid) is 'The user row of an RPC''s caller. Raises unauthorized when deleted, blocked when blocked (D-03).';

create function private.lock_active_user(p_user_id uuid) returns public.users
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from public.users u where u.id = p_user_id for no key update;
  return private.require_active_user(p_user_id);
end;
$$;
comment on function private.lock_active_user(uuid) is
  'As require_active_user, holding the row until the end of the transaction: whatever counts against a limit runs one at a time per person.';

-- Access --------------------------------------------------------------------------------------------------------

alter table public.users enable row level security;
create policy users_select_own_or_admin on public.users for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy users_update_own on public.users for update to authenticated
  using (id = (select auth.uid()) and (select private.is_active()))
  with check (id = (select auth.uid()));

revoke all on public.users from anon, authenticated;
grant select on public.users to authenticated;
grant update (full_name, about_me) on public.users to authenticated;
