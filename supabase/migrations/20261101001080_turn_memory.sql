-- What a companion has in mind for a reply (D-29): facts from three bounded index reads (pinned, the latest, those with
-- the words that were just said), ranked among themselves, and the latest lines of the story; at most 600 tokens in
-- all. Part of begin_turn, so that it takes no round trip of its own.

create type private.memory_hit as (id uuid, score double precision);
comment on type private.memory_hit is 'A fact that the words of a question found, and how well they fit.';

create function private.memory_hits(p_user_id uuid, p_companion_id text, p_message_id uuid)
returns setof private.memory_hit
language plpgsql stable security definer rows 100 set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return query
  with said as (
    select distinct on (w.word) w.word, 1::float8 / (m.ordinality * m.ordinality) as weight
    from private.walk_path(p_message_id, 3) with ordinality as m
    cross join unnest(private.memory_lexemes(m.message_text)) as w (word)
    order by w.word, m.ordinality
  ), asked as (
    select s.word as said, k.kind || s.word as word, s.weight * k.share as weight
    from said s cross join (values ('', 1), ('.', 0.5::float8)) as k (kind, share)
    union all
    select s.word, t.topic, s.weight * 0.7 from said s join private.memory_topics t on t.word = s.word
    order by 3 desc, 1, 2 limit 60
  ), hits as materialized (
    select a.word, f.memory_id
    from (select distinct q.word from asked q) a cross join unnest(array['', p_companion_id]) as s (scope)
    cross join lateral (
      select w.memory_id from private.memory_words w
      where w.user_id = p_user_id and w.scope = s.scope and w.word = a.word
      order by w.said_at desc limit 40
    ) f
  ), fitting as (
    select h.memory_id, a.said, max(a.weight * c.says) as score
    from hits h join asked a using (word)
    join (select i.word, ln(81 / count(*)::float8) as says from hits i group by i.word) c using (word)
    group by h.memory_id, a.said
  )
  select f.memory_id, sum(f.score) from fitting f
  group by f.memory_id order by 2 desc limit 100;
end;
$$;
comment on function private.memory_hits(uuid, text, uuid) is
  'At most 100 facts with words of a message and of the two before it, which count less, as do topics and the words '
  'around a fact. A word counts once, by the best of what it finds in a fact: one with many topics says no more than '
  'another. Of each the newest 40 of a scope are read; what many facts have says little.';

create function private.known_facts(p_user_id uuid, p_companion_id text, p_message_id uuid, p_ids uuid[])
returns table (id uuid, text text, said_at timestamptz, reason text, place bigint, tokens bigint)
language plpgsql stable security definer rows 100 set search_path = '' as $$
declare
  v_hidden_runs uuid[] := private.hidden_runs_of(p_user_id);
begin
  return query
  with found as (
    select unnest(p_ids) as id, 0 as score
    union all
    select h.id, h.score from private.memory_hits(p_user_id, p_companion_id, p_message_id) h where p_ids is null
    union all
    (
      select m.id, 0 from public.memories m
      where m.user_id = p_user_id and m.is_pinned and m.replaced_at is null and p_ids is null
      order by m.said_at desc limit 30
    )
    union all
    select l.id, 0 from unnest(array['', p_companion_id]) as s (scope)
    cross join lateral (
      select m.id from public.memories m
      where m.user_id = p_user_id and coalesce(m.companion_id, '') = s.scope and m.replaced_at is null
      order by m.said_at desc, m.id desc limit 30
    ) l
    where p_ids is null
  ), candidates as materialized (
    select m.id, m.text, m.said_at, m.is_pinned, m.drawn_from_id, m.run_id, f.score
    from (select f.id, max(f.score) as score from found f group by f.id) f
    cross join lateral (
      select * from public.memories m where m.id = f.id offset 0 -- row by row: they are few of many
    ) m
    where m.user_id = p_user_id and m.replaced_at is null
      and (m.companion_id is null or m.companion_id = p_companion_id)
      and (m.run_id is null or m.run_id <> all (v_hidden_runs))
      and (select s.deleted_at from public.messages s where s.id = m.drawn_from_id) is null
  ), hidden as materialized (
    select h.id from private.hidden_messages(array(select distinct c.run_id from candidates c)) as h (id)
  ), ranked as (
    select c.*, row_number() over (
      order by c.score + case when c.is_pinned then 1 else 0 end desc, c.said_at desc, c.id
    ) as place
    from candidates c where c.drawn_from_id is null or c.drawn_from_id not in (select h.id from hidden h)
  ), weighed as (
    select r.*, octet_length(r.text) / 4 + 3
      + case when r.place = min(r.place) over (partition by (r.said_at at time zone 'UTC')::date) then 4 else 0 end
      + case when r.place = min(r.place) over (partition by extract(year from r.said_at at time zone 'UTC')) then 4
        else 0 end as weight
    from ranked r
  )
  select w.id, w.text, w.said_at, case when w.score > 1 then 'words' when w.is_pinned then 'pinned' else 'recent' end,
    w.place, sum(w.weight) over (order by w.place)
  from weighed w order by w.place;
