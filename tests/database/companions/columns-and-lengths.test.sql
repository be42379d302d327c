begin;
\ir ../prelude.psql
select plan(19);

select columns_are('public', 'companions', array[
  'id', 'name', 'tagline', 'description', 'personality_description', 'conversation_style', 'image_url', 'avatar_url',
  'profile_image',
  'profile_gradient_from', 'profile_gradient_to', 'perfect_for', 'core_traits', 'special_features', 'category',
  'is_public', 'user_id', 'created_at'
], '[R-DATA-06, R-DATA-09, R-DATA-19] companions has the seeds'' columns');
select person('ann', 'ultimate');
create function tests.make(p_column text, p_value text) returns text language sql
return tests.attempt('ann', format(
  $$insert into companions (name, tagline, description) values ('x', 'x', 'x');
    update companions set %I = %L$$, p_column, p_value));
select is(
  make(c, case c when 'profile_gradient_from' then '#A1b2C3' when 'core_traits' then '{kind,bold}' else 'Text' end),
  '1 rows', c || ' may be written'
)
from unnest(
  '{name,tagline,description,personality_description,conversation_style,profile_gradient_from,core_traits}'::text[]
) as c;
select is(make(c, '  '), '23514', c || ' cannot be blank') from unnest('{name,tagline,description}'::text[]) as c;
select is(make(c, repeat('x', 5000)), '23514', c || ' has an end')
from unnest('{name,tagline,description,personality_description,conversation_style}'::text[]) as c;
select is(make('profile_gradient_to', 'red'), '23514', 'a gradient is a hex colour');
select is(make('core_traits', array_fill('x'::text, array[31])::text), '23514', 'a list has an end');
select is(make('special_features', array[repeat('x', 5000)]::text), '23514', 'its texts as well');

select finish();
rollback;
