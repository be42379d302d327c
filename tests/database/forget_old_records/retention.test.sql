begin;
\ir ../prelude.psql
select plan(11);

select person('ann'), person('admin', 'free', 'admin'), companion('suki');
create function tests.fill(p_age interval, p_error interval, p_count interval) returns void language plpgsql as $$
begin
  insert into public.error_reports (message, source, path, app_version, created_at)
  values ('x', 'x', '/', '1', now() - p_error);
  insert into public.contact_messages (name, email, category, subject, message, created_at)
  values ('A', 'a@example.test', 'general', 'x', 'x', now() - p_age);
  insert into public.reports (user_id, companion_id, reason, status, created_at)
  values (tests.id('ann'), 'suki', 'hate', 'resolved', now() - p_age);
  insert into public.safety_counts (month, country, topic, count)
  values (date_trunc('month', now() - p_count)::date, 'GB', 'suicide', 1);
  insert into public.daily_usage (user_id, day, used) values (tests.id('ann'), (now() - p_error)::date, 1);
  insert into public.safety_failures (hour) values (date_trunc('hour', now() - p_age));
  insert into public.pauses (user_id, created_at, lifted_at)
  values (tests.id('ann'), now() - p_age, now() - p_age);
  insert into public.audit_log (action, target, created_at) values ('tier', 'x', now() - p_age);
  insert into private.deletion_receipts (removed, deleted_at) values ('{}', now() - p_age);
  insert into public.model_calls (
    id, purpose, provider, model, outcome, usage_known, prompt_tokens, completion_tokens, started_at
  )
  values (gen_random_uuid(), 'reply', 'openai', 'm', 'finished', true, 1, 1, now() - p_age);
  insert into public.payments (invoice_id, tier, amount_gbp, paid_at)
  values ('in_' || p_count, 'basic', 5, now() - p_count * 1.2);
  insert into private.stripe_events (id, type, received_at) values ('evt_' || p_error, 'x', now() - p_error);
end;
$$;
create function tests.kept() returns bigint language sql
return (select count(*) from public.error_reports) + (select count(*) from public.contact_messages) + (
  select count(*) from public.reports where status = 'resolved'
)
  + (select count(*) from public.safety_counts) + (select count(*) from public.daily_usage) + (
    select count(*) from public.audit_log
  )
  + (select count(*) from private.deletion_receipts) + (
    select count(*) from private.stripe_events where id like 'evt_%'
  )
  + (select count(*) from public.safety_failures) + (select count(*) from public.pauses)
  + (select count(*) from public.model_calls) + (select count(*) from public.payments);
select fill('11 months', '89 days', '4 years');
select private.forget_old_records();
select is(kept(), 12::bigint, 'what is younger than the privacy policy says stays');
select fill('37 months', '91 days', '62 months');
insert into reports (user_id, companion_id, reason, created_at)
values (id('ann'), 'suki', 'hate', now() - interval '37 months');
select is(kept(), 24::bigint, 'what is older is there until the night');
select private.forget_old_records();
select is(kept(), 12::bigint, 'older records are gone after the night');
insert into pauses (user_id, created_at) values (id('ann'), now() - interval '37 months');
select private.forget_old_records();
select is(
  (select count(*) from pauses where lifted_at is null), 1::bigint, 'chats that pause go on pausing until someone looks'
);
select is((select count(*) from reports where status = 'open'), 1::bigint, 'a report that nobody has looked at waits');


create schema if not exists cron;
create table if not exists cron.job_run_details (runid bigint, start_time timestamptz, end_time timestamptz);
delete from cron.job_run_details;
insert into cron.job_run_details (runid, start_time, end_time)
select n, at, case when n % 2 = 0 then at + interval '1 second' end
from (
  values (1, now() - interval '8 days'), (2, now() - interval '8 days'), (3, now() - interval '6 days'),
  (4, now() - interval '6 days')
) as v (n, at);
select private.forget_old_records();
select results_eq(
  'select runid from cron.job_run_details order by runid', 'values (3::bigint), (4)',
  'the history of scheduled jobs goes back a week'
);

insert into auth.audit_log_entries (id, payload, created_at, ip_address)
select gen_random_uuid(), '{}', now() - n * interval '1 day', '192.0.2.' || n from unnest(array[89, 91]) as n;
select private.forget_old_records();
select is(
  (select string_agg(ip_address, ', ') from auth.audit_log_entries where ip_address like '192.0.2.%'), '192.0.2.89',
  'the sign-in service''s log of network addresses goes back 90 days'
);

delete from private.address_attempts;
insert into private.address_attempts (digest, action, count, began_at)
values ('old', 'contact', 1, now() - interval '25 hours'), ('new', 'contact', 1, now());
insert into private.turn_starts (user_id, recent)
values (id('ann'), array[now() - interval '26 hours', now() - interval '25 hours']),
  (id('admin'), array[now() - interval '25 hours', now()]);
select private.forget_old_records();
select is(
  (select string_agg(digest::text, ', ') from private.address_attempts), ('new'::bytea)::text,
  'attempts from a network address are forgotten after a day'
);
select is(
  (select user_id from private.turn_starts), id('admin'),
  'the times of a person''s last turns are forgotten after a day'
);
select is(
  (select count(*) from private.daily_salts where day < private.usage_day()), 0::bigint,
  'no key of an earlier day is left'
);

insert into private.counted_safety_events (digest, day)
values ('yesterday', private.usage_day() - 1), ('today', private.usage_day());
select private.forget_old_records();
select is(
  (select string_agg(digest::text, ', ') from private.counted_safety_events), ('today'::bytea)::text,
  'which digests were counted is forgotten the next day'
);

select finish();
rollback;
