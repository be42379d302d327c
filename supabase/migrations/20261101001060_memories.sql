-- Memories (D-29): what a person told, as facts in their own words, seen, traced and forgotten by them. A fact is
-- never changed: a newer one takes its place, and it stays as past. Drawn from messages by the server, kept and written
-- by the person; read by the person alone.

create table public.memories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  companion_id text references public.companions (id) on delete cascade,
  text text not null,
  origin text not null default 'written',
  subject text,
  message_id uuid,
  run_id uuid,
  drawn_from_id uuid generated always as (case when origin = 'drawn' then message_id end) stored
    references public.messages (id) on delete cascade,
  quote_at integer,
  quote_length integer,
  said_at timestamptz not null default clock_timestamp(),
  is_pinned boolean not null default false,
  replaces_id uuid references public.memories (id) on delete set null,
  replaced_at timestamptz,
  uses integer not null default 0,
  used_at timestamptz,
  digest bytea not null default '',
  created_at timestamptz not null default clock_timestamp(),
  constraint memories_text_length check (char_length(text) <= 280),
  constraint memories_text_not_blank check (btrim(text) <> ''),
  constraint memories_subject_short check (char_length(subject) <= 60),
  constraint memories_origin_known check (origin in ('drawn', 'kept', 'written')),
  constraint memories_drawn_from_a_message check (
    origin <> 'drawn' or (message_id is not null and run_id is not null)
  ),
  constraint memories_quote_whole check ((quote_at is null) = (quote_length is null))
) with (fillfactor = 90);

comment on table public.memories is
  'One fact a person told. Only their own words are a source. The person adds, pins, moves and forgets; nobody changes a '
  'text (D-29).';
comment on column public.memories.companion_id is 'The companion that alone knows it; null for all of them.';
comment on column public.memories.origin is
  'drawn: found in a message by the server, and hidden, restored and deleted with it. kept: the person chose ''Remember '
  'this''. written: by the person on the memory page. The last two stay until they are forgotten.';
comment on column public.memories.subject is
  'What it is about, such as home or pet:dog: of two facts about the same the newer one counts. null replaces nothing.';
comment on column public.memories.message_id is
  'The message it was said in. A pointer without a foreign key: what was kept outlives its message.';
comment on column public.memories.run_id is 'The run of that message, for a drawn fact, which is hidden with it.';
comment on column public.memories.quote_at is
  'Where in the message its sentence begins, from 1. The words stand in messages alone, so that nothing is left of them '
  'when this row goes.';
comment on column public.memories.replaces_id is 'The fact whose place this one took.';
comment on column public.memories.replaced_at is 'Since when it is past; null while it counts.';
comment on column public.memories.uses is 'In how many replies it was in mind because of what was said.';
comment on column public.memories.digest is 'Of its words, keyed per person: recognizes the same fact.';

create index memories_scope_idx on public.memories (user_id, coalesce(companion_id, ''), said_at desc, id desc)
  where replaced_at is null;
create index memories_newest_idx on public.memories (user_id, said_at desc, id desc);
create index memories_pinned_idx on public.memories (user_id, said_at desc) where is_pinned and replaced_at is null;
create index memories_digest_idx on public.memories (user_id, digest);
create index memories_companion_id_idx on public.memories (companion_id);
create index memories_drawn_from_id_idx on public.memories (drawn_from_id);
create index memories_replaces_id_idx on public.memories (replaces_id);

create table private.memory_words (
  user_id uuid not null,
  scope text not null,
  word text not null,
  said_at timestamptz not null,
  memory_id uuid not null references public.memories (id) on delete cascade,
  primary key (user_id, scope, word, said_at, memory_id)
);
comment on table private.memory_words is
  'The words and topics of the facts that count, and after a dot the words around what was said, so that a question '
  'finds the newest facts of each in one short index read (R-MEM-12). scope: the companion, empty for all.';
create index memory_words_memory_id_idx on private.memory_words (memory_id);

create table private.memory_keys (
  user_id uuid primary key references public.users (id) on delete cascade,
  key bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.memory_keys is
  'The key of a person''s digests: without it nobody can tell what was forgotten by trying words.';

create table private.memory_blocks (
  user_id uuid not null references public.users (id) on delete cascade,
  digest bytea not null,
  memory_id uuid not null,
  fact jsonb,
  forgotten_at timestamptz not null default clock_timestamp(),
  primary key (user_id, digest)
);
comment on table private.memory_blocks is
  'Digests of what the person has forgotten, the fact''s and its sentence''s: the same words do not bring it back '
  '(R-MEM-07).';
comment on column private.memory_blocks.fact is
  'Where the fact came from, without a word of it, so that ''Undo'' brings it back as it was.';

-- Digests -----------------------------------------------------------------------------------------------------------

create function private.memory_digest(p_user_id uuid, p_text text) returns bytea
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.memory_keys (user_id) values (p_user_id) on conflict do nothing;
  return (
    select extensions.hmac(
      convert_to(btrim(regexp_replace(lower(normalize(p_text, nfkc)), '[^[:alnum:]]+', ' ', 'g')), 'UTF8'), k.key,
      'sha256'
    )
    from private.memory_keys k where k.user_id = p_user_id
  );
end;
$$;
comment on function private.memory_digest(uuid, text) is
  'The digest of a text for this person, whatever its case, spaces and punctuation.';

-- Access ------------------------------------------------------------------------------------------------------------

alter table public.memories enable row level security;
create policy memories_select_own on public.memories for select to authenticated
  using (
    user_id = (select auth.uid()) and (select private.is_active())
    and (run_id is null or run_id <> all ((select private.hidden_run_ids())::uuid[]))
  );
create policy memories_insert_own on public.memories for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_active()));
create policy memories_update_own on public.memories for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active())) with check (user_id = (select auth.uid()));
create policy memories_delete_own on public.memories for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));

revoke all on public.memories from anon, authenticated;
grant select, delete on public.memories to authenticated;
grant insert (companion_id, text, subject, message_id, replaces_id, is_pinned) on public.memories to authenticated;
grant update (companion_id, is_pinned) on public.memories to authenticated;
