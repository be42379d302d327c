begin;
\ir ../prelude.psql
select plan(9);

select person('ann'), person('ben'), companion('suki'), companion('luca');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select results_eq(
  $$select b.outcome, b.status, b.turn_id, b.chat_id, b.reply_id, b.remaining
    from begin_turn(id('ann'), 'suki', id('1'), 'Hello') as b$$,
  $$select 'existing', 'running', turn_id, chat_id, null::uuid, remaining from begun$$,
  '[R-TURN-17] the same id while it runs is the same turn'
);
select finish_turn((select turn_id from begun), 'done', 'Hi ann');
select results_eq(
  $$select b.outcome, b.status, b.turn_id, b.reply_text, b.reply_id
    from begin_turn(id('ann'), 'suki', id('1'), 'Hello') as b$$,
  $$select 'existing', 'done', turn_id, 'Hi ann', (select id from messages where message_type = 'ai') from begun$$,
  '[R-TURN-17] afterwards it is answered with its reply'
);
select is((select count(*) from messages), 2::bigint, '[R-TURN-17] one message, one reply');
select is((select used from daily_usage), 1, '[R-TURN-17] counted once');
select throws_ok(
  $$select begin_turn(id('ann'), 'suki', id('1'), 'Hello!')$$, 'P0001', 'message_id_reused',
  '[R-TURN-17] the same id with another text is refused'
);
select throws_ok(
  $$select begin_turn(id('ann'), 'luca', id('1'), 'Hello')$$, 'P0001', 'message_id_reused',
  '[R-TURN-17] the same id to another companion is refused'
);
select does('ann', 'delete from messages');
select is(value('ann', 'select count(*) from messages'), '0', 'the messages are deleted');
select throws_ok(
  $$select begin_turn(id('ann'), 'suki', id('1'), 'Other')$$, 'P0001', 'message_id_reused',
  '[R-TURN-17] another text is refused even after the first was deleted'
);
select is((begin_turn(id('ben'), 'suki', id('1'), 'Mine')).outcome, 'started', 'ids belong to their person');

select finish();
rollback;
