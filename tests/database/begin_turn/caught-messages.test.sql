begin;
\ir ../prelude.psql
select plan(39);

select person('ann'), person('ben', 'premium'), person('bad'), companion('suki'), companion('luca');
create function tests.caught(
  p_who text, p_companion text, p_id text default gen_random_uuid()::text, p_topic text default 'suicide',
  p_level integer default 2, p_minor boolean default false, p_text text default 'Caught',
  p_mode text default 'send', p_target uuid default null
) returns public.begun_turn language sql
begin atomic
  select public.begin_turn(
    tests.id(p_who), p_companion, tests.id(p_id), p_text, p_mode, p_target,
    p_care => jsonb_build_object('topic', p_topic, 'level', p_level, 'country', 'GB', 'isMinor', p_minor)
  );
end;

create temporary table first on commit drop as select * from caught('ann', 'suki', '1');
select results_eq(
  $$select f.outcome, f.refusal, f.turn_id, f.status, f.care_topic, f.care_level, f.message_id, f.remaining
    from first f$$,
  $$select 'caught', null, t.id, 'done', 'suicide', 2::smallint, m.id, p.messages_per_day
    from turns t, messages m, plans p where p.tier = 'free'$$,
  '[R-CARE-07] a caught message is a turn that has ended, and its row'
);
select results_eq(
  'select message_type, message_text, turn_id from messages', $$select 'user', 'Caught', t.id from turns t$$,
  '[R-CARE-07] the person''s words stay'
);
select results_eq(
  'select care_topic, care_level, reply_text, finished_at is not null from turns',
  $$values ('suicide', 2::smallint, '', true)$$, '[R-CARE-07] the turn keeps topic and level'
);
select is_empty('select 1 from daily_usage', '[R-CARE-06] it is free');
select is_empty('select 1 from private.turn_starts', '[R-CARE-07] it takes no limit of turns a minute');
select is((select expires_at from chats), null, '[R-CARE-07] it starts no expiry');
select is_empty($$select 1 from private.active_chats(id('ann'))$$, '[R-CARE-07] it makes no chat active');
select is((select sum(count) from safety_counts where country = 'GB'), 1::bigint, '[R-SAFE-07] it is counted');
select is_empty($$select 1 from private.memory_jobs where message_ids <> '{}'$$, '[R-CARE-07] no memory is drawn from it');

select is((caught('ann', 'suki', '1')).turn_id, (select turn_id from first), '[R-CARE-07] the same id is the same turn');
select is((caught('ann', 'suki', '1')).message_id, (select id from messages), 'and the same message');
select is((select count(*) from turns), 1::bigint, 'stored once');
select is(
  ((caught('ann', 'suki', '1', p_text => 'Other words')).turn_id, (select count(*) from messages)),
  (null::uuid, 1::bigint), 'the same id with other words is help without a turn'
);

-- However many, they take no limit and hide no active chat.
select caught('ann', 'suki') from generate_series(1, 5);
select is_empty($$select 1 from private.active_chats(id('ann'))$$, '[R-CARE-07] many of them make no chat active');
select talk('ann', 'luca');
select is(
  (begin_turn(id('ann'), 'suki', id('2'), 'Hello')).refusal, 'active_chat_limit',
  'the next message takes the limit as ever'
);
select is((caught('ann', 'suki', '3')).outcome, 'caught', '[R-CARE-07] a caught one does not');
select caught('ann', 'luca') from generate_series(1, 5);
select results_eq(
  $$select companion_id from private.active_chats(id('ann'))$$, $$values ('luca')$$,
  '[R-CARE-07] an active chat stays one, whatever is caught in it'
);
select results_eq(
  $$select h ->> 'content' from json_array_elements(
    private.turn_history((select head_id from runs where companion_id = 'luca'), null)
  ) as h$$,
  $$values ('Hello'), ('Hi'), ('Caught'), ('Caught'), ('Caught'), ('Caught'), ('Caught')$$,
  '[R-CARE-07] the next prompt has the person''s words'
);

-- What reads it back.
select is(
  value('ann', $$select message_text || ' ' || care_topic || ' ' || care_level from read_messages('luca') limit 1$$),
  'Caught suicide 2', '[R-CARE-07] the page reads topic and level with the words'
);
select is(
  (select m -> 'helpFor' || jsonb_build_array(m -> 'helpLevel')
   from jsonb_array_elements(read_export_messages(id('ann'), 'luca')) as m where m ->> 'text' = 'Caught' limit 1),
  '["suicide", 2]', '[R-CARE-07] the export has them'
);

