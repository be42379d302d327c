-- Versions of a companion (D-27): everything that reaches the prompt, as it stood after each change. A chat keeps the
-- version it began with (runs.version_id), so that nobody's companion changes overnight. Written by triggers alone, and
-- never changed.

create table public.companion_versions (
  id uuid primary key default gen_random_uuid(),
  companion_id text not null,
  user_id uuid references public.users (id) on delete cascade,
  number integer not null,
  profile jsonb not null,
  prompts jsonb not null,
  settings jsonb not null,
  created_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint companion_versions_one_per_number unique (companion_id, number)
);

comment on table public.companion_versions is
  'What a companion was told to be, after each change of it. Immutable; read by admins (D-27, R-SELF-05).';
comment on column public.companion_versions.companion_id is
  'Without a foreign key: the versions of a public companion outlive it.';
comment on column public.companion_versions.user_id is
  'The owner of a private companion, with whom its versions go; null for a public one.';
comment on column public.companion_versions.profile is 'The columns of companions that reach the prompt, by their names.';
comment on column public.companion_versions.prompts is 'The row of companion_prompts without its stand-in, {} where there is none.';
comment on column public.companion_versions.settings is
  'The columns of companion_settings that reach the prompt, {} where there are none.';
comment on column public.companion_versions.created_by is
  'Who made the change; null for the seeds and when that person has left.';

create index companion_versions_user_id_idx on public.companion_versions (user_id);
create index companion_versions_created_by_idx on public.companion_versions (created_by);

create function private.keep_versions_as_they_are() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.user_id is not null and not exists (select 1 from public.companions c where c.id = old.companion_id) then
      return old;
    end if;
  elsif old.created_by is not null and to_jsonb(new) = to_jsonb(old) || '{"created_by": null}' then
    return new;
  end if;
  raise exception 'forbidden' using errcode = '42501', detail = 'Versions of a companion are never changed.';
end;
$$;
comment on function private.keep_versions_as_they_are() is
  'Raises forbidden for every change of a version, whoever makes it, but for the name of somebody who has left; and for '
  'every deletion but with a private companion or its owner (R-SELF-05).';

create trigger keep_as_they_are before update or delete on public.companion_versions
  for each row execute function private.keep_versions_as_they_are();

create function private.delete_versions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.companion_versions v where v.companion_id = old.id;
  return null;
end;
$$;
comment on function private.delete_versions() is 'A private companion takes its versions along.';

create trigger delete_versions after delete on public.companions for each row
  when (old.user_id is not null and not old.is_public) execute function private.delete_versions();

-- Keeping them ------------------------------------------------------------------------------------------------------

create function private.companion_now(p_companion_id text) returns public.companion_versions
language plpgsql stable security definer set search_path = '' as $$
declare
  v_now public.companion_versions;
begin
  select c.id, case when not c.is_public then c.user_id end, jsonb_build_object(
      'name', c.name, 'tagline', c.tagline, 'description', c.description,
      'personality_description', c.personality_description, 'conversation_style', c.conversation_style,
      'core_traits', c.core_traits, 'scenario', c.scenario, 'example_dialogue', c.example_dialogue,
      'openers', c.openers, 'greeting', c.greeting
    ), coalesce(to_jsonb(p) - array[
      'companion_id', 'stand_in_provider', 'stand_in_model', 'allows_stand_in'
    ], '{}'), coalesce(
      to_jsonb(s) - array['companion_id', 'user_id', 'has_biography', 'avatar', 'updated_at'], '{}'
    )
  into v_now.companion_id, v_now.user_id, v_now.profile, v_now.prompts, v_now.settings
  from public.companions c
  left join public.companion_prompts p on p.companion_id = c.id
  left join public.companion_settings s on s.companion_id = c.id
  where c.id = p_companion_id;
  return v_now;
end;
$$;
comment on function private.companion_now(text) is
  'A companion as a version of it would be kept now, without number; all null when it is gone.';

create function private.newest_version(p_companion_id text) returns public.companion_versions
language sql stable security definer set search_path = ''
begin atomic
  select * from public.companion_versions v where v.companion_id = p_companion_id order by v.number desc limit 1;
end;
comment on function private.newest_version(text) is 'The newest version of a companion; all null when there is none.';

create function private.keep_version(p_companion_id text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_newest public.companion_versions;
  v_now public.companion_versions;
  v_id uuid;
begin
  loop
    v_newest := private.newest_version(p_companion_id);
    v_now := private.companion_now(p_companion_id);
    if v_now.companion_id is null or (v_newest.profile, v_newest.prompts, v_newest.settings)
      is not distinct from (v_now.profile, v_now.prompts, v_now.settings)
    then
      return v_newest.id;
    end if;
    if v_now.user_id is not null then
      perform private.take_attempt(v_now.user_id, 'change_companion', 100, interval '1 day');
    end if;
    insert into public.companion_versions (companion_id, user_id, number, profile, prompts, settings, created_by)
    select v_now.companion_id, v_now.user_id, coalesce(v_newest.number, 0) + 1, v_now.profile, v_now.prompts,
      v_now.settings, (select u.id from public.users u where u.id = auth.uid())
    on conflict (companion_id, number) do nothing
    returning id into v_id;
    if found then
      if v_now.user_id is not null then
        update public.runs r
        set previous_version_id = r.version_id, previous_provider = r.provider, previous_model = r.model,
          version_id = v_id
        where r.user_id = v_now.user_id and r.companion_id = p_companion_id and r.status = 'open';
      end if;
      return v_id;
    end if;
    -- Somebody changed the companion in the same moment: what they kept is compared with.
  end loop;
end;
$$;
comment on function private.keep_version(text) is
  'Keeps a version of a companion if it differs from the newest one, and returns the newest. What people change about a '
  'companion of their own holds in their chat at once (D-27); after 100 changes a day too_many_requests is raised '
  '(R-PROD-20).';

create function private.keep_version_of_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_version(to_jsonb(new) ->> tg_argv[0]);
  return null;
end;
$$;
comment on function private.keep_version_of_row() is
  'Keeps a version at the end of a transaction that changed a companion, its prompts or its settings: one for all of '
  'them. The argument is the column of the companion''s id.';

create constraint trigger keep_version after insert or update on public.companions
  deferrable initially deferred for each row execute function private.keep_version_of_row('id');
create constraint trigger keep_version after insert or update on public.companion_prompts
  deferrable initially deferred for each row execute function private.keep_version_of_row('companion_id');

-- Access ------------------------------------------------------------------------------------------------------------

alter table public.companion_versions enable row level security;
create policy companion_versions_select_admin on public.companion_versions for select to authenticated
  using (user_id is null and (select private.is_admin()));

revoke all on public.companion_versions from anon, authenticated;
grant select on public.companion_versions to authenticated;
