-- What the admin's dashboard counts (R-ADMIN-08, R-ADMIN-09): people and live subscriptions by plan, and what happened
-- day by day. Read by admins alone, and never a single person's row.

-- The days of a month are read whole; summaries of blocks find them, and cost a message that is counted nothing.
create index daily_usage_day_idx on public.daily_usage using brin (day);

create function private.plan_statistics()
returns table (tier text, people bigint, subscriptions bigint, revenue_gbp bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_calling_admin();
  return query
  select p.tier, coalesce(u.count, 0), coalesce(s.count, 0), coalesce(s.count, 0) * p.price_gbp
  from public.plans p
  left join (
    select u.subscription_tier, count(*) as count from public.users u group by u.subscription_tier
  ) u on u.subscription_tier = p.tier
  left join (
    select s.plan_name, count(*) as count from public.stripe_subscriptions s where s.is_live group by s.plan_name
  ) s on s.plan_name = p.tier
  order by p.rank;
end;
$$;
comment on function private.plan_statistics() is
  'What plan_statistics returns: row-level security would check the caller for each of a hundred thousand people.';

create function public.plan_statistics()
returns table (tier text, people bigint, subscriptions bigint, revenue_gbp bigint)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.plan_statistics();
end;
$$;
comment on function public.plan_statistics() is
  'For admins: every tier of the plan table, lowest first, with its people, its live subscriptions, and what these '
  'bring in a month, in pounds. Raises forbidden (R-ADMIN-09).';

create function private.daily_statistics(p_days integer) returns table (day date, messages bigint, sign_ups bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_last date := private.usage_day();
  v_first date := v_last - least(greatest(p_days, 1), 366) + 1;
begin
  perform private.require_calling_admin();
  return query
  select days.at::date, coalesce(m.sum, 0)::bigint, coalesce(s.count, 0)
  from generate_series(v_first, v_last, interval '1 day') as days (at)
  left join (
    select d.day, sum(d.used) as sum from public.daily_usage d where d.day between v_first and v_last group by d.day
  ) m on m.day = days.at::date
  left join (
    select (u.created_at at time zone 'utc')::date as day, count(*) as count from public.users u
    where u.created_at >= v_first::timestamp at time zone 'utc'
    group by 1
  ) s on s.day = days.at::date
  order by 1;
end;
$$;
comment on function private.daily_statistics(integer) is
  'What daily_statistics returns; admins see sums of what they may not see person by person.';

create function public.daily_statistics(p_days integer default 30)
returns table (day date, messages bigint, sign_ups bigint)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.daily_statistics(p_days);
end;
$$;
comment on function public.daily_statistics(integer) is
  'For admins: the last days up to today (UTC), oldest first, with the messages people were counted for and the '
  'sign-ups. At most a year. Raises forbidden.';

revoke all on function public.plan_statistics(), public.daily_statistics(integer) from public, anon;
grant execute on function private.plan_statistics(), private.daily_statistics(integer),
  public.plan_statistics(), public.daily_statistics(integer) to authenticated;
