-- What the page 'Recently deleted' reads (D-25).

create type public.deleted_item as (
  id uuid, kind text, companion_id text, name text, image_url text, profile_gradient_from text,
  profile_gradient_to text, message_type text, excerpt text, messages integer, deleted_at timestamptz,
  purge_at timestamptz
);
comment on type public.deleted_item is
  'kind: message (with its beginning), cleared or sealed (with the number of messages alone; runs that ended together are '
  'one, under the id of the newest). purge_at: when it goes.';

create function private.count_in_run(p_run_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from public.messages m where m.run_id = p_run_id and m.deleted_at is null);
end;
$$;
comment on function private.count_in_run(uuid) is 'How many messages a run has, every version counted.';

create function private.own_ended_runs()
returns table (id uuid, companion_id text, status text, started_at timestamptz, ended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select r.id, r.companion_id, r.status, r.started_at, r.ended_at from public.runs r
  where r.user_id = auth.uid() and r.ended_at is not null
  union all
  select r.id, r.companion_id, 'sealed', r.started_at, c.expires_at
  from public.chats c
  join public.runs r on r.user_id = c.user_id and r.companion_id = c.companion_id and r.ended_at is null
  where c.user_id = auth.uid() and c.expires_at <= now() and not c.is_sealed;
end;
$$;
comment on function private.own_ended_runs() is
  'The caller''s sealed and cleared runs, and those of expired chats as they will be sealed.';

create function private.own_deleted_items() returns setof public.deleted_item
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select d.id, d.kind, d.companion_id, k.name, coalesce(k.image_url, k.avatar_url, k.profile_image),
    k.profile_gradient_from, k.profile_gradient_to, d.message_type, d.excerpt, d.messages, d.deleted_at,
    d.deleted_at + private.recently_deleted_period()
  from (
    select m.id, 'message' as kind, m.companion_id, m.message_type, left(m.message_text, 160) as excerpt, 1 as messages,
      m.deleted_at
    from public.messages m join public.runs r on r.id = m.run_id and r.ended_at is null
    where m.user_id = auth.uid() and m.deleted_at is not null
    union all
    select (array_agg(r.id order by r.started_at desc))[1], r.status, r.companion_id, null, null,
      sum(private.count_in_run(r.id))::integer, r.ended_at
    from private.own_ended_runs() r group by r.companion_id, r.status, r.ended_at
    having sum(private.count_in_run(r.id)) > 0 -- of a run without messages nothing would come back
  ) d
  join public.companions k on k.id = d.companion_id
  where private.is_active() and d.deleted_at > now() - private.recently_deleted_period();
end;
$$;
comment on function private.own_deleted_items() is 'Everything the caller deleted, cleared or let expire within seven days.';
grant execute on function private.own_deleted_items() to authenticated;

create function public.list_deleted(
  p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 30
) returns setof public.deleted_item
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query
  select * from private.own_deleted_items() d
  where p_before is null or (d.deleted_at, d.id) < (p_before, p_before_id)
  order by d.deleted_at desc, d.id desc
  limit least(greatest(p_limit, 1), 100);
end;
$$;
comment on function public.list_deleted(timestamptz, uuid, integer) is
  'For the page ''Recently deleted'': the caller''s items, newest first; of a sealed or cleared chat only companion, day '
  'and number of messages. p_before and p_before_id are deleted_at and id of the last item known (R-KEEP-09).';

revoke all on function public.list_deleted(timestamptz, uuid, integer) from public, anon;
grant execute on function public.list_deleted(timestamptz, uuid, integer) to authenticated;
