-- What replies cost (D-28): one row per request to a model, with the usage and the price that the provider named. The
-- row of a reply is made when it is over, any other when the request begins. A request whose end nobody saw stands as
-- 'usage unknown' with an estimate. Written by the server alone; admins read it, mostly as sums.

create table public.model_prices (
  provider text not null,
  model text not null,
  prompt_usd numeric(12, 6) not null,
  completion_usd numeric(12, 6) not null,
  updated_at timestamptz not null default now(),
  primary key (provider, model),
  constraint model_prices_provider_known check (provider in ('openrouter', 'openai', 'custom')),
  constraint model_prices_model_length check (char_length(model) between 1 and 200),
  constraint model_prices_not_negative check (prompt_usd >= 0 and completion_usd >= 0)
);
comment on table public.model_prices is
  'What providers charge that do not say so themselves. Admins keep it; it holds for requests from then on (D-28).';
comment on column public.model_prices.prompt_usd is 'US dollars for a million tokens that are sent.';
comment on column public.model_prices.completion_usd is
  'US dollars for a million tokens that come back, reasoning included.';

create table public.model_calls (
  id uuid primary key,
  user_id uuid references public.users (id) on delete set null,
  turn_id uuid,
  tier text,
  purpose text not null,
  provider text not null,
  model text not null,
  answered_model text,
  answered_provider text,
  generation_id text,
  outcome text not null,
  usage_known boolean not null,
  prompt_tokens integer not null,
  completion_tokens integer not null,
  reasoning_tokens integer not null default 0,
  cost_usd numeric(14, 9),
  started_at timestamptz not null,
  first_word_at timestamptz,
  ended_at timestamptz not null default clock_timestamp(),
  constraint model_calls_purpose_known check (purpose in ('reply', 'check', 'memory', 'story', 'trial')),
  constraint model_calls_outcome_known check (outcome in ('finished', 'stopped', 'failed', 'lost')),
  constraint model_calls_not_negative check (prompt_tokens >= 0 and completion_tokens >= 0 and reasoning_tokens >= 0)
);
comment on table public.model_calls is
  'The ledger: one row per request to a model, never its words. Written by the server; read by admins (D-28, R-COST-01).';
comment on column public.model_calls.user_id is 'For whom; null when that person has left.';
comment on column public.model_calls.turn_id is 'The turn of a reply. A pointer without a foreign key: the row outlives it.';
comment on column public.model_calls.tier is 'The plan the person had then.';
comment on column public.model_calls.purpose is
  'reply, check (safety), memory, story, or trial (an admin tries a companion).';
comment on column public.model_calls.provider is
  'Whom the project asked: openrouter, openai, custom; demo for the demo model.';
comment on column public.model_calls.answered_provider is 'Who served the model, as OpenRouter names them; else null.';
comment on column public.model_calls.generation_id is 'The provider''s name of the request, by which usage can be asked for.';
comment on column public.model_calls.outcome is
  'finished: the provider said that it was whole. stopped: by the person, or because what came was not to be shown. '
  'failed: the provider failed. lost: the worker has not told of its end, and may never come back.';
comment on column public.model_calls.usage_known is
  'Whether the provider said how many tokens it counted; otherwise tokens and cost are estimates.';
comment on column public.model_calls.reasoning_tokens is 'Part of completion_tokens.';
comment on column public.model_calls.cost_usd is
  'What the provider said, else by model_prices, else as before for that model; null where nobody knows a price.';

-- A day's rows stand together; a month's are found by what the views group by.
create index model_calls_started_at_idx on public.model_calls using brin (started_at) with (pages_per_range = 16);
create index model_calls_month_idx on public.model_calls
  ((date_trunc('month', started_at at time zone 'utc')::date));
create index model_calls_user_id_idx on public.model_calls (user_id);
create index model_calls_unknown_usage_idx on public.model_calls (generation_id) where not usage_known;
create index model_calls_model_idx on public.model_calls (provider, model, started_at desc) where usage_known;

create function private.model_cost(
  p_provider text, p_model text, p_prompt_tokens integer, p_completion_tokens integer, p_is_estimate boolean
) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  v_cost numeric;
begin
  if p_provider = 'demo' then
    return 0;
  end if;
  select (p.prompt_usd * p_prompt_tokens + p.completion_usd * p_completion_tokens) / 1e6 into v_cost
  from public.model_prices p where p.provider = p_provider and p.model = p_model;
  if v_cost is null and p_is_estimate then
    select sum(c.cost_usd) / nullif(sum(c.prompt_tokens + c.completion_tokens), 0)
      * (p_prompt_tokens + p_completion_tokens) into v_cost
    from (
      select k.cost_usd, k.prompt_tokens, k.completion_tokens from public.model_calls k
      where k.provider = p_provider and k.model = p_model and k.usage_known and k.cost_usd is not null
      order by k.started_at desc limit 20
    ) c;
  end if;
  return v_cost;
end;
$$;
comment on function private.model_cost(text, text, integer, integer, boolean) is
  'US dollars by the admins'' prices; for an estimate else what a token of this model cost lately. null when neither is '
  'known; the demo model is free.';

