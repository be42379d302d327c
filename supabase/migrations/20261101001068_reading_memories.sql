-- What the pages of memory read: the facts with the sentence and the chat they came from, the room that is left, the
-- story, and what a companion had in mind for a reply.

create function private.hidden_messages(p_run_ids uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with recursive hidden as (
    select v.id as version_id, m.id, m.parent_id
    from public.messages v join public.messages m on m.id = v.hidden_head_id
    where v.run_id = any (p_run_ids) and v.hidden_head_id is not null
    union all
    select h.version_id, m.id, m.parent_id from hidden h join public.messages m on m.id = h.parent_id
    where h.id <> h.version_id
  )
  select h.id from hidden h;
end;
$$;
comment on function private.hidden_messages(uuid[]) is
  'The messages of these runs that are not on the shown path: those of the hidden paths of all versions (D-26).';

create type public.listed_memory as (
  id uuid, companion_id text, text text, origin text, subject text, is_pinned boolean, said_at timestamptz,
  message_id uuid, told_to text, quote text, replaced_at timestamptz, replaces_id uuid
);
comment on type public.listed_memory is
  'A fact and where it came from. told_to: the companion of the chat it was said in, quote: its sentence there; both null '
  'where it was written or its message is gone. message_id is null then too.';

create function private.own_memories(
  p_companion_id text, p_search text, p_before timestamptz, p_before_id uuid, p_limit integer, p_id uuid
) returns setof public.listed_memory
language plpgsql stable security definer rows 50 set search_path = '' as $$
declare
  v_user_id uuid := auth.uid();
  v_hidden uuid[] := private.hidden_runs_of(v_user_id);
begin
  if not private.is_active() then
    return;
  end if;
  return query
  select m.id, m.companion_id, m.text, m.origin, m.subject, m.is_pinned, m.said_at, s.id, s.companion_id,
    substr(s.message_text, m.quote_at, m.quote_length), m.replaced_at, m.replaces_id
  from public.memories m
  left join public.messages s on s.id = m.message_id and s.user_id = v_user_id and s.deleted_at is null
    and s.run_id <> all (v_hidden)
  where m.user_id = v_user_id and (p_companion_id is null or m.companion_id is null or m.companion_id = p_companion_id)
    and (m.origin <> 'drawn' or s.id is not null) and (p_id is null or m.id = p_id)
    and (p_before is null or (m.said_at, m.id) < (p_before, p_before_id))
    and (p_search is null or m.text ilike private.containing(p_search))
  order by m.said_at desc, m.id desc
  limit least(greatest(p_limit, 1), 100);
end;
$$;
comment on function private.own_memories(text, text, timestamptz, uuid, integer, uuid) is
  'What list_memories returns, apart from row-level security.';
grant execute on function private.own_memories(text, text, timestamptz, uuid, integer, uuid) to authenticated;

create function public.list_memories(
  p_companion_id text default null, p_search text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 50, p_id uuid default null
) returns setof public.listed_memory
language plpgsql stable security invoker rows 50 set search_path = '' as $$
begin
  return query
  select * from private.own_memories(p_companion_id, p_search, p_before, p_before_id, p_limit, p_id);
end;
$$;
comment on function public.list_memories(text, text, timestamptz, uuid, integer, uuid) is
  'For the memory pages: the caller''s facts, newest first, up to 100 from a cursor (said_at and id of the last one) on: '
  'of one companion with those for all, or every one. Past ones among them; nothing of sealed chats and deleted messages '
  '(R-MEM-04, R-MEM-06). p_id: that one alone.';

create function private.own_memory_space(p_companion_id text) returns private.memory_space
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.memory_space(auth.uid(), p_companion_id, 'kept');
end;
$$;
comment on function private.own_memory_space(text) is 'memory_space of the caller, for what they keep and write.';
grant execute on function private.own_memory_space(text) to authenticated;

create function public.memory_space(p_companion_id text default null)
returns table (used bigint, most integer, next_id uuid, next_text text)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query
  select s.used, s.most, s.next_id, m.text from private.own_memory_space(p_companion_id) s
  left join public.memories m on m.id = s.next_id;
end;
$$;
comment on function public.memory_space(text) is
  'For the memory pages: how many facts count for a companion (null: for all), how many may, and which one gives way first '
  'once there are as many (R-MEM-15).';

create function private.own_story(p_companion_id text, p_before timestamptz, p_before_id uuid, p_limit integer)
returns table (
  id uuid, text text, happened_at timestamptz, is_edited boolean, first_message_id uuid, is_offered boolean
)
language plpgsql stable security definer rows 50 set search_path = '' as $$
declare
  v_user_id uuid := auth.uid();
  v_hidden uuid[] := private.hidden_runs_of(v_user_id);
begin
  if not private.is_active() then
    return;
  end if;
  return query
  select l.id, l.text, l.happened_at, l.is_edited, l.message_ids[1], private.is_live_line(l, v_hidden)
  from public.story_lines l
  where l.user_id = v_user_id and l.companion_id = p_companion_id and l.run_id <> all (v_hidden)
    and (p_before is null or (l.happened_at, l.id) < (p_before, p_before_id))
  order by l.happened_at desc, l.id desc
  limit least(greatest(p_limit, 1), 100);
end;
$$;
comment on function private.own_story(text, timestamptz, uuid, integer) is
  'What list_story returns, apart from row-level security.';
grant execute on function private.own_story(text, timestamptz, uuid, integer) to authenticated;

create function private.is_live_line(p_line public.story_lines, p_hidden_runs uuid[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_run_ids uuid[];
  v_live bigint;
begin
  select array_agg(distinct m.run_id), count(*) into v_run_ids, v_live from public.messages m
  where m.id = any (p_line.message_ids) and m.deleted_at is null and m.run_id <> all (p_hidden_runs);
  return v_live = cardinality(p_line.message_ids) and not exists (
    select 1 from private.hidden_messages(v_run_ids) as h (id) where h.id = any (p_line.message_ids)
  );
end;
$$;
comment on function private.is_live_line(public.story_lines, uuid[]) is
  'Whether every message that a line of the story names is there and on the shown path (R-MEM-10).';

create function public.list_story(
  p_companion_id text, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 50
)
returns table (
  id uuid, text text, happened_at timestamptz, is_edited boolean, first_message_id uuid, is_offered boolean
)
language plpgsql stable security invoker rows 50 set search_path = '' as $$
begin
  return query select * from private.own_story(p_companion_id, p_before, p_before_id, p_limit);
end;
$$;
comment on function public.list_story(text, timestamptz, uuid, integer) is
  'For the memory page of a companion: the caller''s story with it, newest line first; is_offered: whether the companion '
  'reads it, that is, all its messages are still there and shown.';

create function private.own_receipts(p_turn_ids uuid[])
returns table (turn_id uuid, kind text, id uuid, reason text, text text, said_at timestamptz, told_to text,
  message_id uuid)
language plpgsql stable security definer rows 100 set search_path = '' as $$
declare
  v_user_id uuid := auth.uid();
begin
  if not private.is_active() then
    return;
  end if;
  return query
  select t.id, 'fact', r.id, r.reason, m.text, m.said_at, m.told_to, m.message_id
  from public.turns t
  cross join lateral jsonb_to_recordset(t.receipt -> 'memories') as r (id uuid, reason text)
  left join lateral private.own_memories(null, null, null, null, 1, r.id) m on true
  where t.user_id = v_user_id and t.id = any (p_turn_ids[1:100])
  union all
  select t.id, 'line', l.id, null, s.text, s.happened_at, s.companion_id, s.message_ids[1]
  from public.turns t
  cross join lateral (select (i #>> '{}')::uuid as id from jsonb_array_elements(t.receipt -> 'story') as i) l
  left join public.story_lines s on s.id = l.id and s.user_id = v_user_id
    and s.run_id <> all ((select private.hidden_run_ids())::uuid[])
  where t.user_id = v_user_id and t.id = any (p_turn_ids[1:100]);
end;
$$;
comment on function private.own_receipts(uuid[]) is 'What read_receipts returns, apart from row-level security.';
grant execute on function private.own_receipts(uuid[]) to authenticated;

create function public.read_receipts(p_turn_ids uuid[])
returns table (turn_id uuid, kind text, id uuid, reason text, text text, said_at timestamptz, told_to text,
  message_id uuid)
language plpgsql stable security invoker rows 100 set search_path = '' as $$
begin
  return query select * from private.own_receipts(p_turn_ids);
end;
$$;
comment on function public.read_receipts(uuid[]) is
  'For the chat: what the companion had in mind for the replies of these turns of the caller (100 at most): facts and lines '
  'of the story, each with the chat (told_to) and the message it came from. The text is null where it has been forgotten '
  'or its chat is over (R-MEM-05).';

revoke all on function public.list_memories(text, text, timestamptz, uuid, integer, uuid),
  public.memory_space(text), public.list_story(text, timestamptz, uuid, integer), public.read_receipts(uuid[])
  from public, anon;
grant execute on function public.list_memories(text, text, timestamptz, uuid, integer, uuid),
  public.memory_space(text), public.list_story(text, timestamptz, uuid, integer), public.read_receipts(uuid[])
  to authenticated;
