begin;
\ir ../prelude.psql
select plan(28);

create function tests.gives(p_name text, p_birth_date text) returns boolean language sql
return public.confirm_age(tests.id(p_name), p_birth_date);
create function tests.is_confirmed(p_name text) returns boolean language sql
return (select u.age_confirmed_at is not null from public.users u where u.id = tests.id(p_name));
-- What the page asks, in the session of the person.
create function tests.sees_refusal(p_name text) returns boolean language plpgsql as $$
declare
  v_refused boolean;
begin
  perform tests.act_as(p_name);
  v_refused := public.is_age_refused();
  perform tests.act_as('owner');
  return v_refused;
end;
$$;
create function tests.young() returns text language sql return ((now() - interval '17 years')::date)::text;

select person('ann'), companion('suki');
select person(name, p_birth_date => null) from unnest('{ben,cat,dan,blocked}'::text[]) as name;
insert into auth.users (id, email) values (id('phone'), null);
select block('blocked');

select is(gives('ben', young()), false, '[R-SAFE-02] an account without a date is refused one under 18');
select is(gives('ben', '1990-05-06'), false, '[R-PROD-17] and another one after it');
select is(is_confirmed('ben'), false, '[R-PROD-17] so that the account stays unconfirmed');
select is(
  (select count(*) from private.birth_dates where user_id = id('ben')), 0::bigint, '[R-PROD-17] and no date is kept'
);
select throws_ok(
  $$select begin_turn(id('ben'), 'suki', id('1'), 'Hi')$$, 'P0001', 'age_required', '[R-PROD-17] no turn begins'
);
select is(
  does('owner', $$update auth.users set raw_user_meta_data = '{"birth_date": "1990-05-06"}' where id = id('ben')$$),
  '1 rows', 'what the auth service is sent besides is stored there'
);
select is(is_confirmed('ben'), false, '[R-PROD-17] and confirms nothing');
select is(sees_refusal('ben'), true, '[R-PROD-17] their page shows the refusal, on whatever device');

select is(sees_refusal('cat'), false, 'another account is not refused');
select is(gives('cat', '1990-05-06'), true, '[R-SAFE-02] it gives a date');
select is(is_confirmed('cat'), true, '[R-SAFE-02] and is confirmed');
select is(
  (begin_turn(id('cat'), 'suki', id('2'), 'Hi')).outcome, 'started', '[R-SAFE-02] and begins a turn'
);
select is(gives('cat', young()), true, 'a later date is not looked at');
select is(
  (select birth_date from private.birth_dates where user_id = id('cat')), date '1990-05-06',
  '[R-SAFE-01] the date cannot be edited later'
);

select is(
  (select count(*) from private.refused_ages), 2::bigint, '[R-PROD-17] of the refused person two digests are kept'
);
select is(
  (
    select count(*) from private.refused_ages r
    where encode(r.digest, 'escape') like '%ben%' or encode(r.digest, 'escape') like '%' || id('ben') || '%'
  ), 0::bigint, '[R-PROD-17] and neither e-mail nor account'
);
update auth.users set email = 'benjamin@example.test' where id = id('ben');
select is(gives('ben', '1990-05-06'), false, '[R-PROD-17] another e-mail of the account does not help');
select is(
  private.before_user_created('{"user": {"email": "ben@example.test", "user_metadata": {}}}') #>> '{error,message}',
  'age_required', '[R-PROD-17] nor another account with the e-mail'
);

select is(gives('phone', young()), false, 'an account without an e-mail is refused as well');
select is(gives('phone', '1990-05-06'), false, '[R-PROD-17] and its second date');

select throws_ok(
  $$select gives('dan', '1990-02-30')$$, 'PT422', 'invalid_input', 'a day that does not exist is no date of birth'
);
select throws_ok($$select gives('blocked', '1990-05-06')$$, 'P0001', 'blocked', 'a blocked person gives none');
select throws_ok(
  $$select confirm_age(gen_random_uuid(), '1990-05-06')$$, 'P0001', 'unauthorized', 'nor does an unknown one'
);
select is(
  (begin_export(id('ben')) #> '{rows,refused_ages}') ->> 0,
  jsonb_build_object('refused_at', now())::text, '[R-API-21] the export says when'
);
select is(begin_export(id('cat')) #>> '{rows,refused_ages}', '[]', '[R-API-21] and of nobody else');

update private.refused_ages set refused_at = now() - interval '24 hours';
select is(sees_refusal('ben'), false, '[R-PROD-17] after 24 hours the page asks again');
select is(gives('ben', '1990-05-06'), true, '[R-PROD-17] and a date is taken');
select is(is_confirmed('ben'), true, '[R-PROD-17] which confirms the account');

select finish();
rollback;
