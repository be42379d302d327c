begin;
\ir ../prelude.psql
select plan(16);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki'), companion('luca');
select talk('ann', 'suki', 'One', '1'), talk('ann', 'suki', 'Two', '2'), talk('ben', 'suki'), talk('ann', 'luca');
create function tests.message(p_text text) returns uuid language sql
return (select m.id from public.messages m where m.message_text = p_text);
create function tests.shown() returns text language sql
return tests.value('ann', $$
  select string_agg(coalesce(message_text, '-'), ' ' order by ordinality desc)
  from public.read_messages('suki') with ordinality
$$);
create function tests.delete(p_text text) returns void language sql
begin atomic
  select tests.does('ann', format('delete from public.messages where id = %L', tests.message(p_text)));
end;

select delete('1');
select is(shown(), 'One Two 2', '[R-KEEP-09] a deleted message is not shown');
select is(
  value('ann', $$select concat_ws(' ', kind, message_type, excerpt, messages, purge_at - deleted_at) from list_deleted()$$),
  'message ai 1 1 7 days', '[R-KEEP-09] it is listed with its words and the day it goes'
);
select is(value('ben', 'select count(*) from list_deleted()'), '0', 'to nobody else');
select throws_ok(
  $$select restore_deleted(id('ben'), message('1'))$$, 'P0001', 'not_found', 'nobody restores a foreign message'
);
select is(restore_deleted(id('ann'), message('1')), 'suki', '[R-KEEP-09] undone it is there again');
select is(shown(), 'One 1 Two 2', '[R-KEEP-09] in its place');
select throws_ok(
  $$select restore_deleted(id('ann'), message('1'))$$, 'P0001', 'not_found', 'what is not deleted is not restored'
);

select edit_message(id('ann'), 'suki', id('x'), message('2'), 'Two twos');
select delete('Two twos');
select is(shown(), 'One 1 Two 2', 'a deleted version at the end gives way to the other one');
select restore_deleted(id('ann'), message('Two twos'));
select is(shown(), 'One 1 Two Two twos', '[R-KEEP-09] undone it is shown again');
select delete('2');
select is(shown(), 'One 1 Two Two twos', 'a hidden version that is deleted changes nothing');

select delete('One');
select expire('ann', 'suki');
select throws_ok(
  $$select restore_deleted(id('ann'), message('One'))$$, 'P0001', 'chat_expired',
  '[R-KEEP-10] nothing comes back into an expired chat'
);
select private.expire_chats();
select is(
  value('ann', $$select string_agg(concat_ws(' ', kind, companion_id, excerpt, messages), ', ') from list_deleted()$$),
  'sealed suki 3', '[R-KEEP-09] of a sealed chat only companion, day and count are listed'
);
select throws_ok(
  $$select restore_deleted(id('ann'), (select id from runs where status = 'sealed'))$$, 'P0001', 'not_found',
  '[R-KEEP-10] Undo brings no sealed chat back'
);
update messages set deleted_at = now() where companion_id = 'suki' and user_id = id('ann') and deleted_at is null;
select is(
  value('ann', 'select count(*) from list_deleted()'), '0', '[R-KEEP-09] nor is one from which nothing would come back'
);
update messages set deleted_at = now() - interval '8 days' where companion_id = 'luca' and message_type = 'ai';
select throws_ok(
  $$select restore_deleted(id('ann'), m.id) from messages m where m.companion_id = 'luca' and m.message_type = 'ai'$$,
  'P0001', 'not_found', '[R-KEEP-09] after seven days nothing comes back'
);
select each('[R-KEEP-09] listing what was deleted', 'select list_deleted()', 'anon: 42501');

select finish();
rollback;
