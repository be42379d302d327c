begin;
\ir ../prelude.psql
select plan(7);

select person('ann'), companion('suki');
create function tests.fail(p_status text, p_text text) returns text language plpgsql as $$
declare
  v_turn public.begun_turn := public.begin_turn(tests.id('ann'), 'suki', gen_random_uuid(), 'Hello');
  v_state public.turn_state := public.finish_turn(v_turn.turn_id, p_status, p_text);
begin
  perform public.finish_turn(v_turn.turn_id, p_status, p_text);
  return format('%s, used %s, replies %s', v_state.status, (select used from public.daily_usage),
    (select count(*) from public.messages where message_type = 'ai'));
end;
$$;
select is(
  fail('failed', ''), 'failed, used 0, replies 0', '[R-TURN-21, R-TURN-09] a failed turn gives the message back, once'
);
select is(fail('failed', 'Half a rep'), 'failed, used 0, replies 0', '[R-TURN-21] a cut reply is not stored');
select is(fail('done', ''), 'failed, used 0, replies 0', '[R-TURN-21] an empty reply is a failure');
select is(fail('done', E' \n\t '), 'failed, used 0, replies 0', '[R-TURN-21] a blank one too');
select is(fail('done', 'Hi'), 'done, used 1, replies 1', 'a good one is stored and counted');
select throws_ok(
  $$insert into messages (user_id, companion_id, run_id, message_type, message_text)
    select id('ann'), 'suki', r.id, 'ai', E'\n ' from runs r$$,
  '23514', null,
  '[R-TURN-21] the table itself holds no empty message');
select is((select count(*) from messages where message_type = 'user'), 5::bigint, 'what the person wrote is kept');

select finish();
rollback;
