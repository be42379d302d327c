begin;
\ir ../prelude.psql
select plan(7);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki'), companion('luca'), companion('emilio');
select talk('ann', 'suki'), talk('ann', 'luca'), talk('ann', 'emilio'), favorite('ann', 'emilio'), talk('ben', 'suki');
select expire('ann', 'suki');
select is(private.expire_chats(), 1, '[R-TURN-13] one chat has expired');
select is(
  (select count(*) from messages where user_id = id('ann') and companion_id = 'suki'), 0::bigint,
  '[R-TURN-13] its messages are deleted'
);
select is(
  (select count(*) from turns where user_id = id('ann') and companion_id = 'suki'), 0::bigint,
  '[R-TURN-13] its turns too'
);
select is(
  (select is_purged and expires_at < now() from chats where user_id = id('ann') and companion_id = 'suki'), true,
  'the row stays and says that it expired'
);
select is((select count(*) from messages), 6::bigint, 'running, saved and other people''s chats keep theirs');
select is(private.expire_chats(), 0, 'an emptied chat is not looked at again');
select is((select outcome from begin_turn(id('ben'), 'suki', id('1'), 'Hi')), 'started', 'the others go on');

select finish();
rollback;
