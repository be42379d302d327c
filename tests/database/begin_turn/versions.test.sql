begin;
\ir ../prelude.psql
select plan(34);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki');
create function tests.message(p_text text) returns uuid language sql
return (select m.id from public.messages m where m.message_text = p_text and m.user_id = tests.id('ann'));
create function tests.version(
  p_mode text, p_target text, p_text text default null, p_message_id uuid default gen_random_uuid(),
  p_name text default 'ann'
)
returns public.begun_turn language sql
return public.begin_turn(tests.id(p_name), 'suki', p_message_id, p_text, p_mode, tests.message(p_target));
create function tests.shown() returns text language sql
return tests.value('ann', $$
  select string_agg(message_text || case when versions > 1 then ' ' || version || '/' || versions else '' end, ' | ')
  from (select * from public.read_messages('suki') with ordinality order by ordinality desc) m
$$);
create function tests.used() returns integer language sql
return (select used from public.daily_usage where user_id = tests.id('ann'));
select talk('ann', 'suki', 'Hello', 'Hi'), talk('ann', 'suki', 'How are you?', 'Fine'), talk('ben', 'suki');

create temporary table failing on commit drop as select * from version('again', 'Fine');
select is(outcome, 'started', 'another reply may be written') from failing;
select is(used(), 3, '[R-TURN-07] it costs a message');
select is(
  (select string_agg(h ->> 'content', ' | ') from json_array_elements(history) as h), 'Hello | Hi | How are you?',
  '[R-KEEP-04] the model sees what was said before it'
) from failing;
select is(message_id, message('How are you?'), 'the message that is answered is named') from failing;
select is(shown(), 'Hello | Hi | How are you? | Fine', 'what was shown stays meanwhile');
select is(
  (version('again', 'Fine')).refusal, 'turn_running', '[R-TURN-16] no other reply is written at the same time'
);
select finish_turn(turn_id, 'failed', '') from failing;
select is(shown(), 'Hello | Hi | How are you? | Fine', 'it stays when the new one fails');
select is(used(), 2, '[R-TURN-09] a failed one is given back');

create temporary table new on commit drop as select * from version('again', 'Fine', null, id('m'));
select finish_turn(turn_id, 'done', 'Splendid') from new;
select is(shown(), 'Hello | Hi | How are you? | Splendid 2/2', '[R-KEEP-01] the new reply is a version beside the old');
select is((version('again', 'Fine', null, id('m'))).outcome, 'existing', '[R-TURN-17] the same id is the same turn');
select throws_ok(
  $$select version('again', 'Hi', null, id('m'))$$, 'P0001', 'message_id_reused', '[R-TURN-17] with its own target alone'
);
select is((version('again', 'Fine')).refusal, 'not_found', 'a hidden version is not a place to go on from');
select is((version('again', 'How are you?')).refusal, 'not_found', 'nobody asks for another message of one''s own');
select is((version('again', 'Splendid', null, id('1'), 'ben')).refusal, 'not_found', 'nor for a foreign one');

create temporary table stopping on commit drop as select * from version('again', 'Splendid');
select stop_turn(id('ann'), turn_id) from stopping;
select is(
  shown(), 'Hello | Hi | How are you? | Splendid 2/2', '[R-TURN-20] stopped before its first word it changes nothing'
);
create temporary table stopped on commit drop as select * from version('again', 'Splendid');
select save_turn_progress(turn_id, 'Well') from stopped;
select stop_turn(id('ann'), turn_id) from stopped;
select is(
  shown(), 'Hello | Hi | How are you? | Well 3/3', '[R-TURN-20] stopped later it is a version with its words so far'
);
select is(
  (finish_turn(turn_id, 'stopped', 'Well, well')).reply_text, 'Well, well', 'and keeps the words the reader saw'
) from stopped;

create temporary table earlier on commit drop as select * from version('again', 'Hi');
select is(
  (select string_agg(h ->> 'content', ' | ') from json_array_elements(history) as h), 'Hello',
  '[R-KEEP-04] of an earlier place the model sees nothing that came later'
) from earlier;
select finish_turn(turn_id, 'done', 'Hey') from earlier;
select is(shown(), 'Hello | Hey 2/2', '[R-KEEP-02] any reply has versions, not the last alone');
select is(
  value('ann', $$select previous_messages from read_messages('suki', p_limit => 1)$$), '3',
  '[R-KEEP-02] the old path is counted'
);

create temporary table going_on on commit drop as select * from version('continue', 'Hey');
select is(continued_text, 'Hey', '[R-KEEP-03] a continuation goes on from the old words') from going_on;
select is(
  (select string_agg(concat(h ->> 'role', ' ', h ->> 'content'), ' | ') from json_array_elements(history) as h),
  'user Hello | assistant Hey', '[R-KEEP-03] which the model sees last'
) from going_on;
select finish_turn(turn_id, 'done', 'Hey ') from going_on;
select is(shown(), 'Hello | Hey 2/2', '[R-KEEP-03] without new words it changes nothing');
create temporary table going_further on commit drop as select * from version('continue', 'Hey');
select finish_turn(turn_id, 'done', 'Hey you') from going_further;
select is(shown(), 'Hello | Hey you 3/3', '[R-KEEP-03] the old text and its continuation are a version');
select is((version('continue', 'Hello')).refusal, 'not_found', 'nobody continues a message of one''s own');

create temporary table edited on commit drop as select * from version('edit', 'Hello', 'Good morning', id('e'));
select is(shown(), 'Good morning 2/2', '[R-KEEP-02] an edited message begins a new path');
select is(
  (select string_agg(h ->> 'content', ' | ') from json_array_elements(history) as h), 'Good morning',
  '[R-KEEP-04] which is all the model sees'
) from edited;
select finish_turn(turn_id, 'failed', '') from edited;
select is((version('edit', 'Hello', 'Good morning', id('e'))).outcome, 'started', 'after a failure it is tried again');
select finish_turn(id, 'done', 'Morning!') from turns where status = 'running';
select is(shown(), 'Good morning 2/2 | Morning!', 'and is there once');
select is(
  value('ann', $$select previous_messages from read_messages('suki') where versions > 1$$), '2',
  '[R-KEEP-02] the old path stays, with the number of its messages'
);
select is((version('edit', 'Morning!', 'x')).refusal, 'not_found', 'the companion''s words are not edited so');
select is(used(), 8, 'a refusal costs nothing');
select does('ann', $$delete from messages where message_text = 'Good morning'$$);
select is((version('again', 'Morning!')).refusal, 'not_found', 'without its message there is nothing to answer');
select is((select count(*) from messages where user_id = id('ben')), 2::bigint, 'nobody else is touched');

select finish();
rollback;