end;
$$;
comment on function private.known_facts(uuid, text, uuid, uuid[]) is
  'The facts that a companion may be told before it replies to a message, of all or of p_ids, the fittest first; tokens: '
  'with all before it, four bytes being one, three for its marks, four for each day and for each year. None of another '
  'scope, of what is sealed, deleted or not shown, and none that is past. reason: words of what was just said, pinned, '
  'or recent.';

create function private.known_story(p_user_id uuid, p_companion_id text, p_ids uuid[])
returns table (id uuid, text text, happened_at timestamptz, tokens bigint)
language plpgsql stable security definer rows 10 set search_path = '' as $$
declare
  v_hidden_runs uuid[] := private.hidden_runs_of(p_user_id);
begin
  return query
  select l.id, l.text, l.happened_at,
    sum(octet_length(l.text) / 4 + 13) over (order by l.happened_at desc, l.id desc)
  from (
    select s.* from public.story_lines s
    join public.chats c on c.user_id = s.user_id and c.companion_id = s.companion_id and c.is_saved
    where s.user_id = p_user_id and s.companion_id = p_companion_id and (p_ids is null or s.id = any (p_ids))
    order by s.happened_at desc, s.id desc limit 12
  ) l
  where private.is_live_line(l, v_hidden_runs);
end;
$$;
comment on function private.known_story(uuid, text, uuid[]) is
  'The latest lines of the story of a saved chat that may be told, the newest first (R-MEM-10).';

create function private.receipt_ids(p_message_id uuid, p_path jsonpath, p_without uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select i.id from public.messages m join public.turns t on t.id = m.turn_id
    cross join lateral (select (r #>> '{}')::uuid as id from jsonb_path_query(t.receipt, p_path) as r) i
    where m.id = p_message_id and i.id <> all (p_without)
  );
end;
$$;
comment on function private.receipt_ids(uuid, jsonpath, uuid[]) is
  'What a reply was given, of its receipt, but for some.';

create function private.turn_memory(p_turn public.turns, p_without uuid[] default null, p_target uuid default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_fact_ids uuid[];
  v_line_ids uuid[];
  v_story jsonb;
  v_facts jsonb;
  v_left bigint := 564; -- of 600 tokens: the rest introduces the lines
begin
  if not private.remembers(p_turn.user_id) then
    return null;
  end if;
  if p_without is not null then
    v_fact_ids := private.receipt_ids(p_target, '$.memories[*].id', p_without);
    v_line_ids := private.receipt_ids(p_target, '$.story[*]', p_without);
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'text', s.text) order by s.happened_at), '[]'),
    v_left - coalesce(max(s.tokens), 0)
  into v_story, v_left
  from private.known_story(p_turn.user_id, p_turn.companion_id, v_line_ids) s where s.tokens <= 200;
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', f.id, 'text', f.text, 'saidAt', f.said_at, 'reason', f.reason) order by f.said_at, f.id
    ), '[]'
  ) into v_facts
  from private.known_facts(p_turn.user_id, p_turn.companion_id, p_turn.parent_id, v_fact_ids) f
  where f.tokens <= v_left;
  return jsonb_build_object('facts', v_facts, 'story', v_story);
end;
$$;
comment on function private.turn_memory(public.turns, uuid[], uuid) is
  'What the companion is told for a turn: facts and lines of the story, each in the order in which they were said; null '
  'without the person''s consent. With p_without it is what the reply p_target was given, without these and with nothing '
  'in their place (R-MEM-05, R-MEM-11).';

create function private.keep_receipt(p_turn public.turns, p_memory jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_receipt jsonb;
begin
  if p_memory is not null then
    v_receipt := nullif((
      select jsonb_build_object(
        'memories', coalesce(jsonb_agg(jsonb_build_object('id', f -> 'id', 'reason', f -> 'reason')), '[]'),
        'story', jsonb_path_query_array(p_memory, '$.story[*].id')
      )
      from jsonb_array_elements(p_memory -> 'facts') as f
    ), '{"memories": [], "story": []}');
  end if;
  if v_receipt is distinct from p_turn.receipt then
    update public.turns t set receipt = v_receipt where t.id = p_turn.id;
  end if;
  return v_receipt;
end;
$$;
comment on function private.keep_receipt(public.turns, jsonb) is
  'Writes down what a turn is given, ids and reasons alone; null where it is given nothing (R-MEM-05).';
