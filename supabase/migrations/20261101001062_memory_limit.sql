-- How many facts a companion remembers (D-29): the plan's number, those for all companions included. At the limit the
-- fact that was in mind the longest time ago gives way, past ones first, pinned ones never.

create type private.memory_space as (used bigint, most integer, next_id uuid);
comment on type private.memory_space is
  'How many facts count, how many there may be, and which one gives way first once the number is reached; null where all '
  'are pinned.';

create function private.memory_space(
  p_user_id uuid, p_companion_id text, p_origin text, p_moved uuid default null
)
returns private.memory_space
language plpgsql stable security definer set search_path = '' as $$
declare
  v_plan public.plans;
  v_hidden uuid[] := private.hidden_runs_of(p_user_id);
  v_companion_id text := p_companion_id;
  v_space private.memory_space;
begin
  select p.* into v_plan from public.plans p join public.users u on u.subscription_tier = p.tier
  where u.id = p_user_id;
  v_space.most := v_plan.memories;
  if v_companion_id is null then
    -- A fact for all counts against each companion, so the one with the most of its own decides.
    select m.companion_id into v_companion_id from public.memories m
    where m.user_id = p_user_id and m.companion_id is not null and m.id is distinct from p_moved
    group by m.companion_id order by count(*) desc, m.companion_id limit 1;
  end if;
  with counted as (
    select m.* from public.memories m
    where m.user_id = p_user_id and m.id is distinct from p_moved
      and (m.companion_id is null or m.companion_id = v_companion_id)
      and (m.run_id is null or m.run_id <> all (v_hidden))
      and (v_plan.favorites > 0 or (m.origin = 'drawn') = (p_origin = 'drawn'))
  )
  select count(*), (
    select c.id from counted c where not c.is_pinned
    order by c.replaced_at is null, coalesce(c.used_at, c.created_at), c.uses, c.said_at, c.id limit 1
  ) into v_space.used, v_space.next_id from counted;
  return v_space;
end;
$$;
comment on function private.memory_space(uuid, text, text, uuid) is
  'The room for one more fact of a companion, or of all (null), beside the one that moves there. Facts of sealed chats count for nothing. On plans without '
  'favorites what was drawn from temporary chats does not count against what was kept and written, nor the other way '
  'round (D-29).';

create function private.make_room(
  p_user_id uuid, p_companion_id text, p_origin text, p_moved uuid default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_space private.memory_space := private.memory_space(p_user_id, p_companion_id, p_origin, p_moved);
begin
  if v_space.used < v_space.most then
    return true;
  end if;
  delete from public.memories m where m.id = v_space.next_id;
  return found;
end;
$$;
comment on function private.make_room(uuid, text, text, uuid) is
  'For a locked person, before one more fact: one gives way where the number is reached. After a downgrade too each new '
  'one takes the place of one. False where all are pinned (R-MEM-15).';

create function private.require_memory_room(p_memory public.memories, p_moved uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.make_room(p_memory.user_id, p_memory.companion_id, p_memory.origin, p_moved) then
    raise exception 'memory_limit' using detail = jsonb_build_object(
      'limit', (private.memory_space(p_memory.user_id, p_memory.companion_id, p_memory.origin)).most
    )::text;
  end if;
end;
$$;
comment on function private.require_memory_room(public.memories, uuid) is
  'For a locked person, before a fact that they add, or move (p_moved): makes room for it. Raises memory_limit where all '
  'are pinned (R-MEM-15).';
