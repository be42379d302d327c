begin;
\ir ../prelude.psql
select plan(4);

select person('ann');

select is(
  does('owner', $$update auth.users set raw_user_meta_data = '{"birth_date": "2015-01-01"}' where id = id('ann')$$),
  '1 rows',
  'a later date in the metadata is not looked at');
select is(
  (select birth_date from private.birth_dates where user_id = id('ann')), date '1990-01-31',
  '[R-SAFE-01] the date cannot be edited later'
);
select is(
  attempt('ann', 'select age_confirmed_at from users where age_confirmed_at is not null'), '1 rows',
  'a person sees that the age is confirmed'
);
select is(
  attempt('ann', 'update users set age_confirmed_at = now()'), '42501',
  '[R-SAFE-01] a person cannot confirm the age without a date'
);

select finish();
rollback;
