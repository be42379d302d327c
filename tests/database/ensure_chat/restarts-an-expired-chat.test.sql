begin;
\ir ../prelude.psql
select plan(7);

select person('ann'), person('ben'), companion('suki');
select talk('ann', 'suki'), talk('ben', 'suki');
select expire('ann', 'suki');
select results_eq(
  $$select created, expires_at, refusal from ensure_chat(id('ann'), 'suki')$$,
  $$values (true, null::timestamptz, null)$$,
  '[R-TURN-14] ensure on an expired chat starts a fresh one');
select is(value('ann', 'select count(*) from messages'), '0', '[R-TURN-13] its messages are not shown');
select is(value('ann', 'select count(*) from turns'), '0', '[R-TURN-13] nor its turns');
select is((select count(*) from messages where user_id = id('ben')), 2::bigint, 'another person''s messages stay');
select is((select used from daily_usage where user_id = id('ann')), 1, '[R-TURN-09] no message comes back');
select talk('ann', 'suki');
select is((select created from ensure_chat(id('ann'), 'suki')), false, 'an unexpired chat goes on');
select is(value('ann', 'select count(*) from messages'), '2', 'with its messages');

select finish();
rollback;
