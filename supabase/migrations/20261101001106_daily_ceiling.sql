-- The project's ceiling (R-COST-03): what a day may cost; admins are warned, and free chats pause.

create table public.cost_settings (
  id text primary key default 'project',
  daily_ceiling_usd numeric(10, 2),
  usd_per_gbp numeric(8, 4) not null default 1.30,
  constraint cost_settings_one_row check (id = 'project'),
  constraint cost_settings_positive check (daily_ceiling_usd > 0 and usd_per_gbp > 0)
);
comment on table public.cost_settings is 'One row that admins keep: what a day may cost, and what a pound is worth.';
comment on column public.cost_settings.daily_ceiling_usd is
  'US dollars a UTC day; at 80 and 100 % admins are warned, at 100 % free chats pause. null: no ceiling.';
comment on column public.cost_settings.usd_per_gbp is
  'What a pound is worth in US dollars, where revenue and cost stand side by side.';
insert into public.cost_settings default values;

create table private.daily_costs (
  day date primary key,
  spent_usd numeric(14, 9) not null,
  warned_80_at timestamptz,
  warned_100_at timestamptz
);
comment on table private.daily_costs is
  'What the models of a UTC day cost so far, as watch_costs last counted, and when the ceiling''s marks were passed.';

create function private.watch_costs() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_day date := private.usage_day();
  v_ceiling numeric := (select s.daily_ceiling_usd from public.cost_settings s);
begin
  insert into private.daily_costs as d (day, spent_usd)
  select v_day, coalesce(sum(k.cost_usd), 0) from public.model_calls k
  where k.started_at >= v_day::timestamp at time zone 'utc'
  on conflict (day) do update set spent_usd = excluded.spent_usd;
  update private.daily_costs d
  set warned_80_at = case when d.spent_usd >= 0.8 * v_ceiling then coalesce(d.warned_80_at, now()) end,
    warned_100_at = case when d.spent_usd >= v_ceiling then coalesce(d.warned_100_at, now()) end
  where d.day = v_day;
end;
$$;
comment on function private.watch_costs() is
  'Every minute: counts what today cost and whether it is past 80 or 100 % of the ceiling. Free chats look at the result, '
  'so that no reply waits for a sum (R-COST-03).';

create function private.are_free_chats_paused() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from private.daily_costs d, public.cost_settings s
    where d.day = private.usage_day() and d.spent_usd >= s.daily_ceiling_usd
  );
end;
$$;
comment on function private.are_free_chats_paused() is
  'Whether today has cost what the admins allow; paying people go on (R-COST-03).';

-- Access ------------------------------------------------------------------------------------------------------------

alter table public.cost_settings enable row level security;
create policy cost_settings_select_admin on public.cost_settings for select to authenticated
  using ((select private.is_admin()));
create policy cost_settings_update_admin on public.cost_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
revoke all on public.cost_settings from anon, authenticated;
grant select, update (daily_ceiling_usd, usd_per_gbp) on public.cost_settings to authenticated;
