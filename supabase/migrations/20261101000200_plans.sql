-- Plans: the one place where a price, a limit or an allowance is written (D-01).
-- Written by migrations alone; read by everyone; enforced by the SQL of later files.

create table public.plans (
  tier text primary key,
  rank smallint not null unique,
  name text not null,
  price_gbp integer not null,
  messages_per_day integer,
  favorites integer not null,
  active_chats integer,
  own_companions integer,
  memories integer not null,
  temporary_chat_minutes integer not null,
  client_fallback_minutes integer not null,
  customisation boolean not null default false,
  core_traits boolean not null default false,
  most_popular boolean not null default false,
  lookup_key text generated always as (case when price_gbp > 0 then tier || '_monthly' end) stored,
  constraint plans_tier_is_word check (tier ~ '^[a-z]+$'),
  constraint plans_numbers_not_negative check (
    price_gbp >= 0 and messages_per_day >= 0 and favorites >= 0 and active_chats >= 0 and own_companions >= 0
  ),
  constraint plans_memories_positive check (memories > 0),
  constraint plans_minutes_positive check (temporary_chat_minutes > 0 and client_fallback_minutes > 0)
);

comment on table public.plans is
  'The offer. null in a limit means unlimited. Everyone reads it, no client writes it (D-01).';
comment on column public.plans.tier is 'What users.subscription_tier refers to.';
comment on column public.plans.rank is 'Order of the tiers, lowest first (R-PLAN-08).';
comment on column public.plans.price_gbp is 'Pounds a month.';
comment on column public.plans.messages_per_day is 'Messages per user and UTC day.';
comment on column public.plans.favorites is 'How many companions can be favorites, that is: saved chats.';
comment on column public.plans.active_chats is
  'How many unexpired chats may hold two or more messages or a reply that is being written.';
comment on column public.plans.own_companions is 'How many private companions a person may have.';
comment on column public.plans.memories is
  'How many facts a companion remembers of a person, those for all companions included (D-29).';
comment on column public.plans.temporary_chat_minutes is 'How long an unsaved chat lasts from its first message.';
comment on column public.plans.client_fallback_minutes is
  'The countdown a page shows when the server gives no expiry (R-CHAT-31).';
comment on column public.plans.customisation is 'Whether the customisation wizard is open.';
comment on column public.plans.core_traits is 'Whether core traits can be edited and show as chips in the chat header.';
comment on column public.plans.most_popular is 'Carries the badge Most Popular.';
comment on column public.plans.lookup_key is 'Finds the Stripe price; null for a plan that costs nothing (D-10).';

create unique index plans_one_most_popular on public.plans (most_popular) where most_popular;

insert into public.plans (
  tier, rank, name, price_gbp, messages_per_day, favorites, active_chats, own_companions, memories,
  temporary_chat_minutes, client_fallback_minutes, customisation, core_traits, most_popular
) values
  ('free', 1, 'Free', 0, 5, 0, 1, 1, 20, 5, 15, false, false, false),
  ('basic', 2, 'Basic', 5, 15, 1, 2, 1, 100, 30, 30, false, false, false),
  ('premium', 3, 'Premium', 8, 30, 2, 4, 3, 500, 60, 60, true, false, true),
  ('ultimate', 4, 'Ultimate', 12, null, 4, null, null, 5000, 60, 60, true, true, false);

alter table public.plans enable row level security;
create policy plans_select_everyone on public.plans for select to anon, authenticated using (true);

revoke all on public.plans from anon, authenticated;
grant select on public.plans to anon, authenticated;
