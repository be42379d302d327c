begin;
\ir ../prelude.psql
select plan(13);

select person('ann', 'basic'), person('ben'), companion('suki');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select results_eq(
  $$select s.turn_id, s.chat_id, s.status, s.reply_text, s.reply_id, s.expires_at
  from read_turn(id('ann'), (select turn_id from begun)) as s$$,
  $$select turn_id, chat_id, 'running', '', null::uuid, expires_at from begun$$, '[R-TURN-19] a running turn is read');
select is(
  (select turn_id from find_running_turn(id('ann'), 'suki')), (select turn_id from begun),
  '[R-TURN-19] a running turn is found by its companion'
);
select throws_ok(
  $$select read_turn(id('ben'), (select turn_id from begun))$$, 'P0001', 'not_found',
  '[R-DATA-05] another person''s turn is not found'
);
select throws_ok(
  $$select read_turn(id('ben'), gen_random_uuid())$$, 'P0001', 'not_found', '[R-DATA-05] an unknown turn is not found'
);
select is(
  (select turn_id from find_running_turn(id('ben'), 'suki')), null,
  '[R-DATA-05] another person finds no turn by companion'
);
select finish_turn((select turn_id from begun), 'done', 'Hi');
select is(
  (select status || ' ' || reply_text from read_turn(id('ann'), (select turn_id from begun))), 'done Hi',
  '[R-TURN-19] a finished one is read with its reply'
);
select is((select turn_id from find_running_turn(id('ann'), 'suki')), null, 'a finished turn is not found as running');
select expire('ann', 'suki');
select throws_ok(
  $$select read_turn(id('ann'), (select turn_id from begun))$$, 'P0001', 'not_found',
  '[R-TURN-12] a turn of an expired chat is gone'
);
select throws_ok(
  $$select stop_turn(id('ann'), (select turn_id from begun))$$, 'P0001', 'not_found',
  '[R-TURN-12] an expired turn cannot be stopped'
);
select ensure_chat(id('ann'), 'suki');
select throws_ok(
  $$select read_turn(id('ann'), (select turn_id from begun))$$, 'P0001', 'not_found',
  '[R-TURN-12] and stays gone when the chat begins anew'
);
create temporary table again on commit drop as select * from begin_turn(id('ann'), 'suki', id('2'), 'Hello again');
select finish_turn((select turn_id from again), 'done', 'Hi again');
select clear_chat(id('ann'), 'suki');
select throws_ok(
  $$select read_turn(id('ann'), (select turn_id from again))$$, 'P0001', 'not_found',
  '[R-KEEP-11] a turn of a cleared chat is gone'
);
select is(
  (select outcome || ': ' || reply_text from begin_turn(id('ann'), 'suki', id('2'), 'Hello again')), 'existing: ',
  '[R-KEEP-11, R-TURN-17] its message sent again begins nothing and brings no words back'
);
select block('ann');
select throws_ok(
  $$select read_turn(id('ann'), (select turn_id from begun))$$, 'P0001', 'blocked', 'a blocked person reads none'
);

select finish();
rollback;
