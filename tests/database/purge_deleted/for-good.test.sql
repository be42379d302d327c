begin;
\ir ../prelude.psql
select plan(17);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki'), companion('luca'), companion('amara');
select talk('ann', 'suki', 'One', '1'), talk('ann', 'suki', 'Two', '2'), talk('ann', 'luca', 'Cleared', 'Gone'),
  talk('ann', 'amara', 'Sealed', 'Gone'), talk('ben', 'suki');
create function tests.message(p_text text) returns uuid language sql
return (select m.id from public.messages m where m.message_text = p_text);
create function tests.shown() returns text language sql
return tests.value('ann', $$
  select string_agg(message_text, ' ' order by ordinality desc) from public.read_messages('suki') with ordinality
$$);
create function tests.delete(p_text text) returns void language sql
begin atomic
  select tests.does('ann', format('delete from public.messages where id = %L', tests.message(p_text)));
end;
create function tests.purge(p_text text, p_name text default 'ann') returns void language sql
return public.purge_deleted(tests.id(p_name), tests.message(p_text));

select throws_ok($$select purge('1')$$, 'P0001', 'not_found', 'what is not deleted is not removed');
select delete('1'), delete('One');
select throws_ok($$select purge('1', 'ben')$$, 'P0001', 'not_found', 'nobody removes a foreign message');
select purge('1'), purge('One');
select is(
  (select count(*) from messages where message_text in ('1', 'One')), 0::bigint, '[R-KEEP-09] for good leaves 0 rows'
);
select is(shown(), 'Two 2', 'the rest stays as it was');
select is((select parent_id from messages where message_text = 'Two'), null, 'and begins where it begins');
select throws_ok($$select restore_deleted(id('ann'), gen_random_uuid())$$, 'P0001', 'not_found', 'nothing comes back');
select edit_message(id('ann'), 'suki', id('x'), message('Two'), 'Two!');
select talk('ann', 'suki', 'Three', '3');
select delete('Two!'), purge('Two!');
select is(shown(), 'Three 3', 'what followed a removed version stays shown');
select is(
  value('ann', $$select concat_ws(' ', version, versions, previous_messages, next_messages) from read_messages('suki')
    where message_text = 'Three'$$), '2 2 2', 'beside the version that is left'
);
select show_version(id('ann'), (select c.id from chats c where c.companion_id = 'suki' and c.user_id = id('ann')),
  message('Two'));
select is(shown(), 'Two 2', 'which is reached');
select delete('2'), purge('2');
select is(shown(), 'Two', 'a path may end before what is removed');
select talk('ann', 'suki', 'Four', '4');
select is(shown(), 'Two Four 4', 'and goes on there');

create temporary table cleared on commit drop as select clear_chat(id('ann'), 'luca') as id;
select purge_deleted(id('ann'), id) from cleared;
select is(
  (select count(*) from messages where companion_id = 'luca') + (select count(*) from turns where companion_id = 'luca'),
  0::bigint, '[R-KEEP-09] a cleared chat leaves 0 rows'
);
select expire('ann', 'amara');
select purge_deleted(id('ann'), id) from runs where companion_id = 'amara';
select is(
  (select count(*) from messages where companion_id = 'amara') + (select count(*) from runs where companion_id = 'amara'),
  0::bigint, '[R-KEEP-09] a sealed chat too'
);
select throws_ok(
  $$select purge_deleted(id('ann'), id) from runs where status = 'open' and user_id = id('ann')$$, 'P0001', 'not_found',
  'an open one is not removed'
);
select delete('4');
select begin_turn(id('ann'), 'suki', id('t'), 'Five');
select throws_ok($$select purge('4')$$, 'P0001', 'turn_running', 'nothing is removed under a reply');
select finish_turn(id, 'done', '5') from turns where status = 'running';
update messages set deleted_at = now() - interval '7 days' where deleted_at is not null;
select private.purge_recently_deleted();
select is(
  (select count(*) from messages where deleted_at is not null), 0::bigint,
  '[R-KEEP-09] after seven days the night removes what is left'
);
select is(shown(), 'Two Four Five 5', 'and nothing else');

select finish();
rollback;
