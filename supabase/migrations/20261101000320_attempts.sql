-- Attempts: what a person may do only so often in a while, such as trying a password or exporting everything.
-- Written and read by the server alone.

create table private.attempts (
  user_id uuid not null references public.users (id) on delete cascade,
  action text not null,
  count integer not null,
  began_at timestamptz not null default now(),
  primary key (user_id, action),
  constraint attempts_action_known check (action in ('export', 'delete_account', 'try_companion'))
);
comment on table private.attempts is 'How often a person did something in the present while; a while begins with the first attempt.';
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
  'Counts one attempt in a single statement, so that parallel ones count too. Raises too_many_requests beyond p_most in p_while, with the seconds to wait as retryAfter.';
