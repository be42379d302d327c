begin;
\ir ../prelude.psql
select plan(10);

create function tests.forget() returns void language sql
begin atomic
  update chats set changed_at = '2000-01-01';
end;
create function tests.changed() returns text language sql
begin atomic
  select string_agg(companion_id, ', ' order by companion_id) from chats where changed_at > '2000-01-01';
end;

select person('ann', 'premium'), companion('suki'), companion('luca');
select talk('ann', 'luca');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select forget();
select save_turn_progress(turn_id, '') from begun;
select is(changed(), null, 'a reply without a word is no news');
select save_turn_progress(turn_id, 'Hi') from begun;
select is(changed(), 'suki', 'its first words are');
select forget();
select save_turn_progress(turn_id, 'Hi the') from begun;
select is(changed(), null, 'its next words are not: whoever wants them has joined the turn');
select finish_turn(turn_id, 'done', 'Hi there') from begun;
select is(changed(), 'suki', 'its end is');
select forget();
select begin_turn(id('ann'), 'suki', id('2'), 'And you?');
select is(changed(), null, 'a message is not while the model is not asked yet: nothing stands in its way');
select stop_turn(id('ann'), (select id from turns where status = 'running'));
select is(changed(), 'suki', 'a stop is');
select forget();
select does('ann', $$delete from messages where companion_id = 'suki' and message_text = 'Hi there'$$);
select is(
  (select count(*) from messages where deleted_at is not null), 1::bigint, 'a person deletes a message'
);
select is(changed(), 'suki', 'a deleted message is news of its chat alone');
select forget();
select expire('ann', 'suki');
select forget();
select private.expire_chats();
select is((select is_sealed from chats where companion_id = 'suki'), true, 'a chat is sealed');
select is(changed(), 'suki', 'and its other pages are notified');

select finish();
rollback;
