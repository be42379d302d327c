-- Housekeeping by the clock. pg_cron runs the jobs on hosted Supabase, the embedded stack runs them by itself
-- (R-CARE-20). Before a job comes by, chats and turns are dealt with on the next touch (D-05, D-06).

create function private.forget_cron_runs() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details r where coalesce(r.end_time, r.start_time) < now() - interval ''7 days''';
  end if;
end;
$$;
comment on function private.forget_cron_runs() is
  'pg_cron keeps a row for every run and removes none, more than 8,000 a day by the jobs below.';

create function private.forget_sign_in_log() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries e where e.created_at < private.kept_since(''sign_in_log'')';
  end if;
end;
$$;
comment on function private.forget_sign_in_log() is
  'Hosted Supabase''s auth service notes every sign-in with its network address and removes nothing.';

create function private.retention_periods() returns table (name text, period interval)
language sql immutable set search_path = ''
begin atomic
  values
    ('attempts', interval '1 day'),
    ('refused_ages', interval '1 day'),
    ('error_reports', interval '90 days'),
    ('daily_usage', interval '90 days'),
    ('stripe_events', interval '90 days'),
    ('sign_in_log', interval '90 days'),
    ('reports', interval '1 year'),
    ('pauses', interval '1 year'),
    ('safety_failures', interval '1 year'),
    ('contact_messages', interval '2 years'),
    ('audit_log', interval '3 years'),
    ('deletion_receipts', interval '3 years'),
    ('model_calls', interval '3 years'),
    ('safety_counts', interval '5 years'),
    ('payments', interval '6 years'),
    ('recently_deleted', private.recently_deleted_period());
end;
comment on function private.retention_periods() is
  'How long records are kept, by what they are. The privacy policy says the same (contracts/retention.ts, R-CARE-16).';

create function private.kept_since(p_name text) returns timestamptz
language sql stable set search_path = ''
begin atomic
  select now() - r.period from private.retention_periods() r where r.name = p_name;
end;
comment on function private.kept_since(text) is 'Records of this kind that are older have been kept long enough.';

create function private.forget_old_records() returns void
language sql volatile security definer set search_path = ''
begin atomic
  delete from public.error_reports r where r.created_at < private.kept_since('error_reports');
  delete from public.contact_messages c where c.created_at < private.kept_since('contact_messages');
  delete from public.reports r where r.status <> 'open' and r.created_at < private.kept_since('reports');
  delete from public.pauses p where p.lifted_at < private.kept_since('pauses');
  delete from public.safety_counts s where s.month < private.kept_since('safety_counts');
  delete from public.safety_failures f where f.hour < private.kept_since('safety_failures');
  delete from public.daily_usage d where d.day < private.kept_since('daily_usage');
  delete from public.model_calls k where k.started_at < private.kept_since('model_calls');
  delete from private.daily_costs c where c.day < private.kept_since('model_calls');
  delete from public.payments p where p.paid_at < private.kept_since('payments');
  delete from public.audit_log a where a.created_at < private.kept_since('audit_log');
  delete from private.deletion_receipts r where r.deleted_at < private.kept_since('deletion_receipts');
  delete from private.stripe_events e where e.received_at < private.kept_since('stripe_events');
  delete from private.attempts a where a.began_at < private.kept_since('attempts');
  delete from private.address_attempts a where a.began_at < private.kept_since('attempts');
  delete from private.refused_ages r where r.refused_at < private.kept_since('refused_ages');
  delete from private.turn_starts s where not private.kept_since('attempts') < any (s.recent);
  delete from private.counted_safety_events c where c.day < private.usage_day();
  delete from private.daily_salts s where s.day < private.usage_day();
  select private.purge_recently_deleted();
  select private.forget_sign_in_log();
  select private.forget_cron_runs();
end;
comment on function private.forget_old_records() is
  'Removes what has been kept as long as the privacy policy says (section How long we keep it).';

create function private.scheduled_jobs() returns table (name text, schedule text, command text)
language sql immutable set search_path = ''
begin atomic
  select v.name, v.schedule, v.command
  from (
    values ('expire-chats', '* * * * *', 'select private.expire_chats()'),
      ('interrupt-stale-turns', '15 seconds', 'select private.interrupt_stale_turns()'),
      ('watch-costs', '* * * * *', 'select private.watch_costs()'),
      ('forget-old-records', '17 3 * * *', 'select private.forget_old_records()')
  ) as v (name, schedule, command);
end;
comment on function private.scheduled_jobs() is
  'The jobs of the database: what runs when. schedule is pg_cron''s: five fields in UTC, or a number of seconds. Read '
  'by this file, supabase/local/jobs.ts and supabase/scripts/after-restore.sql alone.';

do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(j.name, j.schedule, j.command) from private.scheduled_jobs() j;
  end if;
end;
$$;
