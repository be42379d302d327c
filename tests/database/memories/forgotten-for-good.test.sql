begin;
\ir ../prelude.psql
select plan(18);

select person('ann', 'ultimate'), companion('suki'), favorite('ann', 'suki');
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', true);
select talk('ann', 'suki', 'I adopted a dog and named him Biscuit. He eats shoes.');
select talk('ann', 'suki', 'We went to the sea.');
create function tests.message(p_like text) returns uuid language sql
return (select m.id from public.messages m where m.message_text like p_like and m.message_type = 'user');
create function tests.draw(p_text text, p_quote text, p_subject text default null) returns integer
language plpgsql as $$
declare
  v_job json := public.take_memory_job(tests.id('ann'));
begin
  return public.finish_memory_job(tests.id('ann'), (v_job ->> 'leaseId')::uuid, jsonb_build_array(jsonb_build_object(
    'messageId', (
      select m ->> 'id' from json_array_elements(v_job -> 'messages') as m where strpos(m ->> 'text', p_quote) > 0 limit 1
    ), 'text', p_text, 'quote', p_quote, 'subject', p_subject, 'about', 'self'
  )));
end;
$$;
create function tests.places(p_word text) returns table (place text) language plpgsql as $$
declare
  v_table record;
begin
  for v_table in
    select c.oid::regclass as name from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      and c.oid <> 'private.memory_topics'::regclass -- a vocabulary, the same for everybody
  loop
    return query execute format('select %L::text from %s t where t::text ilike %L limit 1',
      v_table.name, v_table.name, '%' || p_word || '%');
  end loop;
end;
$$;
comment on function tests.places(text) is 'The tables of what people say and do that hold a word anywhere.';

select is(
  draw('My dog is called Biscuit.', 'I adopted a dog and named him Biscuit.', 'pet:dog'), 1,
  '[R-MEM-13] a fact is drawn from what the person said'
);
select set_eq(
  $$select * from places('biscuit')$$, array['messages', 'memories', 'private.memory_words'],
  'before: the words are with the message and the fact'
);
insert into story_lines (user_id, companion_id, run_id, text, message_ids, happened_at)
select m.user_id, m.companion_id, m.run_id, l.text, array[m.id], m.created_at
from (values ('Biscuit got his name.', '%sea.'), ('They talked of a new friend.', '%Biscuit%'), ('A day at the sea.', '%sea.'))
  as l (text, source) join messages m on m.id = message(l.source);
select is(
  does('ann', 'delete from memories'), '1 rows', '[R-MEM-07] the person forgets it'
);
select results_eq(
  $$select * from places('biscuit')$$, array['messages'],
  '[R-MEM-07] no table but messages holds its words: no fact, no line of the story, no block, no receipt'
);
select is(
  (select string_agg(l.text, ', ') from story_lines l), 'A day at the sea.',
  '[R-MEM-07] of the story the lines that hold its name or its message are gone, and no other'
);

-- It does not come back from the same words.
select talk('ann', 'suki', 'I adopted a dog and named him Biscuit!');
select is(
  draw('My dog is called BISCUIT', 'I adopted a dog and named him Biscuit!'), 0,
  '[R-MEM-07] the same fact does not come back from other words'
);
select talk('ann', 'suki', 'i adopted a dog,  and named him biscuit');
select is(
  draw('I have a dog by the name of Biscuit.', 'i adopted a dog,  and named him biscuit'), 0,
  '[R-MEM-07] another fact does not come back from the same sentence'
);
select talk('ann', 'suki', 'I love the sea.');
select is(draw('I love the sea.', 'I love the sea.'), 1, 'another fact is drawn as before');

-- Undo.
select is(
  does('ann', $$insert into memories (text, subject) values ('My dog is called Biscuit.', 'pet:dog')$$), '1 rows',
  '[R-MEM-07] Undo brings it back'
);
select is(
  (
    select row (m.origin, m.message_id, m.quote_at, m.run_id is not null)::text from memories m
    where m.text = 'My dog is called Biscuit.'
  ), row ('drawn', message('%shoes.'), 1, true)::text, '[R-MEM-07] with what it came from'
);
select is((select count(*) from private.memory_blocks), 0::bigint, '[R-MEM-07] its words are not blocked any more');
delete from private.memory_blocks;
select does('ann', $$delete from memories where text = 'My dog is called Biscuit.'$$);
update private.memory_blocks set forgotten_at = now() - interval '11 minutes';
select is(
  does('ann', $$insert into memories (text) values ('My dog is called Biscuit.')$$), '1 rows',
  'what the person writes themselves later is a fact'
);
select is(
  (select m.origin from memories m where m.text = 'My dog is called Biscuit.'), 'written', 'written by them then'
);

-- A correction takes along what it corrected.
select does('ann', $$insert into memories (text, replaces_id)
  select 'My dog is called Brisket.', m.id from memories m where m.text = 'My dog is called Biscuit.'$$);
select is(does('ann', $$delete from memories where text = 'My dog is called Brisket.'$$), '1 rows', 'it is forgotten');
select results_eq(
  $$select * from places('biscuit')$$, array['messages'],
  '[R-MEM-07] what it had taken the place of is forgotten with it'
);
select is(
  (select count(*) from private.memory_blocks where user_id = id('ann')), 2::bigint, 'both are blocked'
);

-- Two facts of one message.
select talk('ann', 'suki', 'My parrot is Polly. I live in York.');
select draw('I live in York.', 'I live in York.'), draw('My parrot is Polly.', 'My parrot is Polly.');
select set_eq(
  $$select * from places('york')$$, array['messages', 'memories', 'private.memory_words'], 'both are found by its words'
);
select does('ann', $$delete from memories where text like '%York.'$$);
select results_eq(
  $$select * from places('york')$$, array['messages'],
  '[R-MEM-07] nor does what finds another fact of its message hold the words of a forgotten one'
);

select finish();
rollback;
