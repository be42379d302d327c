-- Usage: messages per person and UTC day (D-04). Users read their own counter and can write none.

create table public.daily_usage (
  user_id uuid not null references public.users (id) on delete cascade,
  day date not null,
  used integer not null,
  bounded_refunds smallint not null default 0,
  primary key (user_id, day),
  constraint daily_usage_not_negative check (used >= 0)
);
comment on table public.daily_usage is
  'Messages counted per person and UTC day. Written by the turn RPCs alone (R-TURN-07).';
comment on column public.daily_usage.bounded_refunds is
  'How many messages were given back for replies that the content rules refused or that their chat''s end interrupted.';

create table private.turn_starts (
  user_id uuid primary key references public.users (id) on delete cascade,
  recent timestamptz[] not null
);
comment on table private.turn_starts is
  'When a person began their turns of the last minute; what is older goes with the next turn (D-32).';

create function private.usage_day() returns date
language plpgsql stable set search_path = '' as $$
begin
  return (now() at time zone 'utc')::date;
end;
$$;
comment on function private.usage_day() is 'Today in UTC: the day messages are counted on.';

create function private.usage_resets_at() returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (private.usage_day() + 1)::timestamp at time zone 'utc';
end;
$$;
comment on function private.usage_resets_at() is 'When the counter starts again: the next UTC midnight.';

create function private.messages_left(p_user_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when p.messages_per_day is not null then greatest(p.messages_per_day - coalesce(d.used, 0), 0) end
    from public.users u
    join public.plans p on p.tier = u.subscription_tier
    left join public.daily_usage d on d.user_id = u.id and d.day = private.usage_day()
    where u.id = p_user_id
  );
end;
$$;
comment on function private.messages_left(uuid) is 'Messages left today; null is unlimited.';

create function private.take_message(p_user_id uuid, p_limit integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_used integer;
begin
  insert into public.daily_usage as d (user_id, day, used)
  select p_user_id, private.usage_day(), 1 where p_limit is null or p_limit > 0
  on conflict (user_id, day) do update set used = d.used + 1 where p_limit is null or d.used < p_limit
  returning d.used into v_used;
  return v_used;
end;
$$;
comment on function private.take_message(uuid, integer) is
  'Counts one message in one atomic statement and returns how many were used today; null, and nothing counted, when '
  'p_limit (null: unlimited) is reached (R-TURN-06).';

create function private.give_message_back(p_user_id uuid, p_day date, p_bounded boolean default false) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.daily_usage d
  set used = d.used - 1, bounded_refunds = d.bounded_refunds + p_bounded::integer
  where d.user_id = p_user_id and d.day = p_day and d.used > 0 and not (p_bounded and d.bounded_refunds >= 3);
end;
$$;
comment on function private.give_message_back(uuid, date, boolean) is
  'Uncounts the message of a failed turn on the day it was counted (R-TURN-09). Bounded are replies that the content '
  'rules refused, or that their chat''s end interrupted: three a day together, because what a person can bring about '
  'is not free without end (D-32, R-PROD-08).';

create function private.take_turn_start(p_user_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_most constant integer := 20;
  v_recent timestamptz[];
begin
  select array_agg(start order by start) into v_recent
  from private.turn_starts s cross join unnest(s.recent) as start
  where s.user_id = p_user_id and start > clock_timestamp() - interval '1 minute';
  if cardinality(v_recent) >= v_most then
    return ceil(extract(epoch from v_recent[1] + interval '1 minute' - clock_timestamp()));
  end if;
  insert into private.turn_starts as s (user_id, recent) values (p_user_id, array[clock_timestamp()])
  on conflict (user_id) do update set recent = v_recent || excluded.recent;
  return null;
end;
$$;
comment on function private.take_turn_start(uuid) is
  'Counts a turn that a locked person begins. Returns null, or, when 20 were begun within a minute, the seconds to '
  'wait (D-32, R-PROD-08).';

create function public.read_usage(p_user_id uuid, p_companion_id text default null)
returns table (tier text, message_limit integer, used integer, remaining integer, resets_at timestamptz)
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_active_user(p_user_id);
  if p_companion_id is not null then
    perform private.require_visible_companion(p_user_id, p_companion_id);
  end if;
  return query
  select u.subscription_tier, p.messages_per_day, coalesce(d.used, 0),
    private.messages_left(p_user_id), private.usage_resets_at()
  from public.users u
  join public.plans p on p.tier = u.subscription_tier
  left join public.daily_usage d on d.user_id = u.id and d.day = private.usage_day()
  where u.id = p_user_id;
end;
$$;
comment on function public.read_usage(uuid, text) is
  'For chat-usage: the person''s plan limit and today''s count; message_limit and remaining null when unlimited. '
  'Raises unauthorized, blocked, not_found (R-API-10).';

revoke all on function public.read_usage(uuid, text) from public, anon, authenticated;
grant execute on function public.read_usage(uuid, text) to service_role;

alter table public.daily_usage enable row level security;
create policy daily_usage_select_own on public.daily_usage for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.daily_usage from anon, authenticated;
grant select on public.daily_usage to authenticated;
