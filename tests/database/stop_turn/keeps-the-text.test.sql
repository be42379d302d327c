begin;
\ir ../prelude.psql
select plan(11);

select person('ann'), person('ben'), companion('suki');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select save_turn_progress(turn_id, 'Hi th') from begun;
select throws_ok(
  $$select stop_turn(id('ben'), (select turn_id from begun))$$, 'P0001', 'not_found', 'nobody stops a foreign turn'
);
select is((select status from turns), 'running', 'a foreign stop does not end the turn');
select results_eq(
  $$select s.status, s.reply_text from stop_turn(id('ann'), (select turn_id from begun)) as s$$,
  $$values ('stopped', 'Hi th')$$,
  '[R-TURN-20] a stopped turn keeps the text so far');
select is(
  (select message_text from messages where message_type = 'ai'), 'Hi th',
  '[R-TURN-20] the text is stored as the companion''s message'
);
select is(
  (select status from stop_turn(id('ann'), (select turn_id from begun))), 'stopped', 'stopping twice is stopping once'
);
select is(
  (select reply_text from finish_turn((select turn_id from begun), 'stopped', 'Hi there')), 'Hi there',
  '[R-TURN-20] words the reader saw meanwhile are added'
);
select is(
  (select reply_text from finish_turn((select turn_id from begun), 'done', 'Something else')), 'Hi there',
  'another text is not'
);
select is((select count(*) from messages where message_type = 'ai'), 1::bigint, '[R-TURN-17] there is one reply');
select is((select used from daily_usage), 1, 'a stopped turn is counted');
update turns set finished_at = now() - interval '1 minute';
select is(
  (select reply_text from finish_turn((select turn_id from begun), 'stopped', 'Hi there, ann')), 'Hi there',
  'long after the stop nothing is added'
);
select throws_ok(
  $$select stop_turn(id('ann'), gen_random_uuid())$$, 'P0001', 'not_found',
  'an unknown turn is answered like a foreign one'
);

select finish();
rollback;
