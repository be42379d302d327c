begin;
\ir ../prelude.psql
select plan(17);

create function tests.hook(p_email text, p_birth_date text) returns text language plpgsql as $$
declare
  v_answer jsonb;
begin
  v_answer := private.before_user_created(jsonb_build_object('user', jsonb_build_object(
    'email', p_email, 'user_metadata', jsonb_strip_nulls(jsonb_build_object('birth_date', p_birth_date))
  )));
  return coalesce(v_answer #>> '{error,message}', 'goes on');
end;
$$;
create function tests.young() returns text language sql return ((now() - interval '17 years')::date)::text;

select is(hook('a@example.test', '1990-05-06'), 'goes on', 'an adult goes on');
select is(hook('google@example.test', null), 'goes on', 'a provider''s account, whose date is asked for later, goes on');
select is(hook('a@example.test', '1990-02-30'), 'goes on', 'no real date is the trigger''s to refuse');
select is((select count(*) from private.refused_ages), 0::bigint, 'nothing is remembered of them');

select is(hook('b@example.test', young()), 'age_required', '[R-SAFE-01] somebody under 18 is refused');
select is(hook('b@example.test', '1990-05-06'), 'age_required', '[R-PROD-17] and so is the same e-mail with another date');
select is(hook(' B@Example.test', '1990-05-06'), 'age_required', '[R-PROD-17] however it is written');
select is(hook('b@example.test', null), 'age_required', '[R-PROD-17] and by a provider');
select is(hook('c@example.test', '1990-05-06'), 'goes on', 'another e-mail is not');
select is(
  does('owner', $$insert into auth.users (id, email, raw_user_meta_data)
    values (id('b'), 'b@example.test', '{"birth_date": "1990-05-06"}')$$),
  'age_required', '[R-PROD-17] the age check itself refuses it, without the hook'
);
select is((select count(*) from private.refused_ages), 1::bigint, 'one digest is remembered');
select is(
  (select count(*) from private.refused_ages r where encode(r.digest, 'escape') like '%example%'), 0::bigint,
  '[R-PROD-17] and not the address'
);

update private.refused_ages set refused_at = now() - interval '23 hours 59 minutes';
select is(hook('b@example.test', '1990-05-06'), 'age_required', '[R-PROD-17] for 24 hours');
update private.refused_ages set refused_at = now() - interval '24 hours';
select is(hook('b@example.test', '1990-05-06'), 'goes on', '[R-PROD-17] after that they may try again');
select private.forget_old_records();
update private.refused_ages set refused_at = now() - interval '25 hours';
select private.forget_old_records();
select is((select count(*) from private.refused_ages), 0::bigint, '[R-PROD-20] and the digest is forgotten');
select is(
  has_function_privilege('supabase_auth_admin', 'private.before_user_created(jsonb)', 'execute'), true,
  'the auth service may ask the hook'
);
select is(
  attempt('free', 'select private.before_user_created(''{}'')'), '42501', 'nobody else may ask the hook'
);

select finish();
rollback;
