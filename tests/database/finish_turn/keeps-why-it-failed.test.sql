begin;
\ir ../prelude.psql
select plan(14);

select person('ann', 'premium'), companion('suki');
create function tests.end_as(p_status text, p_text text, p_failure text) returns text language plpgsql as $$
declare
  v_turn uuid := (public.begin_turn(tests.id('ann'), 'suki', gen_random_uuid(), 'Hello')).turn_id;
  v_state public.turn_state := public.finish_turn(v_turn, p_status, p_text, 0, p_failure);
  v_read public.turn_state := public.read_turn(tests.id('ann'), v_turn);
begin
  return format('%s %s, read later %s', v_state.status, coalesce(v_state.failure, '-'), coalesce(v_read.failure, '-'));
end;
$$;
select is(
  end_as('failed', '', word), format('failed %s, read later %s', word, word),
  '[R-TURN-21] a failed turn keeps why: ' || word
)
from unnest('{model_failed,model_timeout,pin_unavailable}'::text[]) as word;
select is(
  end_as('failed', '', null), 'failed model_failed, read later model_failed',
  '[R-TURN-21] without a word it is the model''s failure'
);
select is(
  end_as('done', '', null), 'failed model_failed, read later model_failed',
  '[R-TURN-21] an empty reply is the model''s failure'
);
select is(end_as('done', 'Hi', null), 'done -, read later -', 'a reply has no failure');
select throws_ok($$select end_as('failed', '', 'not_found')$$, '23514', null, 'no other word is kept');

-- The same message sent again is the same turn.
create temporary table first on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Again');
select is((finish_turn(turn_id, 'failed', '', 0, 'model_timeout')).failure, 'model_timeout', 'a turn that failed')
from first;
select is((begin_turn(id('ann'), 'suki', id('1'), 'Again')).outcome, 'started', 'runs again');
select is((read_turn(id('ann'), turn_id)).failure, null, 'a turn that runs again has no failure while it runs')
from first;
select is((finish_turn(turn_id, 'done', 'Hi')).failure, null, 'a turn that is done has no failure') from first;
select is((select failure from turns where id = turn_id), null, 'a turn that succeeds leaves nothing of its failure')
from first;
create temporary table second on commit drop as select * from begin_turn(id('ann'), 'suki', id('2'), 'Stop');
select is((finish_turn(turn_id, 'failed', '', 0, 'model_timeout')).failure, 'model_timeout', 'one that failed')
from second;
select begin_turn(id('ann'), 'suki', id('2'), 'Stop');
select is((stop_turn(id('ann'), turn_id)).failure, null, 'is stopped without a failure when it is stopped') from second;

select finish();
rollback;
