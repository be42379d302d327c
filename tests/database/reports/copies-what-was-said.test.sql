begin;
\ir ../prelude.psql
select plan(19);

select person('ann'), person('ben'), person('admin', 'free', 'admin'), companion('suki'), companion('hers', 'ben');
select talk('ann', 'suki', 'Hello', 'Something bad'), talk('ben', 'suki', 'Hi', 'Ben''s secret');
create function tests.message(p_name text) returns uuid language sql
return (select m.id from public.messages m where m.user_id = tests.id(p_name) and m.message_type = 'ai');
create function tests.report(p_who text, p_companion text, p_message uuid) returns text language sql
return tests.does(
  p_who,
  format('insert into reports (companion_id, message_id, reason) values (%L, %L, %L)', p_companion, p_message, 'hate')
);

select is(report('ann', 'suki', message('ann')), '1 rows', 'a person reports a message');
select is((select message_text from reports), 'Something bad', 'its text is kept for the admins');
select is(
  attempt('ann', $$insert into reports (companion_id, message_text, reason) values ('suki', 'Forged', 'hate')$$),
  '42501', 'the text is the server''s copy, not a claim'
);
select is(
  report('ann', 'suki', message('ben')), 'not_found',
  '[R-DATA-05] another person''s message cannot be read through a report'
);
select is(
  report('ann', 'suki', gen_random_uuid()), 'not_found',
  '[R-DATA-05] another person''s message is refused like an unknown one'
);
select is(report('ann', 'hers', null), 'not_found', '[R-DATA-11] a hidden companion cannot be reported');
select is(report('ann', 'suki', null), '1 rows', 'a person reports a companion');
select is(
  attempt('ann', $$insert into reports (companion_id, reason) values ('suki', 'boring')$$), '23514',
  'a report has one of the reasons'
);
select is(
  attempt('ann', $$insert into reports (companion_id, reason, status) values ('suki', 'hate', 'resolved')$$), '42501',
  'its state belongs to the admins'
);
delete from messages;
select is(
  (select message_text from reports where message_text is not null), 'Something bad', 'the copy outlives the message'
);
select is(does('admin', $$update reports set status = 'resolved'$$), '2 rows', 'admins settle the queue');
select is(
  attempt('admin', $$update reports set status = 'gone'$$), '23514', 'a report is settled as resolved or dismissed'
);

-- The same thing reported again.
select is(report('ann', 'suki', null), '1 rows', '[R-SAFE-12] what was settled can be reported again');
select is(
  does('ann', $$insert into reports (companion_id, reason, details) values ('suki', 'minor', 'Looks twelve')$$),
  '0 rows', '[R-SAFE-12] what waits is not doubled'
);
select results_eq(
  $$select reason, details from reports where status = 'open'$$, $$values ('minor', 'Looks twelve')$$,
  '[R-SAFE-12] a repeated report has the newest words'
);
select is(report('ben', 'suki', null), '1 rows', '[R-SAFE-12] another person''s report is a report of its own');

select companion('c' || n) from generate_series(1, 40) n;
select is(
  (select count(*) from generate_series(1, 40) n where report('ann', 'c' || n, null) = '1 rows'), 27::bigint,
  'thirty in an hour'
);
select is(report('ann', 'c40', null), 'too_many_requests', 'a report beyond thirty in an hour is refused');
select is(report('ben', 'c40', null), '1 rows', 'the limit is for one person');

select finish();
rollback;
