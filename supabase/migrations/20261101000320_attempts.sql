-- Attempts: what a person, or whoever comes from one network address, may do only so often in a while, such as trying a
-- password, exporting everything, or writing to support.
-- Written and read by the server alone.

create table private.attempts (
  user_id uuid not null references public.users (id) on delete cascade,
  action text not null,
  count integer not null,
  began_at timestamptz not null default now(),
  primary key (user_id, action),
  constraint attempts_action_known check (
    action in (
      'export', 'delete_account', 'try_companion', 'contact', 'edit_message', 'change_companion', 'add_memory'
    )
  )
);
comment on table private.attempts is
  'How often a person did something in the present while; a while begins with the first attempt.';
create index attempts_began_at_idx on private.attempts (began_at);

create function private.take_attempt(p_user_id uuid, p_action text, p_most integer, p_while interval) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.attempts as a (user_id, action, count) values (p_user_id, p_action, 1)
  on conflict (user_id, action) do update
  set count = case when a.began_at <= now() - p_while then 1 else a.count + 1 end,
    began_at = case when a.began_at <= now() - p_while then now() else a.began_at end
  where a.began_at <= now() - p_while or a.count < p_most;
  if not found then
    raise exception 'too_many_requests' using detail = (
      select jsonb_build_object('retryAfter', ceil(extract(epoch from a.began_at + p_while - now()))::integer)::text
      from private.attempts a where a.user_id = p_user_id and a.action = p_action
    );
  end if;
end;
$$;
comment on function private.take_attempt(uuid, text, integer, interval) is
  'Counts one attempt in a single statement, so that parallel ones count too. Raises too_many_requests beyond p_most '
  'in p_while, with the seconds to wait as retryAfter.';

-- Digests that die with the day ------------------------------------------------------------------------------------

create table private.daily_salts (
  day date primary key,
  salt bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.daily_salts is
  'The key of today''s digests. Gone the next day, and with it any way back from a digest to what it was made of '
  '(D-31, D-32).';

create function private.daily_digest(p_text text) returns bytea
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_today date := private.usage_day();
begin
  insert into private.daily_salts (day) values (v_today) on conflict (day) do nothing;
  if found then
    delete from private.daily_salts s where s.day < v_today;
  end if;
  return (
    select extensions.hmac(convert_to(p_text, 'UTF8'), s.salt, 'sha256') from private.daily_salts s
    where s.day = v_today
  );
end;
$$;
comment on function private.daily_digest(text) is
  'The digest of a text for today: the same for the same text until midnight UTC, and nothing that leads back to it '
  'after.';

-- Network addresses ------------------------------------------------------------------------------------------------

create table private.address_attempts (
  digest bytea not null,
  action text not null,
  count integer not null,
  began_at timestamptz not null default now(),
  primary key (digest, action),
  constraint address_attempts_action_known check (action in ('contact'))
);
comment on table private.address_attempts is
  'As attempts, for those who are not signed in: by the daily digest of their network address.';
create index address_attempts_began_at_idx on private.address_attempts (began_at);

create function private.network_address() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Set by the proxy in front of every hosted project, over whatever a client sends under this name. x-forwarded-for
  -- and x-real-ip are not: they may begin with a client's own words. Another platform's header is named here and
  -- nowhere else.
  v_header constant text := 'cf-connecting-ip';
  v_address inet;
begin
  v_address := nullif(current_setting('request.headers', true), '')::json ->> v_header;
  return case family(v_address) when 6 then network(set_masklen(v_address, 64))::text else host(v_address) end;
exception when invalid_text_representation then
  return null;
end;
$$;
comment on function private.network_address() is
  'Where the request comes from by the platform''s own header; of an IPv6 address the /64 that one connection owns. '
  'null where the platform names none.';

create function private.take_address_attempt(p_action text, p_most integer, p_most_unknown integer, p_while interval)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_address text := private.network_address();
  v_most integer := case when v_address is null then p_most_unknown else p_most end;
begin
  insert into private.address_attempts as a (digest, action, count)
  values (private.daily_digest(coalesce(v_address, 'unknown')), p_action, 1)
  on conflict (digest, action) do update
  set count = case when a.began_at <= now() - p_while then 1 else a.count + 1 end,
    began_at = case when a.began_at <= now() - p_while then now() else a.began_at end
  where a.began_at <= now() - p_while or a.count < v_most;
  if not found then
    raise exception 'too_many_requests';
  end if;
end;
$$;
comment on function private.take_address_attempt(text, integer, integer, interval) is
  'As take_attempt, for the network address of the request. All requests without a known address share p_most_unknown.';
