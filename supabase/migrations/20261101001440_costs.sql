-- What the project's admins see of cost and revenue (R-COST-02, R-COST-03): sums of the ledger, never a single person.

create view private.person_costs with (security_invoker = true) as
select date_trunc('month', k.started_at at time zone 'utc')::date as month, k.tier, k.user_id,
  sum(k.cost_usd) as cost_usd
from public.model_calls k
where k.user_id is not null and k.purpose <> 'trial'
group by 1, 2, 3;
comment on view private.person_costs is 'US dollars by month (UTC), plan and person.';

create view private.call_sums with (security_invoker = true) as
select date_trunc('month', k.started_at at time zone 'utc')::date as month, k.tier, k.purpose, k.provider,
  coalesce(k.answered_model, k.model) as model, k.answered_provider, count(*) as calls,
  count(*) filter (where k.outcome = 'finished') as finished,
  count(*) filter (where not k.usage_known) as unknown_usage,
  count(*) filter (where k.cost_usd is null) as unpriced,
  sum(k.prompt_tokens) as prompt_tokens, sum(k.completion_tokens) as completion_tokens,
  sum(k.reasoning_tokens) as reasoning_tokens, coalesce(sum(k.cost_usd), 0) as cost_usd,
  coalesce(sum(k.cost_usd) filter (where not k.usage_known), 0) as estimated_usd
from public.model_calls k
group by 1, 2, 3, 4, 5, 6;
comment on view private.call_sums is
  'Requests, tokens and US dollars by month (UTC), plan, purpose, provider and model; estimated_usd is part of cost_usd.';

create function private.first_month(p_months integer) returns date
language sql stable set search_path = ''
return (date_trunc('month', now() at time zone 'utc') - make_interval(months => least(greatest(p_months, 1), 36) - 1))::date;
comment on function private.first_month(integer) is 'The first of the last so many months, this one included (UTC).';

