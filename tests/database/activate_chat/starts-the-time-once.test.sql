begin;
\ir ../prelude.psql
select plan(7);

select person('ann', 'basic'), person('ben'), companion('suki'), companion('luca');
select ensure_chat(id('ann'), 'suki');
select favorite('ann', 'luca');
create function tests.chat(p_companion text)
returns uuid language sql return (select c.id from public.chats c where c.companion_id = p_companion);
select is(
  activate_chat(id('ann'), chat('suki')),
  now() + (select make_interval(mins => temporary_chat_minutes) from plans where tier = 'basic'),
  '[R-TURN-11] the chat''s time starts, as long as the plan says');
update chats set expires_at = now() + interval '20 seconds' where companion_id = 'suki';
select is(
  activate_chat(id('ann'), chat('suki')), now() + interval '20 seconds',
  '[R-TURN-11] activating a running chat does not extend it'
);
select is(
  (select expires_at from chats where companion_id = 'suki'), now() + interval '20 seconds',
  '[R-TURN-11] activating a running chat does not change it'
);
select is(activate_chat(id('ann'), chat('luca')), null, 'a saved chat has no end');
select throws_ok(
  $$select activate_chat(id('ben'), chat('suki'))$$, 'P0001', 'not_found', 'nobody activates a foreign chat'
);
select expire('ann', 'suki');
select throws_ok(
  $$select activate_chat(id('ann'), chat('suki'))$$, 'P0001', 'chat_expired',
  '[R-TURN-12] an expired chat cannot be activated'
);
select ok(
  (select expires_at < now() from chats where companion_id = 'suki'), '[R-TURN-12] an expired chat stays expired'
);

select finish();
rollback;
