-- Users: one row per person of auth.users (D-02), who they are and what they may do.
-- Written by triggers on auth.users and by the server; a person may change full_name, about_me and pronouns (D-03,
-- D-29).
-- Read by the person and by admins.

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  auth_user_id uuid generated always as (id) stored,
  full_name text,
  name text generated always as (full_name) stored,
  about_me text,
  pronouns text,
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
  constraint users_about_me_length check (char_length(about_me) <= 500),
  constraint users_pronouns_short check (char_length(pronouns) <= 40 and pronouns !~ '[[:cntrl:]]')
);

comment on table public.users is
  'A person. Identity, plan, role and status belong to the server; full_name, about_me and pronouns to the person (D-02, '
  'D-03).';
comment on column public.users.auth_user_id is 'Always equal to id; clients and realtime filter on it.';
comment on column public.users.name is 'Always equal to full_name; older clients read it.';
comment on column public.users.about_me is 'In the person''s own words; every companion reads it, like name and pronouns (D-29).';
comment on column public.users.age_confirmed_at is
  'When a date of birth of 18 years or more was given; null means no chat yet (D-14).';
comment on column public.users.last_login_at is 'Mirrors auth.users.last_sign_in_at.';

create unique index users_auth_user_id_key on public.users (auth_user_id);
create index users_newest_idx on public.users (created_at desc, id desc);
create index users_newest_by_tier_idx on public.users (subscription_tier, created_at desc, id desc);
create index users_newest_by_status_idx on public.users (status, created_at desc, id desc);
create index users_last_login_at_idx on public.users (last_login_at);
create index users_admins_idx on public.users (id) where role = 'admin';
create index users_search_idx on public.users
  using gin (email extensions.gin_trgm_ops, full_name extensions.gin_trgm_ops);

create table private.birth_dates (
  user_id uuid primary key references public.users (id) on delete cascade,
  birth_date date not null,
  created_at timestamptz not null default now()
);
comment on table private.birth_dates is
  'Date of birth, given once and never changed (D-14). In no API: only the server reads it, for the owner''s export.';

-- Who is calling ------------------------------------------------------------------------------------------------

create function private.has_second_factor() returns boolean
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false);
end;
$$;
comment on function private.has_second_factor() is
  'Whether the caller''s session was confirmed with a second factor, as the auth service says in its token (D-32).';

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_second_factor() and private.is_session_live()
    and exists (select 1 from public.users u where u.id = auth.uid() and u.role = 'admin' and u.status = 'active');
end;
$$;
comment on function private.is_admin() is
  'Whether the caller is an active admin in a live session that was confirmed with a second factor, asked on every '
  'call: without it an admin reads and changes nothing of others (D-03, D-12, D-32, R-PROD-15).';

create function private.is_active() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_session_live()
    and exists (select 1 from public.users u where u.id = auth.uid() and u.status = 'active');
end;
$$;
comment on function private.is_active() is
  'Whether the caller exists, is not blocked and is in a live session, asked on every call (D-03, D-32).';

grant execute on function private.is_admin(), private.is_active() to anon, authenticated;

-- Age -----------------------------------------------------------------------------------------------------------

create function private.birth_date_of(p_text text) returns date
language plpgsql immutable set search_path = '' as $$
declare
  v_date date;
begin
  if p_text ~ '^\d{4}-\d{2}-\d{2}$' then
    v_date := p_text::date;
  end if;
  return case when v_date >= date '1900-01-01' then v_date end;
exception when datetime_field_overflow or invalid_datetime_format then
  return null;
end;
$$;
comment on function private.birth_date_of(text) is
  'A date of birth as it is sent, YYYY-MM-DD; null for a text that is no real one.';

create function private.is_under_age(p_birth_date date) returns boolean
language sql stable set search_path = ''
return p_birth_date > ((now() at time zone 'utc')::date - interval '18 years');
comment on function private.is_under_age(date) is 'Whether somebody born on this day is under 18 today.';

