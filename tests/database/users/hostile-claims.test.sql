begin;
\ir ../prelude.psql
select plan(10);

select person('ann'), person('admin', 'free', 'admin');
select companion('suki');
select talk('ann', 'suki');

create function tests.with_claims(p_claims text, p_sql text) returns text language plpgsql as $$
declare
  v_rows bigint;
begin
  perform set_config('request.jwt.claims', p_claims, true), set_config('role', 'authenticated', true);
  begin
    execute p_sql;
    get diagnostics v_rows = row_count;
  exception when others then
    perform tests.act_as('owner');
    return sqlstate;
  end;
  perform tests.act_as('owner');
  return v_rows || ' rows';
end;
$$;

select is(
  with_claims(format('{"sub": "%s"}', id('ann')), 'select from messages'), '2 rows', 'a token of ann reads her messages'
);
select is(with_claims('{}', 'select from messages'), '0 rows', '[R-DATA-05] a token of nobody reads nothing');
select is(
  with_claims('{"sub": null}', 'select from messages'), '0 rows',
  '[R-DATA-05] a token with an empty subject reads nothing'
);
select is(with_claims('', 'select from messages'), '0 rows', '[R-DATA-05] a token without claims reads nothing');
select is(
  with_claims('{"sub": "ann'' or true --"}', 'select from messages'), '22P02',
  '[R-DATA-05] a subject that is no id is an error'
);
select is(
  with_claims(format('{"sub": "%s"}', gen_random_uuid()), 'select from messages'), '0 rows',
  '[R-DATA-05] an unknown person reads nothing'
);
select is(
  with_claims(
    format('{"sub": "%s"}', gen_random_uuid()), $$insert into user_favorites (companion_id) values ('suki')$$
  ), 'P0001',
  'an unknown person adds nothing');
select is(
  with_claims('{}', $$insert into user_favorites (companion_id) values ('suki')$$), 'P0001',
  'a token of nobody adds nothing'
);
select is(
  with_claims('{}', $$insert into companions (name, tagline, description) values ('x', 'x', 'x')$$), '42501',
  'an unknown person makes no companion'
);
select is(
  with_claims(
    format('{"sub": "%s", "role": "service_role", "user_role": "admin", "app_metadata": {"role": "admin"}}', id('ann')),
    'select from users'
  ),
  '1 rows', '[R-DATA-04] claims of a higher role give no right: the users row decides');

select finish();
rollback;
