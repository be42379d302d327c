begin;
\ir ../prelude.psql
select plan(24);

select everybody();
select companion('suki'), favorite('paid', 'suki');
create function tests.change(p_actor text, p_user text, p_action text, p_value text default null)
returns text language sql
return tests.does(
  'service', format('select admin_change_user(%L, %L, %L, %L)', tests.id(p_actor), tests.id(p_user), p_action, p_value)
);

select is(change('admin', 'paid', 'tier', 'free'), '1 rows', '[R-ADMIN-16] an admin changes a tier');
select is((select subscription_tier from users where id = id('paid')), 'free', 'it is changed');
select is((select count(*) from user_favorites), 0::bigint, '[R-FAV-15] the plan''s favorites are trimmed');
select results_eq('select actor_id, action, target_id, before, after from audit_log',
  $$select id('admin'), 'tier', id('paid'), '{"role": "user", "tier": "premium", "status": "active"}'::jsonb,
    '{"role": "user", "tier": "free", "status": "active"}'::jsonb$$,
  '[R-ADMIN-16] the log says who, what, before and after');
select is(change('admin', 'paid', 'status', 'blocked'), '1 rows', '[R-ADMIN-16] blocks');
select is(change('admin', 'paid', 'status', 'active'), '1 rows', '[R-ADMIN-16] unblocks');
select is(change('admin', 'other', 'delete'), '1 rows', '[R-ADMIN-16] an admin deletes a person');
select is((select count(*) from auth.users where id = id('other')), 0::bigint, '[R-DATA-17] the auth user is gone');
select results_eq('select action, target, target_id from audit_log order by id desc limit 1',
  $$select 'delete', left(id('other')::text, 4) || '…' || right(id('other')::text, 4), null::uuid$$,
    '[R-ADMIN-16] the log keeps that somebody was deleted, not who');
select is((select count(*) from audit_log), 4::bigint, '[R-ADMIN-16] one row for each change');

select is(change('free', 'paid', 'tier', 'ultimate'), 'forbidden', 'somebody else may not');
select is(change('free', 'free', 'tier', 'ultimate'), 'forbidden', 'a member does not change themselves');
select is(change('unknown', 'paid', 'tier', 'ultimate'), 'unauthorized', 'an unknown actor changes nothing');
select is(change('admin', 'unknown', 'tier', 'free'), 'not_found', 'an unknown person');
select is(change('admin', 'paid', 'tier', 'gold'), 'invalid_input', 'an unknown tier');
select is(change('admin', 'paid', 'status', 'gone'), 'invalid_input', 'an unknown status');
select is(change('admin', 'paid', 'status'), 'invalid_input', 'no status');
select is(change('admin', 'paid', 'role', 'admin'), 'invalid_input', 'an unknown action');
select is(change('admin', 'admin', 'delete'), 'last_admin', '[R-ADMIN-16] the last admin');
select is(change('admin', 'admin', 'status', 'blocked'), 'last_admin', '[R-ADMIN-16] cannot be removed');
select results_eq(
  $$select subscription_tier, status, role from users where id in (id('paid'), id('admin')) order by role$$,
  $$values ('free', 'active', 'admin'), ('free', 'active', 'user')$$, 'the refused ones changed nothing');
select is((select count(*) from audit_log), 4::bigint, 'the refused changes left no audit row');
update users set role = 'admin' where id = id('free');
update users set role = 'user' where id = id('admin');
select is(change('admin', 'paid', 'tier', 'ultimate'), 'forbidden', 'a demoted admin is refused on the next call');
update users set role = 'admin', status = 'blocked' where id = id('admin');
select is(change('admin', 'paid', 'tier', 'ultimate'), 'blocked', 'a blocked admin too');

select finish();
rollback;
