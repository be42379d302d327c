begin;
\ir ../prelude.psql
select plan(28);

select person('ann', 'ultimate'), person('ben', 'ultimate'), companion('suki'), companion('luca'), favorite('ann', 'suki');
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', true);
create function tests.job(p_name text) returns json language sql volatile
return public.take_memory_job(tests.id(p_name));
create function tests.lease(p_job json) returns uuid language sql return (p_job ->> 'leaseId')::uuid;
create function tests.said(p_job json) returns text language sql
return (select string_agg(m ->> 'text', ', ') from json_array_elements(p_job -> 'messages') m);
create function tests.fact(p_text text, p_quote text, p_more jsonb default '{}') returns jsonb language sql
return jsonb_build_array(jsonb_build_object(
  'messageId', (
    select m.id from public.messages m where strpos(m.message_text, p_quote) > 0 order by m.created_at desc limit 1
  ), 'text', p_text, 'quote', p_quote, 'subject', null, 'about', 'self'
) || p_more);
create function tests.draw(p_facts jsonb) returns integer language sql volatile
return public.finish_memory_job(tests.id('ann'), tests.lease(tests.job('ann')), p_facts);
create function tests.current() returns text language sql
return (select string_agg(m.text, ', ' order by m.said_at) from public.memories m where m.replaced_at is null);

select talk('ann', 'suki', 'I live in York.', 'You live in a castle.');
select talk('ben', 'suki', 'I live in Hull.');
select is(said(job('ben')), null, '[R-MEM-01] without the consent nothing waits to be read');
create temporary table leases on commit drop as select job('ann') as job;
select is(said(job), 'I live in York.', '[R-MEM-13] what the person said waits, what the companion said does not')
from leases;
select is(job('ann')::text, null, '[R-MEM-13] what somebody reads nobody else reads');

-- The worker dies.
update private.memory_jobs set leased_until = now() - interval '1 second' where lease_id is not null;
insert into leases select job('ann');
select is(said(job), 'I live in York.', '[R-MEM-13] after the death of its reader it is read again') from leases offset 1;
select is(
  finish_memory_job(id('ann'), lease(job), fact('I live in York.', 'I live in York.', '{"subject": "home"}')), null,
  '[R-MEM-13] whoever comes back late keeps nothing'
) from leases limit 1;
select is(
  finish_memory_job(id('ann'), lease(job), fact('I live in York.', 'I live in York.', '{"subject": "home"}')), 1,
  '[R-MEM-13] whoever holds the lease keeps what was found'
) from leases offset 1;
select is(
  finish_memory_job(id('ann'), lease(job), fact('I live there.', 'I live in York.')), null,
  '[R-MEM-13] it takes effect once'
) from leases offset 1;
select is(job('ann')::text, null, '[R-MEM-13] a message that was read waits no more');

-- What is kept and what is not.
select talk('ann', 'suki', 'I moved to Leeds. My sister Eve works there.', 'You are a queen.');
select is(
  draw(fact('I moved to Leeds.', 'I moved to Leeds.', '{"subject": "home"}')
    || fact('I am a queen.', 'You are a queen.') || fact('I live in Hull.', 'I live in Hull.')
    || fact('I like it.', 'I like it.') || fact('My sister Eve works there.', 'My sister Eve works there.')
    || fact('My sister Eve works there!', 'My sister Eve works there.') || fact('', 'I moved to Leeds.')), 2,
  '[R-MEM-03] facts come from the person''s own words in what was read, each once'
);
select is(
  current(), 'I moved to Leeds., My sister Eve works there.', '[R-MEM-08] the newer fact about a subject counts'
);
select is(
  (select m.text from memories m join memories n on n.replaces_id = m.id where n.text = 'I moved to Leeds.'),
  'I live in York.', '[R-MEM-08] what it replaced stays as past, and both know each other'
);
select is(
  (select count(*) from private.memory_words w join memories m on m.id = w.memory_id where m.replaced_at is not null),
  0::bigint, '[R-MEM-08] no question finds the past'
);
update memories set is_pinned = true where text = 'I moved to Leeds.';
select talk('ann', 'suki', 'I work as a nurse in Leeds.'), talk('ann', 'suki', 'Now I am a teacher in Bath.');
select is(
  draw(fact('I work as a nurse.', 'I work as a nurse in Leeds.', '{"subject": "job:nurse"}')
    || fact('I am a teacher.', 'Now I am a teacher in Bath.', '{"subject": "job"}')
    || fact('I live in Bath.', 'Now I am a teacher in Bath.', '{"subject": "home"}')), 3, 'three facts are found'
);
select is(
  current(), 'My sister Eve works there., I am a teacher., I live in Bath.',
  '[R-MEM-08] a subject replaces what is said about its parts'
);
select is(
  (select m.is_pinned from memories m where m.text = 'I live in Bath.'), true, 'a pin goes on to what replaces a fact'
);

