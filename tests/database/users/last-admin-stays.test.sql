begin;
\ir ../prelude.psql
select plan(10);

select person('admin', 'free', 'admin'), person('second', 'free', 'admin'), person('ann');

select is(
  attempt('owner', $$update users set role = 'user' where id = id('admin')$$), '1 rows',
  'one of two admins may be demoted'
);
select is(
  attempt('owner', $$update users set role = 'user' where role = 'admin'$$), 'last_admin',
  '[R-ADMIN-16] both at once may not'
);
select is(
  attempt('owner', $$delete from auth.users$$), 'last_admin', '[R-ADMIN-16] all people may not be deleted at once'
);
select is(
  does('owner', $$update users set status = 'blocked' where id = id('second')$$), '1 rows', 'one of two may be blocked'
);
select is(
  attempt('owner', $$update users set role = 'user' where id = id('admin')$$), 'last_admin',
  '[R-ADMIN-16] the last active one may not be demoted'
);
select is(
  attempt('owner', $$update users set status = 'blocked' where id = id('admin')$$), 'last_admin',
  '[R-ADMIN-16] the last active admin may not be blocked'
);
select is(
  attempt('owner', $$delete from auth.users where id = id('admin')$$), 'last_admin',
  '[R-ADMIN-16] the last active admin may not be deleted'
);
select is(
  attempt('owner', $$update users set subscription_tier = 'basic', full_name = 'x' where id = id('admin')$$), '1 rows',
  'other changes of the last admin are allowed'
);
select is(
  (select count(*) from users where role = 'admin' and status = 'active'), 1::bigint,
  '[R-ADMIN-16] the last admin is still there'
);
select is(
  attempt('owner', $$delete from auth.users where id in (id('second'), id('ann'))$$), '2 rows', 'the others may go'
);

select finish();
rollback;
