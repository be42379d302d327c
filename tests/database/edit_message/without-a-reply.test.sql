begin;
\ir ../prelude.psql
select plan(14);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki');
select talk('ann', 'suki', 'Hello', 'Hi'), talk('ben', 'suki', 'Mine', 'Yours');
create function tests.message(p_text text) returns uuid language sql
return (select m.id from public.messages m where m.message_text = p_text);
create function tests.edit(p_target text, p_text text, p_id text default 'x', p_name text default 'ann') returns uuid
language sql
return public.edit_message(tests.id(p_name), 'suki', tests.id(p_id), tests.message(p_target), p_text);

create temporary table edited on commit drop as select edit('Hi', 'Hi there') as id;
select results_eq(
  $$select m.message_type, m.message_text, m.is_edited, m.parent_id from messages m join edited using (id)$$,
  $$select 'ai', 'Hi there', true, message('Hello')$$,
  '[R-KEEP-06] the companion''s edited words are a version that says so'
);
select is((select is_edited from messages where message_text = 'Hi'), false, 'what the companion said is left as it is');
select throws_ok(
  $$select edit('Hi', 'Again', 'y')$$, 'P0001', 'not_found', 'a hidden version is not edited'
);
select is(
  edit('Hi', 'Hi there', 'x'), (select id from edited), 'the same id again is the same version'
);
select edit('Hello', 'Hello!', 'z');
select results_eq(
  $$select m.is_edited from messages m where m.message_text = 'Hello!'$$, array[false],
  'one''s own words are one''s own, edited or not'
);
select is(
  value('ann', $$select string_agg(message_text, ' ') from read_messages('suki')$$), 'Hello!',
  '[R-KEEP-02] without a reply the path ends with them'
);
select is((select used from daily_usage where user_id = id('ann')), 1, 'nothing is counted');
select is((select count(*) from turns where user_id = id('ann')), 1::bigint, 'no turn begins');
select throws_ok($$select edit('Mine', 'Yours', 'y')$$, 'P0001', 'not_found', 'nobody edits foreign words');
select throws_ok($$select edit('Unknown', 'x', 'y')$$, 'P0001', 'not_found', 'nor unknown ones');
select throws_ok(
  $$select edit('Hello!', repeat('x', 501), 'y')$$, '23514', null, 'one''s own words are as long as a message may be'
);
select throws_ok($$select edit('Hello!', ' ', 'y')$$, '23514', null, 'and not blank');
select begin_turn(id('ann'), 'suki', id('t'), 'More');
select throws_ok($$select edit('Hello!', 'x', 'y')$$, 'P0001', 'turn_running', 'nothing is edited under a reply');
select finish_turn(id, 'failed', '') from turns where status = 'running';
select block('ann');
select throws_ok($$select edit('Hello!', 'x', 'y')$$, 'P0001', 'blocked', 'a blocked person edits nothing');

select finish();
rollback;
