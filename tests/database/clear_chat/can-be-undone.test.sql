begin;
\ir ../prelude.psql
select plan(18);

select person('ann', 'basic'), person('ben', 'basic'), companion('suki'), companion('luca'), companion('c1'),
  companion('c2'), companion('c3'), companion('c4');
update plans set active_chats = 2 where tier = 'basic';
select talk('ann', 'suki', 'Hello', 'Hi'), talk('ben', 'suki');
create function tests.shown(p_companion text default 'suki') returns text language sql
return tests.value('ann', format($$select string_agg(message_text, ' ') from public.read_messages(%L)$$, p_companion));

create temporary table cleared on commit drop as select clear_chat(id('ann'), 'suki') as id;
grant select on cleared to authenticated;
select is(shown(), null, '[R-KEEP-11] a cleared chat is empty at once');
select is(value('ann', 'select count(*) from messages'), '0', '[R-KEEP-11] for whoever reads the table too');
select is(value('ann', 'select count(*) from list_conversations()'), '0', 'and in no list');
select is((select count(*) from messages), 4::bigint, '[R-KEEP-11] no row is removed');
select is(
  value('ann', $$select concat_ws(' ', kind, companion_id, messages, excerpt, purge_at - deleted_at) from list_deleted()$$),
  'cleared suki 2 7 days', '[R-KEEP-09] it is listed with companion, count and the day it goes'
);
select is(clear_chat(id('ann'), 'suki'), null, 'an empty chat is not cleared again');
select talk('ann', 'suki', 'Later', 'Yes');
select is(
  restore_deleted(id('ann'), (select id from cleared)), 'suki', '[R-KEEP-09] undone it comes back'
);
select is(shown(), 'Yes Later Hi Hello', '[R-KEEP-09] in its place, before what was said since');
select is(value('ann', 'select count(*) from list_deleted()'), '0', 'and is no longer listed');
update cleared set id = clear_chat(id('ann'), 'suki');
select is(
  value('ann', $$select concat_ws(' ', id = (select id from cleared), messages) from list_deleted()$$), 't 4',
  'what is cleared together is one item'
);
select throws_ok(
  $$select restore_deleted(id('ben'), (select id from cleared))$$, 'P0001', 'not_found', 'nobody restores a foreign chat'
);
select talk('ann', 'c1'), talk('ann', 'c2');
select throws_ok(
  $$select restore_deleted(id('ann'), (select id from cleared))$$, 'P0001', 'active_chat_limit',
  '[R-KEEP-09] where no chat could begin none comes back'
);
select clear_chat(id('ann'), 'c1');
select restore_deleted(id('ann'), (select id from cleared));
select is(shown(), 'Yes Later Hi Hello', '[R-KEEP-09] with room it comes back whole');

select begin_turn(id('ann'), 'suki', id('1'), 'And now?');
select save_turn_progress(id, 'So far') from turns where status = 'running';
update cleared set id = clear_chat(id('ann'), 'suki');
select is((select status from turns where client_message_id = id('1')), 'stopped', 'a reply that is written stops');
select restore_deleted(id('ann'), (select id from cleared));
select is(shown(), 'So far And now? Yes Later Hi Hello', 'and its words so far come back too');

update cleared set id = clear_chat(id('ann'), 'suki');
select expire('ann', 'suki');
select throws_ok(
  $$select restore_deleted(id('ann'), (select id from cleared))$$, 'P0001', 'chat_expired',
  'a cleared chat whose time is over does not come back by Undo'
);
select is(clear_chat(id('ann'), 'suki'), null, 'nor is an expired chat cleared');
select block('ann');
select throws_ok($$select clear_chat(id('ann'), 'luca')$$, 'P0001', 'blocked', 'a blocked person clears nothing');

select finish();
rollback;
