begin;
\ir ../prelude.psql
select plan(8);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki');
select talk('ann', 'suki', 'Ann asks', 'Ann is answered'), talk('ben', 'suki', 'Ben asks', 'Ben is answered');
select columns_are(
  'public', 'messages',
  array[
    'id', 'user_id', 'companion_id', 'turn_id', 'client_message_id', 'message_type', 'message_text', 'created_at',
    'run_id', 'parent_id', 'place_id', 'shown_child_id', 'hidden_head_id', 'hidden_messages', 'is_edited',
    'is_greeting', 'answered_by', 'deleted_at'
  ],
  '[R-DATA-14, R-DATA-19, R-KEEP-01] messages has the seeds'' columns and those of the tree');
select is(
  value('ann', $$select string_agg(message_text, ', ' order by created_at) from messages$$),
  'Ann asks, Ann is answered', '[R-DATA-05] a person reads the own ones'
);
select is(
  value('ann', $$select string_agg(message_type, ', ' order by created_at) from messages$$), 'user, ai',
  '[R-DATA-14] user and ai'
);
select is(
  attempt('ann', $$delete from messages where user_id = id('ben')$$), '0 rows',
  '[R-DATA-05] nobody deletes another person''s'
);
select does('ann', 'delete from messages');
select is(value('ann', 'select count(*) from messages'), '0', '[R-DATA-14] a person deletes the own ones');
select is(
  (select string_agg(message_text, ', ' order by created_at) from messages where deleted_at is null), 'Ben asks, Ben is answered',
  'the other person''s stay'
);
select throws_ok(
  $$insert into messages (user_id, companion_id, run_id, message_type, message_text)
  select id('ann'), 'suki', r.id, 'system', 'x' from runs r where r.user_id = id('ann')$$, '23514', null, 'there is no other type'
);
select throws_ok(
  $$insert into messages (user_id, companion_id, run_id, message_type, message_text)
  values (id('ann'), 'suki', gen_random_uuid(), 'user', 'x')$$, '23503', null, 'a message without a run is refused'
);

select finish();
rollback;
