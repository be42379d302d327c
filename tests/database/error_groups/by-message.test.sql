begin;
\ir ../prelude.psql
select plan(14);

select everybody();
insert into error_reports (message, source, path, app_version, created_at) values
  ('x is undefined', 'window', '/chat', '1.0.0', now() - interval '2 hours'),
  ('x is undefined', 'render', '/browse', '1.1.0', now() - interval '1 hour'),
  ('Failed', 'window', '/', '1.0.0', now() - interval '3 hours');
select block('blocked');

select each('reading error groups', 'select from error_groups',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 2 rows');
select results_eq('select message, times, last_at, paths, app_versions from error_groups order by last_at desc',
  $$values ('x is undefined', 2::bigint, now() - interval '1 hour', array['/browse', '/chat'], array['1.0.0', '1.1.0']),
    ('Failed', 1::bigint, now() - interval '3 hours', array['/'], array['1.0.0'])$$,
  'errors are counted by what they say, with where they were seen');

select is(
  does('admin', $$delete from error_reports where message = 'x is undefined'$$), '2 rows', 'an admin clears a message'
);
select results_eq($$select actor_id, action, target, before from audit_log$$,
  $$values (id('admin'), 'errors_cleared', 'x is undefined', '{"count": 2}'::jsonb)$$,
    'the audit log records the clearing once per message');
select is((select count(*) from error_groups), 1::bigint, 'the others stay');
delete from error_reports;
select is((select count(*) from audit_log), 1::bigint, 'what the server removes is no admin''s act');

-- What the other desks write down: that it was done, never what people wrote.
insert into contact_messages (name, email, category, subject, message)
values ('Vi', 'vi@example.test', 'general', 'Secret subject', 'Secret text');
select companion('suki');
insert into reports (user_id, companion_id, reason, details) values (id('free'), 'suki', 'hate', 'Secret details');
select is(
  does('admin', $$update contact_messages set status = 'answered'$$) || ', ' || does(
    'admin', $$update reports set status = 'resolved', note = 'Done'$$
  )
  || ', ' || does('admin', 'delete from contact_messages'), '1 rows, 1 rows, 1 rows',
    'an admin settles a message and a report');
select results_eq($$select action, before, after from audit_log where action ~ 'message_changed|report' order by id$$,
  $$values ('contact_message_changed', '{"status": "open"}'::jsonb, '{"status": "answered"}'::jsonb),
    ('report_changed', '{"note": null, "status": "open"}', '{"note": "Done", "status": "resolved"}')$$,
      'the audit log has what changed');
select is(
  (select count(*) from audit_log where before::text || coalesce(after::text, '') ~ 'Secret|vi@'), 0::bigint,
  'the audit log keeps no text of the message'
);

select finish();
rollback;