create function private.costs_by_plan(p_months integer) returns table (
  month date, tier text, people bigint, calls bigint, unknown_usage bigint, unpriced bigint, cost_usd numeric,
  estimated_usd numeric, revenue_gbp numeric, cost_gbp numeric, margin_gbp numeric, median_usd numeric, p95_usd numeric
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_first date := private.first_month(p_months);
  v_start timestamptz := v_first::timestamp at time zone 'utc';
  v_rate numeric := (select s.usd_per_gbp from public.cost_settings s);
begin
  perform private.require_calling_admin();
  return query
  with called as (
    select s.month, s.tier, sum(s.calls)::bigint as calls, sum(s.unknown_usage)::bigint as unknown_usage,
      sum(s.unpriced)::bigint as unpriced, sum(s.cost_usd) as cost_usd, sum(s.estimated_usd) as estimated_usd
    from private.call_sums s where s.month >= v_first group by s.month, s.tier
  ), spread as (
    select c.month, c.tier, count(*) as people,
      (percentile_cont(0.5) within group (order by coalesce(c.cost_usd, 0)::double precision))::numeric as median_usd,
      (percentile_cont(0.95) within group (order by coalesce(c.cost_usd, 0)::double precision))::numeric as p95_usd
    from private.person_costs c where c.month >= v_first group by c.month, c.tier
  ), paid as (
    select date_trunc('month', p.paid_at at time zone 'utc')::date as month, p.tier, sum(p.amount_gbp) as revenue_gbp
    from public.payments p where p.paid_at >= v_start group by 1, 2
  )
  select m.month, m.tier, coalesce(s.people, 0), coalesce(c.calls, 0), coalesce(c.unknown_usage, 0),
    coalesce(c.unpriced, 0), coalesce(c.cost_usd, 0), coalesce(c.estimated_usd, 0), coalesce(p.revenue_gbp, 0),
    round(coalesce(c.cost_usd, 0) / v_rate, 6),
    coalesce(p.revenue_gbp, 0) - round(coalesce(c.cost_usd, 0) / v_rate, 6), s.median_usd, s.p95_usd
  from called c full join paid p using (month, tier) as m
  left join spread s on s.month = m.month and s.tier = m.tier
  left join public.plans n on n.tier = m.tier
  order by m.month desc, n.rank nulls last;
end;
$$;
comment on function private.costs_by_plan(integer) is 'What costs_by_plan returns.';

create function private.costs_by_model(p_month date) returns table (
  purpose text, provider text, model text, answered_provider text, calls bigint, finished bigint,
  unknown_usage bigint, unpriced bigint, prompt_tokens bigint, completion_tokens bigint, reasoning_tokens bigint,
  cost_usd numeric, estimated_usd numeric
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_calling_admin();
  return query
  select s.purpose, s.provider, s.model, s.answered_provider, sum(s.calls)::bigint, sum(s.finished)::bigint,
    sum(s.unknown_usage)::bigint, sum(s.unpriced)::bigint, sum(s.prompt_tokens)::bigint,
    sum(s.completion_tokens)::bigint, sum(s.reasoning_tokens)::bigint, sum(s.cost_usd), sum(s.estimated_usd)
  from private.call_sums s
  where s.month = date_trunc('month', p_month)::date
  group by s.purpose, s.provider, s.model, s.answered_provider
  order by sum(s.cost_usd) desc, s.purpose, s.provider, s.model, s.answered_provider;
end;
$$;
comment on function private.costs_by_model(date) is 'What costs_by_model returns.';

create function private.cost_of_today() returns table (
  spent_usd numeric, daily_ceiling_usd numeric, warned_80_at timestamptz, warned_100_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_calling_admin();
  return query
  select coalesce(d.spent_usd, 0), s.daily_ceiling_usd, d.warned_80_at, d.warned_100_at
  from public.cost_settings s left join private.daily_costs d on d.day = private.usage_day();
end;
$$;
comment on function private.cost_of_today() is 'What cost_of_today returns.';

create function public.costs_by_plan(p_months integer default 12) returns table (
  month date, tier text, people bigint, calls bigint, unknown_usage bigint, unpriced bigint, cost_usd numeric,
  estimated_usd numeric, revenue_gbp numeric, cost_gbp numeric, margin_gbp numeric, median_usd numeric, p95_usd numeric
)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.costs_by_plan(p_months);
end;
$$;
comment on function public.costs_by_plan(integer) is
  'For admins: the last months (UTC, at most 36), newest first, by plan: people who had a reply, requests to models, '
  'what they cost (estimates are part of it), what was paid, the margin at cost_settings.usd_per_gbp, and what an active '
  'person cost at the median and the 95th percentile. tier is null for requests for nobody. Raises forbidden (R-COST-02).';

create function public.costs_by_model(p_month date) returns table (
  purpose text, provider text, model text, answered_provider text, calls bigint, finished bigint,
  unknown_usage bigint, unpriced bigint, prompt_tokens bigint, completion_tokens bigint, reasoning_tokens bigint,
  cost_usd numeric, estimated_usd numeric
)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.costs_by_model(p_month);
end;
$$;
comment on function public.costs_by_model(date) is
  'For admins: the month of that day (UTC) by purpose, provider and model, the dearest first. Raises forbidden '
  '(R-COST-02).';

create function public.cost_of_today() returns table (
  spent_usd numeric, daily_ceiling_usd numeric, warned_80_at timestamptz, warned_100_at timestamptz
)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.cost_of_today();
end;
$$;
comment on function public.cost_of_today() is
  'For admins: what today (UTC) cost as of the last minute, the ceiling (null: none), and when 80 and 100 % of it were '
  'passed. Raises forbidden (R-COST-03).';

revoke all on function public.costs_by_plan(integer), public.costs_by_model(date), public.cost_of_today()
  from public, anon;
grant execute on function private.costs_by_plan(integer), private.costs_by_model(date), private.cost_of_today(),
  public.costs_by_plan(integer), public.costs_by_model(date), public.cost_of_today() to authenticated;
