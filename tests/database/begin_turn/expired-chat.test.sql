begin;
\ir ../prelude.psql
select plan(8);

select person('free'), person('paid', 'premium'), companion('suki');
select talk('free', 'suki', 'Old'), talk('paid', 'suki', 'Old'), expire('free', 'suki'), expire('paid', 'suki');
select results_eq(
  $$select t.outcome, t.refusal, t.refusal_values::jsonb from begin_turn(id('paid'), 'suki', id('1'), 'New') as t$$,
  format(
    $$values ('refused', 'chat_expired', '{"minutes": %s}'::jsonb)$$,
    (select temporary_chat_minutes from plans where tier = 'premium')
  ),
  '[R-TURN-12] a message after the expiry is refused'
);
select is(value('paid', 'select count(*) from messages'), '0', '[R-TURN-13] nothing of the expired chat is shown');
select is((select used from daily_usage where user_id = id('paid')), 1, 'nothing more is counted');
select results_eq(
  $$select t.outcome, t.history::jsonb, t.expires_at from begin_turn(id('free'), 'suki', id('1'), 'New') as t$$,
  format(
    $$values ('started', '[{"role": "user", "content": "New"}]'::jsonb, now() + make_interval(mins => %s))$$,
    (select temporary_chat_minutes from plans where tier = 'free')
  ),
  '[R-TURN-12] a free person with messages left goes on in a fresh chat'
);
select is(
  value('free', 'select string_agg(message_text, '', '') from messages'), 'New', '[R-TURN-13] without what was said before'
);
select finish_turn((select t.id from turns t where t.status = 'running'), 'done', 'Hi');

update daily_usage set used = (select messages_per_day from plans where tier = 'free');
select expire('free', 'suki');
select is(
  (begin_turn(id('free'), 'suki', id('2'), 'More')).refusal, 'expired_lock',
  '[R-TURN-14] without messages left the chat is locked'
);
select is(value('free', 'select count(*) from messages'), '0', '[R-TURN-13] nothing of the locked chat is shown');
select ensure_chat(id('paid'), 'suki');
select is(
  (begin_turn(id('paid'), 'suki', id('3'), 'New')).outcome, 'started', 'a paying person continues after a reload'
);

select finish();
rollback;
