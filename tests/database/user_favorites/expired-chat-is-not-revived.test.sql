begin;
\ir ../prelude.psql
select plan(3);

select person('ann', 'premium'), companion('suki');
select talk('ann', 'suki'), expire('ann', 'suki');
select is(
  does('ann', $$insert into user_favorites (companion_id) values ('suki')$$), '1 rows',
  'a favorite of an expired chat is added'
);
select is((select count(*) from messages), 0::bigint, '[R-TURN-12] what was said before the expiry is gone');
select results_eq(
  $$select is_saved, expires_at, is_purged from chats$$, $$values (true, null::timestamptz, false)$$,
  'the chat starts afresh, saved'
);

select finish();
rollback;
