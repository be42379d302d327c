begin;
\ir ../prelude.psql
select plan(14);

select person(tier, tier) from plans;
select companion('c' || n) from generate_series(1, 9) as n;
update plans set messages_per_day = null;
select talk(p.tier, 'c' || n) from plans p, generate_series(1, coalesce(p.active_chats, 8)) as n;
create function tests.send(p_who text, p_companion text) returns public.begun_turn language sql
return public.begin_turn(tests.id(p_who), p_companion, gen_random_uuid(), 'Hi');

select results_eq(
  format($$select t.refusal, t.refusal_values::jsonb from send(%L, 'c9') as t$$, p.tier),
  format($$values ('active_chat_limit', '{"used": %s, "limit": %s}'::jsonb)$$, p.active_chats, p.active_chats),
  '[R-TURN-15] beyond the plan''s active chats no other begins: ' || p.tier
) from plans p where p.active_chats is not null order by p.rank;
select is((select count(*) from messages where companion_id = 'c9'), 0::bigint, '[R-TURN-15] nothing is stored');
select is((send(p.tier, 'c1')).outcome, 'started', '[R-TURN-15] a chat that is active goes on: ' || p.tier) from plans p
where p.active_chats is not null order by p.rank;
select is((send('ultimate', 'c9')).outcome, 'started', '[R-TURN-15] without a limit nothing stops');

select expire('basic', 'c2');
select talk('basic', 'c7', 'First', null);
select is(
  (send('basic', 'c9')).refusal, 'active_chat_limit', '[R-PROD-06] a chat whose first reply is being written counts'
);
select finish_turn((select id from turns where companion_id = 'c7' and user_id = id('basic')), 'failed', '');
select is((send('basic', 'c9')).outcome, 'started', '[R-PROD-06] when that fails, another one begins');
select is((send('basic', 'c7')).refusal, 'active_chat_limit', '[R-PROD-06] the chat that took its place counts');

select does('free', $$delete from messages where message_type = 'user'$$);
select is(
  value('free', 'select count(*) from messages'), '1', 'one message of the active chat is left'
);
select is((send('free', 'c9')).outcome, 'started', '[R-TURN-15] with one message a chat does not count');
select expire('basic', 'c1');
select is((send('basic', 'c7')).outcome, 'started', '[R-TURN-15] an expired one does not count');

select finish();
rollback;
