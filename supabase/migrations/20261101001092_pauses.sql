-- Pauses (D-31): who may be under 18 cannot go on chatting until an admin has lifted the pause. What was said stays
-- where it is and is never shown to an admin. Written by the server; the person may appeal; read by the person and by
-- admins.

create table public.pauses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null default 'minor',
  created_at timestamptz not null default now(),
  appealed_at timestamptz,
  appeal_text text,
  lifted_at timestamptz,
  constraint pauses_kind_known check (kind in ('minor')),
  constraint pauses_appeal_length check (char_length(appeal_text) <= 500)
);
comment on table public.pauses is
  'Chats that pause because of a sign that their person is a minor: when and why, never the words (D-31, R-CARE-09).';
comment on column public.pauses.appeal_text is 'What the person wrote to the admins when they appealed, if anything.';
comment on column public.pauses.lifted_at is 'When an admin lifted it; the audit log says who.';
create unique index pauses_one_open_idx on public.pauses (user_id) where lifted_at is null;
create index pauses_user_id_idx on public.pauses (user_id);
create index pauses_newest_idx on public.pauses (created_at desc, id desc);

create function private.require_no_pause(p_user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.pauses p where p.user_id = p_user_id and p.lifted_at is null) then
    raise exception 'paused';
  end if;
end;
$$;
comment on function private.require_no_pause(uuid) is 'Raises paused while the person''s chats pause.';

create function private.keep_appeal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.appealed_at is not null or old.lifted_at is not null then
    raise exception 'not_found';
  end if;
  new.appealed_at := now();
  return new;
end;
$$;
comment on function private.keep_appeal() is 'A pause is appealed once and while it lasts, and the time is the server''s.';
create trigger keep_appeal before update of appealed_at on public.pauses
  for each row execute function private.keep_appeal();

create function public.appeal_pause(p_text text default null) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if char_length(p_text) > 500 then
    raise exception 'too_large';
  end if;
  update public.pauses p set appealed_at = now(), appeal_text = nullif(btrim(p_text), '')
  where p.user_id = auth.uid() and p.lifted_at is null;
  if not found then
    raise exception 'not_found';
  end if;
end;
$$;
comment on function public.appeal_pause(text) is
  'For the page: asks the admins to look at the caller''s pause, once, with up to 500 characters for them to read. Raises '
  'not_found where there is no pause that was not appealed yet (R-CARE-09).';
revoke all on function public.appeal_pause(text) from public, anon;
grant execute on function public.appeal_pause(text) to authenticated;

create trigger lock_caller before update on public.pauses
  for each statement execute function private.lock_caller();

-- Access ------------------------------------------------------------------------------------------------------------

alter table public.pauses enable row level security;
create policy pauses_select_own_or_admin on public.pauses for select to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_active())) or (select private.is_admin()));
create policy pauses_update_own on public.pauses for update to authenticated
  using (user_id = (select auth.uid()) and lifted_at is null and (select private.is_active()))
  with check (user_id = (select auth.uid()));
revoke all on public.pauses from anon, authenticated;
grant select, update (appealed_at, appeal_text) on public.pauses to authenticated;
