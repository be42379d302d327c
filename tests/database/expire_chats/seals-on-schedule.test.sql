begin;
\ir ../prelude.psql
select plan(8);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki'), companion('luca'), companion('emilio');
select talk('ann', 'suki'), talk('ann', 'luca'), talk('ann', 'emilio'), favorite('ann', 'emilio'), talk('ben', 'suki');
select expire('ann', 'suki');
select is(private.expire_chats(), 1, '[R-TURN-13] one chat has expired');
select is(
  value('ann', $$select count(*) from messages where companion_id = 'suki'$$), '0',
  '[R-TURN-13] its messages are not shown'
);
select is(value('ann', $$select count(*) from turns where companion_id = 'suki'$$), '0', '[R-TURN-13] nor its turns');
select results_eq(
  $$select status, purge_at - ended_at, ended_at from runs where user_id = id('ann') and companion_id = 'suki'$$,
  $$select 'sealed', interval '7 days', expires_at from chats where user_id = id('ann') and companion_id = 'suki'$$,
  '[R-KEEP-10] its run is sealed until the seventh day after the end'
);
select is(
  (select is_sealed and expires_at < now() from chats where user_id = id('ann') and companion_id = 'suki'), true,
  'the row stays and says that it expired'
);
select is(
  value('ann', 'select count(*) from messages') || value('ben', 'select count(*) from messages'), '42',
  'running, saved and other people''s chats keep theirs'
);
select is(private.expire_chats(), 0, 'a sealed chat is not looked at again');
select is((select outcome from begin_turn(id('ben'), 'suki', id('1'), 'Hi')), 'started', 'the others go on');

select finish();
rollback;
