begin;
\ir ../prelude.psql
select plan(7);

insert into auth.users (id, email, raw_user_meta_data, created_at)
values (
  id('ann'), 'ann@example.test', '{"full_name": "  Ann Lee ", "birth_date": "1990-01-31"}', '2026-01-02 03:04:05Z'
);

select results_eq(
  $$select u.id, u.auth_user_id, u.full_name, u.name, u.email, u.subscription_tier, u.role, u.status, u.created_at,
    u.last_login_at
    from users u$$,
  $$select id('ann'), id('ann'), 'Ann Lee', 'Ann Lee', 'ann@example.test', 'free', 'user', 'active',
    timestamptz '2026-01-02 03:04:05Z', null::timestamptz$$,
  '[R-DATA-01, R-DATA-02] signing up makes the user row: same id, free, user, active'
);
select isnt((select age_confirmed_at from users), null, 'with a birth date of an adult the age is confirmed');

insert into auth.users (id, email, raw_user_meta_data)
values (id('ben'), 'ben@example.test', '{"name": "Ben from Google"}');
select is(
  (select full_name from users where id = id('ben')), 'Ben from Google',
  'a provider''s name is taken where there is no full_name'
);
select is(
  (select age_confirmed_at from users where id = id('ben')), null, 'without a birth date the age is not confirmed'
);

insert into auth.users (id, email) values (id('cy'), 'cy@example.test');
select is(
  (select full_name from users where id = id('cy')), null, 'an account without metadata has a row without a name'
);

insert into auth.users (id, raw_user_meta_data)
values (
  id('dee'),
  jsonb_build_object(
    'full_name', repeat('x', 500), 'role', 'admin', 'subscription_tier', 'ultimate', 'status', 'active'
  )
);
select is((select char_length(full_name) from users where id = id('dee')), 120, 'an endless name is cut');
select is((select role || ' ' || subscription_tier from users where id = id('dee')), 'user free',
  '[R-DATA-03] role and tier in the sign-up metadata change nothing');

select finish();
rollback;
