-- What a person does to their memories: add, keep from a message, correct, pin, move, forget, and take that back. Plain
-- table writes, made right here; every one locks the person first.

create function private.remembered_message(p_user_id uuid, p_message_id uuid) returns public.messages
language plpgsql stable security definer set search_path = '' as $$
declare
  v_message public.messages;
begin
  select m.* into v_message from public.messages m
  where m.id = p_message_id and m.user_id = p_user_id and m.message_type = 'user' and m.deleted_at is null
    and m.run_id <> all (private.hidden_runs_of(p_user_id));
  return v_message;
end;
$$;
comment on function private.remembered_message(uuid, uuid) is
  'A message that facts can come from: the person''s own, neither deleted nor hidden; else null.';

create function private.undo_forgetting(p_fact public.memories) returns public.memories
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_block private.memory_blocks;
  v_old public.memories;
begin
  delete from private.memory_blocks b where b.user_id = p_fact.user_id and b.digest = p_fact.digest
  returning * into v_block;
  delete from private.memory_blocks b where b.user_id = p_fact.user_id and b.memory_id = v_block.memory_id;
  if v_block.fact is null or v_block.forgotten_at < now() - interval '10 minutes' then
    return null;
  end if;
  v_old := jsonb_populate_record(p_fact, v_block.fact);
  if v_old.origin = 'drawn' and (private.remembered_message(v_old.user_id, v_old.message_id)).id is null then
    return null;
  end if;
  return v_old;
end;
$$;
comment on function private.undo_forgetting(public.memories) is
  'What the person says again themselves may come back. Returns the fact with its origin and place where it was '
  'forgotten in the last minutes, else null.';

create function private.place_memory(p_fact public.memories) returns public.memories
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_fact public.memories := p_fact;
  v_old public.memories;
  v_message public.messages;
begin
  if p_fact.replaces_id is not null then
    update public.memories m set replaced_at = clock_timestamp()
    where m.id = p_fact.replaces_id and m.user_id = p_fact.user_id and m.replaced_at is null
    returning * into v_old;
    if not found then
      raise exception 'not_found';
    end if;
    v_fact.companion_id := v_old.companion_id;
    v_fact.subject := v_old.subject;
    v_fact.message_id := v_old.message_id;
    v_fact.quote_at := v_old.quote_at;
    v_fact.quote_length := v_old.quote_length;
    v_fact.said_at := v_old.said_at;
    v_fact.is_pinned := v_old.is_pinned;
  elsif p_fact.message_id is not null then
    v_message := private.remembered_message(p_fact.user_id, p_fact.message_id);
    if v_message.id is null then
      raise exception 'not_found';
    end if;
    v_fact.origin := 'kept';
    v_fact.said_at := v_message.created_at;
    v_fact.quote_at := coalesce(nullif(strpos(v_message.message_text, v_fact.text), 0), 1);
    v_fact.quote_length := case when strpos(v_message.message_text, v_fact.text) > 0
      then char_length(v_fact.text) else char_length(v_message.message_text) end;
  end if;
  return v_fact;
end;
$$;
comment on function private.place_memory(public.memories) is
  'Where a person''s fact comes from: a correction takes the place of the fact it names, with its scope, day, sentence '
  'and pin; what is kept names its message. Raises not_found for what is not theirs.';

create function private.admit_memory() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_again public.memories;
begin
  if auth.uid() is null then
    return new; -- the server has done all this
  end if;
  perform private.require_self(new.user_id);
  perform private.lock_active_user(new.user_id);
  if not private.remembers(new.user_id) then
    raise exception 'memory_consent_required';
  end if;
  if new.companion_id is not null then
    perform private.require_visible_companion(new.user_id, new.companion_id);
  end if;
  new.digest := private.memory_digest(new.user_id, new.text);
  v_again := private.undo_forgetting(new);
  new := case when v_again.id is null then private.place_memory(new) else v_again end;
  update public.memories m set origin = case m.origin when 'drawn' then 'kept' else m.origin end, run_id = null
  where m.user_id = new.user_id and m.digest = new.digest and m.replaced_at is null
    and (m.companion_id is null or m.companion_id = new.companion_id);
  if found then
    return null;
  end if;
  perform private.take_attempt(new.user_id, 'add_memory', 200, interval '1 day');
  perform private.require_memory_room(new);
  return new;
end;
$$;
comment on function private.admit_memory() is
  'A fact that the person writes, keeps, corrects or brings back. One that is known already is kept and not stored '
  'twice. Raises memory_consent_required, memory_limit where all are pinned, not_found, forbidden, blocked, and '
  'too_many_requests after 200 a day (R-PROD-20).';
create trigger admit_memory before insert on public.memories for each row execute function private.admit_memory();

create function private.move_memory() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.companion_id is not null then
    perform private.require_visible_companion(new.user_id, new.companion_id);
  end if;
  -- What all know counts against this one already.
  if old.companion_id is not null then
    perform private.require_memory_room(new, old.id);
  end if;
  return new;
end;
$$;
comment on function private.move_memory() is
  'A fact moves to another scope, where another one may have to give way. Raises not_found, memory_limit.';

create function private.forget_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_quote text := (
    select substr(m.message_text, old.quote_at, old.quote_length) from public.messages m
    where m.id = old.message_id and m.user_id = old.user_id
  );
begin
  if not private.is_client_delete() then
    return null;
  end if;
  insert into private.memory_blocks (user_id, digest, memory_id, fact) values (
    old.user_id, old.digest, old.id,
    jsonb_strip_nulls(to_jsonb(old) - '{user_id,companion_id,text,subject,digest,drawn_from_id,replaces_id}'::text[])
  )
  on conflict (user_id, digest) do update
  set memory_id = excluded.memory_id, fact = excluded.fact, forgotten_at = excluded.forgotten_at;
  if v_quote is not null then
    insert into private.memory_blocks (user_id, digest, memory_id)
    values (old.user_id, private.memory_digest(old.user_id, v_quote), old.id) on conflict do nothing;
  end if;
  delete from private.memory_words w using public.memories m
  where m.drawn_from_id = old.message_id and w.memory_id = m.id and starts_with(w.word, '.');
  perform private.forget_story(old.user_id, old.message_id, old.text);
  -- What it had taken the place of was about the same.
  with recursive past as (
    select m.* from public.memories m where m.id = old.replaces_id and m.replaced_at is not null
    union all
    select m.* from past p join public.memories m on m.id = p.replaces_id and m.replaced_at is not null
  ), gone as (
    delete from public.memories m using past p where m.id = p.id returning m.user_id, m.digest
  )
  insert into private.memory_blocks (user_id, digest, memory_id) select g.user_id, g.digest, old.id from gone g
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.forget_words() is
  'After the person has forgotten a fact: it goes with what it had replaced and with the lines of the story that hold '
  'it, and its words and its sentence do not bring it back (R-MEM-07).';

create trigger lock_caller before update or delete on public.memories
  for each statement execute function private.lock_caller();
create trigger move_memory before update of companion_id on public.memories for each row
  when (old.companion_id is distinct from new.companion_id) execute function private.move_memory();
create trigger forget_words after delete on public.memories for each row execute function private.forget_words();
