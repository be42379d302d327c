begin;
\ir ../prelude.psql
select plan(22);

select person('ann'), person('ben', 'premium'), companion('suki'), companion('luca');
update companions set greeting = 'Take the seat by the window.' where id = 'suki';
create function tests.shown(p_who text, p_companion text) returns text language sql
return tests.value(p_who, format($$select string_agg(message_text, ' | ' order by created_at) from read_messages(%L)$$,
  p_companion));

-- Stored with the first message
select ensure_chat(id('ann'), 'suki');
select is((select count(*) from messages), 0::bigint, '[R-FIRST-03] an opened chat stores nothing');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select is(
  (select history::jsonb from begun),
  '[{"role": "assistant", "content": "Take the seat by the window."}, {"role": "user", "content": "Hello"}]',
  '[R-FIRST-03] the greeting is an assistant message before the first one'
);
select results_eq(
  $$select g.message_text, g.message_type, g.is_greeting, g.parent_id, g.turn_id, q.is_greeting, r.root_id = g.id,
      r.head_id = q.id, g.created_at < q.created_at
    from messages q join messages g on g.id = q.parent_id join runs r on r.id = q.run_id
    where q.message_type = 'user'$$,
  $$values ('Take the seat by the window.', 'ai', true, null::uuid, null::uuid, false, true, true, true)$$,
  '[R-FIRST-03] it is the first message of the run, and the person''s follows it'
);
select is((select used from daily_usage), 1, '[R-FIRST-03] it costs nothing');
select is(
  (select (begun.remaining, p.messages_per_day - 1)::text from begun, plans p where p.tier = 'free'),
  (select (p.messages_per_day - 1, p.messages_per_day - 1)::text from plans p where p.tier = 'free'),
  '[R-FIRST-03] what is left counts the person''s message alone'
);

-- Once
select finish_turn((select turn_id from begun), 'failed', '', p_failure => 'model_failed');
select begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select is((select count(*) from messages where is_greeting), 1::bigint, 'sent again after a failure it is there once');
select is(
  (begin_turn(id('ann'), 'luca', id('2'), 'Hi')).outcome, 'refused',
  '[R-TURN-15] a chat whose first reply is being written is active, with a greeting too'
);
select finish_turn((select turn_id from begun), 'failed', '', p_failure => 'model_failed');
select is(
  value('ann', 'select count_active_chats()'), '0', '[R-FIRST-03] greeting and one message do not make a chat active'
);
select talk('ann', 'suki', 'Hello again');
select is(value('ann', 'select count_active_chats()'), '1', 'a reply does');
select is(
  shown('ann', 'suki'), 'Take the seat by the window. | Hello | Hello again | Hi', 'a second message brings no second one'
);
select talk('ben', 'luca', 'Hello');
select is(shown('ben', 'luca'), 'Hello | Hi', '[R-FIRST-03] a companion without a greeting waits for the first message');

-- In an empty chat again
select talk('ben', 'suki', 'One', 'Two');
select is(
  value('ben', $$select string_agg(message_text, ' | ' order by created_at) from read_messages('suki') where is_greeting$$),
  'Take the seat by the window.', 'the page is told which message it is'
);
select clear_chat(id('ben'), 'suki');
select talk('ben', 'suki', 'Three', 'Four');
select is(
  shown('ben', 'suki'), 'Take the seat by the window. | Three | Four', '[R-FIRST-03] a cleared chat begins with it again'
);
select does('ben', $$delete from messages where companion_id = 'suki'$$);
select is(shown('ben', 'suki'), null, 'all of it can be deleted');
select talk('ben', 'suki', 'Five', 'Six');
select is(
  shown('ben', 'suki'), 'Take the seat by the window. | Five | Six', 'and then the chat begins with it again'
);
select does('ben', $$delete from messages where is_greeting$$);
select talk('ben', 'suki', 'Seven', 'Eight');
select is(
  shown('ben', 'suki'), 'Five | Six | Seven | Eight', 'one that was deleted stays away while something is shown'
);

-- Its versions
select talk('ben', 'suki', 'Nine', 'Ten');
select is(
  (begin_turn(id('ben'), 'suki', gen_random_uuid(), null, m, (
    select id from messages where user_id = id('ann') and is_greeting
  ))).refusal, 'not_found', 'somebody else''s greeting is no target: ' || m
) from unnest('{again,continue}'::text[]) as m;
select is(
  (begin_turn(id('ann'), 'suki', gen_random_uuid(), null, m, (
    select id from messages where user_id = id('ann') and is_greeting
  ))).refusal, 'not_found', 'nothing was asked before a greeting, so there is no other reply to it: ' || m
) from unnest('{again,continue}'::text[]) as m;
create temporary table edited on commit drop as
select edit_message(id('ann'), 'suki', id('3'), (
  select id from messages where user_id = id('ann') and is_greeting
), 'Stand, if you like.') as id;
select is(
  (select (m.is_greeting, m.is_edited)::text from messages m join edited using (id)), '(t,t)',
  'edited it is still the greeting'
);
select is(shown('ann', 'suki'), 'Stand, if you like.', 'as a version of its own, before anything was said');

select finish();
rollback;
