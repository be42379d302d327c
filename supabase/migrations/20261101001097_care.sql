-- Care (D-31): what becomes of a turn in which help lines are shown. What was found arrives as p_care:
-- { topic, level, country, isMinor }. country is that of the published counts, null for what is not counted because it
-- was the companion who said it; isMinor pauses the person's chats.

create table public.safety_failures (
  hour timestamptz primary key,
  count integer not null default 1,
  last_at timestamptz not null default clock_timestamp()
);
comment on table public.safety_failures is
  'How often in an hour the classifier gave no verdict, so that rules alone answered; no person. Written by the server, '
  'read by admins (R-CARE-05).';

create function public.count_safety_failure() returns void
language sql volatile security invoker set search_path = ''
begin atomic
  insert into public.safety_failures as f (hour) values (date_trunc('hour', now()))
  on conflict (hour) do update set count = f.count + 1, last_at = clock_timestamp();
end;
comment on function public.count_safety_failure() is 'For chat-send when the classifier failed (R-CARE-05).';

create function private.cares_today(p_user_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from public.turns t
    where t.user_id = p_user_id and t.care_topic is not null
      and t.started_at >= private.usage_day()::timestamp at time zone 'utc'
  );
end;
$$;
comment on function private.cares_today(uuid) is 'In how many of a person''s turns of today help lines were shown.';

