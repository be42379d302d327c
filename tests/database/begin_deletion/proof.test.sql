begin;
\ir ../prelude.psql
select plan(9);

select person('ann'), person('google'), person('bad'), person('admin', 'free', 'admin'),
  person('second', 'free', 'admin');
update auth.users set encrypted_password = 'a hash' where id = id('ann');
select results_eq(
  format('select * from begin_deletion(%L)', id('ann')), $$values ('ann@example.test', true)$$,
  '[R-API-22] a person with a password proves it'
);
select results_eq(
  format('select * from begin_deletion(%L)', id('google')), $$values ('google@example.test', false)$$,
  '[R-API-22] a person without a password is recognized'
);
select is(
  (select string_agg(does('service', format('select begin_deletion(%L)', id('ann'))), ', ') from generate_series(1, 5)),
  '1 rows, 1 rows, 1 rows, 1 rows, too_many_requests', 'five tries in a quarter of an hour'
);
select is(
  does('service', format('select begin_deletion(%L)', id('google'))), '1 rows', 'attempts are counted for each person'
);
select is(
  does('service', format('select begin_deletion(%L)', id('admin'))), '1 rows', 'an admin may go while there is another'
);
update users set role = 'user' where id = id('second');
select throws_ok(
  format('select begin_deletion(%L)', id('admin')), 'P0001', 'last_admin', '[R-ADMIN-16] the last one may not'
);
select block('bad');
select is(
  does('service', format('select begin_deletion(%L)', id('bad'))), '1 rows', '[R-PROD-18] a blocked person may as well'
);
select throws_ok($$select begin_deletion(gen_random_uuid())$$, 'P0001', 'unauthorized', 'nobody is deleted twice');
select is((select count(*) from users), 5::bigint, 'nothing is gone yet');

select finish();
rollback;
