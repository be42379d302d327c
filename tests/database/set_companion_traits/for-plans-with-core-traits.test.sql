begin;
\ir ../prelude.psql
select plan(23);

select person(tier, tier) from plans;
select companion('suki', p_traits => '{kind,bold,wise,shy}'), companion('hers', 'ultimate', '{secret}');
create function tests.set(p_who text, p_companion text, p_traits text[]) returns text language sql
return tests.does('service', format('select set_companion_traits(%L, %L, %L)', tests.id(p_who), p_companion, p_traits));

select is(
  set(p.tier, 'suki', '{wise}'), case when p.core_traits then '1 rows' else 'plan_required' end,
    'core traits are allowed by plan: ' || p.tier
) from plans p order by p.rank;
select results_eq(
  $$select user_id, traits from companion_trait_overrides$$, $$select id('ultimate'), '{wise}'::text[]$$,
  'stored for that person alone'
);
select results_eq(
  $$select * from read_companion_traits(id('ultimate'), 'suki')$$,
  $$values ('{kind,bold,wise,shy}'::text[], '{wise}'::text[], '{wise}'::text[])$$,
  'own, overridden and effective traits');
select results_eq(
  $$select * from read_companion_traits(id('free'), 'suki')$$,
  $$values ('{kind,bold,wise,shy}'::text[], '{}'::text[], '{kind,bold,wise,shy}'::text[])$$,
  'without an override the companion''s own hold');
select is(set('ultimate', 'suki', '{kind,bold,wise,shy}'), 'invalid_input', 'more than three traits are refused');
select is(set('ultimate', 'suki', '{evil}'), 'invalid_input', 'known ones');
select is(set('ultimate', 'suki', '{secret}'), 'invalid_input', 'a trait of a hidden companion is refused');
select is(set('ultimate', 'suki', '{kind,kind}'), 'invalid_input', 'each once');
select is(set('ultimate', 'suki', '{NULL}'), 'invalid_input', 'each trait is a text');
select is(set('ultimate', 'suki', null), 'invalid_input', 'a list is asked for');
select is(set('ultimate', 'unknown', '{kind}'), 'not_found', 'traits of an unknown companion are refused');
select results_eq(
  'select traits from companion_trait_overrides', $$values ('{wise}'::text[])$$, 'the refused ones changed nothing'
);
select is(set('ultimate', 'suki', '{kind,bold,shy}'), '1 rows', 'three are stored');
select change_plan(id('ultimate'), 'premium');
select is(
  (select overridden_traits from read_companion_traits(id('ultimate'), 'suki')), '{}', 'another plan ends the override'
);
select change_plan(id('ultimate'), 'ultimate');
select is(
  (select overridden_traits from read_companion_traits(id('ultimate'), 'suki')), '{kind,bold,shy}',
  'the old plan restores the override'
);
select is(set('ultimate', 'suki', '{}'), '1 rows', 'an empty list');
select is((select count(*) from companion_trait_overrides), 0::bigint, 'goes back to the companion''s own');
select throws_ok(
  $$select read_companion_traits(id('free'), 'hers')$$, 'P0001', 'not_found',
  '[R-DATA-11] a hidden companion is not found'
);
select results_eq(
  $$select list_core_traits(id('free'))$$, array['bold', 'kind', 'shy', 'wise'],
  'the choice is every trait of public companions'
);
select block('free');
select throws_ok($$select list_core_traits(id('free'))$$, 'P0001', 'blocked', 'a blocked person has none');

select finish();
rollback;
