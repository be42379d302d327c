begin;
\ir ../prelude.psql
select plan(9);

select person('ann'), companion('suki');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select results_eq(
  $$select b.outcome, b.refusal, b.turn_id, b.chat_id, b.status, b.expires_at, b.resets_at from begun b$$,
  $$select 'started', null, t.id, c.id, 'running', c.expires_at,
    (date_trunc('day', now() at time zone 'utc') + interval '1 day') at time zone 'utc' from turns t, chats c$$,
  '[R-TURN-16] a turn is a row, and it runs'
);
select is(
  (select remaining from begun), (select messages_per_day - 1 from plans where tier = 'free'),
  'what is left today is told'
);
select results_eq('select user_id, companion_id, message_type, message_text, client_message_id, turn_id from messages',
  $$select id('ann'), 'suki', 'user', 'Hello', id('1'), t.id from turns t$$, 'the person''s text is stored at once');
select is(
  (select expires_at from chats),
  now() + (select make_interval(mins => temporary_chat_minutes) from plans where tier = 'free'),
  '[R-TURN-11] the first message sets the expiry from the plan');
select results_eq(
  'select day, used from daily_usage', $$select (now() at time zone 'utc')::date, 1$$,
  '[R-TURN-07] the message is counted on the UTC day'
);
select finish_turn((select t.id from turns t), 'done', 'Hi');
update chats set expires_at = now() + interval '9 seconds';
select talk('ann', 'suki');
select is(
  (select expires_at from chats), now() + interval '9 seconds', '[R-TURN-11] the next message does not extend it'
);
select throws_ok($$select begin_turn(id('ann'), 'suki', id('9'), '   ')$$, '23514', null, 'a blank text is no message');
select throws_ok(
  $$select begin_turn(id('ann'), 'suki', id('9'), repeat('x', 501))$$, '23514', null, 'a text over the limit is refused'
);
select is(
  (select count(*)::int + 10 * (select used from daily_usage) from messages), 24,
  'refused texts are neither stored nor counted'
);

select finish();
rollback;
