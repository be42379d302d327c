begin;
\ir ../prelude.psql
select plan(27);

select everybody();
insert into audit_log (actor_id, action, target_id, target) values (id('admin'), 'tier', id('free'), 'abcd…1234');
select block('blocked');

select each('[R-ADMIN-16] reading the audit log', 'select from audit_log',
  'anon: 42501', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each('writing into the audit log', $$insert into audit_log (action, target) values ('tier', 'forged')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('changing the audit log', $$update audit_log set action = 'forged'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('emptying the audit log', 'delete from audit_log',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');

-- The server adds to the log and changes nothing in it.
select is(
  attempt('service', $$insert into audit_log (action, target) values ('tier', 'x')$$), '1 rows',
  'the server adds to the log'
);
select is(attempt('service', $$update audit_log set action = 'forged'$$), '42501', 'the server cannot rewrite the log');
select is(attempt('service', 'delete from audit_log'), '42501', 'the server cannot empty the log');

select finish();
rollback;
