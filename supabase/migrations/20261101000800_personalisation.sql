-- What a person sets about a companion: core traits (plans with core_traits) and the wizard's customisation (plans with
-- customisation). Both reach the prompt of that person's chats alone, and only while the plan allows them.

create table public.companion_trait_overrides (
  user_id uuid not null references public.users (id) on delete cascade,
  companion_id text not null references public.companions (id) on delete cascade,
  traits text[] not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, companion_id),
  constraint companion_trait_overrides_at_most_three check (cardinality(traits) between 1 and 3),
  constraint companion_trait_overrides_short check (char_length(array_to_string(traits, '')) <= 120)
);
comment on table public.companion_trait_overrides is
  'Core traits a person chose for a companion in place of its own. Written through companion-traits, read by its owner (R-API-17).';
create index companion_trait_overrides_companion_id_idx on public.companion_trait_overrides (companion_id);

create table public.companion_customisations (
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  companion_id text not null references public.companions (id) on delete cascade,
  traits text[] not null default '{}',
  tone smallint not null default 50,
  nickname text,
  updated_at timestamptz not null default now(),
  primary key (user_id, companion_id),
  constraint companion_customisations_at_most_three check (cardinality(traits) <= 3),
  constraint companion_customisations_traits_known check (
    traits <@ array[
      'Caring', 'Playful', 'Romantic', 'Intellectual', 'Adventurous', 'Mysterious', 'Supportive', 'Funny', 'Ambitious',
      'Creative', 'Wise', 'Confident', 'Gentle', 'Bold', 'Thoughtful', 'Passionate', 'Curious', 'Sophisticated'
    ]
  ),
  constraint companion_customisations_tone_range check (tone between 0 and 100),
  constraint companion_customisations_nickname_short check (
    char_length(nickname) <= 40 and nickname !~ '[[:cntrl:]]'
  )
);
comment on table public.companion_customisations is 'The result of the customisation wizard, written and read by its owner (R-CUST-06).';
comment on column public.companion_customisations.tone is '0 soft to 100 bold.';
create index companion_customisations_companion_id_idx on public.companion_customisations (companion_id);

create function private.require_customisation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from public.users u join public.plans p on p.tier = u.subscription_tier
    where u.id = new.user_id and p.customisation
  ) then
    raise exception 'plan_required';
  end if;
  perform private.require_visible_companion(new.user_id, new.companion_id);
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.require_customisation() is 'Raises plan_required on a plan without the wizard (R-CUST-07), not_found for a hidden companion.';

create trigger require_customisation before insert or update on public.companion_customisations
  for each row execute function private.require_customisation();

alter table public.companion_trait_overrides enable row level security;
create policy companion_trait_overrides_select_own on public.companion_trait_overrides for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.companion_trait_overrides from anon, authenticated;
grant select on public.companion_trait_overrides to authenticated;

alter table public.companion_customisations enable row level security;
create policy companion_customisations_select_own on public.companion_customisations for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
create policy companion_customisations_insert_own on public.companion_customisations for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_active()));
create policy companion_customisations_update_own on public.companion_customisations for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active())) with check (user_id = (select auth.uid()));
create policy companion_customisations_delete_own on public.companion_customisations for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.companion_customisations from anon, authenticated;
grant select, delete on public.companion_customisations to authenticated;
grant insert (user_id, companion_id, traits, tone, nickname) on public.companion_customisations to authenticated;
grant update (traits, tone, nickname) on public.companion_customisations to authenticated;
