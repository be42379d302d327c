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

-- Digests and words -------------------------------------------------------------------------------------------------

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

create function private.memory_lexemes(p_text text) returns text[]
language sql immutable set search_path = ''
return tsvector_to_array(to_tsvector('pg_catalog.english', p_text));
comment on function private.memory_lexemes(text) is 'The words of a text that say something, by their stem.';

create table private.memory_topics (
  word text not null,
  topic text not null,
  primary key (word, topic)
);
comment on table private.memory_topics is
  'What people ask with and tell with in different words: a ''mutt'' is a whippet, where one ''lives'' is home. Words '
  'stand by their stem, topics behind a tilde, so that no word is one. Common words, nothing of a person (R-MEM-02).';

insert into private.memory_topics (topic, word)
select distinct '~' || v.topic, w.word from (values
  ('sibling', 'sibling sister brother sis bro twin younger elder little'),
  ('parent', 'parent mother father mom mum mam mama mommy dad daddy papa folks'),
  ('child', 'child children son daughter kid kids boy girl lad lass baby eldest youngest'),
  ('relative', 'relative family cousin aunt auntie uncle niece nephew grandma grandmother gran granny nan nana grandpa '
    'grandad granddad grandfather grandson granddaughter grandchild grandkids lola lolo abuela oma opa in-law'),
  ('partner', 'partner wife husband missus hubby spouse girlfriend boyfriend fiance fiancee gf bf sweetheart lover '
    'beloved married marry marriage wedding divorced divorce dating together relationship love heart darling better '
    'half'),
  ('friend', 'friend friends mate pal buddy bestie bff chum'),
  ('pet', 'pet dog puppy pup mutt hound cat kitten kitty fish hamster rabbit bunny parrot budgie bird horse pony '
    'tortoise snake lizard whippet terrier spaniel collie labrador greyhound heeler poodle beagle pug husky paws fur '
    'tail animal'),
  ('animal', 'animal creature beast insect frog toad rat mouse mice spider snake bee wasp moth pigeon gull seagull cow '
    'sheep pig goat chicken hen bear wolf fox deer dog cat bird fish horse lizard tortoise'),
  ('sleep', 'sleep asleep bed awake night pillow nap doze dream insomnia eyes'),
  ('home', 'home live living house flat apartment place town city village street address neighborhood neighbourhood '
    'move moved room landlord rent'),
  ('origin', 'origin born grew raised brought upbringing hometown native childhood country'),
  ('job', 'job work working profession occupation office employer employ company boss career shift trade earn salary '
    'business colleague payroll manager retired hired living driver nurse teacher clerk engineer '
    'dispatcher cashier waiter cook chef plumber electrician carpenter mechanic farmer barber baker cleaner librarian '
    'lawyer accountant programmer builder office factory warehouse depot workshop'),
  ('study', 'study school university uni college degree course class lesson learn student program programme major exam '
    'certificate evening test'),
  ('language', 'language speak tongue fluent english german french spanish italian portuguese dutch polish turkish '
    'russian arabic japanese korean chinese mandarin hindi swedish greek welsh irish hebrew finnish norwegian '
    'danish czech'),
  ('food', 'food eat dish meal dinner lunch supper tea breakfast snack cook cooking recipe restaurant menu taste '
    'hungry vegetarian vegan veggie diet meat fish herb spice sauce salsa curry soup pie cake cheese fruit '
    'coriander cilantro garlic onion mushroom chocolate'),
  ('drink', 'drink coffee tea beer wine pint bar pub cup glass soda juice'),
  ('taste', 'taste like love hate dislike stand abide bear favorite favourite fave best worst prefer detest rather'),
  ('fear', 'fear afraid scared frightened terrified phobia nervous spider height'),
  ('film', 'film movie cinema show series watch television'),
  ('music', 'music band song singer album record listen concert gig group artist'),
  ('instrument', 'instrument play guitar piano violin fiddle banjo drums bass flute trumpet ukulele accordion cello '
    'horn saxophone harmonica dobro'),
  ('book', 'book read reading novel author writer story'),
  ('sport', 'sport team club football soccer match game season league supporter support fan rugby tennis badminton'),
  ('hobby', 'hobby pastime free weekend spare relax collect collection make craft knit crochet sew paint build '
    'garden hands'),
  ('habit', 'monday tuesday wednesday thursday friday saturday sunday week weekly night evening morning regular day'),
  ('car', 'car drive driving vehicle truck van wheels engine garage motor toyota honda ford skoda volvo fiat vauxhall '
    'nissan mazda subaru hyundai kia bmw audi volkswagen peugeot renault chevrolet silverado fiesta'),
  ('plan', 'plan trip travel holiday vacation journey fly flight flying sail ticket book booked leave going go visit '
    'suitcase abroad when date'),
  ('goal', 'goal dream want aim resolve resolved hope ambition saving save determined someday before'),
  ('birthday', 'birthday born age old turn turning party cake year horoscope sign present gift'),
  ('name', 'name called call nickname title'),
  ('hand', 'hand handed left-handed lefty right-handed write writing')
) as v (topic, words) cross join lateral unnest(private.memory_lexemes(v.words || ' ' || v.topic)) as w (word);

create function private.memory_terms(p_text text) returns text[]
language sql stable security definer set search_path = ''
begin atomic
  select l.words || array(
    select distinct t.topic from private.memory_topics t where t.word = any (l.words)
  )
  from (select private.memory_lexemes(p_text) as words) l;
end;
comment on function private.memory_terms(text) is
  'The words of a text by their stem, and the topics that they speak of. For what a fact is found by and asked with.';

create function private.words_around(p_memory public.memories) returns text[]
language sql stable security definer set search_path = ''
begin atomic
  select array_agg('.' || w.word)
  from public.messages m
  cross join unnest(private.memory_lexemes(
    substr(m.message_text, greatest(p_memory.quote_at - 150, 1), p_memory.quote_length + 300)
  )) as w (word)
  where m.id = p_memory.drawn_from_id and not exists (
    select from private.memory_blocks b
    where b.user_id = p_memory.user_id and b.fact ->> 'message_id' = m.id::text
  );
end;
comment on function private.words_around(public.memories) is
  'The words around the sentence a drawn fact came from, each after a dot: with them it is asked for as well (''the '
  'cookie tin''). None of what outlives its message, nor where another fact of the message was forgotten (R-MEM-07).';

create function private.keep_memory_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_around text[];
begin
  if tg_op = 'INSERT' then
    v_around := private.words_around(new);
  else
    v_around := array(
      select w.word from private.memory_words w where w.memory_id = new.id and starts_with(w.word, '.')
    );
  end if;
  delete from private.memory_words w where w.memory_id = new.id;
  insert into private.memory_words (user_id, scope, word, said_at, memory_id)
  select new.user_id, coalesce(new.companion_id, ''), w.word, new.said_at, new.id
  from unnest(
    private.memory_terms(concat_ws(' ', new.text, translate(new.subject, ':_-', '   '))) || v_around
  ) as w (word)
  where new.replaced_at is null and char_length(w.word) <= 60;
  return null;
end;
$$;
comment on function private.keep_memory_words() is 'Keeps memory_words; a fact that is past has none.';
create trigger keep_memory_words after insert or update of companion_id, replaced_at on public.memories
  for each row execute function private.keep_memory_words();

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

revoke all on private.memory_topics from service_role;
revoke all on public.memories from anon, authenticated;
grant select, delete on public.memories to authenticated;
grant insert (companion_id, text, subject, message_id, replaces_id, is_pinned) on public.memories to authenticated;
grant update (companion_id, is_pinned) on public.memories to authenticated;
