begin;
\ir ../prelude.psql
select plan(12);

select everybody();
create function tests.asked_by(p_name text) returns text language sql
return tests.attempt('service', format('select read_admin(%L)', tests.id(p_name)));

select is(
  value('service', format('select email from read_admin(%L)', id('admin'))), 'admin@example.test',
  '[R-API-23] an admin, with their e-mail'
);
select is(asked_by('free'), 'forbidden', '[R-API-23] somebody else');
select is(asked_by('unknown'), 'unauthorized', 'nobody');
select block('blocked');
select is(asked_by('blocked'), 'blocked', 'somebody who is blocked');
update users set role = 'admin' where id = id('paid');
select is(asked_by('paid'), '1 rows', 'a new admin at once');
update users set role = 'user' where id = id('paid');
select is(asked_by('paid'), 'forbidden', 'a former one no longer');
select each('asking for an admin', format('select read_admin(%L)', id('admin')),
  'anon: 42501', 'free: 42501', 'paid: 42501', 'blocked: 42501', 'admin: 42501', 'service: 1 rows');

select finish();
rollback;
