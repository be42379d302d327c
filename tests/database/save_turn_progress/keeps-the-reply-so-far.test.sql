begin;
\ir ../prelude.psql
select plan(8);

select person('ann'), companion('suki');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
update turns set updated_at = now() - interval '30 seconds';
select is((select save_turn_progress(turn_id, 'Hi th') from begun), 'running', 'a running turn goes on');
select is((select reply_text from turns), 'Hi th', '[R-TURN-19] the partial reply is saved');
select ok(
  (select updated_at > now() - interval '1 second' from turns), '[R-TURN-22] saving is the worker''s heartbeat'
);
select is(
  (select reply_text from read_turn(id('ann'), (select turn_id from begun))), 'Hi th',
  '[R-TURN-19] a reader who comes back gets it'
);
select is((select count(*) from messages where message_type = 'ai'), 0::bigint, 'a partial reply is not a message yet');
select stop_turn(id('ann'), (select turn_id from begun));
select is(
  (select save_turn_progress(turn_id, 'Hi there') from begun), 'stopped',
  '[R-TURN-20] the worker learns that the turn was stopped'
);
select is(
  (select message_text from messages where message_type = 'ai'), 'Hi th', 'text saved after a stop changes nothing'
);
select is(save_turn_progress(gen_random_uuid(), 'x'), null, 'the status of a deleted turn is null');

select finish();
rollback;
