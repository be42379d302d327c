-- Refused dates of birth: whoever was refused as under 18 does not sign up a minute later with another date (D-32).
-- What is kept is a keyed digest of the e-mail, for a day.
-- Written and read by the auth service through its hook, read by the age check.

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
  'Digests of the e-mails of people who were refused as under 18. Forgotten after a day (R-PROD-17).';
create index refused_ages_refused_at_idx on private.refused_ages (refused_at);

create function private.email_digest(p_email text) returns bytea
language sql stable set search_path = ''
return (
  select extensions.hmac(convert_to(lower(btrim(p_email)), 'UTF8'), k.key, 'sha256')
  from private.digest_keys k where k.purpose = 'refused_age'
);
comment on function private.email_digest(text) is
  'The same for the same e-mail; nothing leads back from it to the address without the key.';

create function private.was_refused_age(p_email text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.refused_ages r
    where r.digest = private.email_digest(p_email) and r.refused_at > private.kept_since('refused_ages')
  );
end;
$$;
comment on function private.was_refused_age(text) is
  'Whether somebody with this e-mail was refused as under 18 within the last day (R-PROD-17).';

create function private.before_user_created(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text := event -> 'user' ->> 'email';
begin
  if private.is_under_age(private.birth_date_of(event -> 'user' -> 'user_metadata' ->> 'birth_date')) then
    insert into private.refused_ages as r (digest) values (private.email_digest(v_email))
    on conflict (digest) do update set refused_at = now() where r.refused_at <= private.kept_since('refused_ages');
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
