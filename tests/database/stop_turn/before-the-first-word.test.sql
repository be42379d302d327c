begin;
\ir ../prelude.psql
select plan(6);

select person('ann'), companion('suki');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select is(
  (select status from stop_turn(id('ann'), (select turn_id from begun))), 'stopped',
  'a turn is stopped before its first word'
);
select is((select count(*) from messages where message_type = 'ai'), 0::bigint, '[R-TURN-21] no empty reply is stored');
select is((select count(*) from messages where message_type = 'user'), 1::bigint, 'the person''s text stays');
select is(
  (select reply_text from finish_turn((select turn_id from begun), 'stopped', 'Hi', 60000)), '',
  '[R-TURN-20] words that came only after the stop are not added'
);
select is(
  (select outcome || ' ' || status from begin_turn(id('ann'), 'suki', id('1'), 'Hello')), 'existing stopped',
  'a stopped message does not run again'
);
select is((select outcome from begin_turn(id('ann'), 'suki', id('2'), 'Again')), 'started', 'the next message begins');

select finish();
rollback;
