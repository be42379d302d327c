-- Favorites: the companions a person keeps. The plan's limit is held by a trigger that locks the user's row, because a
-- count in a policy does not hold under concurrency (D-08). Read, added and removed by their owner alone.

create table public.user_favorites (
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  companion_id text not null references public.companions (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, companion_id)
);

comment on table public.user_favorites is
  'A favorite is a saved chat: the chats file keeps the two together (D-05, D-08).';
comment on column public.user_favorites.created_at is
  'The server''s time, whatever a client sent: a downgrade keeps the newest.';

create index user_favorites_companion_id_idx on public.user_favorites (companion_id);
create index user_favorites_newest_idx on public.user_favorites (user_id, created_at desc, companion_id);

create function private.limit_favorites() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users;
  v_limit integer;
begin
  perform private.require_self(new.user_id);
  v_user := private.lock_active_user(new.user_id);
  select p.favorites into v_limit from public.plans p where p.tier = v_user.subscription_tier;
  if v_limit = 0 then
    raise exception 'limit_saved_zero';
  end if;
  if exists (
    select 1 from public.user_favorites f where f.user_id = new.user_id and f.companion_id = new.companion_id
  ) then
    return new; -- the primary key decides: a conflict, or nothing to do under on conflict
  end if;
  if (
    select count(*) from public.user_favorites f join public.companions c on c.id = f.companion_id
    where f.user_id = new.user_id and not private.is_retired(c)
  ) >= v_limit then
    raise exception 'limit_reached' using detail = jsonb_build_object('limit', v_limit)::text;
  end if;
  perform private.require_visible_companion(new.user_id, new.companion_id);
  new.created_at := clock_timestamp();
  return new;
end;
$$;
comment on function private.limit_favorites() is
  'Raises limit_saved_zero on a plan without favorites, limit_reached on a full list (companions that have retired '
  'count for nothing, D-27), not_found for a hidden companion, forbidden for another person (R-FAV-13).';

create trigger limit_favorites before insert on public.user_favorites
  for each row execute function private.limit_favorites();

create trigger lock_caller before delete on public.user_favorites
  for each statement execute function private.lock_caller();

alter table public.user_favorites enable row level security;
create policy user_favorites_select_own on public.user_favorites for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
create policy user_favorites_insert_own on public.user_favorites for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_active()));
create policy user_favorites_delete_own on public.user_favorites for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));

revoke all on public.user_favorites from anon, authenticated;
grant select, delete on public.user_favorites to authenticated;
grant insert (user_id, companion_id, created_at) on public.user_favorites to authenticated;