create function private.confirm_age(p_user_id uuid, p_email text, p_birth_date text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_date date := private.birth_date_of(p_birth_date);
begin
  if v_date is null then
    raise exception 'invalid_input' using errcode = 'PT422', detail = '{"field": "birth_date"}';
  end if;
  if private.is_under_age(v_date) then
    perform private.keep_refused_age(p_email), private.keep_refused_age(p_user_id::text);
    return false;
  end if;
  if private.was_refused_age(p_email, p_user_id) then
    return false;
  end if;
  insert into private.birth_dates (user_id, birth_date) values (p_user_id, v_date) on conflict do nothing;
  update public.users set age_confirmed_at = now() where id = p_user_id and age_confirmed_at is null;
  return true;
end;
$$;
comment on function private.confirm_age(uuid, text, text) is
  'Stores a date of birth (YYYY-MM-DD) once. False under 18, which it remembers, and for a day after the same e-mail or '
  'account was refused so. Raises invalid_input for no real date (D-14, R-SAFE-01, R-PROD-17).';

-- Mirrors of auth.users -----------------------------------------------------------------------------------------

create function private.metadata_text(p_metadata jsonb, p_key text, p_length integer) returns text
language sql immutable set search_path = ''
return left(nullif(btrim(p_metadata ->> p_key), ''), p_length);
comment on function private.metadata_text(jsonb, text, integer) is
  'A text of the sign-up metadata, trimmed and cut to what its column holds; null when blank.';

create function private.create_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.users (id, full_name, email, created_at, last_login_at)
  values (
    new.id,
    coalesce(
      private.metadata_text(new.raw_user_meta_data, 'full_name', 120),
      private.metadata_text(new.raw_user_meta_data, 'name', 120)
    ),
    new.email,
    coalesce(new.created_at, now()),
    new.last_sign_in_at
  );
  if new.raw_user_meta_data ->> 'birth_date' is not null
    and not private.confirm_age(new.id, new.email, new.raw_user_meta_data ->> 'birth_date')
  then
    raise exception 'age_required' using errcode = 'PT422';
  end if;
  return new;
end;
$$;
comment on function private.create_user() is
  'auth.users insert: creates the row here, with name and date of birth from the sign-up metadata (D-02, D-14). Raises '
  'age_required where that date is refused, and invalid_input, both with SQLSTATE PT422, which the auth service returns '
  'as status 422 with this word.';

create function private.mirror_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.email, new.email_change) is distinct from (old.email, old.email_change)
    and exists (select 1 from public.users u where u.id = new.id and u.status <> 'active') then
    raise exception 'blocked';
  end if;
  update public.users
  set email = new.email, last_login_at = new.last_sign_in_at
  where id = new.id and (email, last_login_at) is distinct from (new.email, new.last_sign_in_at);

  if new.raw_user_meta_data is distinct from old.raw_user_meta_data then
    -- Only what this change of the metadata is about: the person may have edited the row itself since.
    update public.users u
    set full_name = case
          when new.raw_user_meta_data -> 'full_name' is distinct from old.raw_user_meta_data -> 'full_name'
          then private.metadata_text(new.raw_user_meta_data, 'full_name', 120) else u.full_name end,
        about_me = case
          when new.raw_user_meta_data -> 'about_me' is distinct from old.raw_user_meta_data -> 'about_me'
          then private.metadata_text(new.raw_user_meta_data, 'about_me', 500) else u.about_me end
    where u.id = new.id and u.status = 'active';
  end if;
  return new;
end;
$$;
comment on function private.mirror_user() is
  'auth.users update: mirrors e-mail, last login, name and about_me (D-02, D-18.9), and no date of birth: what raises '
  'here could not keep a refusal (see confirm_age). Of a blocked person nothing but the last login: a new e-mail address '
  'raises blocked, and what a provider tells of them at a login is passed over (D-32).';

create trigger create_user after insert on auth.users for each row execute function private.create_user();
create trigger mirror_user after update on auth.users for each row execute function private.mirror_user();

-- Access --------------------------------------------------------------------------------------------------------

alter table public.users enable row level security;
create policy users_select_own_or_admin on public.users for select to authenticated
  using ((id = (select auth.uid()) and (select private.is_session_live())) or (select private.is_admin()));
create policy users_update_own on public.users for update to authenticated
  using (id = (select auth.uid()) and (select private.is_active()))
  with check (id = (select auth.uid()));

revoke all on public.users from anon, authenticated;
grant select on public.users to authenticated;
grant update (full_name, about_me, pronouns) on public.users to authenticated;
