-- Runs (D-25): the stretches of a chat. What is said belongs to the chat's open run, which begins with the first
-- message and ends when the chat expires (sealed) or is cleared. Ended runs are hidden everywhere but in 'Recently
-- deleted' and go for good on their purge date. Written by the server alone; people read their own visible ones.

create table public.runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  companion_id text not null,
  status text not null default 'open',
  version_id uuid not null references public.companion_versions (id) on delete cascade,
  provider text,
  model text,
  previous_version_id uuid,
  previous_provider text,
  previous_model text,
  declined_version_id uuid,
  root_id uuid,
  head_id uuid,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  purge_at timestamptz,
  constraint runs_chat_fkey foreign key (user_id, companion_id)
    references public.chats (user_id, companion_id) on delete cascade,
  constraint runs_status_known check (status in ('open', 'kept', 'sealed', 'cleared')),
  constraint runs_model_with_provider check ((provider is null) = (model is null)),
  constraint runs_ended_when_hidden check ((status in ('sealed', 'cleared')) = (ended_at is not null)),
  constraint runs_purged_when_hidden check ((ended_at is null) = (purge_at is null))
);

comment on table public.runs is 'A stretch of a chat. One is open; kept ones stand before it (D-25).';
comment on column public.runs.status is
  'open: what is said now goes here. kept: brought back, shown before the open one. sealed: its chat expired. cleared: '
  'the person cleared the chat.';
comment on column public.runs.version_id is
  'The version of the companion that speaks in this run: the newest when it began, until the person takes another '
  '(D-27).';
comment on column public.runs.model is
  'The model that speaks in this run: the one that wrote its first reply. null until then, and while the demo model '
  'does (D-27).';
comment on column public.runs.previous_version_id is
  'What the person goes back to, with its provider and model; null when they have taken none. A pointer without a '
  'foreign key, like declined_version_id: no version goes while somebody has a run with it.';
comment on column public.runs.declined_version_id is 'The newest version that the person did not want.';
comment on column public.runs.root_id is 'The first message of the shown path; null before the first one.';
comment on column public.runs.head_id is
  'The last message of the shown path. A pointer without a foreign key, like root_id: an index on it would be written '
  'with every message.';
comment on column public.runs.purge_at is 'When an ended run goes for good: seven days after its end.';

create unique index runs_one_open_per_chat on public.runs (user_id, companion_id) where status = 'open';
create index runs_version_idx on public.runs (version_id);
create index runs_chat_idx on public.runs (user_id, companion_id, started_at);
create index runs_hidden_idx on public.runs (user_id, ended_at desc, id desc) where ended_at is not null;
create index runs_purge_idx on public.runs (purge_at) where purge_at is not null;

create function private.recently_deleted_period() returns interval
language sql immutable set search_path = ''
return interval '7 days';
comment on function private.recently_deleted_period() is 'How long what was deleted or sealed can come back (D-25).';

create function private.open_run(p_user_id uuid, p_companion_id text) returns public.runs
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_run public.runs;
begin
  select * into v_run from public.runs r
  where r.user_id = p_user_id and r.companion_id = p_companion_id and r.status = 'open';
  if not found then
    insert into public.runs (user_id, companion_id, version_id)
    values (
      p_user_id, p_companion_id,
      coalesce((private.newest_version(p_companion_id)).id, private.keep_version(p_companion_id))
    )
    returning * into v_run;
  end if;
  return v_run;
end;
$$;
comment on function private.open_run(uuid, text) is 'The open run of a locked chat, made where there is none, with the newest version of the companion (D-27).';

create function private.open_newest_run(p_user_id uuid, p_companion_id text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.runs r set status = 'kept'
  where r.user_id = p_user_id and r.companion_id = p_companion_id and r.status = 'open' and exists (
    select 1 from public.runs n
    where n.user_id = p_user_id and n.companion_id = p_companion_id and n.status = 'kept'
      and n.started_at > r.started_at
  );
  update public.runs r set status = 'open'
  where r.id = (
    select n.id from public.runs n
    where n.user_id = p_user_id and n.companion_id = p_companion_id and n.status in ('open', 'kept')
    order by n.started_at desc limit 1
  ) and not exists (
    select 1 from public.runs o
    where o.user_id = p_user_id and o.companion_id = p_companion_id and o.status = 'open'
  );
end;
$$;
comment on function private.open_newest_run(uuid, text) is
  'Of the visible runs of a locked chat the newest is written on: one that was brought back may be newer than the open '
  'one.';

create function private.restore_runs(
  p_user_id uuid, p_companion_id text, p_status text, p_ended_at timestamptz default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.runs r set status = 'kept', ended_at = null, purge_at = null
  where r.user_id = p_user_id and r.companion_id = p_companion_id and r.status = p_status and r.purge_at > now()
    and (p_ended_at is null or r.ended_at = p_ended_at);
  perform private.open_newest_run(p_user_id, p_companion_id);
end;
$$;
comment on function private.restore_runs(uuid, text, text, timestamptz) is
  'Brings the sealed or the cleared runs of a locked chat back, in the order they began: all of them, or those that ended '
  'together. Sealed ones only come back when the companion is saved (R-KEEP-10).';

create function private.hidden_runs_of(p_user_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select r.id from public.runs r where r.user_id = p_user_id and r.ended_at is not null
    union all
    select r.id from public.chats c
    join public.runs r on r.user_id = c.user_id and r.companion_id = c.companion_id and r.ended_at is null
    where c.user_id = p_user_id and c.expires_at <= now() and not c.is_sealed
  );
end;
$$;
comment on function private.hidden_runs_of(uuid) is
  'A person''s runs that are hidden: ended ones, and those of a chat that has expired even before it is sealed '
  '(R-TURN-12).';

create function private.hidden_run_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.hidden_runs_of(u.id) from public.users u
    where u.id = auth.uid() and u.status = 'active' and private.is_session_live()
  );
end;
$$;
comment on function private.hidden_run_ids() is
  'hidden_runs_of the caller. null, which no run passes, for whoever is_active refuses: one question instead of two on '
  'the busiest table.';
grant execute on function private.hidden_run_ids() to authenticated;

-- Access ------------------------------------------------------------------------------------------------------------

alter table public.runs enable row level security;
create policy runs_select_own on public.runs for select to authenticated
  using (user_id = (select auth.uid()) and id <> all ((select private.hidden_run_ids())::uuid[]));

revoke all on public.runs from anon, authenticated;
grant select on public.runs to authenticated;
