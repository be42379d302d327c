-- Who sees and writes companions: public ones until they retire, and private ones of the caller (R-DATA-11, D-27).

create function private.is_retired(p_companion public.companions) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(p_companion.retires_at <= now(), false);
end;
$$;
comment on function private.is_retired(public.companions) is 'Whether the day a companion retires on has come (D-27).';

create function private.has_met(p_user_id uuid, p_companion_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.chats c where c.user_id = p_user_id and c.companion_id = p_companion_id);
end;
$$;
comment on function private.has_met(uuid, text) is
  'Whether a person has a chat with a companion, which a favorite has as well.';

create function private.may_see_retired(p_companion_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_met(auth.uid(), p_companion_id) or private.is_admin();
end;
$$;
comment on function private.may_see_retired(text) is
  'Whether the caller still sees a companion that has retired: somebody who has talked with it, or an admin (D-27).';
grant execute on function private.may_see_retired(text) to anon, authenticated;

create function private.require_visible_companion(p_user_id uuid, p_companion_id text) returns public.companions
language plpgsql stable security definer set search_path = '' as $$
declare
  v_companion public.companions;
begin
  select * into v_companion from public.companions c
  where c.id = p_companion_id and (c.is_public or c.user_id = p_user_id)
    and (not private.is_retired(c) or private.has_met(p_user_id, c.id));
  if not found then
    raise exception 'not_found';
  end if;
  return v_companion;
end;
$$;
comment on function private.require_visible_companion(uuid, text) is
  'The companion, if this person may see it; else not_found, alike for hidden and unknown.';

-- Access --------------------------------------------------------------------------------------------------------

alter table public.companions enable row level security;
create policy companions_select_public_or_own on public.companions for select to anon, authenticated
  using (
    (is_public and (retires_at is null or retires_at > now() or private.may_see_retired(id)))
    or (user_id = (select auth.uid()) and (select private.is_active()))
    or (user_id is null and (select private.is_admin()))
  );
create policy companions_insert_own_or_admin on public.companions for insert to authenticated
  with check (
    (is_public and (select private.is_admin()))
    or (user_id = (select auth.uid()) and not is_public and (select private.is_active()))
  );
create policy companions_update_own_or_admin on public.companions for update to authenticated
  using (
    ((is_public or user_id is null) and (select private.is_admin()))
    or (user_id = (select auth.uid()) and not is_public and (select private.is_active()))
  )
  with check (
    ((is_public or user_id is null) and (select private.is_admin()))
    or (user_id = (select auth.uid()) and not is_public and (select private.is_active()))
  );
create policy companions_delete_own_or_admin on public.companions for delete to authenticated
  using (
    ((is_public or user_id is null) and (select private.is_admin()))
    or (user_id = (select auth.uid()) and not is_public and (select private.is_active()))
  );

revoke all on public.companions from anon, authenticated;
grant select on public.companions to anon, authenticated;
grant delete on public.companions to authenticated;
grant insert (
  id, name, tagline, description, personality_description, conversation_style, greeting, scenario, example_dialogue,
  openers, image_url, profile_gradient_from, profile_gradient_to, perfect_for, core_traits, special_features, category,
  is_public, user_id
) on public.companions to authenticated;
grant update (
  name, tagline, description, personality_description, conversation_style, greeting, scenario, example_dialogue,
  openers, image_url, profile_gradient_from, profile_gradient_to, perfect_for, core_traits, special_features, category,
  is_public, retires_at
) on public.companions to authenticated;
