begin;
\ir ../prelude.psql
select plan(23);

select person('ann'), person('admin', 'free', 'admin');
create temporary table before on commit drop as select * from users;

create function tests.try_each(p_who text) returns setof text language sql
begin atomic
  select is(
    attempt(p_who, format('update users set %s', change)), '42501', '[R-DATA-03] ' || p_who || ' cannot set ' || change
  )
  from unnest(array[
    'id = gen_random_uuid()', $$email = 'x@example.test'$$, $$subscription_tier = 'ultimate'$$, $$role = 'admin'$$,
    $$status = 'active'$$,
    'age_confirmed_at = now()', 'created_at = now()', 'last_login_at = now()'
  ]) as change;
end;

select try_each('ann');
select try_each('admin');

-- The second lock: even a grant given by mistake changes nothing.
grant update on users to authenticated;
select is(
  refusal('ann', $$update users set subscription_tier = 'ultimate'$$), '42501 forbidden',
  '[R-DATA-03] with a grant the trigger refuses a tier'
);
select is(
  refusal('ann', $$update users set role = 'admin'$$), '42501 forbidden',
  '[R-DATA-03] with a grant the trigger refuses a role'
);
select is(
  refusal('ann', $$update users set status = 'blocked'$$), '42501 forbidden',
  '[R-DATA-03] with a grant the trigger refuses a status'
);
select is(
  refusal('ann', $$update users set email = 'x@example.test'$$), '42501 forbidden',
  '[R-DATA-03] with a grant the trigger refuses an e-mail'
);
select is(
  refusal('ann', $$update users set about_me = 'Mine'$$), null,
  'with a grant the trigger allows the person''s own columns'
);
select results_eq(
  'select id, email, subscription_tier, role, status, age_confirmed_at, created_at, last_login_at from users order by '
  'id',
  'select id, email, subscription_tier, role, status, age_confirmed_at, created_at, last_login_at from before order by '
  'id',
  '[R-DATA-03] no protected column has changed'
);
select is(attempt('service', $$update users set subscription_tier = 'basic'$$), '2 rows', 'the server may change them');

select finish();
rollback;
