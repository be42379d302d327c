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
  'pg_cron keeps a row for every run and removes none, 7,000 a day by the jobs below.';

create function private.forget_old_records() returns void
language sql volatile security definer set search_path = ''
begin atomic
  delete from public.error_reports r where r.created_at < now() - interval '90 days';
  delete from public.contact_messages c where c.created_at < now() - interval '2 years';
  delete from public.reports r where r.status <> 'open' and r.created_at < now() - interval '1 year';
  delete from public.safety_counts s where s.month < now() - interval '5 years';
  delete from public.daily_usage d where d.day < now() - interval '90 days';
  delete from public.audit_log a where a.created_at < now() - interval '3 years';
  delete from private.deletion_receipts r where r.deleted_at < now() - interval '3 years';
  delete from private.stripe_events e where e.received_at < now() - interval '90 days';
  delete from private.attempts a where a.began_at < now() - interval '1 day';
  delete from private.address_attempts a where a.began_at < now() - interval '1 day';
  delete from private.turn_starts s where not now() - interval '1 day' < any (s.recent);
  delete from private.counted_safety_events c where c.day < private.usage_day();
  delete from private.daily_salts s where s.day < private.usage_day();
  select private.purge_recently_deleted();
  select private.forget_cron_runs();
end;
comment on function private.forget_old_records() is
  'Removes what has been kept as long as the privacy policy says (section How long we keep it); both are changed '
  'together.';

create function private.scheduled_jobs() returns table (name text, schedule text, command text)
language sql immutable set search_path = ''
begin atomic
  select v.name, v.schedule, v.command
  from (
    values ('expire-chats', '* * * * *', 'select private.expire_chats()'),
      ('interrupt-stale-turns', '15 seconds', 'select private.interrupt_stale_turns()'),
      ('forget-old-records', '17 3 * * *', 'select private.forget_old_records()')
  ) as v (name, schedule, command);
end;
comment on function private.scheduled_jobs() is
  'The jobs of the database: what runs when. schedule is pg_cron''s: five fields in UTC, or a number of seconds. Read '
  'by this file and by supabase/local/jobs.ts, nobody else.';

do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(j.name, j.schedule, j.command) from private.scheduled_jobs() j;
  end if;
end;
$$;
