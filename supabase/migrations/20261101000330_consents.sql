-- Consents: what a person agreed to or took back, by purpose, with the version of the words they read. Nothing here is
-- ever changed: the newest row of a purpose holds, for the words it names. Written by the person, at sign-up, before a
-- chat and in the settings, and, for purchases, by the server when a checkout begins; read by the person.

create table private.consent_versions (
  purpose text not null,
  version text not null,
  primary key (purpose, version),
  constraint consent_versions_purpose_known check (
    purpose in ('terms', 'intimate_chats', 'memory', 'product_mail', 'purchase')
  ),
  constraint consent_versions_version_is_date check (version ~ '^\d{4}-\d{2}-\d{2}$')
);
comment on table private.consent_versions is
  'Every wording that people were ever asked to agree to, by purpose and the date of its words. The latest of a purpose '
  'is what contracts/consents.ts shows; a new one asks everyone again (R-CARE-17).';
insert into private.consent_versions (purpose, version)
values
  ('terms', '2026-11-21'),
  ('terms', '2026-11-23'),
  ('intimate_chats', '2026-11-21'),
  ('intimate_chats', '2026-11-23'),
  ('memory', '2026-11-23'),
  ('product_mail', '2026-11-21'),
  ('product_mail', '2026-11-23'),
  ('purchase', '2026-11-21');

create view private.current_consents as
select v.purpose, max(v.version) as version from private.consent_versions v group by v.purpose;
comment on view private.current_consents is 'The wording of today for each purpose.';

create table public.user_consents (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  purpose text not null,
  text_version text not null,
  given boolean not null,
  subject text,
  created_at timestamptz not null default now(),
  constraint user_consents_agreements_stand check (given or purpose not in ('terms', 'purchase')),
  constraint user_consents_subject_of_purchase check (
    (subject is not null) = (purpose = 'purchase') and char_length(subject) <= 200
  )
);
comment on table public.user_consents is
  'Append-only: who gave or withdrew which consent, when, to which words (GDPR art. 7 and 9, California AB 2863). '
  'Whoever was never asked has no row.';
comment on column public.user_consents.purpose is
  'terms: terms of service and being an adult; intimate_chats: chats, which can be intimate, go to the model provider; '
  'memory: what the person tells is remembered (D-29); product_mail; purchase: immediate start and renewal.';
comment on column public.user_consents.text_version is 'The date of the words that were shown.';
comment on column public.user_consents.given is
  'false is a withdrawal. Terms and purchases end by leaving and by canceling, not here.';
comment on column public.user_consents.subject is 'What was bought: the plan and its price.';
create index user_consents_newest_idx on public.user_consents (user_id, purpose, id desc);

create function private.keep_consent_once() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_newest public.user_consents;
begin
  if not exists (
    select 1 from private.consent_versions v where v.purpose = new.purpose and v.version = new.text_version
  ) then
    raise exception 'invalid_input';
  end if;
  if auth.uid() is not null then
    perform private.require_self(new.user_id);
    perform private.lock_active_user(new.user_id);
    new.id := nextval('public.user_consents_id_seq'); -- the first one was drawn before the lock was waited for
  end if;
  select * into v_newest from public.user_consents c
  where c.user_id = new.user_id and c.purpose = new.purpose order by c.id desc limit 1;
  if new.purpose <> 'purchase'
    and (v_newest.given, v_newest.text_version) is not distinct from (new.given, new.text_version) then
    return null;
  end if;
  if not new.given and not v_newest.given then
    return null; -- whatever words it names
  end if;
  if new.given and (
    select count(*) from public.user_consents c
    where c.user_id = new.user_id and c.purpose = new.purpose and c.given and c.created_at > now() - interval '1 day'
  ) >= 20 then
    raise exception 'too_many_requests';
  end if;
  return new;
end;
$$;
comment on function private.keep_consent_once() is
  'Drops what says nothing new, so that the history holds changes alone, and lets a consent be given twenty times a '
  'day; it can always be withdrawn. Raises invalid_input for a wording that never existed (R-CARE-17), unauthorized, '
  'blocked, too_many_requests, forbidden for another person.';
create trigger keep_consent_once before insert on public.user_consents
  for each row execute function private.keep_consent_once();

create function private.record_signup_consents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_consents (user_id, purpose, text_version, given)
  select new.id, v.purpose, v.version, true
  from private.consent_versions v
  where v.purpose in ('terms', 'intimate_chats', 'product_mail')
    and v.version = new.raw_user_meta_data -> 'consents' ->> v.purpose
  order by v.purpose;
  return null;
end;
$$;
comment on function private.record_signup_consents() is
  'auth.users insert, after create_user: keeps the consents of the sign-up metadata, { consents: { purpose: text '
  'version } }. Whoever signs up without them has given none (D-19).';
create trigger record_signup_consents after insert on auth.users
  for each row execute function private.record_signup_consents();

create function private.has_consented(p_user_id uuid, p_purpose text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select n.given and n.text_version = (select c.version from private.current_consents c where c.purpose = p_purpose)
    from public.user_consents n
    where n.user_id = p_user_id and n.purpose = p_purpose order by n.id desc limit 1
  ), false);
end;
$$;
comment on function private.has_consented(uuid, text) is
  'Whether somebody agreed to the wording of today, and has not taken that back. Whoever was never asked has not.';

create function private.require_chat_consent(p_user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (private.has_consented(p_user_id, 'terms') and private.has_consented(p_user_id, 'intimate_chats')) then
    raise exception 'consent_required';
  end if;
end;
$$;
comment on function private.require_chat_consent(uuid) is
  'Before a text is stored in a chat or goes to the model provider: raises consent_required unless the person agreed to '
  'the wording of today of both consents that a chat needs (R-CARE-17).';

create function private.remembers(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_consented(p_user_id, 'memory');
end;
$$;
comment on function private.remembers(uuid) is 'Whether the person wants to be remembered (D-29).';

-- Access --------------------------------------------------------------------------------------------------------

revoke all on private.consent_versions, private.current_consents from anon, authenticated, service_role;

alter table public.user_consents enable row level security;
create policy user_consents_select_own on public.user_consents for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
create policy user_consents_insert_own on public.user_consents for insert to authenticated
  with check (user_id = (select auth.uid()) and purpose <> 'purchase' and (select private.is_active()));
revoke all on public.user_consents from anon, authenticated, service_role;
grant select, insert on public.user_consents to service_role;
grant select on public.user_consents to authenticated;
grant insert (purpose, text_version, given) on public.user_consents to authenticated;
