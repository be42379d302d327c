begin;
\ir ../prelude.psql
select plan(13);

select person('ann', 'premium');
select companion('c' || n) from generate_series(1, 6) as n;
update plans set messages_per_day = null;
select talk('ann', 'c' || n) from generate_series(1, 4) as n;
-- c1 was used first, c4 last, and then c2 again.
update turns set started_at = now() - interval '1 hour' + right(companion_id, 1)::integer * interval '1 minute';
update turns set started_at = now() - interval '1 minute' where companion_id = 'c2';
create function tests.send(p_companion text) returns text language sql
return (
  select coalesce(t.refusal, t.outcome)
  from public.begin_turn(tests.id('ann'), p_companion, gen_random_uuid(), 'Hi') as t
);
create function tests.reply() returns void language sql
begin atomic
  -- The test is one transaction, in which the time stands still.
  update public.turns set started_at = clock_timestamp() where status = 'running';
  select public.finish_turn(t.id, 'done', 'Hello') from public.turns t where t.status = 'running';
end;

select change_plan(id('ann'), 'basic');
select is(value('ann', 'select count_active_chats()::text'), '4', 'four chats are still active');
select is(send('c2'), 'started', '[R-PROD-07] the chat used last goes on');
select reply();
select is(send('c4'), 'started', '[R-PROD-07] the chat used before that one continues');
select reply();
select is(send('c1'), 'active_chat_limit', '[R-PROD-07] older ones are refused');
select is(send('c3'), 'active_chat_limit', '[R-PROD-07] every one of them');
select is(send('c5'), 'active_chat_limit', '[R-TURN-15] no other chat can begin');
select is(send('c4'), 'started', '[R-PROD-07] a refusal changes nothing for those that go on');
select reply();
select is(
  (select count(*) from messages where companion_id in ('c1', 'c3')), 4::bigint,
  '[R-PROD-07] what was said in the others can still be read'
);

select change_plan(id('ann'), 'free');
select is(send('c4'), 'started', '[R-PROD-07] with one chat the plan keeps the one used last');
select reply();
select is(send('c2'), 'active_chat_limit', '[R-PROD-07] alone');
select expire('ann', 'c4');
select is(send('c2'), 'started', '[R-PROD-07] when it ends, the next one goes on');
select reply();
select change_plan(id('ann'), 'ultimate');
select is(send('c3'), 'started', '[R-PROD-07] with a plan without a limit all of them do');
select is(send('c6'), 'started', 'with a plan without a limit other chats can begin');

select finish();
rollback;
