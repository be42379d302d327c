begin;
\ir ../prelude.psql
select plan(9);

select person('ann'), companion('suki');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select results_eq(
  $$select s.turn_id, s.chat_id, s.status, s.reply_text, s.remaining
    from finish_turn((select turn_id from begun), 'done', 'Hi ann') as s$$,
  $$select turn_id, chat_id, 'done', 'Hi ann', remaining from begun$$,
  '[R-TURN-16] a finished turn is done, with its reply'
);
select results_eq(
  'select message_type, message_text from messages order by created_at, id',
  $$values ('user', 'Hello'), ('ai', 'Hi ann')$$, '[R-TURN-17] the reply is one message after the person''s'
);
select is(
  (select finished_at is not null and reply_text = '' from turns), true, 'the turn ends and its partial text is gone'
);
select is(
  (select status from finish_turn((select turn_id from begun), 'done', 'Another')), 'done',
  'finishing again is answered as it is'
);
select is(
  (select status from finish_turn((select turn_id from begun), 'failed', '')), 'done', 'a failure that comes late too'
);
select is(
  (select string_agg(message_text, '|' order by created_at) from messages), 'Hello|Hi ann',
  '[R-TURN-17] late endings do not change the reply'
);
select is((select used from daily_usage), 1, '[R-TURN-09] late endings do not refund the message');
select throws_ok(
  $$select finish_turn((select turn_id from begun), 'running', 'x')$$, 'P0001', 'invalid_input',
  'a turn ends as done, failed or stopped'
);
select throws_ok(
  $$select finish_turn(gen_random_uuid(), 'done', 'x')$$, 'P0001', 'chat_expired',
  'a turn that is gone is gone with its chat'
);

select finish();
rollback;
