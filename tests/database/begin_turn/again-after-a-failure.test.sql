begin;
\ir ../prelude.psql
select plan(5);

select person('ann'), companion('suki');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select finish_turn((select turn_id from begun), 'failed', 'Hal');
select is((select used from daily_usage), 0, '[R-TURN-09] a failed reply gives the message back');
select results_eq($$select b.outcome, b.turn_id, b.status from begin_turn(id('ann'), 'suki', id('1'), 'Hello') as b$$,
  $$select 'started', turn_id, 'running' from begun$$, 'the same id runs again after a failure, as the same turn');
select is((select used from daily_usage), 1, 'a message that runs again is counted again');
select is((select count(*) from messages), 1::bigint, 'the person''s text is there once');
select finish_turn((select turn_id from begun), 'done', 'Hello ann');
select results_eq(
  'select message_type, message_text from messages order by created_at, id',
  $$values ('user', 'Hello'), ('ai', 'Hello ann')$$, 'one message and one reply'
);

select finish();
rollback;
