begin;
\ir ../prelude.psql
select plan(33);

select person('ann', 'ultimate'), person('ben', 'ultimate'), companion('suki'), companion('luca'), favorite('ann', 'suki');
insert into user_consents (user_id, purpose, text_version, given)
select id(name), 'memory', '2026-11-23', true from unnest('{ann,ben}'::text[]) as name;
create function tests.tell(p_name text, p_text text, p_companion text default null) returns uuid language sql
begin atomic
  insert into public.memories (user_id, companion_id, text, digest)
  values (tests.id(p_name), p_companion, p_text, convert_to(p_text, 'UTF8')) returning id;
end;
create function tests.ask(p_name text, p_companion text, p_text text, p_mode text default 'send',
  p_target uuid default null, p_without uuid[] default null) returns jsonb
language plpgsql as $$
declare
  v_turn public.begun_turn := public.begin_turn(
    tests.id(p_name), p_companion, gen_random_uuid(), p_text, p_mode, p_target, p_without
  );
begin
  if v_turn.refusal is not null then
    raise exception '%', v_turn.refusal;
  end if;
  delete from private.turn_starts;
  perform public.finish_turn(v_turn.turn_id, 'done', 'Well, well.');
  return jsonb_build_object('turn', v_turn.turn_id, 'receipt', v_turn.receipt, 'aboutMe', v_turn.context -> 'aboutMe',
    'userName', v_turn.context -> 'userName', 'pronouns', v_turn.context -> 'pronouns') || (v_turn.context -> 'memory')::jsonb;
end;
$$;
create function tests.texts(p_asked jsonb, p_list text default 'facts') returns text language sql
return (select string_agg(f ->> 'text', ' ') from jsonb_array_elements(p_asked -> p_list) f);
create function tests.reply(p_asked jsonb) returns uuid language sql
return (select m.id from public.messages m where m.turn_id = (p_asked ->> 'turn')::uuid and m.message_type = 'ai');

-- Scope.
select tell('ann', 'I have a dog.'), tell('ann', 'Call me Captain.', 'luca'), tell('ann', 'Sing to me.', 'suki'),
  tell('ben', 'I am a dog person.');
select is(texts(ask('ann', 'suki', 'hi')), 'I have a dog. Sing to me.', '[R-MEM-09] one''s own facts, of this companion and of all');
select is(texts(ask('ann', 'luca', 'dog')), 'I have a dog. Call me Captain.', '[R-MEM-09] another companion knows its own');
select is(texts(ask('ben', 'suki', 'dog')), 'I am a dog person.', '[R-MEM-09] nobody is told of another person');
create temporary table asked on commit drop as select ask('ann', 'suki', 'What is my dog called?') as a;
select is(t.receipt, a -> 'receipt', '[R-MEM-05] the receipt is written down')
from asked join turns t on t.id = (a ->> 'turn')::uuid;
select is(
  (select jsonb_agg(m ->> 'reason') from jsonb_array_elements(a -> 'receipt' -> 'memories') m), '["words", "recent"]',
  '[R-MEM-05] with why each was chosen'
) from asked;
select ok(
  not exists (select from turns t where t.receipt::text like '%dog%'), '[R-MEM-05] a receipt has ids, never a text'
);
select is(
  (select m.uses > 0 and m.used_at is not null from memories m where m.text = 'I have a dog.'), true,
  'what the words brought to mind counts as used'
);
select is((select m.uses from memories m where m.text = 'Sing to me.'), 0, 'what was only recent does not');
select is(
  value('ann', format(
    $$select string_agg(concat_ws('|', r.kind, r.reason, r.text), ', ') from read_receipts(array[%L::uuid]) r$$,
    a ->> 'turn'
  )), 'fact|words|I have a dog., fact|recent|Sing to me.', '[R-MEM-05] the person reads what was in mind'
) from ask('ann', 'suki', 'My dog?') as a;

select tell('ben', 'I swim in the sea.'), tell('ben', 'Nobby is a whippet.'), tell('ben', 'Ada is my sister.');
select is(
  (
    select string_agg(f ->> 'text', ' ' order by f ->> 'text') from jsonb_array_elements(ask('ben', 'suki', p) -> 'facts') f
    where f ->> 'reason' = 'words'
  ), found, '[R-MEM-02] a question in other words finds what it asks for: ' || p
) from (values
  ('what breed is that mutt of mine?', 'I am a dog person. Nobby is a whippet.'), ('and my sibling?', 'Ada is my sister.')
) as v (p, found);

-- Again without.
create temporary table first on commit drop as select ask('ann', 'suki', 'Tell me of my dog.') as a;
select tell('ann', 'I have a dog house.');
create temporary table second on commit drop as
select ask('ann', 'suki', null, 'again', reply(a), array[(select m.id from memories m where m.text = 'I have a dog.')])
  as a from first;
select is(
  texts(a), 'Sing to me.',
  '[R-MEM-05] another version without a fact has the others of the receipt, and nothing in its place'
) from second;
create temporary table third on commit drop as select ask('ann', 'suki', null, 'again', reply(a)) as a from second;
select is(texts(a), 'I have a dog. Sing to me. I have a dog house.', 'another version chooses anew') from third;
select is(
  texts(ask('ann', 'suki', null, 'again', reply(a), array(select m.id from memories m where m.user_id = id('ann')))), null,
  '[R-MEM-05] without all there is nothing'
) from third;

-- Not what is gone.
delete from memories where user_id = id('ann');
create function tests.draw(p_text text, p_companion text) returns void language plpgsql as $$
declare
  v_message public.messages;
