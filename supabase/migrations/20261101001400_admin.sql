-- What admins write and read: announcements, contact messages, error reports, the audit log (D-03, D-11, D-12).

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  body text not null,
  published_at timestamptz not null default now(),
  constraint announcements_title_length check (char_length(btrim(title)) between 1 and 120),
  constraint announcements_body_length check (char_length(btrim(body)) between 1 and 2000)
);
comment on table public.announcements is 'Recent Updates on the dashboard. Written by admins, read by signed-in people (R-DASH-07).';
create index announcements_newest_idx on public.announcements (published_at desc, id desc);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.users (id) on delete cascade,
  name text not null,
  email text not null,
  category text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  constraint contact_messages_name_length check (char_length(btrim(name)) between 1 and 120),
  constraint contact_messages_email_form check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  constraint contact_messages_category_known check (
    category in ('technical', 'billing', 'account', 'companions', 'features', 'general')
  ),
  constraint contact_messages_subject_length check (char_length(btrim(subject)) between 1 and 200),
  constraint contact_messages_message_length check (char_length(btrim(message)) between 1 and 5000)
);
comment on table public.contact_messages is 'The contact form. Inserted by anyone, read by admins (R-DATA-18).';
create index contact_messages_newest_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_user_id_idx on public.contact_messages (user_id);
create index contact_messages_email_idx on public.contact_messages (email, created_at desc);

create function private.limit_contact_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('contact:' || lower(new.email)));
  if (
    select count(*) from public.contact_messages c
    where c.email = new.email and c.created_at > now() - interval '1 hour'
  ) >= 5 then
    raise exception 'too_many_requests';
  end if;
  return new;
end;
$$;
comment on function private.limit_contact_messages() is 'At most five messages an hour from one address; raises too_many_requests.';
create trigger limit_contact_messages before insert on public.contact_messages
  for each row execute function private.limit_contact_messages();

create table public.error_reports (
  id uuid primary key default gen_random_uuid(),
  message text not null,
  source text not null,
  path text not null,
  app_version text not null,
  created_at timestamptz not null default now(),
  constraint error_reports_lengths check (
    char_length(message) <= 500 and char_length(source) <= 200 and char_length(path) <= 200 and char_length(app_version) <= 40
  )
);
comment on table public.error_reports is 'Unhandled errors of the page, without a person or personal text. Inserted by anyone, read by admins (D-18.15).';
create index error_reports_newest_idx on public.error_reports (created_at desc, id desc);

create function private.limit_error_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.error_reports e where e.created_at > now() - interval '1 minute') >= 60 then
    return null; -- a broken page must not fill the table; the first reports tell enough
  end if;
  return new;
end;
$$;
comment on function private.limit_error_reports() is 'Keeps at most 60 reports a minute and drops the rest without an error.';
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
comment on table public.audit_log is 'What admins changed: who, what, before, after. Written by the server alone, read by admins (R-ADMIN-16).';
comment on column public.audit_log.target is 'The first and last four characters of the target''s id: what stays when the person is deleted.';
create index audit_log_newest_idx on public.audit_log (created_at desc, id desc);
create index audit_log_actor_id_idx on public.audit_log (actor_id);
create index audit_log_target_id_idx on public.audit_log (target_id);

create view public.admin_profiles with (security_invoker = true) as
select u.id as user_id, u.role = 'admin' as is_admin from public.users u;
comment on view public.admin_profiles is 'Whether a user is an admin: a reading of users.role, written nowhere (R-DATA-16).';

-- Counts beside a user row in the admin's list; admins learn how many messages there are, never what they say (R-ADMIN-14).

create function private.count_messages(p_user_id uuid) returns bigint
language sql stable security definer set search_path = ''
return (
  select count(*) from public.messages m
  where m.user_id = p_user_id and (p_user_id = auth.uid() or private.is_admin())
);
comment on function private.count_messages(uuid) is 'Messages of a person, for that person and for admins (R-DATA-14).';

create function private.count_favorites(p_user_id uuid) returns bigint
language sql stable security definer set search_path = ''
return (
  select count(*) from public.user_favorites f
  where f.user_id = p_user_id and (p_user_id = auth.uid() or private.is_admin())
);
comment on function private.count_favorites(uuid) is 'Favorites of a person, for that person and for admins.';
grant execute on function private.count_messages(uuid), private.count_favorites(uuid) to authenticated;

create function public.message_count(p_user public.users) returns bigint
language sql stable security invoker set search_path = ''
return private.count_messages(p_user.id);
comment on function public.message_count(public.users) is 'Computed column of users: select=*,message_count (R-ADMIN-14).';

create function public.favorite_companions_count(p_user public.users) returns bigint
language sql stable security invoker set search_path = ''
return private.count_favorites(p_user.id);
comment on function public.favorite_companions_count(public.users) is 'Computed column of users: select=*,favorite_companions_count (R-ADMIN-14).';
revoke all on function public.message_count(public.users), public.favorite_companions_count(public.users) from public, anon;
grant execute on function public.message_count(public.users), public.favorite_companions_count(public.users) to authenticated;

-- Admin changes to users ----------------------------------------------------------------------------------------------

