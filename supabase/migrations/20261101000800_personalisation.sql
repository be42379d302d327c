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
  'Core traits a person chose for a companion in place of its own. Written through companion-traits, read by its owner '
  '(R-API-17).';
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
comment on table public.companion_customisations is
  'The result of the customisation wizard, written and read by its owner (R-CUST-06).';
comment on column public.companion_customisations.tone is '0 soft to 100 bold.';
create index companion_customisations_companion_id_idx on public.companion_customisations (companion_id);

create function private.require_customisation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_self(new.user_id);
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
comment on function private.require_customisation() is
  'Raises plan_required on a plan without the wizard (R-CUST-07), not_found for a hidden companion, forbidden for '
  'another person.';

create trigger require_customisation before insert or update on public.companion_customisations
  for each row execute function private.require_customisation();

create table public.hidden_personas (
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  companion_id text not null references public.companions (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, companion_id)
);
comment on table public.hidden_personas is
  'The companions that a person keeps from seeing their name, pronouns and ''About me''; all others read them. Written and '
  'read by that person (R-MEM-17).';
create index hidden_personas_companion_id_idx on public.hidden_personas (companion_id);

alter table public.hidden_personas enable row level security;
create policy hidden_personas_select_own on public.hidden_personas for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
-- Of a companion that they cannot see nobody learns here whether it exists.
create policy hidden_personas_insert_own on public.hidden_personas for insert to authenticated
  with check (
    user_id = (select auth.uid()) and (select private.is_active())
    and exists (select 1 from public.companions c where c.id = companion_id)
  );
create policy hidden_personas_delete_own on public.hidden_personas for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.hidden_personas from anon, authenticated;
grant select, delete on public.hidden_personas to authenticated;
grant insert (companion_id) on public.hidden_personas to authenticated;

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

-- What companion-traits and companion-core-traits call --------------------------------------------------------------

create function private.known_core_traits() returns setof text
language sql stable security definer set search_path = ''
begin atomic
  select distinct t.trait from public.companions c cross join unnest(c.core_traits) as t (trait)
  where c.is_public order by 1;
end;
comment on function private.known_core_traits() is
  'Every core trait that a public companion has: what there is to choose from (R-API-19, R-ADMIN-24).';

create function public.list_core_traits(p_user_id uuid) returns setof text
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_active_user(p_user_id);
  return query select private.known_core_traits();
end;
$$;
comment on function public.list_core_traits(uuid) is
  'For companion-core-traits. Raises unauthorized, blocked (R-API-19).';

create function public.read_companion_traits(p_user_id uuid, p_companion_id text)
returns table (base_traits text[], overridden_traits text[], effective_traits text[])
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_user public.users := private.require_active_user(p_user_id);
  v_companion public.companions := private.require_visible_companion(p_user_id, p_companion_id);
  v_override text[];
begin
  select o.traits into v_override
  from public.companion_trait_overrides o
  join public.plans p on p.tier = v_user.subscription_tier and p.core_traits
  where o.user_id = p_user_id and o.companion_id = p_companion_id;
  return query select v_companion.core_traits, coalesce(v_override, '{}'),
    coalesce(v_override, v_companion.core_traits);
end;
$$;
comment on function public.read_companion_traits(uuid, text) is
  'For companion-traits: the companion''s own traits, this person''s override (empty without one or without the plan) '
  'and what holds. Raises unauthorized, blocked, not_found (R-API-16).';

create function public.set_companion_traits(p_user_id uuid, p_companion_id text, p_traits text[]) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users := private.lock_active_user(p_user_id);
begin
  if not exists (select 1 from public.plans p where p.tier = v_user.subscription_tier and p.core_traits) then
    raise exception 'plan_required';
  end if;
  perform private.require_visible_companion(p_user_id, p_companion_id);
  if p_traits is null or cardinality(p_traits) > 3
    or not p_traits <@ array(select private.known_core_traits())
    or cardinality(p_traits) > (select count(distinct t.trait) from unnest(p_traits) as t (trait))
  then
    raise exception 'invalid_input';
  end if;
  if cardinality(p_traits) = 0 then
    delete from public.companion_trait_overrides o where o.user_id = p_user_id and o.companion_id = p_companion_id;
  else
    insert into public.companion_trait_overrides as o (user_id, companion_id, traits)
    values (p_user_id, p_companion_id, p_traits)
    on conflict (user_id, companion_id) do update set traits = excluded.traits, updated_at = now();
  end if;
end;
$$;
comment on function public.set_companion_traits(uuid, text, text[]) is
  'For companion-traits: at most three different, known core traits in place of the companion''s own; an empty list '
  'goes back to those. Raises plan_required, invalid_input, not_found, blocked, unauthorized (R-API-17).';

revoke all on function public.list_core_traits(uuid), public.read_companion_traits(uuid, text),
  public.set_companion_traits(uuid, text, text[]) from public, anon, authenticated;
grant execute on function public.list_core_traits(uuid), public.read_companion_traits(uuid, text),
  public.set_companion_traits(uuid, text, text[]) to service_role;
