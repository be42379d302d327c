begin;
\ir ../prelude.psql
select plan(6);

select person('ann');
select companion('c' || n) from generate_series(1, 5) as n;

create function tests.used_after_an_interruption(p_companion text) returns smallint language plpgsql as $$
begin
  perform begin_turn(id('ann'), p_companion, gen_random_uuid(), 'Hello');
  perform expire('ann', p_companion);
  perform private.expire_chats();
  return (select used from daily_usage where user_id = id('ann'));
end;
$$;

select is(used_after_an_interruption('c1'), 0::smallint, '[R-TURN-09] a reply that the chat''s end interrupts is given back');
select is(used_after_an_interruption('c2'), 0::smallint, 'twice');
select is(used_after_an_interruption('c3'), 0::smallint, 'three times a day');
select is(used_after_an_interruption('c4'), 1::smallint, '[R-PROD-08] and then no more');
select is(used_after_an_interruption('c5'), 2::smallint, '[R-PROD-08] however often it is tried');
select is(
  (select bounded_refunds from daily_usage where user_id = id('ann')), 3::smallint,
  '[R-PROD-08] together with replies that the rules refused'
);

select finish();
rollback;
