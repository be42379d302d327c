begin;
\ir ../prelude.psql
select plan(6);

select everybody();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select id(name), id(name), 'totp', 'verified', now(), now() from unnest('{admin,free}'::text[]) as name;
insert into auth.sessions (id, user_id) values (gen_random_uuid(), id('admin'));

select is(does('service', $$select reset_admin_factor('free@example.test')$$), 'not_found', 'only an admin''s is reset');
select is(does('service', $$select reset_admin_factor('nobody@example.test')$$), 'not_found', 'nobody has this address');
select is(
  does('service', $$select reset_admin_factor(' Admin@example.test')$$), '1 rows',
  '[R-PROD-15] the last admin''s second factor is reset'
);
select results_eq('select user_id from auth.mfa_factors', $$select id('free')$$, 'nobody else''s');
select is((select count(*) from auth.sessions), 0::bigint, 'the admin''s sessions end');
select results_eq(
  'select actor_id, action, target_id from audit_log', $$select null::uuid, 'reset_factor', id('admin')$$,
  '[R-PROD-15] with a row in the audit log'
);

select finish();
rollback;
