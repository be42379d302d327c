-- Turns and messages (D-06). A turn is one message of a person and the reply to it, owned by the server from start to
-- end, so that a reply survives a closed tab. Messages are what was said, a tree of versions (D-26: see the next file);
-- people read and delete their own and write none.
--
-- Every writer takes its locks in this order: person (users), chat, run, turn, message. Whoever needs only a later one
-- still takes the earlier ones first. Deletions that cascade from a companion follow the same order from the chat on.

create table public.turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  companion_id text not null,
  run_id uuid not null references public.runs (id) on delete cascade,
  parent_id uuid,
  continues_id uuid,
  client_message_id uuid not null,
  call_id uuid not null default gen_random_uuid(),
  text_digest bytea not null,
  status text not null default 'running',
  reply_text text not null default '',
  usage_day date not null,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  failure text,
  answered_model text,
  answered_provider text,
  receipt jsonb,
  care_topic text,
  care_level smallint,
  is_stand_in boolean not null default false,
  constraint turns_chat_fkey foreign key (user_id, companion_id)
    references public.chats (user_id, companion_id) on delete cascade,
  constraint turns_status_known check (status in ('running', 'done', 'failed', 'stopped', 'interrupted')),
  constraint turns_finished_when_not_running check ((status = 'running') = (finished_at is null)),
  constraint turns_failure_known check (failure in ('model_failed', 'model_timeout', 'pin_unavailable')),
  constraint turns_care_topic_known check (care_topic in (
    'suicide', 'self_harm', 'eating_disorder', 'abuse', 'immediate_danger', 'harm_to_others', 'minor'
  )),
  constraint turns_care_level_known check (care_level between 1 and 3),
  constraint turns_care_has_level check ((care_topic is null) = (care_level is null)),
  constraint turns_failed_for_a_reason check (status <> 'failed' or failure is not null)
);

comment on table public.turns is 'One message and the reply to it. Written by the server alone (D-06).';
comment on column public.turns.client_message_id is
  'The UUID the client made: the same one twice is one turn (R-TURN-17).';
comment on column public.turns.call_id is
  'The row in the ledger of its last request to a model (D-28); a new one when the turn runs again.';
comment on column public.turns.text_digest is
  'SHA-256 of what was asked for (the text, or mode and target), to refuse the same id for something else after the '
  'message itself is gone.';
comment on column public.turns.reply_text is
  'The reply so far while running; moves to messages when the turn is done or stopped.';
comment on column public.turns.parent_id is 'The message under which the reply is stored: the one it answers.';
comment on column public.turns.continues_id is
  'The message of the companion whose words this reply begins with; null for one that begins anew.';
comment on column public.turns.usage_day is
  'The UTC day the message was counted on, so that a refund reaches the right counter.';
comment on column public.turns.failure is
  'Why the turn failed, in the word every reader gets. It counts while the turn is failed: one that runs again may still '
  'hold it.';
comment on column public.turns.care_topic is
  'What help lines were shown for: the person''s words, or a reply that was taken back; null in most turns (D-31).';
comment on column public.turns.care_level is
  '1: help beside a supportive reply. 2: unmistakable, 3: immediate danger; the message was free, and a turn that was '
  'caught before its reply ended has none.';
comment on column public.turns.answered_model is
  'The model that answered, as the provider names it; null where it did not say (D-28).';
comment on column public.turns.answered_provider is 'Who served that model, as OpenRouter names them; else null.';
comment on column public.turns.receipt is
  'What the companion had in mind for the reply: { memories: [{ id, reason }], story: [id] }, never a text (D-29).';
comment on column public.turns.is_stand_in is 'Whether the companion''s stand-in answered, as its model did not (D-28).';
comment on column public.turns.updated_at is
  'Heartbeat of the worker; a running turn without one is interrupted (R-TURN-22).';

create unique index turns_one_running_per_chat on public.turns (user_id, companion_id) where status = 'running';
create index turns_chat_idx on public.turns (user_id, companion_id, started_at desc);
create index turns_run_idx on public.turns (run_id);
create index turns_care_idx on public.turns (user_id, started_at) where care_topic is not null;
create index turns_running_idx on public.turns (updated_at) where status = 'running';
-- After turns_chat_idx: of two that look alike, as in a table without statistics, the planner takes the later one.
alter table public.turns add constraint turns_one_per_client_message unique (user_id, client_message_id);

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  companion_id text not null,
  run_id uuid not null references public.runs (id) on delete cascade,
  parent_id uuid references public.messages (id),
  place_id uuid not null generated always as (coalesce(parent_id, run_id)) stored,
  shown_child_id uuid,
  hidden_head_id uuid,
  hidden_messages integer,
  turn_id uuid references public.turns (id) on delete set null,
  client_message_id uuid,
  message_type text not null,
  message_text text not null,
  is_edited boolean not null default false,
  is_greeting boolean not null default false,
  answered_by text,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  constraint messages_type_known check (message_type in ('user', 'ai')),
  constraint messages_text_not_blank check (btrim(message_text, E' \t\r\n') <> ''),
  constraint messages_user_text_length check (message_type = 'ai' or char_length(message_text) <= 500),
  constraint messages_hidden_path_counted check ((hidden_head_id is null) = (hidden_messages is null)),
  constraint messages_edited_companion check (not is_edited or message_type = 'ai'),
  constraint messages_greeting_companion check (not is_greeting or message_type = 'ai'),
  constraint messages_one_per_turn_side unique (turn_id, message_type)
) with (fillfactor = 90);

