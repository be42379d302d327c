begin;
\ir ../prelude.psql
select plan(18);

select person('ann', 'ultimate'), person('ben', 'ultimate'), companion('suki'), companion('luca');
select talk('ann', 'suki', 'Question ' || n, 'Answer ' || n) from generate_series(1, 5) as n;
select talk('ben', 'suki', 'Secret'), talk('ann', 'luca', 'Elsewhere');
create function tests.message(p_text text) returns uuid language sql
return (select m.id from public.messages m where m.message_text = p_text);
create function tests.page(p_arguments text, p_who text default 'ann') returns text language sql
return tests.value(p_who, format(
  'select string_agg(coalesce(message_text, ''(deleted)''), '', '') from read_messages(''suki'', %s)', p_arguments
));

select is(page('p_limit => 3'), 'Answer 5, Question 5, Answer 4', 'the end of the chat comes first, newest first');
select is(
  page(format('p_before => %L, p_limit => 2', message('Answer 4'))), 'Question 4, Answer 3', 'then what comes before it'
);
select is(
  page(format('p_after => %L, p_limit => 3', message('Answer 2'))), 'Question 3, Answer 3, Question 4',
  'what follows a message comes in order'
);
select is(page(format('p_after => %L', message('Answer 5'))), null, 'nothing follows the last one');
select is(page(format('p_before => %L', message('Question 1'))), null, 'nothing comes before the first one');
select is(page('p_limit => 1000'), page('p_limit => 100'), 'a page has 100 messages at most');
select is(page(format('p_before => %L', message('Secret'))), null, 'another person''s message is no place to read from');
select is(page('p_limit => 50', 'ben'), 'Hi, Secret', 'everybody reads the own chat');

select edit_message(id('ann'), 'suki', id('m'), message('Answer 3'), 'Answer three');
select is(
  page('p_limit => 2'), 'Answer three, Question 3', '[R-KEEP-04] only the shown path is read'
);
select is(
  value('ann', $$select concat_ws(' ', version, versions, previous_messages, next_id, is_edited)
    from read_messages('suki', p_limit => 1)$$),
  '2 2 5 t', '[R-KEEP-02, R-KEEP-06] with its place among the versions and the number of hidden messages'
);
select does('ann', format('delete from messages where id in (%L, %L)', message('Answer 1'), message('Answer three')));
select is(
  page('p_limit => 2'), 'Answer 5, Question 5', 'a deleted version at the end gives way to the one before it'
);
select does('ann', format('delete from messages where id = %L', message('Question 5')));
select is(page('p_limit => 2'), 'Answer 5, Answer 4', '[R-KEEP-09] a deleted message is skipped');
select edit_message(id('ann'), 'suki', id('n'), message('Question 2'), 'Question two');
select show_version(id('ann'), (select id from chats where user_id = id('ann') and companion_id = 'suki'),
  message('Question 2'));
select does('ann', format('delete from messages where id = %L', message('Question 2')));
select is(
  page(format('p_after => %L, p_limit => 2', message('Question 1'))), '(deleted), Answer 2',
  'one that has other versions keeps its place, without its text'
);
select is(
  value('ann', format(
    'select concat_ws('' '', is_deleted, version, versions, next_id) from read_messages(''suki'', p_after => %L, p_limit => 1)',
    message('Question 1')
  )),
  't 1 2 ' || message('Question two'), 'from which they are reached'
);
update turns set receipt = jsonb_build_object('memories', jsonb_build_array(jsonb_build_object('id', id('x'))),
  'story', jsonb_build_array(id('y'), id('z')))
where id = (select turn_id from messages where id = message('Answer 4'));
select is(
  value('ann', $$select string_agg(concat_ws(' ', message_text, in_mind), ', ') from read_messages('suki', p_limit => 3)$$),
  'Answer 5 0, Answer 4 3, Question 4 0', '[R-MEM-05] a reply says how much the companion had in mind for it'
);
select expire('ann', 'suki');
select is(page('p_limit => 50'), null, '[R-TURN-12] nothing of an expired chat is read');
select is(page(format('p_before => %L', message('Answer 4'))), null, '[R-TURN-12] nor from within it');
select block('ben');
select is(page('p_limit => 50', 'ben'), null, 'a blocked person reads nothing');

select finish();
rollback;
