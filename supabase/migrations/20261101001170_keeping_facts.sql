-- What was found in a person's messages becomes memories (D-29), all of it in one transaction.

create function private.keep_fact(p_user_id uuid, p_companion_id text, p_fact jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_message public.messages := private.remembered_message(p_user_id, (p_fact ->> 'messageId')::uuid);
  v_text text := btrim(p_fact ->> 'text');
  v_scope text := case when p_fact ->> 'about' = 'companion' then p_companion_id end;
  v_digest bytea := private.memory_digest(p_user_id, v_text);
  v_quote_at integer := strpos(v_message.message_text, p_fact ->> 'quote');
  v_subject text := left(p_fact ->> 'subject', 60);
  v_old_ids uuid[];
  v_old_said_at timestamptz;
  v_is_pinned boolean;
begin
  if v_message.id is null or v_quote_at = 0 or char_length(v_text) not between 1 and 280 or exists (
    select 1 from private.memory_blocks b
    where b.user_id = p_user_id and b.digest in (v_digest, private.memory_digest(p_user_id, p_fact ->> 'quote'))
  ) or exists (
    select 1 from public.memories m
    where m.user_id = p_user_id and m.digest = v_digest and m.replaced_at is null
      and (m.companion_id is null or m.companion_id = v_scope)
  ) then
    return false;
  end if;
  select array_agg(m.id order by m.said_at desc), max(m.said_at), bool_or(m.is_pinned)
  into v_old_ids, v_old_said_at, v_is_pinned from public.memories m
  where m.user_id = p_user_id and m.companion_id is not distinct from v_scope and m.replaced_at is null
    and (m.id = (p_fact ->> 'replaces')::uuid or m.subject = v_subject or starts_with(m.subject, v_subject || ':'));
  if v_old_said_at > v_message.created_at or not private.make_room(p_user_id, v_scope, 'drawn') then
    return false;
  end if;
  update public.memories m set replaced_at = clock_timestamp() where m.id = any (v_old_ids);
  insert into public.memories (
    user_id, companion_id, text, origin, subject, message_id, run_id, quote_at, quote_length, said_at, is_pinned,
    replaces_id, digest
  )
  values (
    p_user_id, v_scope, v_text, 'drawn', v_subject, v_message.id, v_message.run_id, v_quote_at,
    char_length(p_fact ->> 'quote'), v_message.created_at, coalesce(v_is_pinned, false),
    (select m.id from public.memories m where m.id = v_old_ids[1]), v_digest
  );
  return true;
end;
$$;
comment on function private.keep_fact(uuid, text, jsonb) is
  'Stores one fact that was found in a message of a locked person: { text, quote, subject, about, messageId, replaces }. '
  'Not one whose sentence is not in the message, which was forgotten, is known, is older than what is known about the '
  'same, or finds no room. It takes the place of what it replaces and of the facts about its subject, or a part of it (job: job:place) (R-MEM-07, R-MEM-08, R-MEM-15).';

create function private.keep_line(p_user_id uuid, p_companion_id text, p_line jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.story_lines (user_id, companion_id, run_id, text, message_ids, happened_at)
  select p_user_id, p_companion_id, (array_agg(m.run_id order by m.created_at desc))[1],
    left(btrim(p_line ->> 'text'), 280), array_agg(m.id order by m.created_at), max(m.created_at)
  from public.messages m
  where m.user_id = p_user_id and m.companion_id = p_companion_id and m.deleted_at is null
    and m.id in (select i.id::uuid from jsonb_array_elements_text(p_line -> 'messageIds') as i (id))
  having count(*) between 1 and 20 and btrim(p_line ->> 'text') <> '' and not exists (
    select 1 from private.memory_blocks b
    where b.user_id = p_user_id and b.memory_id in (
      select k.memory_id from private.memory_blocks k
      where k.user_id = p_user_id and (k.fact ->> 'message_id')::uuid = any (array_agg(m.id))
    )
  );
  return found;
end;
$$;
comment on function private.keep_line(uuid, text, jsonb) is
  'Stores a line of the story of a locked person: { text, messageIds }. Not one made from a message that holds something '
  'forgotten.';

create function public.finish_memory_job(p_user_id uuid, p_lease_id uuid, p_facts jsonb, p_story jsonb default null)
returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_job private.memory_jobs;
  v_kept integer := 0;
begin
  perform private.lock_active_user(p_user_id);
  perform 1 from public.chats c join private.memory_jobs j on j.user_id = c.user_id and j.companion_id = c.companion_id
  where j.user_id = p_user_id and j.lease_id = p_lease_id for no key update of c;
  select j.* into v_job from private.memory_jobs j where j.user_id = p_user_id and j.lease_id = p_lease_id;
  if not found then
    return null;
  end if;
  if private.remembers(p_user_id) then
    select count(*) filter (where private.keep_fact(p_user_id, v_job.companion_id, f.value)) into v_kept
    from jsonb_array_elements(p_facts) with ordinality as f
    where (f.value ->> 'messageId')::uuid = any (v_job.leased_ids);
    perform private.keep_line(p_user_id, v_job.companion_id, l) from jsonb_array_elements(p_story -> 'lines') as l;
  end if;
  update private.memory_jobs j set
    message_ids = array(select i.id from unnest(j.message_ids) as i (id) where i.id <> all (j.leased_ids)),
    leased_ids = '{}', lease_id = null, leased_until = null, attempts = 0,
    story_until = coalesce((
      select m.created_at from public.messages m where m.id = (p_story ->> 'until')::uuid and m.user_id = p_user_id
    ), j.story_until),
    waiting_since = case when j.message_ids <@ j.leased_ids then null else now() end
  where j.user_id = p_user_id and j.companion_id = v_job.companion_id;
  return v_kept;
end;
$$;
comment on function public.finish_memory_job(uuid, uuid, jsonb, jsonb) is
  'For chat-send: the facts found in the leased messages, and the lines of the story (p_story: { lines, until }) with the '
  'last message they tell of. Takes effect once: null, and nothing stored, when the lease has passed to somebody else. '
  'Returns how many facts were kept. Raises unauthorized, blocked (R-MEM-13).';

create function public.forget_everything(p_user_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.lock_active_user(p_user_id);
  delete from public.memories m where m.user_id = p_user_id;
  delete from public.story_lines l where l.user_id = p_user_id;
  delete from private.memory_jobs j where j.user_id = p_user_id;
  delete from private.memory_blocks b where b.user_id = p_user_id;
  delete from private.memory_keys k where k.user_id = p_user_id;
  update public.turns t set receipt = null where t.user_id = p_user_id and t.receipt is not null;
end;
$$;
comment on function public.forget_everything(uuid) is
  'For memory-clear: no row is left of what the person told, nor of what they had forgotten (R-MEM-01). Raises '
  'unauthorized, blocked.';

revoke all on function public.take_memory_job(uuid), public.finish_memory_job(uuid, uuid, jsonb, jsonb),
  public.forget_everything(uuid) from public, anon, authenticated;
grant execute on function public.take_memory_job(uuid), public.finish_memory_job(uuid, uuid, jsonb, jsonb),
  public.forget_everything(uuid) to service_role;
