begin;
\ir ../prelude.psql
select plan(6);

select person('ann'), companion('suki');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select expire('ann', 'suki');
select is(private.expire_chats(), 1, 'a chat expires while its reply is written');
select is((select used from daily_usage), 0, '[R-TURN-09] the message without a reply is given back');
select is(
  (select save_turn_progress(turn_id, 'Hi') from begun), 'interrupted', 'the worker learns that the turn is over'
);
select throws_ok(
  $$select finish_turn((select turn_id from begun), 'done', 'Hi')$$, 'P0001', 'chat_expired',
  'the reply of an expired chat cannot be stored'
);
select is(value('ann', 'select count(*) from messages'), '0', '[R-TURN-13] nothing of the chat is shown');
select is((select used from daily_usage), 0, 'nothing more is given back');

select finish();
rollback;
