begin;
\ir ../prelude.psql
select plan(6);

select person('ann', 'ultimate'), companion('luca');
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', true);
select talk('ann', 'luca', 'I collect stamps. I play the cello.');
create function tests.known() returns text language sql
return tests.value('ann', $$select string_agg(m.origin, ', ' order by m.origin) from list_memories('luca') m$$);

insert into memories (user_id, text, origin, message_id, run_id, digest)
select m.user_id, 'I collect stamps.', 'drawn', m.id, m.run_id, 'stamps' from messages m where m.message_type = 'user';
select tests.does('ann', format(
  $$insert into memories (text, message_id, companion_id) values ('I play the cello.', %L, 'luca')$$,
  (select m.id from messages m where m.message_type = 'user')
));
select tests.does('ann', $$insert into memories (text, companion_id) values ('I like figs.', 'luca')$$);
select is(known(), 'drawn, kept, written', 'a temporary chat, and what is remembered of it');

select expire('ann', 'luca');
select is(known(), 'kept, written', '[R-MEM-14] what was drawn is hidden when the chat is over; what was kept or written stays');
select private.expire_chats();
select is(known(), 'kept, written', '[R-MEM-14] so it is once the chat is sealed');
insert into user_favorites (user_id, companion_id) values (id('ann'), 'luca');
select is(known(), 'drawn, kept, written', '[R-MEM-14] it comes back with its run');

delete from runs where companion_id = 'luca';
select is(known(), 'kept, written', '[R-MEM-14] what was drawn is deleted with its run; what was kept or written stays');
select is(
  value('ann', $$select concat_ws('|', m.text, m.quote, m.message_id) from list_memories('luca') m where m.origin = 'kept'$$),
  'I play the cello.', '[R-MEM-14] what was kept has lost its message alone'
);

select finish();
rollback;
