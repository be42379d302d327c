begin;
\ir ../prelude.psql
select plan(33);

select columns_are('public', 'companions', array[
  'id', 'name', 'tagline', 'description', 'personality_description', 'conversation_style', 'greeting', 'scenario',
  'example_dialogue', 'openers', 'image_url', 'avatar_url', 'profile_image',
  'profile_gradient_from', 'profile_gradient_to', 'perfect_for', 'core_traits', 'special_features', 'category',
  'is_public', 'user_id', 'created_at', 'retires_at'
], '[R-DATA-06, R-DATA-09, R-DATA-19] companions has the seeds'' columns and those of D-22 and D-27');
select person('ann', 'ultimate');
create function tests.make(p_column text, p_value text) returns text language sql
return tests.attempt('ann', format(
  $$insert into companions (name, tagline, description) values ('x', 'x', 'x');
    update companions set %I = %L$$, p_column, p_value));
select is(
  make(c, case c
    when 'profile_gradient_from' then '#A1b2C3'
    when 'core_traits' then '{kind,bold}'
    when 'openers' then '{a,b,c}'
    else 'Text'
  end),
  '1 rows', c || ' may be written'
)
from unnest(
  array[
    'name', 'tagline', 'description', 'personality_description', 'conversation_style', 'greeting', 'scenario',
    'example_dialogue', 'openers', 'profile_gradient_from', 'core_traits'
  ]
) as c;
select is(make(c, '  '), '23514', c || ' cannot be blank') from unnest('{name,tagline,description,greeting,scenario,example_dialogue}'::text[]) as c;
select is(make(c, repeat('x', 5000)), '23514', c || ' has an end')
from unnest(array[
  'name', 'tagline', 'description', 'personality_description', 'conversation_style', 'greeting', 'scenario',
  'example_dialogue'
]) as c;
select is(make('profile_gradient_to', 'red'), '23514', 'a gradient is a hex color');
select is(make('core_traits', array_fill('x'::text, array[31])::text), '23514', 'a list has an end');
select is(make('special_features', array[repeat('x', 5000)]::text), '23514', 'its texts as well');

select is(make('openers', o), '23514', 'no openers: ' || left(o, 20)) from unnest(array[
  '{a,b,c,d}', '{""}', '{" "}', array[repeat('x', 81)]::text
]) as o;

select finish();
rollback;
