begin;
\ir ../prelude.psql
select plan(13);

select person(tier, tier) from plans;
select companion('suki');
create function tests.send(p_who text) returns text language plpgsql as $$
declare
  v_turn public.begun_turn;
begin
  delete from private.turn_starts;
  v_turn := public.begin_turn(tests.id(p_who), 'suki', gen_random_uuid(), 'Hi');
  if v_turn.outcome = 'started' then
    perform public.finish_turn(v_turn.turn_id, 'done', 'Hello');
  end if;
  return coalesce(v_turn.refusal, v_turn.outcome) || ' ' || coalesce(v_turn.remaining::text, 'unlimited');
end;
$$;
select results_eq(
  format('select send(%L) from generate_series(1, %s)', p.tier, p.messages_per_day),
  format($$select 'started ' || n from generate_series(%s, 0, -1) as n$$, p.messages_per_day - 1),
  '[R-TURN-06, R-TURN-07] ' || p.tier || ' sends as many as the plan has'
) from plans p where p.messages_per_day is not null order by p.rank;
select is(send(p.tier), 'message_limit_reached 0', 'a message beyond the limit is refused: ' || p.tier) from plans p
where p.messages_per_day is not null order by p.rank;
select is(
  (select used from daily_usage where user_id = id(p.tier)), p.messages_per_day,
  '[R-TURN-06] the counter never passes the limit: ' || p.tier
)
from plans p where p.messages_per_day is not null order by p.rank;
select is(
  (select count(*) from messages where user_id = id('free')),
  (select 2 * messages_per_day::bigint from plans where tier = 'free'), 'the refused text is not stored'
);
select is(
  (select count(*) from generate_series(1, 60) where send('ultimate') = 'started unlimited'), 60::bigint,
  'without a limit nothing stops'
);

update daily_usage set day = day - 1 where user_id = id('free');
select is(
  send('free'), (select 'started ' || messages_per_day - 1 from plans where tier = 'free'),
  '[R-TURN-07] a new UTC day has a new count'
);
select is((select count(*) from daily_usage where user_id = id('free')), 2::bigint, 'beside yesterday''s');

select finish();
rollback;
