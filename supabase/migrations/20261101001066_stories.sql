-- 'Our story so far' (D-29): lines about what happened in a saved chat, each naming the messages it was made from. Made
-- by the server after a reply, edited and removed by the person, never summarized again.

create table public.story_lines (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  companion_id text not null references public.companions (id) on delete cascade,
  run_id uuid not null references public.runs (id) on delete cascade,
  text text not null,
  message_ids uuid[] not null,
  happened_at timestamptz not null,
  is_edited boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  constraint story_lines_text_length check (char_length(text) <= 280),
  constraint story_lines_text_not_blank check (btrim(text) <> ''),
  constraint story_lines_made_from_messages check (cardinality(message_ids) between 1 and 20)
);
comment on table public.story_lines is
  'A line of ''Our story so far''. Only while every message it names is live and on the shown path is it offered to the '
  'companion (R-MEM-10).';
comment on column public.story_lines.message_ids is 'What it was made from: both sides'' messages.';
comment on column public.story_lines.run_id is 'The run of its last message, with which it is hidden and goes.';
comment on column public.story_lines.happened_at is 'When the last of its messages was said.';
comment on column public.story_lines.is_edited is 'Whether the person wrote it anew.';

create index story_lines_chat_idx on public.story_lines (user_id, companion_id, happened_at desc, id desc);
create index story_lines_companion_id_idx on public.story_lines (companion_id);
create index story_lines_run_id_idx on public.story_lines (run_id);
create index story_lines_message_ids_idx on public.story_lines using gin (message_ids);

create function private.mark_edited_line() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.is_edited := true;
  return new;
end;
$$;
comment on function private.mark_edited_line() is 'A line that the person wrote anew stays as they wrote it.';
create trigger mark_edited_line before update of text on public.story_lines for each row
  when (old.text <> new.text) execute function private.mark_edited_line();
create trigger lock_caller before update or delete on public.story_lines
  for each statement execute function private.lock_caller();

create function private.forget_story(p_user_id uuid, p_message_id uuid, p_text text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_words text[] := private.memory_lexemes(p_text);
  v_names text[] := array(
    select distinct unnest(private.memory_lexemes(n.word[1]))
    from regexp_matches(p_text, '(?<=\S\s+)[[:upper:]\d]\w+', 'g') as n (word)
  );
begin
  delete from public.story_lines l
  where l.user_id = p_user_id and (
    l.message_ids @> array[p_message_id]
    or private.memory_lexemes(l.text) && v_names
    or cardinality(v_words) > 0 and (
      select count(*) from unnest(private.memory_lexemes(l.text)) as w (word) where w.word = any (v_words)
    ) >= greatest(2, cardinality(v_words) * 0.6)
  );
end;
$$;
comment on function private.forget_story(uuid, uuid, text) is
  'Removes the lines that name the message of a forgotten fact, or hold a name of it or most of its words: rather a line '
  'too many than a word that stays.';

create function private.forget_lines_of_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.story_lines l using gone g where l.message_ids @> array[g.id];
  return null;
end;
$$;
comment on function private.forget_lines_of_messages() is 'What is deleted for good takes the lines made from it along.';
create trigger forget_lines_of_messages after delete on public.messages referencing old table as gone
  for each statement execute function private.forget_lines_of_messages();

-- Access ------------------------------------------------------------------------------------------------------------

alter table public.story_lines enable row level security;
create policy story_lines_select_own on public.story_lines for select to authenticated
  using (user_id = (select auth.uid()) and run_id <> all ((select private.hidden_run_ids())::uuid[]));
create policy story_lines_update_own on public.story_lines for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active())) with check (user_id = (select auth.uid()));
create policy story_lines_delete_own on public.story_lines for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.story_lines from anon, authenticated;
grant select, delete, update (text) on public.story_lines to authenticated;
