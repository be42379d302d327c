begin;
\ir ../prelude.psql
select plan(12);

select person('ann', 'basic'), person('free'), person('ben'), companion('suki'), companion('luca');
select talk('ann', 'suki'), talk('ann', 'luca'), talk('free', 'suki');
create function tests.chat(p_name text, p_companion text) returns uuid language sql
return (select c.id from public.chats c where c.companion_id = p_companion and c.user_id = tests.id(p_name));

select set_chat_saved(id('ann'), chat('ann', 'suki'), true);
select is((select companion_id from user_favorites), 'suki', '[R-FAV-14] saving a chat makes its companion a favorite');
select is(
  (select is_saved from chats where id = chat('ann', 'suki')), true, '[R-FAV-14] saving a chat marks it as saved'
);
select lives_ok($$select set_chat_saved(id('ann'), chat('ann', 'suki'), true)$$, 'saving twice is saving once');
select throws_ok(
  $$select set_chat_saved(id('ann'), chat('ann', 'luca'), true)$$, 'P0001', 'limit_reached',
  '[R-FAV-13] saving beyond the limit is refused'
);
select is(
  (select is_saved from chats where id = chat('ann', 'luca')), false,
  '[R-FAV-13] beyond the limit the chat stays temporary'
);
select throws_ok(
  $$select set_chat_saved(id('free'), chat('free', 'suki'), true)$$, 'P0001', 'limit_saved_zero',
  '[R-FAV-13] a free person saves none'
);
select throws_ok(
  $$select set_chat_saved(id('ben'), chat('ann', 'suki'), false)$$, 'P0001', 'not_found',
  'nobody unsaves a foreign chat'
);
select is((select count(*) from user_favorites), 1::bigint, 'the companion is still a favorite');
select set_chat_saved(id('ann'), chat('ann', 'suki'), false);
select is((select count(*) from user_favorites), 0::bigint, '[R-FAV-14] unsaving removes the favorite');
select results_eq(
  $$select is_saved, expires_at from chats where id = chat('ann', 'suki')$$, $$values (false, null::timestamptz)$$,
  '[R-FAV-14] unsaving makes the chat temporary'
);
select lives_ok($$select set_chat_saved(id('ann'), chat('ann', 'suki'), false)$$, 'unsaving twice is unsaving once');
select block('ann');
select throws_ok(
  $$select set_chat_saved(id('ann'), chat('ann', 'suki'), true)$$, 'P0001', 'blocked', 'a blocked person saves nothing'
);

select finish();
rollback;
