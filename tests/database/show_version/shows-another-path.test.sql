begin;
\ir ../prelude.psql
select plan(17);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki'), companion('luca');
select talk('ann', 'suki', 'One', '1'), talk('ann', 'suki', 'Two', '2'), talk('ann', 'suki', 'Three', '3'),
  talk('ben', 'suki');
create function tests.message(p_text text) returns uuid language sql
return (select m.id from public.messages m where m.message_text = p_text limit 1);
create function tests.chat(p_name text default 'ann') returns uuid language sql
return (select c.id from public.chats c where c.user_id = tests.id(p_name) and c.companion_id = 'suki');
create function tests.show(p_text text, p_name text default 'ann') returns void language sql
return public.show_version(tests.id(p_name), tests.chat(p_name), tests.message(p_text));
create function tests.shown() returns text language sql
return tests.value('ann', $$
  select string_agg(message_text, ' ' order by ordinality desc)
  from public.read_messages('suki') with ordinality
$$);
create function tests.is_whole() returns boolean language sql
return not exists (
  with recursive down as (
    select r.id as run_id, r.root_id as id from public.runs r where r.root_id is not null
    union all
    select d.run_id, m.shown_child_id from down d
    join public.messages m on m.id = d.id where m.shown_child_id is not null
  ), up as (
    select r.id as run_id, r.head_id as id from public.runs r where r.head_id is not null
    union all
    select u.run_id, m.parent_id from up u join public.messages m on m.id = u.id where m.parent_id is not null
  )
  (select * from down except select * from up) union all (select * from up except select * from down)
);

select edit_message(id('ann'), 'suki', id('a'), message('Two'), 'Two!');
select is(shown(), 'One 1 Two!', 'an edited message begins a new path');
select show('Two');
select is(shown(), 'One 1 Two 2 Three 3', '[R-KEEP-01] the old version comes back with all that followed it');
select show('Two!');
select is(shown(), 'One 1 Two!', 'and the new one without');
select show('Two!');
select is(shown(), 'One 1 Two!', 'showing what is shown changes nothing');
select edit_message(id('ann'), 'suki', id('b'), message('One'), 'One!');
select is(shown(), 'One!', '[R-KEEP-02] the first message has versions too');
select show('One');
select is(shown(), 'One 1 Two!', '[R-KEEP-01] a path comes back as it was left');
select is(
  value('ann', $$select string_agg(coalesce(previous_messages, next_messages)::text, ' ') from read_messages('suki')
    where versions > 1$$), '4 1', '[R-KEEP-02] the messages of each hidden path are counted'
);
select ok(is_whole(), '[R-KEEP-08] what the run points at and what the messages point at is one path');
select is((select used from daily_usage where user_id = id('ann')), 3, 'showing and editing cost nothing');

select throws_ok($$select show('One', 'ben')$$, 'P0001', 'not_found', 'nobody shows a foreign message');
select throws_ok(
  $$select show_version(id('ann'), chat('ben'), message('One'))$$, 'P0001', 'not_found', 'nor in a foreign chat'
);
select throws_ok(
  $$select show_version(id('ann'), chat(), gen_random_uuid())$$, 'P0001', 'not_found', 'nor an unknown one'
);
select throws_ok(
  $$select show('3')$$, 'P0001', 'not_found', 'a place that is not on the shown path is no place to choose in'
);
select begin_turn(id('ann'), 'suki', id('t'), 'Four');
select throws_ok($$select show('One!')$$, 'P0001', 'turn_running', 'nothing is switched while a reply is written');
select finish_turn(id, 'done', '4') from turns where status = 'running';
select is(shown(), 'One 1 Two! Four 4', 'refusals change nothing');
select expire('ann', 'suki');
select throws_ok($$select show('One!')$$, 'P0001', 'chat_expired', 'nor in an expired chat');
select block('ann');
select throws_ok($$select show('One!')$$, 'P0001', 'blocked', 'nor by a blocked person');

select finish();
rollback;