create function private.require_admin(p_user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (private.require_active_user(p_user_id)).role <> 'admin' then
    raise exception 'forbidden';
  end if;
end;
$$;
comment on function private.require_admin(uuid) is 'Raises forbidden unless this person is an admin now, unauthorized or blocked as require_active_user (D-12).';

create function private.write_audit(p_actor_id uuid, p_action text, p_target_id uuid, p_before jsonb, p_after jsonb) returns void
language sql volatile security definer set search_path = ''
begin atomic
  insert into public.audit_log (actor_id, action, target_id, target, before, after)
  values (p_actor_id, p_action, p_target_id, left(p_target_id::text, 4) || '…' || right(p_target_id::text, 4), p_before, p_after);
end;
comment on function private.write_audit(uuid, text, uuid, jsonb, jsonb) is 'Adds one row to the audit log.';

create function public.admin_change_user(p_actor_id uuid, p_user_id uuid, p_action text, p_value text default null) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_before jsonb;
begin
  perform private.require_admin(p_actor_id);
  select * into v_user from public.users u where u.id = p_user_id for no key update;
  if not found then
    raise exception 'not_found';
  end if;
  v_before := jsonb_build_object('tier', v_user.subscription_tier, 'status', v_user.status, 'role', v_user.role);

  case p_action
    when 'tier' then
      perform public.change_plan(p_user_id, p_value);
      perform private.write_audit(p_actor_id, 'tier', p_user_id, v_before, v_before || jsonb_build_object('tier', p_value));
    when 'status' then
      if p_value is null or p_value not in ('active', 'blocked') then
        raise exception 'invalid_input';
      end if;
      update public.users u set status = p_value where u.id = p_user_id;
      perform private.write_audit(p_actor_id, 'status', p_user_id, v_before, v_before || jsonb_build_object('status', p_value));
    when 'delete' then
      perform private.write_audit(p_actor_id, 'delete', p_user_id, v_before, null);
      perform private.delete_user(p_user_id);
    else
      raise exception 'invalid_input';
  end case;
end;
$$;
comment on function public.admin_change_user(uuid, uuid, text, text) is
  'For admin-users: action tier, status (active or blocked) or delete, with its audit row, in one transaction. Raises forbidden, unauthorized, blocked, not_found, invalid_input, last_admin (R-ADMIN-16).';

create function private.delete_user(p_user_id uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  delete from auth.users where id = p_user_id;
end;
comment on function private.delete_user(uuid) is 'Removes a person: the auth user, and by cascade every row of theirs (D-03, R-DATA-17).';

create function public.delete_user(p_user_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.lock_active_user(p_user_id);
  perform private.delete_user(p_user_id);
end;
$$;
comment on function public.delete_user(uuid) is 'For user-delete: removes the caller and everything of theirs. Raises unauthorized, blocked, last_admin (R-API-22).';

revoke all on function public.admin_change_user(uuid, uuid, text, text), public.delete_user(uuid) from public, anon, authenticated;
grant execute on function public.admin_change_user(uuid, uuid, text, text), public.delete_user(uuid) to service_role;

-- Access --------------------------------------------------------------------------------------------------------------

alter table public.announcements enable row level security;
create policy announcements_select_signed_in on public.announcements for select to authenticated
  using (published_at <= now() or (select private.is_admin()));
create policy announcements_insert_admin on public.announcements for insert to authenticated with check ((select private.is_admin()));
create policy announcements_update_admin on public.announcements for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy announcements_delete_admin on public.announcements for delete to authenticated using ((select private.is_admin()));
revoke all on public.announcements from anon, authenticated;
grant select, delete on public.announcements to authenticated;
grant insert (title, body, published_at), update (title, body, published_at) on public.announcements to authenticated;

alter table public.contact_messages enable row level security;
create policy contact_messages_select_admin on public.contact_messages for select to authenticated using ((select private.is_admin()));
create policy contact_messages_insert_everyone on public.contact_messages for insert to anon, authenticated
  with check (user_id is not distinct from (select auth.uid()));
create policy contact_messages_delete_admin on public.contact_messages for delete to authenticated using ((select private.is_admin()));
revoke all on public.contact_messages from anon, authenticated;
grant select, delete on public.contact_messages to authenticated;
grant insert (name, email, category, subject, message) on public.contact_messages to anon, authenticated;

alter table public.error_reports enable row level security;
create policy error_reports_select_admin on public.error_reports for select to authenticated using ((select private.is_admin()));
create policy error_reports_insert_everyone on public.error_reports for insert to anon, authenticated with check (created_at <= now());
create policy error_reports_delete_admin on public.error_reports for delete to authenticated using ((select private.is_admin()));
revoke all on public.error_reports from anon, authenticated;
grant select, delete on public.error_reports to authenticated;
grant insert (message, source, path, app_version) on public.error_reports to anon, authenticated;

alter table public.audit_log enable row level security;
create policy audit_log_select_admin on public.audit_log for select to authenticated using ((select private.is_admin()));
revoke all on public.audit_log, public.admin_profiles from anon, authenticated;
grant select on public.audit_log, public.admin_profiles to authenticated;
