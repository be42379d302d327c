begin;
\ir ../prelude.psql
select plan(25);

select person('ann', 'ultimate'), person('ben', 'ultimate'), companion('suki'), companion('luca');
insert into user_consents (user_id, purpose, text_version, given)
select id(name), 'memory', '2026-11-23', true from unnest('{ann,ben}'::text[]) as name;
select talk('ann', 'suki', 'My dog is called Biscuit, and I live in York.'), talk('ben', 'suki', 'I am Ben.');
create function tests.message(p_name text, p_type text default 'user') returns uuid language sql
return (select m.id from public.messages m where m.user_id = tests.id(p_name) and m.message_type = p_type limit 1);
create function tests.facts(p_name text) returns text language sql
return (
  select string_agg(concat_ws('|', m.text, m.origin, m.companion_id, m.quote), ', ' order by m.text)
  from public.list_memories() m where m.replaced_at is null
);

grant execute on all functions in schema tests to authenticated;

select is(
  does('ann', $$insert into memories (text) values ('I work as a nurse.')$$), '1 rows', '[R-MEM-06] a fact is written'
);
select is(
  does('ann', $$insert into memories (text) values ('i work  as a NURSE')$$), '0 rows', 'the same words are one fact'
);
select is(
  does('ann', $$insert into memories (text, companion_id) values ('I work as a nurse.', 'suki')$$), '0 rows',
  'what all know one companion knows'
);
select is(
  does('ann', format($$insert into memories (text, companion_id, message_id) values (%L, 'suki', %L)$$,
    'My dog is called Biscuit', message('ann'))), '1 rows', '[R-MEM-14] a sentence of a message is kept'
);
select is(
  value('ann', $$select facts('ann')$$),
  'I work as a nurse.|written, My dog is called Biscuit|kept|suki|My dog is called Biscuit',
  '[R-MEM-04] each fact has its scope and the sentence it came from'
);
select is(
  (select said_at from memories where origin = 'kept'), (select created_at from messages where id = message('ann')),
  '[R-MEM-04] what was kept has the day it was said'
);
select is(
  does('ann', format($$insert into memories (text, message_id) values ('x', %L)$$, message(n.name, n.type))), 'not_found',
  '[R-MEM-03] ' || n.title || ' is no source'
)
from (values ('ben', 'user', 'another person''s message'), ('ann', 'ai', 'what the companion said')) as n (name, type, title);
select is(
  does('ann', $$insert into memories (text) values (repeat('x', 281))$$), '23514', 'a fact has at most 280 characters'
);
select is(does('ann', $$insert into memories (text) values ('  ')$$), '23514', 'a fact is not blank');
select is(
  does('ann', $$insert into memories (text, companion_id) values ('x', 'nobody')$$), 'not_found',
  'a companion that nobody sees knows nothing'
);

-- Corrections.
select is(
  does('ann', $$insert into memories (text, replaces_id)
    select 'My dog is called Brisket.', m.id from memories m where m.origin = 'kept'$$), '1 rows',
  '[R-MEM-06] a fact is corrected'
);
select is(
  value('ann', $$select facts('ann')$$),
  'I work as a nurse.|written, My dog is called Brisket.|written|suki|My dog is called Biscuit',
  '[R-MEM-06, R-MEM-04] a correction has the scope and the sentence of what it corrects'
);
select is(
  value('ann', $$select string_agg(m.text, ', ') from list_memories() m where m.replaced_at is not null$$),
  'My dog is called Biscuit', '[R-MEM-08] what was corrected stays as past'
);
select is(
  does('ann', $$insert into memories (text, replaces_id)
    select 'x', m.id from memories m where m.replaced_at is not null$$), 'not_found', 'the past is not corrected'
);
insert into memories (user_id, text, digest) values (id('ben'), 'I am Ben.', '\x00');
select is(
  does('ann', format($$insert into memories (text, replaces_id) values ('x', %L)$$,
    (select m.id from memories m where m.user_id = id('ben')))), 'not_found', 'another person''s fact is not corrected'
);

-- Scopes.
select is(
  does('ann', $$update memories set companion_id = null where text = 'My dog is called Brisket.'$$), '1 rows',
  '[R-MEM-06] a fact is opened to all'
);
select is(
  value('ann', $$select count(*) from list_memories('luca')$$), '2', '[R-MEM-06] what is open to all each companion knows'
);
select is(
  does('ann', $$update memories set companion_id = 'luca' where text = 'My dog is called Brisket.'$$), '1 rows',
  '[R-MEM-06] a fact is limited to one companion'
);
select is(
  value('ann', $$select count(*) from list_memories('suki') m where m.replaced_at is null$$), '1',
  '[R-MEM-06] another one does not know it then'
);
select is(does('ann', $$update memories set companion_id = 'nobody'$$), 'not_found', 'a fact moves to whom the person sees');
select is(
  value('ann', $$select string_agg(m.text, ', ') from list_memories(p_search => 'nur') m$$), 'I work as a nurse.',
  'a search finds words of facts'
);
select is(value('ben', $$select facts('ben')$$), 'I am Ben.|written', '[R-MEM-09] nobody sees another person''s facts');

-- Consent.
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', false);
select is(
  does('ann', $$insert into memories (text) values ('I have a cat.')$$), 'memory_consent_required',
  '[R-MEM-01] without the consent nothing is stored'
);
select forget_everything(id('ann'));
select is(
  (select count(*) from memories where user_id = id('ann')) + (
    select count(*) from private.memory_words where user_id = id('ann')
  ), 0::bigint, '[R-MEM-01] Forget everything leaves nothing'
);

select finish();
rollback;