create function private.record_model_calls(
  p_user_id uuid, p_calls jsonb, p_turn_id uuid default null, p_call_id uuid default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.model_calls as k (
    id, user_id, turn_id, tier, purpose, provider, model, answered_model, answered_provider, generation_id, outcome,
    usage_known, prompt_tokens, completion_tokens, reasoning_tokens, cost_usd, started_at, first_word_at, ended_at
  )
  select case when c.place = jsonb_array_length(p_calls) then coalesce(p_call_id, c.id) else c.id end,
    u.id, p_turn_id, u.subscription_tier, c.purpose, c.provider, c.model, c."answeredModel", c."answeredProvider",
    c."generationId", c.outcome, c."usageKnown", c."promptTokens", c."completionTokens", c."reasoningTokens",
    coalesce(c."costUsd", private.model_cost(
      c.provider, c.model, c."promptTokens", c."completionTokens", not c."usageKnown"
    )),
    c."startedAt", c."firstWordAt", c."endedAt"
  from rows from (jsonb_to_recordset(p_calls) as (
    id uuid, purpose text, provider text, model text, "answeredModel" text, "answeredProvider" text,
    "generationId" text, outcome text, "usageKnown" boolean, "promptTokens" integer, "completionTokens" integer,
    "reasoningTokens" integer, "costUsd" numeric, "startedAt" timestamptz, "firstWordAt" timestamptz,
    "endedAt" timestamptz
  )) with ordinality as c (
    id, purpose, provider, model, "answeredModel", "answeredProvider", "generationId", outcome, "usageKnown",
    "promptTokens", "completionTokens", "reasoningTokens", "costUsd", "startedAt", "firstWordAt", "endedAt", place
  )
  left join public.users u on u.id = p_user_id
  on conflict (id) do update set (
    provider, model, answered_model, answered_provider, generation_id, outcome, usage_known, prompt_tokens,
    completion_tokens, reasoning_tokens, cost_usd, started_at, first_word_at, ended_at
  ) = (
    excluded.provider, excluded.model, excluded.answered_model, excluded.answered_provider, excluded.generation_id,
    excluded.outcome, excluded.usage_known, excluded.prompt_tokens, excluded.completion_tokens,
    excluded.reasoning_tokens, excluded.cost_usd, excluded.started_at, excluded.first_word_at, excluded.ended_at
  )
  where not k.usage_known;
end;
$$;
comment on function private.record_model_calls(uuid, jsonb, uuid, uuid) is
  'Writes requests to models down, in the order they were made; the last one is that of the turn (p_call_id). Safe to '
  'repeat; what the worker tells takes the place of what was written while nobody heard of it.';

create function public.record_model_calls(
  p_user_id uuid, p_calls jsonb, p_turn_id uuid default null, p_is_over boolean default true
) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.record_model_calls(
    p_user_id, p_calls, p_turn_id, (select t.call_id from public.turns t where t.id = p_turn_id and p_is_over)
  );
end;
$$;
comment on function public.record_model_calls(uuid, jsonb, uuid, boolean) is
  'For whoever asks a model: writes requests into the ledger; one that begins is lost until its end takes its place. '
  'The replies of a turn (p_turn_id) are written with finish_turn, but for those that another one followed and those of '
  'a turn whose chat is gone. p_is_over: the last one is that of the turn.';

create function public.complete_model_call(
  p_generation_id text, p_prompt_tokens integer, p_completion_tokens integer, p_reasoning_tokens integer,
  p_cost_usd numeric
) returns void
language sql volatile security invoker set search_path = ''
begin atomic
  update public.model_calls k
  set usage_known = true, prompt_tokens = p_prompt_tokens, completion_tokens = p_completion_tokens,
    reasoning_tokens = p_reasoning_tokens, cost_usd = coalesce(p_cost_usd, k.cost_usd)
  where k.generation_id = p_generation_id and not k.usage_known;
end;
comment on function public.complete_model_call(text, integer, integer, integer, numeric) is
  'Usage and price that a provider told later, by the request''s generation id (D-28).';

revoke all on function public.record_model_calls(uuid, jsonb, uuid, boolean),
  public.complete_model_call(text, integer, integer, integer, numeric) from public, anon, authenticated;
grant execute on function public.record_model_calls(uuid, jsonb, uuid, boolean),
  public.complete_model_call(text, integer, integer, integer, numeric) to service_role;

-- Access ------------------------------------------------------------------------------------------------------------

alter table public.model_calls enable row level security;
create policy model_calls_select_admin on public.model_calls for select to authenticated
  using ((select private.is_admin()));
revoke all on public.model_calls from anon, authenticated;
grant select on public.model_calls to authenticated;

alter table public.model_prices enable row level security;
create policy model_prices_select_admin on public.model_prices for select to authenticated
  using ((select private.is_admin()));
create policy model_prices_insert_admin on public.model_prices for insert to authenticated
  with check ((select private.is_admin()));
create policy model_prices_update_admin on public.model_prices for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy model_prices_delete_admin on public.model_prices for delete to authenticated
  using ((select private.is_admin()));
revoke all on public.model_prices from anon, authenticated;
grant select, delete, insert (provider, model, prompt_usd, completion_usd), update (prompt_usd, completion_usd)
  on public.model_prices to authenticated;
