begin;
\ir ../prelude.psql
select plan(9);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki'), companion('luca');
select talk('ann', 'suki', 'First', 'One'), talk('ben', 'suki'), talk('ann', 'luca'), expire('ann', 'suki'),
  expire('ann', 'luca');
select ensure_chat(id('ann'), 'suki');
select talk('ann', 'suki', 'Second', 'Two'), expire('ann', 'suki');
select is(
  value('ann', $$select count(*) from read_messages('suki')$$), '0', 'an expired chat shows nothing before it is saved'
);
select is(
  does('ann', $$insert into user_favorites (companion_id) values ('suki')$$), '1 rows',
  'a favorite of an expired chat is added'
);
select is(
  value('ann', $$select string_agg(message_text, ', ') from read_messages('suki')$$), 'Two, Second, One, First',
  '[R-KEEP-10] saving the companion brings every run back, the oldest first'
);
select results_eq(
  $$select is_saved, expires_at, is_sealed from chats where user_id = id('ann') and companion_id = 'suki'$$,
  $$values (true, null::timestamptz, false)$$,
  'the chat is saved'
);
select results_eq(
  $$select status from runs where user_id = id('ann') and companion_id = 'suki' order by started_at$$,
  array['kept', 'open'], '[R-KEEP-10] and goes on in the newest run'
);
select is(
  value('ann', $$select count(*) from read_messages('luca')$$), '0', '[R-KEEP-10] another companion''s stay sealed'
);
select talk('ann', 'suki', 'Third', 'Three');
select is(
  value('ann', $$select string_agg(message_text, ', ') from read_messages('suki')$$),
  'Three, Third, Two, Second, One, First', 'what is said next follows'
);

select private.expire_chats();
update runs set ended_at = ended_at - interval '7 days', purge_at = purge_at - interval '7 days'
where companion_id = 'luca';
select does('ann', $$insert into user_favorites (companion_id) values ('luca')$$);
select is(
  value('ann', $$select count(*) from read_messages('luca')$$), '0', '[R-KEEP-10] on the eighth day nothing comes back'
);
select private.purge_recently_deleted();
select is(
  (select count(*) from messages where companion_id = 'luca'), 0::bigint, '[R-KEEP-10] and no row is left by the night'
);

select finish();
rollback;
