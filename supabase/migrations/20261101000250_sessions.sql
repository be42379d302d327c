-- Sessions: a token lives no longer than its session (D-32). Signing out, a new password and a block delete sessions;
-- the tokens signed for them would go on for up to an hour. So whoever asks is asked for their session, by its primary
-- key: predicates of policies (is_active, is_admin), which realtime obeys as well, the server's functions
-- (check_active), and the hook below, since a policy can only leave rows out.

create function private.is_session_live() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_session_id text := auth.jwt() ->> 'session_id';
begin
  if v_session_id is null and auth.role() = 'service_role' then
    v_session_id := nullif(current_setting('request.headers', true), '')::json ->> 'x-session-id';
  end if;
  return v_session_id is null or exists (
    select 1 from auth.sessions s
    where s.id = v_session_id::uuid and (s.not_after is null or s.not_after > now())
  );
end;
$$;
comment on function private.is_session_live() is
  'Whether the session of the caller''s token has not ended: of its claim session_id, or of the header x-session-id '
  'with which the functions name the session of whom they speak for. Keys and jobs have no session (R-PROD-13).';

create function private.check_request() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid := auth.uid();
begin
  if v_user_id is null then
    return;
  end if;
  if not private.is_session_live() then
    raise exception 'unauthorized' using errcode = 'PT401';
  end if;
  if (current_setting('request.method', true), current_setting('request.path', true))
      not in (('GET', '/users'), ('POST', '/contact_messages'))
    and exists (select 1 from public.users u where u.id = v_user_id and u.status = 'blocked')
  then
    raise exception 'blocked' using errcode = 'PT403';
  end if;
end;
$$;
comment on function private.check_request() is
  'Before every request to a table or an RPC: refuses a token whose session has ended with 401, and a blocked person '
  'with 403 except for their own row and a message to support (R-PROD-13, R-PROD-18).';

grant execute on function private.is_session_live(), private.check_request() to anon, authenticated, service_role;

-- PostgREST calls it after taking the role and the claims of a request; so does the embedded stack.
alter role authenticator set pgrst.db_pre_request = 'private.check_request';
notify pgrst, 'reload config';
