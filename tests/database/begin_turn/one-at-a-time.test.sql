begin;
\ir ../prelude.psql
select plan(6);

select person('ann', 'basic'), companion('suki'), companion('luca');
select talk('ann', 'suki', p_reply => null);
select is(
  (begin_turn(id('ann'), 'suki', id('2'), 'And?')).refusal, 'turn_running',
  '[R-TURN-16] the next message is refused while a reply is written'
);
select is((select count(*) from messages), 1::bigint, 'a refused message is not stored');
select is((select used from daily_usage), 1, 'a refused message is not counted');
select is((begin_turn(id('ann'), 'luca', id('3'), 'Hi')).outcome, 'started', 'another chat may run at the same time');
select throws_ok(
  $$insert into turns (user_id, companion_id, run_id, client_message_id, text_digest, usage_day)
    select id('ann'), 'suki', r.id, id('4'), '', now() from runs r where r.companion_id = 'suki'$$,
  '23505', null, '[R-TURN-16] the table itself holds one running turn per chat'
);
select finish_turn((select t.id from turns t where t.companion_id = 'suki'), 'done', 'Hi');
select is(
  (begin_turn(id('ann'), 'suki', id('2'), 'And?')).outcome, 'started', 'when the reply is there the next message begins'
);

select finish();
rollback;
