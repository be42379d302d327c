-- What a fact is found by (R-MEM-02): its words by their stem, the topics they speak of, and the words around the
-- sentence it came from.

create function private.memory_terms(p_text text) returns text[]
language sql stable security definer set search_path = ''
begin atomic
  select l.words || array(
    select distinct t.topic from private.memory_topics t where t.word = any (l.words)
  )
  from (select private.memory_lexemes(p_text) as words) l;
end;
comment on function private.memory_terms(text) is
  'The words of a text by their stem, and the topics that they speak of: what a fact is found by.';

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
