-- Refused dates of birth: whoever was refused as under 18 does not come back a minute later with another date, neither
-- at sign-up nor before the first chat of an account without one (D-32). What is kept is a keyed digest of the e-mail,
-- and of the account where there is one, for a day.
-- Written and read by the auth service through its hook and by user-confirm-age, read by the age check; whether it is
-- about themselves, by the person.

create table private.digest_keys (
  purpose text primary key,
  key bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.digest_keys is
  'Keys of digests that outlive a day (private.daily_digest has those that do not). Made here, and nowhere else.';
insert into private.digest_keys (purpose) values ('refused_age');

create table private.refused_ages (
  digest bytea primary key,
  refused_at timestamptz not null default now()
);
comment on table private.refused_ages is
  'Digests of the e-mails and account ids of people who were refused as under 18. Forgotten after a day (R-PROD-17).';
create index refused_ages_refused_at_idx on private.refused_ages (refused_at);

create function private.age_digest(p_who text) returns bytea
language sql stable set search_path = ''
return (
  select extensions.hmac(convert_to(lower(btrim(p_who)), 'UTF8'), k.key, 'sha256')
  from private.digest_keys k where k.purpose = 'refused_age'
);
comment on function private.age_digest(text) is
  'The same for the same e-mail or account id; nothing leads back from it to either without the key.';

create function private.keep_refused_age(p_who text) returns void
language plpgsql volatile strict security definer set search_path = '' as $$
begin
  insert into private.refused_ages as r (digest) values (private.age_digest(p_who))
  on conflict (digest) do update set refused_at = now() where r.refused_at <= private.kept_since('refused_ages');
end;
$$;
comment on function private.keep_refused_age(text) is
  'Remembers for a day that this e-mail or account was refused as under 18; asking again makes the day no longer. '
  'Nothing for an account without an e-mail.';

create function private.was_refused_age(p_email text, p_user_id uuid default null) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.refused_ages r
    where r.digest in (private.age_digest(p_email), private.age_digest(p_user_id::text))
      and r.refused_at > private.kept_since('refused_ages')
  );
end;
$$;
comment on function private.was_refused_age(text, uuid) is
  'Whether somebody with this e-mail or this account was refused as under 18 within the last day (R-PROD-17). The '
  'account counts by itself because its e-mail can be changed.';

-- At sign-up -----------------------------------------------------------------------------------------------------

create function private.before_user_created(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text := event -> 'user' ->> 'email';
begin
  if private.is_under_age(private.birth_date_of(event -> 'user' -> 'user_metadata' ->> 'birth_date')) then
    perform private.keep_refused_age(v_email);
  elsif not private.was_refused_age(v_email) then
    return '{}';
  end if;
  return '{"error": {"http_code": 422, "message": "age_required"}}';
end;
$$;
comment on function private.before_user_created(jsonb) is
  'The auth service''s hook before it creates a user, outside of the transaction that does: refuses a date of birth '
  'under 18 and remembers it for a day, in which the same e-mail is refused with any date (R-PROD-17).';
grant usage on schema private to supabase_auth_admin;
grant execute on function private.before_user_created(jsonb) to supabase_auth_admin;

-- Before the first chat --------------------------------------------------------------------------------------------

create function public.confirm_age(p_user_id uuid, p_birth_date text) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users := private.lock_active_user(p_user_id);
begin
  if v_user.age_confirmed_at is not null then
    return true;
  end if;
  return private.confirm_age(v_user.id, v_user.email, p_birth_date);
end;
$$;
comment on function public.confirm_age(uuid, text) is
  'For user-confirm-age: takes the date of birth of an account that has none; of one that has, nothing changes. False, '
  'which function and page call age_required, under 18, and for a day from then on with any date. It is returned and '
  'not raised, so that the refusal is kept. Raises unauthorized, blocked, invalid_input (R-SAFE-02, R-PROD-17).';
revoke all on function public.confirm_age(uuid, text) from public, anon, authenticated;
grant execute on function public.confirm_age(uuid, text) to service_role;

create function private.is_age_refused() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.users u
    where u.id = auth.uid() and private.is_active() and private.was_refused_age(u.email, u.id)
  );
end;
$$;
comment on function private.is_age_refused() is 'What public.is_age_refused returns, apart from row-level security.';
grant execute on function private.is_age_refused() to authenticated;

create function public.is_age_refused() returns boolean
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.is_age_refused();
end;
$$;
comment on function public.is_age_refused() is
  'For the page: whether the caller was refused as under 18 within the last day, on whatever device (R-PROD-17).';
revoke all on function public.is_age_refused() from public, anon;
grant execute on function public.is_age_refused() to authenticated;