begin
  select m.* into v_message from public.messages m
  where m.message_text = p_text and m.companion_id = p_companion order by m.created_at desc limit 1;
  insert into public.memories (user_id, text, origin, message_id, run_id, quote_at, quote_length, digest)
  values (v_message.user_id, p_text, 'drawn', v_message.id, v_message.run_id, 1, char_length(p_text),
    convert_to(p_text, 'UTF8'));
end;
$$;
select ask('ann', 'suki', 'I like figs.'), ask('ann', 'suki', 'I like dates.'), ask('ann', 'luca', 'I like limes.');
select draw('I like figs.', 'suki'), draw('I like dates.', 'suki'), draw('I like limes.', 'luca');
select is(texts(ask('ann', 'suki', 'x')), 'I like figs. I like dates. I like limes.', 'facts of messages are told');
select tests.does('ann', $$delete from messages where message_text = 'I like figs.'$$);
select is(texts(ask('ann', 'suki', 'x')), 'I like dates. I like limes.', '[R-MEM-07] not those of deleted messages');
select ask('ann', 'suki', 'I like plums.', 'edit', m.id) from messages m where m.message_text = 'I like dates.';
select is(texts(ask('ann', 'suki', 'x')), 'I like limes.', '[R-MEM-03] not those of versions that are not shown');
select show_version(id('ann'), c.id, m.id) from messages m, chats c
where m.message_text = 'I like dates.' and c.companion_id = 'suki' and c.user_id = id('ann');
select is(texts(ask('ann', 'suki', 'x')), 'I like dates. I like limes.', 'they are told when it is shown again');
select expire('ann', 'luca');
select is(texts(ask('ann', 'suki', 'x')), 'I like dates.', '[R-MEM-14] not those of a chat that is over, at once');
update memories set replaced_at = now() where text = 'I like dates.';
select is(texts(ask('ann', 'suki', 'dates')), null, '[R-MEM-08] nothing that is past');

-- The story.
insert into story_lines (user_id, companion_id, run_id, text, message_ids, happened_at)
select m.user_id, 'suki', m.run_id, 'Dates were praised.', array[m.id], m.created_at from messages m
where m.message_text = 'I like dates.';
select is(
  texts(a, 'story'), 'Dates were praised.', '[R-MEM-10] a line of the story is told while its messages are shown'
) from ask('ann', 'suki', 'x') as a;
select is(
  value('ann', $$select string_agg(concat_ws('|', s.text, s.is_offered), ',') from list_story('suki') s$$),
  'Dates were praised.|t', '[R-MEM-10] the person reads it'
);
select is(
  does('ann', $$update story_lines set text = 'Dates were eaten.'$$), '1 rows', '[R-MEM-10] and edits it'
);
select is((select l.is_edited from story_lines l), true, '[R-MEM-10] which is marked');
select ask('ann', 'suki', 'I like pears.', 'edit', m.id) from messages m where m.message_text = 'I like dates.';
select is(
  texts(ask('ann', 'suki', 'x'), 'story'), null, '[R-MEM-10] not while another version of one of its messages is shown'
);
select show_version(id('ann'), c.id, m.id) from messages m, chats c
where m.message_text = 'I like dates.' and c.companion_id = 'suki' and c.user_id = id('ann');
select tests.does('ann', $$delete from messages where message_text = 'I like dates.'$$);
select is(texts(ask('ann', 'suki', 'x'), 'story'), null, '[R-MEM-10] not while one of its messages is deleted');
select is(
  value('ann', $$select s.is_offered from list_story('suki') s$$), 'false', '[R-MEM-10] which the person is told'
);

-- Persona and consent.
update users set about_me = 'I paint.', pronouns = 'she/her' where id = id('ann');
select is(
  (select jsonb_build_array(a -> 'userName', a -> 'pronouns', a -> 'aboutMe') from ask('ann', 'suki', 'x') as a),
  '["ann", "she/her", "I paint."]', '[R-MEM-17] every companion is told who the person is'
);
select does('ann', $$insert into hidden_personas (companion_id) values ('suki')$$);
select is(
  (select jsonb_build_array(a -> 'userName', a -> 'pronouns', a -> 'aboutMe') from ask('ann', 'suki', 'x') as a),
  '[null, null, null]', '[R-MEM-17] but the one that is kept from it'
);
select tell('ann', 'I have a cat.');
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', false);
select is(ask('ann', 'suki', 'cat') -> 'facts', null, '[R-MEM-01] nothing is told once the consent is taken back');

-- The bound.
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', true);
select tell('ann', 'Fact ' || n || ' is a long one about ' || repeat('many words ', 15)) from generate_series(1, 400) as n;
select tell('ann', 'My parrot is called Polly.');
update memories set said_at = now() - interval '1 year' where text like '%Polly%';
select tell('ann', 'Newer ' || n) from generate_series(1, 60) as n;
select is(
  (select sum(octet_length(f ->> 'text') + 20) / 4 < 540 from jsonb_array_elements(a -> 'facts') f), true,
  '[R-MEM-11] what is told has a bound'
) from ask('ann', 'suki', 'Who is my parrot?') as a;
select ok(
  texts(ask('ann', 'suki', 'Who is my parrot?')) like '%Polly%', '[R-MEM-02] and holds what the words ask for, however old'
);

select ask('ann', 'suki', 'I collect buttons. They live in a biscuit tin.');
insert into memories (user_id, text, origin, message_id, run_id, quote_at, quote_length, digest)
select m.user_id, 'I collect buttons.', 'drawn', m.id, m.run_id, 1, 18, 'buttons' from messages m
where m.message_text like 'I collect buttons.%';
update memories set said_at = now() - interval '1 year' where text like '%buttons%';
select ok(
  texts(ask('ann', 'suki', 'What is in my tin?')) like '%buttons%',
  '[R-MEM-02] and what was said with words around it that are asked with'
);

select finish();
rollback;
