begin;
\ir ../prelude.psql
select plan(14);

select everybody();
create function tests.allowed(p_actor text, p_user text) returns text language sql
return tests.does('service', format('select check_user_deletion(%L, %L)', tests.id(p_actor), tests.id(p_user)));

select is(allowed('admin', 'paid'), '1 rows', '[R-ADMIN-16] an admin may delete somebody');
select is(allowed('free', 'paid'), 'forbidden', '[R-ADMIN-16] somebody else may not');
select is(allowed('unknown', 'paid'), 'unauthorized', 'an unknown actor may not');
select is(allowed('admin', 'unknown'), 'not_found', 'an unknown person');
select is(allowed('admin', 'admin'), 'last_admin', '[R-ADMIN-16] the last admin stays');
update users set role = 'admin' where id in (id('other'), id('blocked'));
update users set status = 'blocked' where id = id('blocked');
select is(allowed('other', 'admin'), '1 rows', 'one of two admins may go');
select is(allowed('blocked', 'paid'), 'blocked', 'a blocked admin may nothing');
update users set role = 'user' where id = id('other');
select is(allowed('admin', 'admin'), 'last_admin', 'a blocked admin is none to rely on');
select is((select count(*) from users), 5::bigint, 'asking deletes nobody');
select each('asking', format('select check_user_deletion(%L, %L)', id('admin'), id('paid')),
  'anon: 42501', 'free: 42501', 'admin: 42501', 'service: 1 rows');

select is((select count(*) from audit_log), 0::bigint, 'the check leaves no audit row');

select finish();
rollback;