-- Scope.
select talk('ann', 'luca', 'Call me Captain.');
select is(
  draw(fact('Call me Captain.', 'Call me Captain.', '{"about": "companion", "subject": "nickname"}')), 1, 'a fact of the two'
);
select is(
  (select m.companion_id from memories m where m.text = 'Call me Captain.'), 'luca',
  'what is about a person and a companion only that one knows'
);

-- Once for a message, whatever its versions.
select begin_turn(id('ann'), 'luca', gen_random_uuid(), null, 'again',
  (select m.id from messages m where m.companion_id = 'luca' and m.message_type = 'ai'));
select finish_turn(t.id, 'done', 'Aye.') from turns t where t.status = 'running';
select is(job('ann')::text, null, '[R-MEM-13] another version of a reply brings nothing to read');
select lives_ok($$select edit_message(id('ann'), 'luca', gen_random_uuid(),
  (select m.id from messages m where m.message_text = 'Call me Captain.'), 'Call me Skipper.')$$, 'a message is edited');
select is(said(job('ann')), 'Call me Skipper.', 'what the person edits is read');
update private.memory_jobs set leased_until = now() - interval '1 second' where lease_id is not null;
delete from messages where message_text = 'Call me Skipper.';
select is(said(job('ann')), null, 'what is gone is not read');
update private.memory_jobs set leased_until = now() - interval '1 second', attempts = 5 where lease_id is not null;
select is(job('ann')::text, null, '[R-MEM-13] what failed five times is left');

-- Sealed with its run.
select expire('ann', 'luca'), private.expire_chats();
select is(
  value('ann', $$select string_agg(m.text, ', ') from list_memories('luca') m where m.companion_id = 'luca'$$), null,
  '[R-MEM-14] what was drawn from a temporary chat is sealed with it'
);
select is(
  value('ann', $$select count(*) from memories m where m.companion_id = 'luca'$$), '0',
  '[R-MEM-14] by the table''s own rules too'
);
insert into user_favorites (user_id, companion_id) values (id('ann'), 'luca');
select is(
  value('ann', $$select count(*) from memories m where m.companion_id = 'luca'$$), '1',
  '[R-MEM-14] it comes back with its run'
);
select talk('ann', 'suki', 'I collect stamps.');
create temporary table late on commit drop as select job('ann') as job;
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', false);
select is(
  finish_memory_job(id('ann'), lease(job), fact('I collect stamps.', 'I collect stamps.')), 0,
  '[R-MEM-01] nothing is stored once the consent is taken back'
) from late;
delete from runs where companion_id = 'luca';
select is(
  (select count(*) from memories m where m.companion_id = 'luca'), 0::bigint, '[R-MEM-14] it is deleted with its run'
);
select is(
  (select count(*) from memories m where m.text like '%Bath%'), 1::bigint, 'facts of other chats stay'
);

select finish();
rollback;
