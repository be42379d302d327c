-- What an admin changes about a person: plan, status, a pause, a lost second factor, or deletion, each with its row in
-- the audit log (D-03, R-ADMIN-16).
-- Called by the functions alone, as service_role, with the verified id of the admin.

create function private.require_admin(p_user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (private.require_active_user(p_user_id)).role <> 'admin' then
    raise exception 'forbidden';
  end if;
end;
$$;
comment on function private.require_admin(uuid) is
  'Raises forbidden unless this person is an admin now, unauthorized or blocked as require_active_user (D-12).';

create function private.write_audit(p_actor_id uuid, p_action text, p_target_id uuid, p_before jsonb, p_after jsonb)
returns void
language sql volatile security definer set search_path = ''
begin atomic
  insert into public.audit_log (actor_id, action, target_id, target, before, after)
  values (
    p_actor_id, p_action, p_target_id, left(p_target_id::text, 4) || '…' || right(p_target_id::text, 4), p_before,
    p_after
  );
end;
comment on function private.write_audit(uuid, text, uuid, jsonb, jsonb) is 'Adds one row to the audit log.';

create function private.lock_account(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from auth.users u where u.id = p_user_id for update;
end;
$$;
comment on function private.lock_account(uuid) is
  'Before a deletion: takes the auth user first and the person''s row after it, as a login does.';

create function private.end_sessions(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.sessions s where s.user_id = p_user_id;
end;
$$;
comment on function private.end_sessions(uuid) is
  'Ends every session of a person: no token of theirs is renewed again. What the last one still allows, the rules '
  'refuse on the next call (D-03).';

create function private.remove_factors(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.mfa_factors f where f.user_id = p_user_id and f.status = 'verified';
  if not found then
    raise exception 'not_found';
  end if;
  perform private.end_sessions(p_user_id);
end;
$$;
comment on function private.remove_factors(uuid) is
  'Takes a lost second factor from a person and ends the sessions that were confirmed with it. Raises not_found when '
  'there is none (R-PROD-15).';

create function public.read_admin(p_user_id uuid) returns table (id uuid, email text, created_at timestamptz)
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin(p_user_id);
  return query select u.id, u.email, u.created_at from public.users u where u.id = p_user_id;
end;
$$;
comment on function public.read_admin(uuid) is
  'For the admin functions: who the caller is, when they are an admin now. Raises forbidden, unauthorized, blocked '
  '(R-API-23, D-12).';

create function public.check_user_deletion(p_actor_id uuid, p_user_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform public.admin_change_user(p_actor_id, p_user_id, 'delete');
  raise exception using errcode = 'UNDO0';
exception when sqlstate 'UNDO0' then
  return;
end;
$$;
comment on function public.check_user_deletion(uuid, uuid) is
  'For admin-users, before the subscription is canceled: deletes the person and undoes it, as check_deletion does. '
  'Raises what admin_change_user raises (R-ADMIN-16, R-PROD-05).';

create function public.admin_change_user(p_actor_id uuid, p_user_id uuid, p_action text, p_value text default null)
returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_before jsonb;
begin
  perform private.lock_admins();
  perform private.require_admin(p_actor_id);
  if p_action = 'delete' then
    perform private.lock_account(p_user_id);
  end if;
  select * into v_user from public.users u where u.id = p_user_id for no key update;
  if not found then
    raise exception 'not_found';
  end if;
  v_before := jsonb_build_object('tier', v_user.subscription_tier, 'status', v_user.status, 'role', v_user.role);

  case p_action
    when 'tier' then
      perform public.change_plan(p_user_id, p_value);
      perform private.write_audit(
        p_actor_id, 'tier', p_user_id, v_before, v_before || jsonb_build_object('tier', p_value)
      );
    when 'status' then
      if p_value is null or p_value not in ('active', 'blocked') then
        raise exception 'invalid_input';
      end if;
      update public.users u set status = p_value where u.id = p_user_id;
      if p_value = 'blocked' then
        perform private.end_sessions(p_user_id);
      end if;
      perform private.write_audit(
        p_actor_id, 'status', p_user_id, v_before, v_before || jsonb_build_object('status', p_value)
      );
    when 'lift_pause' then
      update public.pauses p set lifted_at = now() where p.user_id = p_user_id and p.lifted_at is null;
      if not found then
        raise exception 'not_found';
      end if;
      perform private.write_audit(p_actor_id, 'lift_pause', p_user_id, '{"paused": true}', '{"paused": false}');
    when 'remove_factor' then
      perform private.remove_factors(p_user_id);
      perform private.write_audit(p_actor_id, 'remove_factor', p_user_id, '{"factor": true}', '{"factor": false}');
    when 'delete' then
      perform private.write_audit(p_actor_id, 'delete', p_user_id, v_before, null);
      perform private.delete_user(p_user_id);
    else
      raise exception 'invalid_input';
  end case;
end;
$$;
comment on function public.admin_change_user(uuid, uuid, text, text) is
  'For admin-users: action tier, status (active or blocked, which ends the sessions), lift_pause, remove_factor or '
  'delete, with its audit row, in one transaction. Raises forbidden, unauthorized, blocked, not_found, invalid_input, last_admin (R-ADMIN-16).';

create function public.reset_admin_factor(p_email text) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_id uuid := (select u.id from public.users u where u.email = lower(btrim(p_email)) and u.role = 'admin');
begin
  perform private.remove_factors(v_id);
  perform private.write_audit(null, 'reset_factor', v_id, '{"factor": true}', '{"factor": false}');
end;
$$;
comment on function public.reset_admin_factor(text) is
  'For npm run admin:reset-factor, when no other admin can: removes the second factor of the admin with this e-mail, '
  'with an audit row by nobody. Raises not_found (R-PROD-15).';

create function private.delete_user(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update storage.objects o set owner = null, owner_id = null where o.owner = p_user_id or o.owner_id = p_user_id::text;
  if to_regclass('auth.flow_state') is not null then
    execute 'delete from auth.flow_state f where f.user_id = $1' using p_user_id;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries e where e.payload ->> ''actor_id'' = $1' using p_user_id::text;
  end if;
  delete from auth.users where id = p_user_id;
end;
$$;
comment on function private.delete_user(uuid) is
  'Removes a person: the auth user, by cascade every row of theirs, what the auth service logged of them, and their '
  'name on files that stay (D-03, R-DATA-17).';

revoke all on function public.admin_change_user(uuid, uuid, text, text), public.read_admin(uuid),
  public.check_user_deletion(uuid, uuid), public.reset_admin_factor(text) from public, anon, authenticated;
grant execute on function public.admin_change_user(uuid, uuid, text, text), public.read_admin(uuid),
  public.check_user_deletion(uuid, uuid), public.reset_admin_factor(text) to service_role;
