begin;
\ir ../prelude.psql
select plan(11);

select person('ann', 'premium'), companion('suki'), companion('luca');
select talk('ann', 'suki');
select isnt((select expires_at from chats), null, 'before: the chat is temporary');
select is(does('ann', $$insert into user_favorites (companion_id) values ('suki')$$), '1 rows', 'a favorite is added');
select results_eq(
  $$select is_saved, expires_at from chats where companion_id = 'suki'$$, $$values (true, null::timestamptz)$$,
  '[R-FAV-14] its chat is saved, without expiry'
);
select is((select count(*) from messages), 2::bigint, 'its messages are kept');
select is(
  does('ann', $$insert into user_favorites (companion_id) values ('luca')$$), '1 rows',
  'a favorite without a chat is added'
);
select is((select is_saved from chats where companion_id = 'luca'), true, '[R-FAV-14] its chat is there, saved');

select is(does('ann', $$delete from user_favorites where companion_id = 'suki'$$), '1 rows', 'a favorite is removed');
select results_eq(
  $$select is_saved, expires_at from chats where companion_id = 'suki'$$, $$values (false, null::timestamptz)$$,
  '[R-FAV-14] its chat is unsaved; the next message starts its time');
select is((select is_saved from chats where companion_id = 'luca'), true, 'the other chat stays saved');
select is((select count(*) from messages), 2::bigint, 'no message is gone');
select talk('ann', 'suki');
select is(
  (select expires_at - now() from chats where companion_id = 'suki'),
  (select make_interval(mins => temporary_chat_minutes) from plans where tier = 'premium'),
  '[R-FAV-14] the next message gives it the plan''s minutes');

select finish();
rollback;
