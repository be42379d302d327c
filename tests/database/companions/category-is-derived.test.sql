begin;
\ir ../prelude.psql
select plan(10);

create function tests.category_of(p_perfect_for text) returns text language plpgsql as $$
declare
  v_category text;
begin
  insert into public.companions (name, tagline, description, category, perfect_for)
  values ('x', 'x', 'x', 'claimed', p_perfect_for::jsonb) returning category into v_category;
  return v_category;
end;
$$;
select is(category_of('["Romantics", "Dreamers"]'), 'romantics', '[R-DATA-08] the first string, lowercased');
select is(
  category_of('[{"value": "Creative_Minds", "label": "Creative Minds"}]'), 'creative_minds',
  '[R-DATA-08] an object''s value, lowercased'
);
select is(category_of('[]'), null, '[R-DATA-08] none where the list is empty, whatever was sent');
select is(category_of('[true]'), null, '[R-DATA-08] none where the first is neither');
select is(category_of('[{"label": "x"}]'), null, '[R-DATA-08] none where the object has no value');
update companions set category = 'claimed' where category = 'romantics';
select is(
  (select count(*) from companions where category = 'romantics'), 1::bigint,
  '[R-DATA-08] the category cannot be set without the list'
);
update companions set perfect_for = '["Intellectuals"]' where category = 'romantics';
select is(
  (select count(*) from companions where category = 'intellectuals'), 1::bigint,
  '[R-DATA-08] the category follows the list'
);
select throws_ok($$select category_of('{"0": "x"}')$$, '23514', null, 'a list is asked for');
select throws_ok($$select category_of('"romantics"')$$, '23514', null, 'a string is no list');
select throws_ok(
  format('select category_of(%L)', jsonb_build_array(repeat('x', 5000))), '23514', null, 'the list has an end'
);

select finish();
rollback;
