begin;
\ir ../prelude.psql
select plan(4);

select person('ann', 'premium'), companion('suki'), favorite('ann', 'suki');
update companions
set image_url = '/s.png', profile_gradient_from = '#111111', profile_gradient_to = '#222222',
  personality_description = 'Warm';
select is(
  value(
    'ann',
    $$select row (
      c.id, c.name, c.tagline, c.image_url, c.profile_gradient_from, c.profile_gradient_to, c.personality_description
    )
    from user_favorites f join companions c on c.id = f.companion_id$$),
  '(suki,Suki,"A tagline",/s.png,#111111,#222222,Warm)', '[R-DATA-13] favorites are read joined with their companion'
);
select fk_ok(
  'public', 'user_favorites', 'companion_id', 'public', 'companions', 'id', '[R-DATA-13] the API embeds along this key'
);
select is(value('ann', 'select count(*) from user_favorites'), '1', '[R-DATA-12] a person counts the own ones');
select columns_are(
  'public', 'user_favorites', array['user_id', 'companion_id', 'created_at'],
  '[R-DATA-12] user_favorites has the seeds'' columns'
);

select finish();
rollback;
