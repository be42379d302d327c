begin;
\ir ../prelude.psql
select plan(44);

select everybody(), companion('suki'), block('blocked');
create function tests.save(
  p_who text, p_id text, p_is_new boolean default true, p_name text default 'Luna', p_age text default '28',
  p_biography text default 'Luna repairs clocks.', p_traits text default '{Wise,Dreamy}',
  p_interests text default '{Music,"Coffee and tea"}',
  p_scales integer[] default '{80,20,60}', p_relationship text default 'Mentor',
  p_avatar text default 'soft-bob-brown-light-none-none-shirt-cafe', p_greeting text default ' Hello. ',
  p_openers text default '{" Hi "," ",Why clocks?}'
) returns text language sql
return tests.does(p_who, format(
  'select save_own_companion(%L, %L, %L, %L, %L, %L, %L, %s, %s, %s, %L, %L, %L, %L, %L, %L, %L, %L)',
  p_id, p_is_new, p_name, p_age, p_biography, p_traits, p_interests, p_scales[1], p_scales[2], p_scales[3],
  p_relationship, p_avatar, '#112233', '#445566', p_greeting, 'In the tower.', 'You: Hi', p_openers
));

-- Who may
select is(save(w, 'of-' || w), r, '[R-BUILD-05] making a companion, ' || w || ': ' || r)
from (
  values ('anon', '42501'), ('free', '1 rows'), ('paid', '1 rows'), ('blocked', 'blocked'), ('admin', '1 rows')
) as v (w, r);
select is(save(w, 'of-free', false, 'Changed'), r, '[R-BUILD-05] changing free''s companion, ' || w || ': ' || r)
from (
  values ('anon', '42501'), ('paid', 'not_found'), ('admin', 'not_found'), ('other', 'not_found'), ('free', '1 rows')
) as v (w, r);
select is(save('free', 'nobody', false), 'not_found', 'an unknown one is refused in the same words');
select is(
  save('admin', 'suki', false), 'not_found', 'a companion of the catalogue is not somebody''s own, not even an admin''s'
);
select is(save('other', 'of-free'), '42501', 'somebody else''s id cannot be taken');
select is((select name from companions where id = 'of-free'), 'Changed', '[R-BUILD-05] only its owner changes it');

-- What is stored
select is(
  (
    select (
      name, description, core_traits, is_public, user_id, image_url, profile_gradient_from, profile_gradient_to
    )::text from companions where id = 'of-paid'
  ),
  (
    select (
      'Luna'::text, 'Luna repairs clocks.'::text, '{Wise,Dreamy}'::text[], false, id('paid'),
      '/avatars/soft-bob-brown-light-none-none-shirt-cafe.svg'::text, '#112233'::text, '#445566'::text
    )::text
  ),
  '[R-BUILD-05] the companion is private and its picture follows from the choices');
select is(
  (
    select (age, has_biography, interests, formality, humor, empathy, relationship_type)::text from companion_settings
    where companion_id = 'of-paid'
  ),
  (select ('28'::text, true, '{Music,"Coffee and tea"}'::text[], 80, 20, 60, 'Mentor'::text)::text),
    '[R-BUILD-02, R-BUILD-03, R-BUILD-04] the companion''s settings are stored');
select is(
  (select user_id from companion_settings where companion_id = 'of-paid'), id('paid'),
  'the settings belong to the same person'
);
select is(
  (select (greeting, scenario, example_dialogue, openers)::text from companions where id = 'of-paid'),
  (select ('Hello.'::text, 'In the tower.'::text, 'You: Hi'::text, array['Hi', 'Why clocks?'])::text),
  '[R-FIRST-04] what the companion says first is stored with it, without blanks around it'
);
select save('free', 'of-free', false, p_greeting => ' ', p_openers => '{}');
select is(
  (select (greeting, openers)::text from companions where id = 'of-free'), '(,{})',
  '[R-FIRST-04] a blank greeting is none'
);
select is(save('paid', 'bare', true, ' Bo ', '  ', ' ', '{}', '{}'), '1 rows', '[R-BUILD-02] a name is enough');
select is(
  (
    select (c.name, s.age, s.has_biography, c.description)::text
    from companions c join companion_settings s on s.companion_id = c.id where c.id = 'bare'
  ),
  (select ('Bo'::text, null::text, false, 'A story that is still being written.'::text)::text),
    'what is blank is not stored');
select is(save('free', 'of-free'), '1 rows', 'sent twice it is made once');
select is(
  (select count(*) from companions where user_id = id('free')), 1::bigint,
  'a repeated save counts once against the plan'
);

-- All of it or nothing
select is(save('paid', 'wrong', p_traits => t), 'invalid_input', '[R-BUILD-03] not ' || t)
from unnest('{"{Evil}","{Wise,Bold,Calm,Loyal,Witty,Funny}"}'::text[]) as t;
select is(save('paid', 'wrong', p_interests => '{Weapons}'), '23514', '[R-BUILD-03] no interest of another name');
select is(save('paid', 'wrong', p_scales => s), '23514', '[R-BUILD-04] not ' || s::text)
from (values ('{-1,50,50}'::integer[]), ('{50,101,50}'), ('{50,50,101}')) as v (s);
select is(save('paid', 'wrong', p_relationship => 'Doctor'), '23514', '[R-BUILD-04] nothing else than the four');
select is(save('paid', 'wrong', p_avatar => a), '23514', '[R-ART-05] no picture of one''s own: ' || a)
from unnest(array[
  'https://evil.test/x.svg', '../x', 'soft-bob-brown-green-none-none-shirt-cafe', 'bob-smile-brown-tan',
  'soft-bob-brown-light-none-none-shirt-cafe-x'
]) as a;
select is(save('paid', 'wrong', p_greeting => repeat('x', 501)), '23514', '[R-FIRST-04] a greeting has an end');
select is(save('paid', 'wrong', p_openers => '{a,b,c,d}'), '23514', '[R-FIRST-04] three openers are the most');
select is(
  save('paid', 'wrong', p_greeting => 'I am your therapist.'), 'content_refused',
  '[R-SAFE-10] the greeting meets the content rules'
);
select is(save('paid', 'wrong', p_name => ' '), '23514', '[R-BUILD-02] a companion without a name is refused');
select is(
  save('paid', 'wrong', p_name => 'Doctor Anna'), 'content_refused', '[R-SAFE-10] the name meets the content rules'
);
select is(
  save('paid', 'wrong', p_biography => 'She is 16 and lives next door.'), 'content_refused',
  '[R-SAFE-10] the biography meets the content rules'
);
select is((select count(*) from companions where id = 'wrong'), 0::bigint, 'a refused companion stores nothing');
select is(
  save('paid', 'of-paid', false, 'Changed', p_age => '17'), 'content_refused',
  '[R-SAFE-10] a change to 17 years is refused'
);
select is((select name from companions where id = 'of-paid'), 'Luna', 'a refused change does not change the name');

select finish();
rollback;
