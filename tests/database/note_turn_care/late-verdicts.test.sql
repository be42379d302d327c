begin;
\ir ../prelude.psql
select plan(27);

select person('ann'), person('ben', 'premium'), companion('suki'), companion('luca');
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', true);
create function tests.care(p_topic text, p_level integer, p_country text default 'GB', p_minor boolean default false)
returns jsonb language sql immutable
return jsonb_build_object('topic', p_topic, 'level', p_level, 'country', p_country, 'isMinor', p_minor);
create function tests.used(p_who text) returns integer language sql
return (select used from public.daily_usage where user_id = tests.id(p_who));

-- Before the end of the reply: no reply, no cost, no expiry.
create temporary table t1 on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Hello');
select results_eq(
  $$select f.status, f.reply_text, f.reply_id, f.care_topic, f.care_level, f.remaining, f.expires_at
    from t1, finish_turn(t1.turn_id, 'done', 'Once upon', p_care => care('suicide', 3)) f$$,
  $$select 'done', '', null::uuid, 'suicide', 3::smallint, messages_per_day, null::timestamptz from plans
    where tier = 'free'$$,
  '[R-CARE-06] a verdict before the end leaves no reply, costs nothing and starts no expiry'
);
select is((select count(*) from messages), 1::bigint, '[R-CARE-07] the person''s words stay');
select is((select sum(count) from safety_counts), 1::bigint, 'it is counted');
select is(finish_turn(turn_id, 'done', 'Once', p_care => care('suicide', 3)), private.turn_state(t), 'told twice, it is one')
from t1 join turns t on t.id = t1.turn_id;
select is(used('ann'), 0, 'and given back once');
select is_empty($$select 1 from private.memory_jobs where message_ids <> '{}'$$, '[R-CARE-07] no memory is drawn from it');

-- After the end: the reply stays, the card follows.
create temporary table t2 on commit drop as select * from begin_turn(id('ann'), 'suki', id('2'), 'My dog is Biscuit.');
select finish_turn(turn_id, 'done', 'Nice') from t2;
select is((select count(*) from private.memory_jobs where message_ids <> '{}'), 1::bigint, 'what waits to be read for facts');
select results_eq(
  $$select n.status, n.reply_text, n.care_topic, n.care_level from t2, note_turn_care(t2.turn_id, care('abuse', 2)) n$$,
  $$values ('done', 'Nice', 'abuse', 2::smallint)$$, '[R-CARE-04] after the end the reply stays and the card follows'
);
select is(used('ann'), 0, '[R-CARE-06] the message becomes free');
select is((select expires_at from chats), null, '[R-CARE-07] and the expiry is taken back');
select is_empty(
  $$select 1 from private.memory_jobs where message_ids <> '{}'$$, '[R-CARE-07] waits no longer'
);
select is(
  value('ann', $$select string_agg(care_topic, ', ') from read_messages('suki') where turn_id = '$$ || turn_id || ''''),
  'abuse, abuse', '[R-CARE-07] both rows of the turn have the topic'
) from t2;
select note_turn_care(turn_id, care('abuse', 2)) from t2;
select is(used('ann'), 0, 'told twice, it is given back once');

-- Another message has started the expiry: it stays.
select talk('ann', 'suki', 'Hello again');
create temporary table t3 on commit drop as select * from begin_turn(id('ann'), 'suki', id('3'), 'Hello');
select finish_turn(turn_id, 'done', 'Hi', p_care => care('self_harm', 2)) from t3;
select isnt((select expires_at from chats), null, 'an expiry that another message started stays');

-- Level 1 costs as ever.
create temporary table t4 on commit drop as select * from begin_turn(id('ben'), 'suki', id('4'), 'Hello');
select is(
  (f.reply_text, f.care_level), ('I am here.'::text, 1::smallint), '[R-CARE-06] level 1 keeps its reply'
) from t4, finish_turn(t4.turn_id, 'done', 'I am here.', p_care => care('suicide', 1)) f;
select is(used('ben'), 1, '[R-CARE-06] and costs a message');

-- A failed turn whose words need help ends with help.
create temporary table t5 on commit drop as select * from begin_turn(id('ben'), 'suki', id('5'), 'Hello');
select is(
  (f.status, f.failure, f.care_topic), ('done'::text, null::text, 'suicide'::text),
  '[R-CARE-06] where the model failed too, help is shown and no error'
) from t5, finish_turn(t5.turn_id, 'failed', '', 0, 'model_failed', p_care => care('suicide', 2)) f;
select is(used('ben'), 1, 'at no cost');

-- A reply that is taken back (R-CARE-08).
create temporary table t6 on commit drop as select * from begin_turn(id('ben'), 'suki', id('6'), 'Hello');
select finish_turn(turn_id, 'done', 'Something bad') from t6;
select is(
  (n.reply_text, n.care_topic), ('Kind words'::text, null::text), '[R-CARE-08] kind words take the place of a reply'
) from t6, note_turn_care(t6.turn_id, null, 'Kind words') n;
select is_empty($$select 1 from messages where message_text = 'Something bad'$$, '[R-CARE-08] which is stored nowhere');
select is(used('ben'), 1, '[R-PROD-08] its message is given back');
select note_turn_care(turn_id, care('suicide', 1, null), 'Kind words') from t6;
select is(
  (select sum(count) from safety_counts where topic = 'suicide'), 2::bigint,
  'what the companion said is counted for nobody'
);

-- The person's words pause their chats, however late that is seen.
create temporary table t7 on commit drop as select * from begin_turn(id('ben'), 'luca', id('7'), 'Hello');
select finish_turn(turn_id, 'done', 'Hi') from t7;
select note_turn_care(turn_id, care('minor', 2, 'GB', true)) from t7;
select is((select count(*) from pauses where user_id = id('ben')), 1::bigint, '[R-CARE-09] a late sign of a minor pauses chats');
select throws_ok($$select note_turn_care(id('nobody'), care('suicide', 2))$$, 'P0001', 'not_found', 'a turn that is gone');

-- Five turns of support.
update pauses set lifted_at = now();
create function tests.supported(p_text text) returns text language plpgsql as $$
declare
  v_turn public.begun_turn;
begin
  delete from private.turn_starts;
  v_turn := public.begin_turn(tests.id('ben'), 'luca', gen_random_uuid(), p_text);
  perform public.finish_turn(v_turn.turn_id, 'done', 'Hi');
  return coalesce(v_turn.context #>> '{care,topic}', '-');
end;
$$;
select is(supported('Hello'), '-', 'a pause is nothing for the prompt');
select begin_turn(id('ben'), 'luca', id('8'), 'Caught', p_care => care('self_harm', 2));
select is(
  (select string_agg(supported('Hello ' || n), ' ' order by n) from generate_series(1, 6) as n),
  'self_harm self_harm self_harm self_harm self_harm -', '[R-CARE-06] five turns of support, and then no more'
);
delete from safety_failures;
select count_safety_failure();
select is(
  (private.turn_care(t) ->> 'isUnchecked')::boolean, true, '[R-CARE-05] a failure is known to the next prompts'
) from turns t where t.id = (select turn_id from t7);

select finish();
rollback;
