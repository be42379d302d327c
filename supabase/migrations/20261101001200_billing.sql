-- Billing (D-10) and plan changes (D-08, D-09). Stripe says what a person pays for; these tables keep its word, and one
-- function changes a plan with all that follows from it. Written by the server alone.

create table private.stripe_customers (
  user_id uuid primary key references public.users (id) on delete cascade,
  customer_id text not null unique,
  last_ticket bigint not null default 0,
  applied_ticket bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table private.stripe_customers is
  'Which Stripe customer a person is; written before the first checkout (D-10).';
comment on column private.stripe_customers.last_ticket is
  'The newest ticket given to a reading of this customer (begin_stripe_sync).';
comment on column private.stripe_customers.applied_ticket is
  'The ticket of the reading that was written last; an older one is never written over it.';

create table private.stripe_checkouts (
  user_id uuid primary key references public.users (id) on delete cascade,
  attempt uuid not null default gen_random_uuid(),
  started_at timestamptz not null default now()
);
comment on table private.stripe_checkouts is
  'A checkout that is being opened right now: one at a time per person (R-PAY-05).';

create table private.stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
comment on table private.stripe_events is
  'Webhook events already applied; the id and the effect are written in one transaction (R-PAY-12).';

create table public.stripe_subscriptions (
  id text primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  plan_name text not null references public.plans (tier),
  status text not null,
  is_live boolean not null,
  current_period_end timestamptz,
  ends_at timestamptz,
  updated_at timestamptz not null default now()
);
comment on table public.stripe_subscriptions is
  'Subscriptions as Stripe last said. Written by the server; read by their owner and by admins (R-PLAN-21).';
comment on column public.stripe_subscriptions.id is 'Stripe''s subscription id.';
comment on column public.stripe_subscriptions.status is
  'Stripe''s word: active, trialing, past_due, unpaid, canceled and so on.';
comment on column public.stripe_subscriptions.is_live is
  'Whether it gives the person its plan; a person has one such row at most (R-PAY-05).';
comment on column public.stripe_subscriptions.current_period_end is
  'The next billing date, unless ends_at says that there is none.';
comment on column public.stripe_subscriptions.ends_at is
  'When a canceled subscription ends: the plan stays until then; null while it renews.';
create unique index stripe_subscriptions_one_live on public.stripe_subscriptions (user_id) where is_live;
create index stripe_subscriptions_user_id_idx on public.stripe_subscriptions (user_id);
create index stripe_subscriptions_plan_name_idx on public.stripe_subscriptions (plan_name);
create index stripe_subscriptions_newest_idx on public.stripe_subscriptions (updated_at desc, id desc);

create view public.subscriptions with (security_invoker = true) as
select s.plan_name, count(*) as count
from public.stripe_subscriptions s
where s.is_live and (select private.is_admin())
group by s.plan_name;
comment on view public.subscriptions is 'Live subscriptions per plan, for admins (R-DATA-15).';

-- Plan changes ------------------------------------------------------------------------------------------------------

create function private.trim_favorites(p_user public.users) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_removed text[];
begin
  with removed as (
    delete from public.user_favorites f
    where f.user_id = p_user.id and f.companion_id in (
      select k.companion_id from public.user_favorites k join public.companions c on c.id = k.companion_id
      where k.user_id = p_user.id and not private.is_retired(c)
      order by k.created_at desc, k.companion_id
      offset (select p.favorites from public.plans p where p.tier = p_user.subscription_tier)
    )
    returning f.companion_id
  )
  select coalesce(array_agg(r.companion_id order by r.companion_id), '{}') into v_removed from removed r;

  update public.chats c set is_saved = false, expires_at = private.temporary_chat_end(p_user.id)
  where c.user_id = p_user.id and c.companion_id = any (v_removed);
  return query select unnest(v_removed);
end;
$$;
comment on function private.trim_favorites(public.users) is
  'Keeps the newest favorites within the plan''s limit and those that have retired, removes the rest and gives their '
  'chats the plan''s minutes from now. Returns the companions removed; a second run removes nothing (D-08, R-FAV-15).';

create function public.trim_favorites(p_user_id uuid) returns setof text
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return query select private.trim_favorites(private.lock_active_user(p_user_id));
end;
$$;
comment on function public.trim_favorites(uuid) is
  'For user-trim-favorites: the companions removed. Raises unauthorized, blocked (R-FAV-16).';

create function public.change_plan(p_user_id uuid, p_tier text) returns setof text
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  perform 1 from public.users u where u.id = p_user_id for no key update;
  if not exists (select 1 from public.plans p where p.tier = p_tier) then
    raise exception 'invalid_input';
  end if;
  update public.users u set subscription_tier = p_tier where u.id = p_user_id returning * into v_user;
  if not found then
    raise exception 'not_found';
  end if;
  return query select private.trim_favorites(v_user);
end;
$$;
comment on function public.change_plan(uuid, text) is
  'The one way to change a plan: sets the tier and trims favorites in one transaction. Returns the companions removed. '
  'Raises not_found, invalid_input (D-08).';

create function public.set_own_plan(p_user_id uuid, p_tier text) returns setof text
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.lock_active_user(p_user_id);
  return query select public.change_plan(p_user_id, p_tier);
end;
$$;
comment on function public.set_own_plan(uuid, text) is
  'For user-set-tier, which decides whether the tier may be had: change_plan for an active caller. Raises '
  'unauthorized, blocked, invalid_input (D-09).';

revoke all on function public.trim_favorites(uuid), public.change_plan(uuid, text), public.set_own_plan(uuid, text)
  from public, anon, authenticated;
grant execute on function public.trim_favorites(uuid), public.change_plan(uuid, text), public.set_own_plan(uuid, text)
  to service_role;

-- Access --------------------------------------------------------------------------------------------------------------

alter table public.stripe_subscriptions enable row level security;
create policy stripe_subscriptions_select_own_or_admin on public.stripe_subscriptions for select to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_active())) or (select private.is_admin()));
revoke all on public.stripe_subscriptions, public.subscriptions from anon, authenticated;
grant select on public.stripe_subscriptions, public.subscriptions to authenticated;
