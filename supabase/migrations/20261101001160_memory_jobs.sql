-- Drawing facts and the story after a reply (D-29): a row per chat names the messages that have not been read for facts
-- yet. Whoever works on it holds a lease; one that dies gives it up by the clock, and the person's next turn takes the
-- row up. What was found takes effect in one transaction, once for each message. Written and read by the server alone.

create table private.memory_jobs (
  user_id uuid not null,
  companion_id text not null,
  message_ids uuid[] not null default '{}',
  leased_ids uuid[] not null default '{}',
  lease_id uuid,
  leased_until timestamptz,
  attempts smallint not null default 0,
  story_until timestamptz,
  waiting_since timestamptz,
  primary key (user_id, companion_id),
  constraint memory_jobs_chat_fkey foreign key (user_id, companion_id)
    references public.chats (user_id, companion_id) on delete cascade,
  constraint memory_jobs_leased_by_somebody check ((lease_id is null) = (leased_until is null))
);
comment on table private.memory_jobs is
  'What is still to be read for facts and for the story in a chat. Only what was said after the consent comes here '
  '(R-MEM-13).';
comment on column private.memory_jobs.leased_ids is 'Of message_ids, those the holder of the lease is reading.';
comment on column private.memory_jobs.attempts is 'How often the present lease was taken and not finished.';
comment on column private.memory_jobs.story_until is 'Up to when the story has been told.';
comment on column private.memory_jobs.waiting_since is 'When the first of message_ids came; null while there is none.';
create index memory_jobs_waiting_idx on private.memory_jobs (waiting_since) where waiting_since is not null;

create function private.had_help(p_message_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.messages m
    join public.turns t on t.user_id = m.user_id and t.care_topic is not null
      and (t.id = m.turn_id or t.parent_id = m.id)
    where m.id = p_message_id
  );
end;
$$;
comment on function private.had_help(uuid) is
  'Whether help lines were shown for a message, in its turn or when it was answered once more: what it says is nobody''s '
  'memory and goes to no model that makes one (D-29, D-31).';

