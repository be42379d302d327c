-- Companions that people talk with are not deleted but retired, on a day that everyone concerned sees before (D-27);
-- and what an admin has changed comes back as a new version.

create function private.is_in_use(p_companion_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return exists (
    select from public.chats c
    join public.runs r on r.user_id = c.user_id and r.companion_id = c.companion_id
    where c.companion_id = p_companion_id and (r.purge_at is null or r.purge_at > now())
  );
end;
$$;
comment on function private.is_in_use(text) is 'Whether anyone has an open or restorable run with a companion.';

create function private.keep_companions_in_use() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_in_use(old.id) then
    -- Who is just beginning to talk holds the companion's row or that of a chat: it is waited for, and asked again.
    perform 1 from public.companions c where c.id = old.id for update;
    perform 1 from public.chats c where c.companion_id = old.id for update;
  end if;
  if private.is_in_use(old.id) then
    raise exception 'companion_in_use';
  end if;
  return old;
end;
$$;
comment on function private.keep_companions_in_use() is
  'Raises companion_in_use when a companion of the catalog is deleted that is in use (R-SELF-06).';

create trigger keep_companions_in_use before delete on public.companions for each row
  when (old.is_public or old.user_id is null) execute function private.keep_companions_in_use();

create function private.retirement_notice() returns interval
language sql immutable set search_path = ''
return interval '7 days';
comment on function private.retirement_notice() is 'How long before its day a retirement is known at least.';

create function private.announce_retirement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.retires_at < now() + private.retirement_notice() then
    raise exception 'invalid_input' using detail = '{"field": "retires_at"}';
  end if;
  return new;
end;
$$;
comment on function private.announce_retirement() is
  'Raises invalid_input for a retirement earlier than a week from now. It can be called off, also when the day has passed '
  '(R-SELF-06).';

create trigger announce_retirement before update of retires_at on public.companions for each row
  when (new.retires_at is distinct from old.retires_at) execute function private.announce_retirement();

create function public.restore_companion_version(p_version_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_version public.companion_versions;
  v_companion public.companions;
  v_stand_in jsonb;
begin
  perform private.require_calling_admin();
  select * into v_version from public.companion_versions v where v.id = p_version_id;
  select * into v_companion from public.companions c where c.id = v_version.companion_id;
  if not found then
    raise exception 'not_found';
  end if;
  select to_jsonb(s) into v_stand_in
  from (
    select p.stand_in_provider, p.stand_in_model, p.allows_stand_in
    from public.companion_prompts p where p.companion_id = v_companion.id
  ) s;
  perform public.save_companion(
    v_companion.id, to_jsonb(v_companion) || v_version.profile, v_version.prompts || coalesce(v_stand_in, '{}')
  );
end;
$$;
comment on function public.restore_companion_version(uuid) is
  'For admins: writes an older version of a companion once more, which is then its newest; its stand-in stays. '
  'Raises forbidden, not_found, content_refused (R-SELF-05).';
revoke all on function public.restore_companion_version(uuid) from public, anon;
grant execute on function public.restore_companion_version(uuid) to authenticated;
