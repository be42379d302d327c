begin;
\ir ../prelude.psql
select plan(17);

select everybody();
select companion('suki');
select talk('paid', 'suki'), favorite('paid', 'suki');
insert into auth.sessions (id, user_id, not_after) values
  (id('live'), id('paid'), null), (id('over'), id('paid'), now() - interval '1 second'), (id('of admin'), id('admin'), null);

create function tests.in_session(p_who text, p_session text, p_sql text) returns text language plpgsql as $$
declare
  v_outcome text;
begin
  perform set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', tests.id(p_who), 'session_id', tests.id(p_session), 'aal', 'aal2'
  )::text, true), set_config('role', 'authenticated', true);
  execute format('select count(*)::text from (%s) q', p_sql) into v_outcome;
  perform tests.act_as('owner');
  return v_outcome;
end;
$$;
comment on function tests.in_session(text, text, text) is
  'How many rows somebody gets whose token was signed for this session.';
create function tests.as_server(p_session text, p_sql text) returns text language plpgsql as $$
declare
  v_outcome text;
begin
  perform set_config('request.headers', jsonb_build_object('x-session-id', tests.id(p_session))::text, true);
  v_outcome := tests.attempt('service', p_sql);
  perform set_config('request.headers', '', true);
  return v_outcome;
end;
$$;
comment on function tests.as_server(text, text) is
  'What a statement comes to for the functions, when they name this session.';
grant execute on function tests.in_session(text, text, text), tests.as_server(text, text) to authenticated;

select is(in_session('paid', 'live', 'select from users'), '1', 'a live session reads its own row');
select is(in_session('paid', 'live', 'select from messages'), '2', 'and its messages');
select is(in_session('paid', 'over', 'select from users'), '0', 'a session past its time reads nothing');
select is(in_session('paid', 'never there', 'select from users'), '0', 'nor does one that was never there');
select is(
  in_session('paid', gone, 'select from ' || t), '0', '[R-PROD-13] ' || t || ' after the session ended'
)
from unnest('{users,chats,messages,user_favorites,runs,turns}'::text[]) as t, (values ('ended')) as s (gone);
select is(
  in_session('paid', 'ended', $$select * from read_messages('suki')$$), '0', '[R-PROD-13] an rpc after the session ended'
);
select is(in_session('admin', 'of admin', 'select from users'), '5', 'an admin in a live session reads everybody');
select is(
  in_session('admin', 'ended', 'select from users'), '0', '[R-PROD-13] and nobody once that session has ended'
);

select is(
  as_server('live', format('select read_usage(%L)', id('paid'))), '1 rows', 'the server speaks for a live session'
);
select is(
  as_server('ended', format('select read_usage(%L)', id('paid'))), 'unauthorized',
  '[R-PROD-13] and is refused for one that has ended'
);
select is(
  attempt('service', format('select read_usage(%L)', id('paid'))), '1 rows', 'jobs and keys have no session'
);
select is(
  attempt('paid', $$select from users$$), '1 rows', 'nor has a token that names none'
);

select finish();
rollback;
