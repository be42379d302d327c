-- Chats: one per person and companion (D-05). Saved = the companion is a favorite, without expiry. Unsaved = temporary:
-- the first message sets the expiry from the plan. Only the server's clock counts.
-- Written by the RPCs of later files and by the favorites triggers here; people read their own.

create table public.chats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  companion_id text not null references public.companions (id) on delete cascade,
  is_saved boolean not null default false,
  expires_at timestamptz,
  is_purged boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint chats_one_per_companion unique (user_id, companion_id),
  constraint chats_saved_never_expire check (not is_saved or expires_at is null),
  constraint chats_purged_after_expiry check (not is_purged or expires_at is not null)
);

comment on table public.chats is 'A conversation between a person and a companion (D-05).';
comment on column public.chats.expires_at is
  'When a temporary chat ends; null while saved and before its first message. In the past: expired, its messages are '
  'gone.';

comment on column public.chats.changed_at is
  'When a reply last began to show or ended, or messages were deleted: other pages of the person are notified through '
  'realtime.';
comment on column public.chats.is_purged is
  'Whether an expired chat has been emptied already, so that nobody looks at it again.';

create index chats_companion_id_idx on public.chats (companion_id);
create index chats_expiring_idx on public.chats (expires_at) where expires_at is not null and not is_purged;

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

create function private.expired_companion_ids() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select array(select c.companion_id from public.chats c where c.user_id = u.id and c.expires_at <= now())
    from public.users u where u.id = auth.uid() and u.status = 'active'
  );
end;
$$;
comment on function private.expired_companion_ids() is
  'Companions whose chat with the caller has expired: their messages are over even before the purge reaches them '
  '(R-TURN-12). null, which no companion passes, for a blocked caller: one question instead of two on the busiest '
  'table.';
grant execute on function private.expired_companion_ids() to authenticated;

-- Favorites and saved chats are one thing ---------------------------------------------------------------------------

create function private.save_chat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.expire_chat(c) from public.chats c
  where c.user_id = new.user_id and c.companion_id = new.companion_id and c.expires_at <= now();
  insert into public.chats as c (user_id, companion_id, is_saved) values (new.user_id, new.companion_id, true)
  on conflict on constraint chats_one_per_companion do update set is_saved = true, expires_at = null, is_purged = false;
  return null;
end;
$$;
comment on function private.save_chat() is 'A new favorite saves its chat, in the same transaction (R-FAV-14).';

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