-- A version of what was said (D-26).
create temporary table asked on commit drop as
select id from messages where companion_id = 'luca' and message_text = 'Hello';
select caught('ann', 'luca', '4', p_mode => 'edit', p_text => 'Changed', p_target => (select id from asked));
select is(
  value('ann', $$select message_text || ' ' || versions from read_messages('luca') limit 1$$), 'Changed 2',
  '[R-CARE-07] an edit that is caught is a version beside the old one'
);

-- Where the words could not have been said, help is shown and counted all the same.
create function tests.unkept(p_why text, p_turn public.begun_turn) returns setof text language sql
begin atomic
  select extensions.is(
    (p_turn.outcome, p_turn.turn_id, p_turn.message_id, p_turn.care_topic),
    ('caught'::text, null::uuid, null::uuid, 'suicide'::text), '[R-SAFE-05] help without a turn: ' || p_why
  );
end;
select talk('ben', 'suki', p_reply => null);
select unkept('while a reply is being written', caught('ben', 'suki'));
select unkept('to nobody', caught('ben', 'nobody'));
update users set age_confirmed_at = null where id = id('ben');
select unkept('before a date of birth', caught('ben', 'luca'));
update users set age_confirmed_at = now() where id = id('ben');
insert into user_consents (user_id, purpose, text_version, given) values (id('ben'), 'intimate_chats', '2026-11-21', false);
select unkept('without the consent to chats', caught('ben', 'luca'));
select is((select count(*) from messages where user_id = id('ben')), 1::bigint, 'nothing of these is stored');
insert into user_consents (user_id, purpose, text_version, given) values (id('ben'), 'intimate_chats', '2026-11-23', true);
select block('bad');
select throws_ok($$select caught('bad', 'suki')$$, 'P0001', 'blocked', 'a blocked person is refused');

-- Level 1 is a turn like any other, but for thirty of a day.
select is(
  (t.outcome, t.care_topic, t.care_level), ('started'::text, 'abuse'::text, 1::smallint),
  '[R-CARE-06] level 1 gets a reply'
) from caught('ben', 'luca', '5', 'abuse', 1) t;
select finish_turn(turn_id, 'done', 'I am here.') from begin_turn(id('ben'), 'luca', id('5'), 'Caught');
select is((select used from daily_usage where user_id = id('ben')), 2, 'which costs a message');
select caught('ben', 'luca') from generate_series(1, 29);
select is(
  (caught('ben', 'luca', '6', 'abuse', 1)).outcome, 'caught',
  '[R-CARE-21] after thirty caught messages a day no model is asked for a caught one'
);
select is(
  (b.context #>> '{care,mayCheck}')::boolean, false, '[R-CARE-21] and the classifier is asked no more'
) from begin_turn(id('ben'), 'luca', id('7'), 'Hello') b;
select finish_turn(id, 'done', 'Hi') from turns where user_id = id('ben') and status = 'running' and companion_id = 'luca';
update turns set started_at = started_at - interval '1 day' where user_id = id('ben');
select is(
  (b.context #>> '{care,mayCheck}')::boolean, true, '[R-CARE-21] until the next day'
) from begin_turn(id('ben'), 'luca', id('8'), 'Hello') b;
select finish_turn(id, 'done', 'Hi') from turns where user_id = id('ben') and status = 'running' and companion_id = 'luca';

-- A sign of a minor pauses every chat.
select is(
  (caught('ben', 'luca', '9', 'minor', 2, true)).turn_id is not null, true, '[R-CARE-09] what a minor wrote stays'
);
select results_eq(
  'select user_id, kind, lifted_at from pauses', $$values (id('ben'), 'minor', null::timestamptz)$$,
  '[R-CARE-09] chats pause'
);
select throws_ok(
  $$select begin_turn(id('ben'), 'luca', id('10'), 'Hello')$$, 'P0001', 'paused', '[R-CARE-09] no turn begins'
);
select throws_ok(
  $$select edit_message(id('ben'), 'luca', id('11'), (select head_id from runs r where r.user_id = id('ben') and
    r.companion_id = 'luca'), 'x')$$, 'P0001', 'paused', '[R-CARE-09] nor an edit'
);
select unkept('while chats pause', caught('ben', 'luca'));
select is(
  (select count(*) from messages where user_id = id('ben') and deleted_at is null), 38::bigint,
  '[R-CARE-09] nothing of the person is lost'
);
update pauses set lifted_at = now();
select is(
  (begin_turn(id('ben'), 'luca', id('10'), 'Hello')).outcome, 'started', '[R-CARE-09] once lifted, chats go on'
);

select finish();
rollback;
