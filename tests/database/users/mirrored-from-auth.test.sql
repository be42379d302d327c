begin;
\ir ../prelude.psql
select plan(11);

select person('ann'), person('ben');
update users set full_name = 'Edited', about_me = 'Edited' where id = id('ben');

update auth.users set last_sign_in_at = '2026-05-05 05:05Z' where id = id('ann');
select is(
  (select last_login_at from users where id = id('ann')), timestamptz '2026-05-05 05:05Z',
  '[R-DATA-02] a login is mirrored'
);
select is((select last_login_at from users where id = id('ben')), null, '[R-DATA-02] nobody else''s login is changed');

update auth.users set email = 'ann@new.test' where id = id('ann');
select is(
  (select email from users where id = id('ann')), 'ann@new.test', 'a confirmed change of the e-mail is mirrored'
);

update auth.users set raw_user_meta_data = raw_user_meta_data || '{"full_name": "Anna", "about_me": "Hello"}'
where id = id('ann');
select is(
  (select full_name || ': ' || about_me from users where id = id('ann')), 'Anna: Hello',
  'name and about_me of the metadata are mirrored'
);

update auth.users set raw_user_meta_data = raw_user_meta_data || '{"avatar_url": "https://example.test/a.png"}'
where id = id('ben');
select is((select full_name || ': ' || about_me from users where id = id('ben')), 'Edited: Edited',
  'another change of the metadata leaves what the person wrote into the row');

update auth.users set raw_user_meta_data = raw_user_meta_data - 'full_name' where id = id('ann');
select is((select full_name from users where id = id('ann')), null, 'a name taken out of the metadata is gone');

update auth.users set raw_user_meta_data = '{"role": "admin", "subscription_tier": "ultimate"}' where id = id('ben');
select is((select role || ' ' || subscription_tier from users where id = id('ben')), 'user free',
  '[R-DATA-03] role and tier in the metadata change nothing');

update users set full_name = 'Edited', about_me = 'Edited' where id = id('ben');
select block('ben');
update auth.users set last_sign_in_at = '2026-05-06 05:05Z',
  raw_user_meta_data = raw_user_meta_data || '{"full_name": "Somebody else", "about_me": "New"}'
where id = id('ben');
select is(
  (select last_login_at from users where id = id('ben')), timestamptz '2026-05-06 05:05Z',
  '[R-PROD-18] a blocked person signs in, also with a provider that tells something new of them'
);
select is(
  (select full_name || ': ' || about_me from users where id = id('ben')), 'Edited: Edited',
  '[R-PROD-18, R-API-05] and changes nothing of their row by it'
);
select throws_ok(
  $$update auth.users set email_change = 'new@example.test' where id = id('ben')$$, 'P0001', 'blocked',
  '[R-PROD-18, R-API-05] a blocked person asks for no other e-mail address'
);
select throws_ok(
  $$update auth.users set email = 'new@example.test' where id = id('ben')$$, 'P0001', 'blocked',
  '[R-PROD-18, R-API-05] and gets none'
);

select finish();
rollback;