create function private.wait_to_be_read(p_message_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.memory_jobs as j (user_id, companion_id, message_ids, waiting_since)
  select m.user_id, m.companion_id, array[m.id], now() from public.messages m
  where m.id = p_message_id and m.message_type = 'user' and private.remembers(m.user_id)
  on conflict (user_id, companion_id) do update
  set message_ids = j.message_ids || excluded.message_ids,
    waiting_since = coalesce(j.waiting_since, excluded.waiting_since);
end;
$$;
comment on function private.wait_to_be_read(uuid) is
  'A message that the person has just said, or edited, waits to be read for facts; not without their consent.';

create function private.note_turn_memory(p_turn public.turns) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.memories m set uses = m.uses + 1, used_at = now()
  where m.id in (
    select (r #>> '{id}')::uuid from jsonb_path_query(p_turn.receipt, '$.memories[*] ? (@.reason == "words")') as r
  );
  perform private.wait_to_be_read(m.id) from public.messages m
  where m.id = p_turn.parent_id and m.turn_id = p_turn.id and not private.had_help(m.id);
end;
$$;
comment on function private.note_turn_memory(public.turns) is
  'When a turn ends with a reply, in the same transaction: what was in mind because of the words counts as used, and what '
  'the person said in it waits to be read for facts, once.';

create function private.due_memory_job(p_user_id uuid) returns private.memory_jobs
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_job private.memory_jobs;
  v_is_allowed boolean := private.remembers(p_user_id) and private.has_consented(p_user_id, 'intimate_chats');
begin
  select j.* into v_job from private.memory_jobs j
  where j.user_id = p_user_id and j.waiting_since is not null
    and (j.leased_until is null or j.leased_until < clock_timestamp())
  order by j.waiting_since limit 1;
  if not v_is_allowed or v_job.attempts >= 5 then
    update private.memory_jobs j set message_ids = '{}', leased_ids = '{}', lease_id = null, leased_until = null,
      attempts = 0, waiting_since = null
    where j.user_id = p_user_id and (j.companion_id = v_job.companion_id or not v_is_allowed);
    return null;
  end if;
  update private.memory_jobs j set leased_ids = j.message_ids[1:20], lease_id = gen_random_uuid(),
    leased_until = clock_timestamp() + interval '2 minutes', attempts = j.attempts + 1
  where j.user_id = p_user_id and j.companion_id = v_job.companion_id returning * into v_job;
  return v_job;
end;
$$;
comment on function private.due_memory_job(uuid) is
  'Leases the chat of a locked person that waits the longest. What failed five times waits no longer, nor does anything '
  'once the consent to memory, or to having chats sent to the model provider, was taken back.';

create function private.untold_messages(p_job private.memory_jobs) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from timestamptz := greatest(p_job.story_until, (
    select max(c.created_at) from public.user_consents c
    where c.user_id = p_job.user_id and c.purpose = 'memory' and c.given
  ));
begin
  return (
    with path as (
      select p.* from private.walk_path(private.shown_head(p_job.user_id, p_job.companion_id), 60) with ordinality as p
      join public.chats c on c.user_id = p_job.user_id and c.companion_id = p_job.companion_id and c.is_saved
      where p.ordinality > 10 and p.created_at > v_from and not private.had_help(p.id)
    ), untold as (
      select p.* from path p order by p.ordinality desc limit 20
    )
    select json_agg(json_build_object(
      'id', u.id, 'from', case u.message_type when 'ai' then 'companion' else 'person' end, 'text', u.message_text
    ) order by u.ordinality desc)
    from untold u having count(*) >= 10
  );
end;
$$;
comment on function private.untold_messages(private.memory_jobs) is
  'For the story of a saved chat: up to 20 messages of the shown path that no line was made from yet and the last 10 do '
  'not hold, oldest first, none that help lines were shown for (D-29); null while there are fewer than 10.';

create function public.take_memory_job(p_user_id uuid) returns json
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_job private.memory_jobs;
begin
  perform private.lock_active_user(p_user_id);
  v_job := private.due_memory_job(p_user_id);
  if v_job.lease_id is null then
    return null;
  end if;
  return (
    select json_build_object(
      'leaseId', v_job.lease_id,
      'companionId', v_job.companion_id,
      'companionName', v.profile -> 'name',
      'provider', coalesce(v.prompts ->> 'ai_provider', 'openrouter'),
      'model', v.prompts -> 'ai_model',
      'upstream', v.prompts -> 'ai_upstream',
      'pin', case when r.model is not null then json_build_object('provider', r.provider, 'model', r.model) end,
      'messages', (
        select coalesce(json_agg(
          json_build_object('id', m.id, 'text', m.message_text, 'saidAt', m.created_at, 'before', (
            select b.message_text from public.messages r
            join public.messages b on b.id = r.parent_id and b.message_type = 'user' and b.deleted_at is null
            where r.id = m.parent_id and not private.had_help(b.id)
          )) order by m.created_at
        ), '[]')
        from unnest(v_job.leased_ids) as l (id)
        cross join lateral private.remembered_message(p_user_id, l.id) m
        where m.id is not null and m.id not in (select h.id from private.hidden_messages(array[m.run_id]) as h (id))
      ),
      'facts', (
        select coalesce(json_agg(json_build_object('id', f.id, 'text', f.text)), '[]')
        from (
          select m.id, m.text from public.memories m
          where m.user_id = p_user_id and m.replaced_at is null
            and (m.companion_id is null or m.companion_id = v_job.companion_id)
          order by m.said_at desc limit 60
        ) f
      ),
      'story', private.untold_messages(v_job)
    )
    from public.runs r join public.companion_versions v on v.id = r.version_id
    where r.user_id = p_user_id and r.companion_id = v_job.companion_id and r.status = 'open'
  );
end;
$$;
comment on function public.take_memory_job(uuid) is
  'For chat-send, after a reply: what is still to be read for facts in one chat of the person, leased for two minutes; '
  'null when there is nothing. Only messages that are there and shown; before: what the '
  'person said before one, unless help lines were shown for it. Raises unauthorized, blocked (R-MEM-13).';
