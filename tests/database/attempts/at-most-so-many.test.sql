begin;
\ir ../prelude.psql
select plan(7);

select person('ann'), person('ben');
create function tests.try(p_name text) returns text language sql
return tests.does(
  'owner',
  format('select private.take_attempt(%L, %L, 3, interval %L)', tests.id(p_name), 'delete_account', '15 minutes')
);

select is(
  (select string_agg(try('ann'), ', ') from generate_series(1, 3)), '1 rows, 1 rows, 1 rows', 'three tries are given'
);
select is(try('ann'), 'too_many_requests', 'the fourth is not');
select throws_ok(
  format('select private.take_attempt(%L, %L, 3, interval %L)', id('ann'), 'delete_account', '15 minutes'), 'P0001',
  'too_many_requests', 'an attempt over the limit is refused with too_many_requests'
);
select is(try('ben'), '1 rows', 'another person has attempts of their own');
select is((select count from private.attempts where user_id = id('ann')), 3, 'a refused try is not counted');
update private.attempts set began_at = now() - interval '16 minutes' where user_id = id('ann');
select is(try('ann'), '1 rows', 'a while later there are three again');
select is((select count from private.attempts where user_id = id('ann')), 1, 'counted from one');

select finish();
rollback;
