begin;
\ir ../prelude.psql
select plan(25);

select everybody();
insert into companions (id, name, tagline, description, perfect_for, core_traits, is_public, user_id, created_at) values
  (
    'suki', 'Suki', 'Draws strangers on trains', 'From Osaka', '["Creative Minds"]', '{Playful,Wise}', true, null,
    now() - interval '1 hour'
  ),
  (
    'andre', 'André', 'Nine tables in 100% Bologna', 'Cooks', '[{"value": "ROMANTICS"}]', '{Wise}', true, null,
    now() - interval '2 hours'
  ),
  (
    'sora', '空', '星を数える', 'She counts stars_and moons', '["intellectuals", "romantics"]', '{}', true, null,
    now() - interval '3 hours'
  ),
  ('mine', 'Mine', 'Likes Bologna', 'Mine alone', '["romantics"]', '{Wise}', false, id('paid'), now());
create function tests.found(p_who text, p_arguments text) returns text language sql
return tests.value(p_who, format('select string_agg(id, %L order by place) from (
  select id, row_number() over () as place from browse_companions(%s)) as found', ' ', p_arguments));

select is(found('free', ''), 'suki andre sora', 'everybody public, newest first');
select is(found('free', $$'bologna'$$), 'andre', '[R-BROWSE-01] a word of the tagline, in any case');
select is(found('free', $$'OSAKA suki'$$), 'suki', '[R-BROWSE-01] every word, wherever it stands');
select is(found('free', $$'osaka bologna'$$), null, '[R-BROWSE-01] not one of them alone');
select is(found('free', $$'andre'$$), 'andre', '[R-BROWSE-01] an accent may be left out');
select is(found('free', $$'ANDRÉ'$$), 'andre', '[R-BROWSE-01] or be there');
select is(found('free', $$'星'$$), 'sora', '[R-BROWSE-01] any script');
select is(found('free', $$'100%'$$), 'andre', 'wildcards are letters like any other');
select is(found('free', $$'s_and'$$), 'sora', 'an underscore is a letter like any other');
select is(found('free', $$'%'$$), 'andre', 'wildcards match nothing else');
select is(found('free', $$'   '$$), 'suki andre sora', 'blank is every text');
select is(found('free', 'null'), 'suki andre sora', 'a missing search finds everything');
select is(found('free', $$p_suits => 'romantics'$$), 'andre sora', '[R-BROWSE-02] strings and objects, in any case');
select is(found('free', $$p_suits => 'creative_minds'$$), 'suki', '[R-BROWSE-02] one spelling of a key');
select is(found('free', $$p_trait => 'wise'$$), 'suki andre', 'a core trait, in any case');
select is(found('free', $$'bologna', 'romantics', 'Wise'$$), 'andre', 'all together');

select is(found('paid', 'p_mine => true'), 'mine', 'the own private ones');
select is(found('paid', $$'bologna', p_mine => true$$), 'mine', 'are searched alike');
select is(found('free', 'p_mine => true'), null, 'nobody else''s');
update companions set tagline = 'Left Bologna', perfect_for = '["intellectuals"]', core_traits = '{}' where id = 'suki';
select is(found('free', $$'bologna'$$), 'suki andre', 'a companion is found by what it says now');
select is(
  found('free', $$p_suits => 'creative_minds'$$) || found('free', $$p_trait => 'playful'$$), null,
  'a companion is not found by a text it no longer has'
);
update users set status = 'blocked' where id = id('paid');
select is(found('paid', 'p_mine => true'), null, 'a blocked person has none');
select each('[R-DATA-24] browsing', 'select browse_companions()', 'anon: 42501', 'other: 3 rows', 'blocked: 3 rows');

select finish();
rollback;
