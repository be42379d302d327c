begin;
\ir ../prelude.psql
select plan(13);

create function tests.sign_up(p_birth_date text) returns text language sql return tests.does('owner', format(
  $$insert into auth.users (id, email, raw_user_meta_data) values (%L, %L, %L)$$,
  gen_random_uuid(), gen_random_uuid() || '@example.test', jsonb_build_object('birth_date', p_birth_date)
));
create function tests.years_ago(p_years integer, p_days integer) returns text language sql
return ((now() at time zone 'utc')::date - make_interval(years => p_years, days => p_days))::date::text;

select is(sign_up(years_ago(18, 0)), '1 rows', '[R-SAFE-01] somebody who turns 18 today may sign up');
select is(sign_up(years_ago(18, -1)), 'age_required', '[R-SAFE-01] somebody who turns 18 tomorrow may not');
select is(sign_up(years_ago(17, 0)), 'age_required', '[R-SAFE-01] somebody of 17 may not sign up');
select is(sign_up(years_ago(-1, 0)), 'age_required', '[R-SAFE-01] somebody born next year may not sign up');
select is(sign_up('1990-02-30'), 'invalid_input', 'a day that does not exist is no birth date');
select is(sign_up('1899-12-31'), 'invalid_input', 'a date before 1900 is no birth date');
select is(sign_up('31.01.1990'), 'invalid_input', 'a date in another format is no birth date');
select is(sign_up('1990-01-31 00:00'), 'invalid_input', 'a date with a time is no birth date');
select is(sign_up(''), 'invalid_input', 'an empty text is no birth date');
select is((select count(*) from users), 1::bigint, '[R-SAFE-01] refused sign-ups store nothing');
select is((select count(*) from auth.users), 1::bigint, '[R-SAFE-01] refused sign-ups make no account');
select is((select count(*) from private.birth_dates), 1::bigint, 'the adult''s date is kept');
select throws_ok(
  $$insert into auth.users (id, raw_user_meta_data) values (gen_random_uuid(), '{"birth_date": "2020-01-01"}')$$,
  'PT422', 'age_required',
  'the refusal carries the SQLSTATE that the auth service answers as 422'
);

select finish();
rollback;
