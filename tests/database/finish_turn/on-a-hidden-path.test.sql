begin;
\ir ../prelude.psql
select plan(6);

select person('ann', 'premium'), companion('suki');
create function tests.message(p_text text) returns uuid language sql
return (select m.id from public.messages m where m.message_text = p_text);
create function tests.delete(p_text text) returns void language sql
begin atomic
  select tests.does('ann', format('delete from public.messages where id = %L', tests.message(p_text)));
end;
create function tests.shown() returns text language sql
return tests.value('ann', $$
  select string_agg(message_text, ' ' order by ordinality desc) from public.read_messages('suki') with ordinality
$$);

select talk('ann', 'suki', 'Hello', 'Hi');
select begin_turn(id('ann'), 'suki', id('e'), 'Hello!', 'edit', message('Hello'));
select delete('Hello!');
select is(shown(), 'Hello Hi', 'the edited message is deleted while the reply to it is written');
select finish_turn(id, 'done', 'Hey') from turns where status = 'running';
select is(shown(), 'Hello Hi', 'the reply is not shown');
select restore_deleted(id('ann'), message('Hello!'));
select is(shown(), 'Hello! Hey', '[R-KEEP-08] but comes back with its message');
select is(
  value('ann', $$select previous_messages from read_messages('suki') where versions > 1$$), '2',
  'and the other path is counted'
);
select show_version(id('ann'), c.id, message('Hello')) from chats c;
select is(
  value('ann', $$select next_messages from read_messages('suki') where versions > 1$$), '2', 'as is this one'
);
select show_version(id('ann'), c.id, message('Hello!')) from chats c;
select is(shown(), 'Hello! Hey', '[R-KEEP-08] nothing is lost');

select finish();
rollback;
