begin;
\ir ../prelude.psql
select plan(8);

select person('ann'), person('ben'), person('bad'), person('admin', 'free', 'admin'), companion('suki');
select talk('ann', 'suki'), talk('ben', 'suki');
select is(does('service', format('select delete_user(%L)', id('ann'))), '1 rows', '[R-DATA-17] a person leaves');
select is((select count(*) from auth.users where id = id('ann')), 0::bigint, '[R-DATA-17] the auth user is gone');
select is((select count(*) from messages where user_id = id('ann')), 0::bigint, '[R-DATA-17] the messages are gone');
select is((select count(*) from messages where user_id = id('ben')), 2::bigint, 'other people keep their rows');
select throws_ok(format('select delete_user(%L)', id('ann')), 'P0001', 'unauthorized', 'nobody leaves twice');
select throws_ok(
  format('select delete_user(%L)', id('admin')), 'P0001', 'last_admin', '[R-ADMIN-16] the last admin stays'
);
select block('bad');
select is(
  does('service', format('select delete_user(%L)', id('bad'))), '1 rows', '[R-PROD-18] a blocked person leaves as well'
);
select is((select count(*) from users), 2::bigint, 'the others are still there');

select finish();
rollback;
