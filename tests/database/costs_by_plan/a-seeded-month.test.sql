begin;
\ir ../prelude.psql
select plan(24);

select everybody();
delete from model_calls;
delete from payments;
update cost_settings set usd_per_gbp = 1.25;
create temporary table months on commit drop as
select (m + interval '1 month')::date as this, m::date as last, (m - interval '1 month')::date as before
from (select date_trunc('month', now() at time zone 'utc') - interval '1 month' as m) t;
create function tests.at(p_month date) returns timestamptz language sql stable
return p_month::timestamp at time zone 'utc';

-- This month: 400 requests of every kind, and those at its very ends.
insert into model_calls (
  id, user_id, tier, purpose, provider, model, answered_model, answered_provider, outcome, usage_known, prompt_tokens,
  completion_tokens, reasoning_tokens, cost_usd, started_at
)
select gen_random_uuid(), case when i % 11 > 0 then id((array['free', 'paid', 'other', 'blocked', 'admin'])[1 + i % 5]) end,
  (array['free', 'basic', 'premium', 'ultimate'])[1 + i % 4],
  (array['reply', 'reply', 'check', 'memory', 'story', 'trial'])[1 + i % 6],
  (array['openrouter', 'openai', 'custom'])[1 + i % 3], 'model-' || i % 3, case when i % 7 = 0 then 'stand-in' end,
  case when i % 2 = 0 then 'DeepInfra' end, (array['finished', 'finished', 'stopped', 'failed', 'lost'])[1 + i % 5],
  i % 5 < 2, i * 3, i * 2, i, case when i % 13 > 0 then i * 0.000123457 end,
  at((select this from months)) + i * interval '1 minute'
from generate_series(1, 400) as i;
insert into model_calls (
  id, user_id, tier, purpose, provider, model, outcome, usage_known, prompt_tokens, completion_tokens, cost_usd,
  started_at
)
select gen_random_uuid(), id('free'), 'free', 'reply', 'openai', 'edge', 'finished', true, 1, 1, 1, started_at
from months, unnest(array[
  at(this), at(this) - interval '1 microsecond', at((this + interval '1 month')::date) - interval '1 microsecond'
]) as started_at;
insert into payments (invoice_id, user_id, tier, amount_gbp, paid_at)
select 'in_' || i, case when i % 2 = 0 then id('paid') end, (array['basic', 'premium', 'ultimate'])[1 + i % 3],
  4.99 + i, at(this) + i * interval '1 hour'
from months, generate_series(0, 40) as i;

create temporary table by_plan on commit drop as
select r.* from jsonb_to_recordset(
  value('admin', 'select jsonb_agg(to_jsonb(c)) from costs_by_plan(2) c')::jsonb
) as r (
  month date, tier text, people bigint, calls bigint, unknown_usage bigint, unpriced bigint, cost_usd numeric,
  estimated_usd numeric, revenue_gbp numeric, cost_gbp numeric, margin_gbp numeric, median_usd numeric, p95_usd numeric
);
create temporary table plain on commit drop as
select k.* from model_calls k, months m
where k.started_at >= at(m.this) and k.started_at < at((m.this + interval '1 month')::date);

select results_eq(
  $$select tier, people, calls, unknown_usage, unpriced, cost_usd, estimated_usd, revenue_gbp
    from by_plan where month = (select this from months) order by tier$$,
  $$select tier, count(distinct user_id) filter (where purpose <> 'trial'), count(*),
      sum(case when usage_known then 0 else 1 end), sum(case when cost_usd is null then 1 else 0 end), sum(cost_usd),
      sum(case when usage_known then 0 else cost_usd end),
      coalesce((select sum(amount_gbp) from payments p where p.tier = plain.tier), 0)
    from plain group by tier order by tier$$,
  '[R-COST-02] a plan''s month is what plain SQL says'
);
select results_eq(
  $$select tier, cost_gbp, margin_gbp from by_plan where month = (select this from months) order by tier$$,
  $$select tier, round(sum(cost_usd) / 1.25, 6),
      coalesce((select sum(amount_gbp) from payments p where p.tier = plain.tier), 0) - round(sum(cost_usd) / 1.25, 6)
    from plain group by tier order by tier$$,
  '[R-COST-02] the margin is revenue less cost, at what a pound is worth'
);
select results_eq(
  $$select tier, round(median_usd, 9), round(p95_usd, 9)
    from by_plan where month = (select this from months) order by tier$$,
  $$select tier, round(percentile_cont(0.5) within group (order by spent)::numeric, 9),
      round(percentile_cont(0.95) within group (order by spent)::numeric, 9)
    from (
      select tier, user_id, sum(cost_usd)::float8 as spent from plain
      where user_id is not null and purpose <> 'trial' group by tier, user_id
    ) p group by tier order by tier$$,
  '[R-COST-02] so is what an active person costs'
);
select is(
  (select sum(calls) || ' ' || sum(cost_usd) from by_plan where month = (select this from months)),
  (select count(*) || ' ' || sum(cost_usd) from plain), '[R-COST-02] no request of the month is missing or doubled'
);
select is(
  (select calls || ' ' || cost_usd from by_plan where month = (select last from months)), '1 1.000000000',
  'the last moment of the month before belongs to that month'
);
select is(
  (select string_agg(distinct tier, ' ' order by tier) from by_plan where month = (select this from months)),
  'basic free premium ultimate', 'every plan is one row'
);