comment on table public.messages is
  'What was said. Written by the server alone; people read and delete their own; hidden when the chat expires (D-03, '
  'D-25).';
comment on column public.messages.parent_id is 'The message before it; null for the first of a run.';
comment on column public.messages.place_id is
  'The same for all messages that follow the same one: they are versions of each other (D-26).';
comment on column public.messages.shown_child_id is
  'The version that follows on the shown path, or did when this message was last on it. A pointer without a foreign '
  'key, like hidden_head_id.';
comment on column public.messages.hidden_head_id is
  'Of a version that another one took the place of: the last message of its path, which is shown again with it.';
comment on column public.messages.hidden_messages is 'How many messages that hidden path has, this one included.';
comment on column public.messages.is_edited is 'The companion''s words as the person changed them (R-KEEP-06).';
comment on column public.messages.is_greeting is
  'What the companion said before the person''s first message; it makes no chat active (D-22).';
comment on column public.messages.answered_by is
  'The model that wrote this reply where it is not the one that its run is pinned to; null otherwise (R-SELF-03).';
comment on column public.messages.deleted_at is
  'When the person deleted it: the path skips it, and seven days later it goes for good (D-25).';
comment on column public.messages.created_at is 'The order of the chat: private.next_message_time gives no two alike.';
comment on column public.messages.client_message_id is 'On a person''s message: the UUID the client sent it with.';

create index messages_run_idx on public.messages (run_id);
create index messages_parent_idx on public.messages (parent_id);
create index messages_versions_idx on public.messages (place_id, created_at, id);
create index messages_deleted_idx on public.messages (deleted_at) where deleted_at is not null;
create index messages_deleted_by_person_idx on public.messages (user_id, deleted_at desc, id desc)
  where deleted_at is not null;
create index messages_hidden_versions_idx on public.messages (place_id) where hidden_head_id is not null;
create index messages_hidden_in_run_idx on public.messages (run_id) where hidden_head_id is not null;
create index messages_hidden_head_idx on public.messages (hidden_head_id) where hidden_head_id is not null;
create index messages_chat_idx on public.messages (user_id, companion_id, created_at desc, id desc);
-- Person and companion belong together: without knowing so, the planner takes a long chat for a short one and sorts it
-- whole.
create statistics public.messages_chat_statistics (dependencies, mcv) on user_id, companion_id from public.messages;

create function private.next_message_time(p_user_id uuid, p_companion_id text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
begin
  return greatest(clock_timestamp(), (
    select max(m.created_at) + interval '1 microsecond' from public.messages m
    where m.user_id = p_user_id and m.companion_id = p_companion_id
  ));
end;
$$;
comment on function private.next_message_time(uuid, text) is
  'The time of a message said now: after every other of its chat, even when a coarse clock has not moved or a '
  'corrected '
  'one goes back.';

create function private.lock_caller_chats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.users u where u.id = auth.uid() for no key update;
  perform 1 from public.chats c where c.user_id = auth.uid() order by c.companion_id for no key update;
  return null;
end;
$$;
comment on function private.lock_caller_chats() is
  'Takes the caller''s row and chats before messages are deleted, which changes what their chats show.';

create trigger lock_caller before delete on public.messages
  for each statement execute function private.lock_caller_chats();

-- Other pages of the person ----------------------------------------------------------------------------------------

create function private.note_turn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.chats c set changed_at = clock_timestamp()
  where c.user_id = new.user_id and c.companion_id = new.companion_id;
  return null;
end;
$$;
comment on function private.note_turn() is
  'Marks the chat as changed when a reply begins to show or ends; never before the model is called.';

create trigger note_turn after update of status, reply_text on public.turns for each row
  when (old.status <> new.status or (old.reply_text = '' and new.reply_text <> ''))
  execute function private.note_turn();

-- Access ------------------------------------------------------------------------------------------------------------

alter table public.turns enable row level security;
create policy turns_select_own on public.turns for select to authenticated
  using (user_id = (select auth.uid()) and run_id <> all ((select private.hidden_run_ids())::uuid[]));

revoke all on public.turns from anon, authenticated;
grant select on public.turns to authenticated;

alter table public.messages enable row level security;
create policy messages_select_own on public.messages for select to authenticated
  using (
    user_id = (select auth.uid()) and deleted_at is null
    and run_id <> all ((select private.hidden_run_ids())::uuid[])
  );
create policy messages_delete_own on public.messages for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));

revoke all on public.messages from anon, authenticated;
grant select, delete on public.messages to authenticated;
