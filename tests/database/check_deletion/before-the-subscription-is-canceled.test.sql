begin;
\ir ../prelude.psql
select plan(11);

select person('ann', 'premium'), person('admin', 'free', 'admin'), person('bad'), companion('suki');
select talk('ann', 'suki');
select is(
  does('service', format('select check_deletion(%L)', id('ann'))), '1 rows', '[R-PROD-05] a deletion that can be done'
);
select is((select count(*) from messages where user_id = id('ann')), 2::bigint, '[R-PROD-05] has not been done');
select is((select count(*) from private.deletion_receipts), 0::bigint, 'a checked deletion has no receipt');
select is(
  does('service', format('select check_user_deletion(%L, %L)', id('admin'), id('ann'))), '1 rows',
  '[R-PROD-05] a check by an admin deletes nothing'
);
select is(
  (select count(*) from messages where user_id = id('ann')) + (select count(*) from audit_log), 2::bigint,
  'a check by an admin leaves no trace'
);

create function tests.stop()
returns trigger language plpgsql as $$ begin raise exception 'something new holds this person'; end; $$;
create trigger stop before delete on public.chats for each row execute function tests.stop();
select is(
  does('service', format('select check_deletion(%L)', id('ann'))), 'something new holds this person',
  '[R-PROD-05] what would stop the deletion stops the check'
);
select is(
  does('service', format('select check_user_deletion(%L, %L)', id('admin'), id('ann'))),
  'something new holds this person', '[R-PROD-05] the admin''s too'
);
select is(
  does('service', format('select check_deletion(%L)', id('admin'))), 'last_admin',
  '[R-PROD-05] a rule that forbids the deletion makes the check fail'
);
select block('bad');
select is(
  does('service', format('select check_deletion(%L)', id('bad'))), '1 rows', '[R-PROD-18] also of a blocked person'
);
select is(does('ann', format('select check_deletion(%L)', id('ann'))), '42501', 'the server alone asks');
select is((select count(*) from users), 3::bigint, 'everybody is still there');

select finish();
rollback;