create temporary table by_model on commit drop as
select r.* from jsonb_to_recordset(value(
  'admin', format('select jsonb_agg(to_jsonb(c)) from costs_by_model(%L) c', (select this + 14 from months))
)::jsonb) as r (
  purpose text, provider text, model text, answered_provider text, calls bigint, finished bigint, unknown_usage bigint,
  unpriced bigint, prompt_tokens bigint, completion_tokens bigint, reasoning_tokens bigint, cost_usd numeric,
  estimated_usd numeric
);
select set_eq(
  'select * from by_model',
  $$select purpose, provider, case when answered_model is null then model else answered_model end, answered_provider,
      count(*) as a, sum(case outcome when 'finished' then 1 else 0 end) as b,
      sum(case when usage_known then 0 else 1 end) as c, sum(case when cost_usd is null then 1 else 0 end) as d,
      sum(prompt_tokens) as e, sum(completion_tokens) as f, sum(reasoning_tokens) as g, coalesce(sum(cost_usd), 0) as h,
      coalesce(sum(cost_usd) filter (where not usage_known), 0) as i
    from plain group by 1, 2, 3, 4$$,
  '[R-COST-02] by purpose, provider and model a month is what plain SQL says'
);
select is(
  (select sum(calls) || ' ' || sum(cost_usd) from by_model),
  (select sum(calls) || ' ' || sum(cost_usd) from by_plan where month = (select this from months)),
  'both tables have the same sum'
);

-- The month before: figures that can be worked out by hand.
insert into model_calls (
  id, user_id, tier, purpose, provider, model, outcome, usage_known, prompt_tokens, completion_tokens, cost_usd,
  started_at
)
select gen_random_uuid(), id(v.who), v.tier, v.purpose, 'openai', 'm', 'finished', v.usage_known, 10, 10, v.usd, at(before)
from months, (values
  ('free', 'premium', 'reply', true, 1), ('paid', 'premium', 'reply', true, 1.5), ('paid', 'premium', 'check', false, 0.5),
  ('other', 'premium', 'reply', true, 9), ('admin', 'premium', 'trial', true, 100), ('blocked', 'premium', 'reply', true, null)
) as v (who, tier, purpose, usage_known, usd);
insert into payments (invoice_id, tier, amount_gbp, paid_at) select 'in_old', 'premium', 90.00, at(before) from months;
create function tests.before(p_columns text) returns text language sql
return value('admin', format(
  'select string_agg(concat_ws('' '', tier, %s), '', '') from costs_by_plan(36) where month = %L',
  p_columns, (select before from months)
));
select is(before('people, calls'), 'premium 4 6', '[R-COST-02] who only had a trial is no active person');
select is(before('cost_usd, estimated_usd, unpriced'), 'premium 112.000000000 0.500000000 1', 'estimates are part of the cost');
select is(before('revenue_gbp, cost_gbp, margin_gbp'), 'premium 90.00 89.600000 0.400000', 'at 1.25 dollars a pound');
select is(
  before('median_usd, round(p95_usd, 6)'), 'premium 1.5 7.950000',
  '[R-COST-02] of 0, 1, 2 and 9 dollars the median is 1.5 and the 95th percentile 7.95'
);
delete from users where id = id('other');
select is(
  before('people, calls, cost_usd'), 'premium 3 6 112.000000000', 'a person who has left stays in the sum and is no longer counted'
);

select each('[R-COST-02] the costs by plan', 'select costs_by_plan(1)',
  'anon: 42501', 'free: 42501', 'paid: 42501', 'service: 42501', 'admin: 4 rows');
select each('[R-COST-02] the costs by model', 'select 1 from costs_by_model(now()::date) limit 1',
  'anon: 42501', 'free: 42501', 'service: 42501', 'admin: 1 rows');
select is(refusal('paid', 'select costs_by_plan()'), '42501 forbidden', '[R-COST-02] a member is refused by name');
select is(refusal('paid', 'select costs_by_model(now()::date)'), '42501 forbidden', 'for both tables');

select finish();
rollback;
