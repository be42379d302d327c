begin;
\ir ../prelude.psql
select plan(11);

select everybody();
select block('blocked');
insert into auth.sessions (id, user_id) values (id('live'), id('paid')), (id('of blocked'), id('blocked'));

create function tests.request(p_claims jsonb, p_method text, p_path text) returns text language plpgsql as $$
begin
  perform set_config('request.jwt.claims', p_claims::text, true), set_config('request.method', p_method, true),
    set_config('request.path', p_path, true);
  return coalesce(tests.refusal('owner', 'select private.check_request()'), 'goes on');
end;
$$;
create function tests.token(p_who text, p_session text) returns jsonb language sql
return jsonb_build_object('role', 'authenticated', 'sub', tests.id(p_who), 'session_id', tests.id(p_session));
-- The claims are this test's own.
create or replace function tests.act_as(p_who text) returns void language sql return null;

select is(
  (
    select setconfig from pg_db_role_setting where setrole = 'authenticator'::regrole and setdatabase = 0
  ) @> '{pgrst.db_pre_request=private.check_request}', true, 'PostgREST calls it before every request'
);
select is(request('{"role": "anon"}', 'GET', '/plans'), 'goes on', 'a visitor goes on');
select is(request('{"role": "service_role"}', 'POST', '/rpc/begin_turn'), 'goes on', 'the server goes on');
select is(request(token('paid', 'live'), 'GET', '/chats'), 'goes on', 'a live session goes on');
select is(
  request(token('paid', 'ended'), 'GET', '/chats'), 'PT401 unauthorized', '[R-PROD-13] an ended session is refused'
);
select is(
  request(token('paid', 'ended'), 'GET', '/users'), 'PT401 unauthorized', '[R-PROD-13] its own row as well'
);
select is(
  request(token('blocked', 'of blocked'), method, path), outcome, '[R-PROD-18] blocked: ' || method || ' ' || path
)
from (values
  ('GET', '/users', 'goes on'), ('PATCH', '/users', 'PT403 blocked'), ('GET', '/plans', 'PT403 blocked'),
  ('POST', '/rpc/own_figures', 'PT403 blocked'), ('POST', '/contact_messages', 'goes on')
) as r (method, path, outcome);

select finish();
rollback;