create function private.may_be_checked(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.cares_today(p_user_id) < 30;
end;
$$;
comment on function private.may_be_checked(uuid) is
  'After 30 caught messages a day only rules and card respond: no model is asked for a caught one (R-CARE-21).';

create function private.is_answered_by_help(p_user_id uuid, p_care jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_care is not null and ((p_care ->> 'level')::smallint >= 2 or not private.may_be_checked(p_user_id));
end;
$$;
comment on function private.is_answered_by_help(uuid, jsonb) is 'Whether help lines alone respond to what was found.';

create function private.act_on_care(p_user_id uuid, p_care jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.count_safety_event(p_user_id, p_care ->> 'country', p_care ->> 'topic');
  if (p_care ->> 'isMinor')::boolean then
    insert into public.pauses (user_id) values (p_user_id) on conflict do nothing;
  end if;
end;
$$;
comment on function private.act_on_care(uuid, jsonb) is
  'Counts what was found in a person''s words, and pauses their chats where it was a sign of a minor.';

create function private.note_care(p_turn public.turns, p_care jsonb) returns public.turns
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_turn public.turns;
begin
  perform private.act_on_care(p_turn.user_id, p_care);
  update public.turns t set care_topic = p_care ->> 'topic', care_level = (p_care ->> 'level')::smallint
  where t.id = p_turn.id or ((p_care ->> 'level')::smallint >= 2 and t.id = (
    select m.turn_id from public.messages m where m.id = p_turn.parent_id
  ));
  update private.memory_jobs j
  set message_ids = array_remove(j.message_ids, p_turn.parent_id),
    leased_ids = array_remove(j.leased_ids, p_turn.parent_id)
  where j.user_id = p_turn.user_id and j.companion_id = p_turn.companion_id
    and p_turn.parent_id = any (j.message_ids);
  select * into v_turn from public.turns t where t.id = p_turn.id;
  return v_turn;
end;
$$;
comment on function private.note_care(public.turns, jsonb) is
  'Keeps topic and level with a locked turn, and from level 2 on with the turn whose message is answered once more; no '
  'memory is drawn from that message (D-29).';

create function private.free_turn(p_turn public.turns) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.give_message_back(p_turn.user_id, p_turn.usage_day);
  update public.chats c set expires_at = null
  where c.user_id = p_turn.user_id and c.companion_id = p_turn.companion_id and c.expires_at > now() and not c.is_sealed
    and not exists (
      select 1 from public.turns t
      where t.run_id = p_turn.run_id and t.id <> p_turn.id and coalesce(t.care_level, 0) < 2
    );
end;
$$;
comment on function private.free_turn(public.turns) is
  'Takes back what a counted turn cost that turned out to need help: its message, and the expiry where it was the first '
  'to start one (R-CARE-06, R-CARE-07).';

create function private.take_into_care(p_turn public.turns, p_care jsonb) returns public.turns
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (p_care ->> 'level')::smallint >= 2 and coalesce(p_turn.care_level, 0) < 2
    and p_turn.status in ('running', 'done', 'stopped') then
    perform private.free_turn(p_turn);
  end if;
  return private.note_care(p_turn, p_care);
end;
$$;
comment on function private.take_into_care(public.turns, jsonb) is
  'What was found in a locked turn after it had begun; from level 2 on it becomes free.';

create function private.end_caught_turn(p_turn public.turns) returns public.turns
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_turn public.turns;
begin
  update public.turns t set status = 'done', reply_text = '', failure = null, updated_at = clock_timestamp(),
    finished_at = clock_timestamp()
  where t.id = p_turn.id returning * into v_turn;
  return v_turn;
end;
$$;
comment on function private.end_caught_turn(public.turns) is 'Ends a running turn with help lines and no reply.';

create function private.is_caught(p_message public.messages) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_message.message_type = 'user' and exists (
    select 1 from public.turns t where t.id = p_message.turn_id and t.care_level >= 2
  );
end;
$$;
comment on function private.is_caught(public.messages) is
  'Whether help lines were the response to a person''s message, which takes no limit then (R-CARE-07).';

create function private.is_begun(p_head_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_most integer;
  v_counted bigint;
  v_caught bigint;
begin
  -- Mostly the last three messages decide; of caught ones a day has 200 at most.
  foreach v_most in array array[3, 400] loop
    select count(*) filter (where not m.is_greeting and not private.is_caught(m)),
      count(*) filter (where private.is_caught(m))
    into v_counted, v_caught from private.walk_path(p_head_id, v_most) m;
    exit when v_counted >= 2 or v_caught = 0;
  end loop;
  return v_counted >= 2;
end;
$$;
comment on function private.is_begun(uuid) is
  'Whether a path has two messages, without the greeting and caught ones: such a chat is active (D-05, D-22, D-31).';

create function private.turn_care(p_turn public.turns) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  v_topic text;
  v_level smallint;
  v_may_check boolean := true;
begin
  if exists (select 1 from public.turns t where t.user_id = p_turn.user_id and t.care_topic is not null) then
    v_may_check := private.may_be_checked(p_turn.user_id);
    select t.care_topic, t.care_level into v_topic, v_level
    from (
      select w.turn_id, w.ordinality,
        count(*) filter (where w.message_type = 'user') over (order by w.ordinality) as said
      from private.walk_path(p_turn.parent_id, 12) with ordinality as w
    ) w
    join public.turns t on t.id = w.turn_id
    where w.said <= 6 and t.care_topic <> 'minor'
    order by w.ordinality limit 1;
  end if;
  return json_build_object(
    'topic', v_topic, 'level', v_level, 'mayCheck', v_may_check,
    'isUnchecked', exists (
      select 1 from public.safety_failures f
      where f.hour >= date_trunc('hour', now() - interval '5 minutes') and f.last_at > now() - interval '5 minutes'
    )
  );
end;
$$;
comment on function private.turn_care(public.turns) is
  'What the prompt says of care: the topic and level that help lines were shown for in this turn or the five before it, '
  'and isUnchecked while the classifier fails. mayCheck: whether it may be asked (R-CARE-05, R-CARE-06, R-CARE-21).';

-- Access ------------------------------------------------------------------------------------------------------------

revoke all on function public.count_safety_failure() from public, anon, authenticated;
grant execute on function public.count_safety_failure() to service_role;
alter table public.safety_failures enable row level security;
create policy safety_failures_select_admin on public.safety_failures for select to authenticated
  using ((select private.is_admin()));
revoke all on public.safety_failures from anon, authenticated;
grant select on public.safety_failures to authenticated;
