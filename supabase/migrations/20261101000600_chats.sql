-- Chats: one per person and companion (D-05). Saved = the companion is a favorite, without expiry. Unsaved = temporary:
-- the first message sets the expiry from the plan. Only the server's clock counts.
-- Written by the RPCs of later files and by the favorites triggers here; people read their own.

create table public.chats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  companion_id text not null references public.companions (id) on delete cascade,
  is_saved boolean not null default false,
  expires_at timestamptz,
  is_sealed boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint chats_one_per_companion unique (user_id, companion_id),
  constraint chats_saved_never_expire check (not is_saved or expires_at is null),
  constraint chats_sealed_after_expiry check (not is_sealed or expires_at is not null)
);

comment on table public.chats is 'A conversation between a person and a companion (D-05).';
comment on column public.chats.expires_at is
  'When a temporary chat ends; null while saved and before its first message. In the past: expired, what was said is '
  'sealed (D-25).';

comment on column public.chats.changed_at is
  'When a reply last began to show or ended, or what is shown changed: other pages of the person are notified through '
  'realtime.';
comment on column public.chats.is_sealed is
  'Whether the runs of an expired chat have been sealed already, so that nobody looks at it again.';

create index chats_companion_id_idx on public.chats (companion_id);
create index chats_expiring_idx on public.chats (expires_at) where expires_at is not null and not is_sealed;

create function private.has_expired(p_chat public.chats) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(p_chat.is_sealed or p_chat.expires_at <= now(), false);
end;
$$;
comment on function private.has_expired(public.chats) is
  'Whether a locked chat has run out. now() is when the caller began: who waited for the lock since before the expiry '
  'finds the chat sealed and its expiry ahead (R-TURN-12).';

create function private.temporary_chat_end(p_user_id uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select now() + make_interval(mins => p.temporary_chat_minutes)
    from public.users u join public.plans p on p.tier = u.subscription_tier
    where u.id = p_user_id
  );
end;
$$;
comment on function private.temporary_chat_end(uuid) is
  'When a temporary chat that starts now ends, by the person''s plan.';

-- Favorites and saved chats are one thing ---------------------------------------------------------------------------

create function private.save_chat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.seal_chat(c) from public.chats c
  where c.user_id = new.user_id and c.companion_id = new.companion_id and c.expires_at <= now() and not c.is_sealed;
  insert into public.chats as c (user_id, companion_id, is_saved) values (new.user_id, new.companion_id, true)
  on conflict on constraint chats_one_per_companion do update
  set is_saved = true, expires_at = null, is_sealed = false, changed_at = clock_timestamp();
  perform private.restore_runs(new.user_id, new.companion_id, 'sealed');
  return null;
end;
$$;
comment on function private.save_chat() is
  'A new favorite saves its chat and brings its sealed runs back, in the same transaction (R-FAV-14, R-KEEP-10).';

create function private.unsave_chat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.chats c set is_saved = false, expires_at = null
  where c.user_id = old.user_id and c.companion_id = old.companion_id and c.is_saved;
  return null;
end;
$$;
comment on function private.unsave_chat() is
  'A removed favorite makes its chat temporary; the next message starts its time (R-FAV-14, R-CHAT-24).';

create trigger save_chat after insert on public.user_favorites for each row execute function private.save_chat();
create trigger unsave_chat after delete on public.user_favorites for each row execute function private.unsave_chat();

-- Access ------------------------------------------------------------------------------------------------------------

alter table public.chats enable row level security;
create policy chats_select_own on public.chats for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));

revoke all on public.chats from anon, authenticated;
grant select on public.chats to authenticated;
