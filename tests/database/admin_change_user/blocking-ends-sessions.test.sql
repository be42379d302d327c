begin;
\ir ../prelude.psql
select plan(5);

select everybody();
insert into auth.sessions (id, user_id)
values (gen_random_uuid(), id('paid')), (gen_random_uuid(), id('paid')), (gen_random_uuid(), id('other'));
create function tests.change(p_user text, p_action text, p_value text) returns text language sql
return tests.does(
  'service', format('select admin_change_user(%L, %L, %L, %L)', tests.id('admin'), tests.id(p_user), p_action, p_value)
);
create function tests.sessions_of(p_name text) returns bigint language sql
return (select count(*) from auth.sessions s where s.user_id = tests.id(p_name));

select is(change('paid', 'tier', 'free'), '1 rows', 'an admin changes the plan');
select is(sessions_of('paid'), 2::bigint, 'another plan ends no session');
select is(change('paid', 'status', 'blocked'), '1 rows', '[R-ADMIN-16] blocking');
select is(sessions_of('paid'), 0::bigint, 'ends every session of theirs');
select is(sessions_of('other'), 1::bigint, 'nobody else''s sessions end');

select finish();
rollback;
