-- What admins write and read: announcements, contact messages, error reports, the audit log (D-03, D-11, D-12).

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  body text not null,
  published_at timestamptz default now(),
  created_at timestamptz not null default now(),
  constraint announcements_title_length check (char_length(btrim(title)) between 1 and 120),
  constraint announcements_body_length check (char_length(btrim(body)) between 1 and 2000)
);
comment on table public.announcements is
  'Recent Updates on the dashboard. Written by admins, read by signed-in people (R-DASH-07).';
comment on column public.announcements.published_at is 'From when on people see it; null for a draft.';
create index announcements_newest_idx on public.announcements (published_at desc, id desc);
create index announcements_written_idx on public.announcements (created_at desc, id desc);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.users (id) on delete cascade,
  name text not null,
  email text not null,
  category text not null,
  subject text not null,
  message text not null,
  status text not null default 'open',
  created_at timestamptz not null default now(),
  constraint contact_messages_status_known check (status in ('open', 'answered', 'handled')),
  constraint contact_messages_name_length check (char_length(btrim(name)) between 1 and 120),
  constraint contact_messages_email_form check (
    char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'
  ),
  constraint contact_messages_category_known check (
    category in ('technical', 'billing', 'account', 'companions', 'features', 'general')
  ),
  constraint contact_messages_subject_length check (char_length(btrim(subject)) between 1 and 200),
  constraint contact_messages_message_length check (char_length(btrim(message)) between 1 and 5000)
);
comment on table public.contact_messages is
  'The contact form. Inserted by anyone, read and marked by admins (R-DATA-18).';
create index contact_messages_newest_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_queue_idx on public.contact_messages (status, created_at desc, id desc);
create index contact_messages_user_id_idx on public.contact_messages (user_id);

create function private.limit_contact_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is not null then
    perform private.take_attempt(new.user_id, 'contact', 5, interval '1 hour');
  else
    perform private.take_address_attempt('contact', 5, 60, interval '1 hour');
  end if;
  return null;
end;
$$;
comment on function private.limit_contact_messages() is
  'At most five messages an hour from one account or, not signed in, from one network address; never by the e-mail '
  'address, which anyone may claim. Raises too_many_requests (R-PROD-10).';
create trigger limit_contact_messages after insert on public.contact_messages
  for each row execute function private.limit_contact_messages();

create table public.error_reports (
  id uuid primary key default gen_random_uuid(),
  message text not null,
  source text not null,
  path text not null,
  app_version text not null,
  created_at timestamptz not null default now(),
  constraint error_reports_lengths check (
    char_length(message) <= 500 and char_length(source) <= 200 and char_length(path) <= 200
      and char_length(app_version) <= 40
  )
);
comment on table public.error_reports is
  'Unhandled errors of the page, without a person or personal text. Inserted by anyone, read by admins (D-18.15).';
create index error_reports_newest_idx on public.error_reports (created_at desc, id desc);

create function private.limit_error_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('error_reports'));
  if (select count(*) from public.error_reports e where e.created_at > now() - interval '1 minute') >= 60 then
    return null; -- a broken page must not fill the table; the first reports say enough
  end if;
  if (select count(*) from public.error_reports e where e.created_at > now() - interval '1 day') >= 2000 then
    return null;
  end if;
  return new;
end;
$$;
comment on function private.limit_error_reports() is
  'Keeps at most 60 reports a minute and 2,000 a day, and drops the rest without an error (R-PROD-20).';
create trigger limit_error_reports before insert on public.error_reports
  for each row execute function private.limit_error_reports();

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references public.users (id) on delete set null,
  action text not null,
  target_id uuid references public.users (id) on delete set null,
  target text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
comment on table public.audit_log is
  'What admins changed: who, what, before, after. Added to by the server alone, changed by nobody, read by admins '
  '(R-ADMIN-16).';
comment on column public.audit_log.target is
  'The first and last four characters of a person''s id: what stays when the person is deleted. Of all else the id '
  'itself, of errors their message.';
create index audit_log_newest_idx on public.audit_log (created_at desc, id desc);
create index audit_log_actor_id_idx on public.audit_log (actor_id);
create index audit_log_target_id_idx on public.audit_log (target_id);

create view public.admin_profiles with (security_invoker = true) as
select u.id as user_id, u.role = 'admin' as is_admin from public.users u;
comment on view public.admin_profiles is
  'Whether a user is an admin: a reading of users.role, written nowhere (R-DATA-16).';

-- Access --------------------------------------------------------------------------------------------------------------

alter table public.announcements enable row level security;
create policy announcements_select_signed_in on public.announcements for select to authenticated
  using ((published_at <= now() and (select private.is_active())) or (select private.is_admin()));
create policy announcements_insert_admin on public.announcements for insert to authenticated
  with check ((select private.is_admin()));
create policy announcements_update_admin on public.announcements for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy announcements_delete_admin on public.announcements for delete to authenticated
  using ((select private.is_admin()));
revoke all on public.announcements from anon, authenticated;
grant select, delete on public.announcements to authenticated;
grant insert (title, body, published_at), update (title, body, published_at) on public.announcements to authenticated;

alter table public.contact_messages enable row level security;
create policy contact_messages_select_admin on public.contact_messages for select to authenticated
  using ((select private.is_admin()));
create policy contact_messages_insert_everyone on public.contact_messages for insert to anon, authenticated
  with check (user_id is not distinct from (select auth.uid()));
create policy contact_messages_update_admin on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy contact_messages_delete_admin on public.contact_messages for delete to authenticated
  using ((select private.is_admin()));
revoke all on public.contact_messages from anon, authenticated;
grant select, delete on public.contact_messages to authenticated;
grant insert (name, email, category, subject, message) on public.contact_messages to anon, authenticated;
grant update (status) on public.contact_messages to authenticated;

alter table public.error_reports enable row level security;
create policy error_reports_select_admin on public.error_reports for select to authenticated
  using ((select private.is_admin()));
create policy error_reports_insert_everyone on public.error_reports for insert to anon, authenticated
  with check (created_at <= now());
create policy error_reports_delete_admin on public.error_reports for delete to authenticated
  using ((select private.is_admin()));
revoke all on public.error_reports from anon, authenticated;
grant select, delete on public.error_reports to authenticated;
grant insert (message, source, path, app_version) on public.error_reports to anon, authenticated;

alter table public.audit_log enable row level security;
create policy audit_log_select_admin on public.audit_log for select to authenticated
  using ((select private.is_admin()));
revoke all on public.audit_log, public.admin_profiles from anon, authenticated, service_role;
grant select, insert on public.audit_log to service_role;
grant select on public.audit_log, public.admin_profiles to authenticated;
