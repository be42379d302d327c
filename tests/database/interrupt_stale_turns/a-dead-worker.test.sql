begin;
\ir ../prelude.psql
select plan(10);

select person('ann', 'basic'), person('ben'), companion('suki'), companion('luca');
select talk('ann', 'suki', p_reply => null), talk('ann', 'luca', p_reply => null), talk('ben', 'suki', p_reply => null);
update turns
set updated_at = clock_timestamp() - case when companion_id = 'suki' then interval '41 seconds'
  else interval '35 seconds' end;
select is(
  private.interrupt_stale_turns(id('ann')), 1, '[R-TURN-22] a turn without a sign of life for 40 s is interrupted'
);
select is(
  (select status from turns where user_id = id('ann') and companion_id = 'suki'), 'interrupted',
  '[R-TURN-22] an interrupted turn has that status'
);
select is(
  (select status from turns where user_id = id('ann') and companion_id = 'luca'), 'running', 'a live one runs on'
);
select is((select used from daily_usage where user_id = id('ann')), 1, '[R-TURN-22] its message is given back');
select is(
  (select status from turns where user_id = id('ben')), 'running',
  'another person''s turn is not interrupted by this person''s request'
);
select is(private.interrupt_stale_turns(), 1, '[R-TURN-22] or for the clock, which takes everybody''s');
select is(private.interrupt_stale_turns(), 0, 'once');
select is(
  (select used from daily_usage where user_id = id('ben')), 0, '[R-TURN-22] an interrupted turn is refunded once'
);
select is(
  (select status from finish_turn((select t.id from turns t where t.user_id = id('ben')), 'failed', '')), 'interrupted',
  'a worker that wakes up late'
);
select is((select used from daily_usage where user_id = id('ben')), 0, '[R-TURN-09] gives nothing more back');

select finish();
rollback;
