-- A person's own data: everything of theirs in one archive (D-03, D-11). What belongs to a person is found in the
-- catalog: every table of ours with a column user_id. Nobody has to remember a new one.

create function private.tables_of_people() returns setof regclass
language sql stable set search_path = ''
begin atomic
  select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    and a.attname = 'user_id' and not a.attisdropped
  order by c.relname;
end;
comment on function private.tables_of_people() is 'Every table of ours whose rows belong to a person.';

create function private.files_of(p_user_id uuid) returns table (bucket text, name text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select o.bucket_id, o.name, o.created_at from storage.objects o
  where o.owner = p_user_id or o.owner_id = p_user_id::text;
end;
$$;
comment on function private.files_of(uuid) is
  'The files a person has uploaded. Names the few columns it reads, in a body that pins none: the table is the Storage '
  'service''s, which changes it as it likes.';

-- Export ---------------------------------------------------------------------------------------------------------

create function private.left_out_of_export() returns table (name text, reason text)
language sql immutable set search_path = ''
begin atomic
  select v.name, v.reason from (values
    ('memory_blocks', 'Digests of what was forgotten, which nobody can read; the facts you have are listed.'),
    ('memory_jobs', 'Which messages are still to be read for facts, for a few minutes.'),
    ('memory_keys', 'The key of those digests.'),
    ('memory_words', 'Where the words of each fact are found; the facts themselves are listed.'),
    ('messages', 'They are listed with their chats.'),
    ('runs', 'Which messages were said between two ends of a chat; each message says what became of its run.'),
    ('turns', 'How the reply to a message came about; its outcome is listed with the message.'),
    ('stripe_checkouts', 'Marks for a minute at most that a checkout is being opened.')
  ) as v (name, reason);
end;
comment on function private.left_out_of_export() is
  'Tables with a column user_id that the export does not list by themselves, and why.';

create function private.own_rows(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_all jsonb := '{}';
  v_rows jsonb;
  v_table regclass;
  v_name text;
begin
  for v_table in select t from private.tables_of_people() t loop
    select c.relname into v_name from pg_class c where c.oid = v_table;
    continue when exists (select 1 from private.left_out_of_export() l where l.name = v_name);
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) - ''user_id''), ''[]'') from %s t where t.user_id = $1', v_table
    )
      into v_rows using p_user_id;
    v_all := v_all || jsonb_build_object(v_name, v_rows);
  end loop;
  return v_all;
end;
$$;
comment on function private.own_rows(uuid) is 'Every row of a person by table, without those of left_out_of_export.';

create function private.own_sign_ins(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_sessions jsonb := '[]';
begin
  if to_regclass('auth.sessions') is not null then
    execute $sql$
      select coalesce(jsonb_agg(s order by s -> 'created_at'), '[]')
      from (
        select jsonb_build_object('created_at', j -> 'created_at', 'ip', j -> 'ip', 'user_agent', j -> 'user_agent')
        from (select to_jsonb(a) from auth.sessions a where a.user_id = $1) as t (j)
      ) as u (s)
    $sql$ into v_sessions using p_user_id;
  end if;
  return v_sessions;
end;
$$;
comment on function private.own_sign_ins(uuid) is
  'When, where from and with which browser a person''s sessions began, as far as the auth service keeps it; never a '
  'token.';

create function private.own_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'users', (select jsonb_agg(to_jsonb(u) - 'auth_user_id' - 'name') from public.users u where u.id = p_user_id),
    'sign_up', (select u.raw_user_meta_data from auth.users u where u.id = p_user_id),
    'sign_in_methods', (
      select coalesce(
        jsonb_agg(jsonb_build_object('provider', i.provider, 'data', i.identity_data, 'created_at', i.created_at)), '[]'
      )
      from auth.identities i where i.user_id = p_user_id
    ),
    'sign_ins', private.own_sign_ins(p_user_id),
    'email_changes', (
      select coalesce(
        jsonb_agg(jsonb_build_object('email', u.email_change, 'asked_at', u.email_change_sent_at)), '[]'
      )
      from auth.users u where u.id = p_user_id and u.email_change <> ''
    ),
    'refused_ages', (
      select coalesce(jsonb_agg(jsonb_build_object('refused_at', r.refused_at)), '[]')
      from private.refused_ages r where r.digest = private.age_digest(p_user_id::text)
    ),
    'companion_prompts', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]')
      from public.companion_prompts p join public.companions c on c.id = p.companion_id where c.user_id = p_user_id
    ),
    'changes_by_admins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'action', a.action, 'before', a.before, 'after', a.after, 'created_at', a.created_at
      ) order by a.id), '[]')
      from public.audit_log a where a.target_id = p_user_id
    ),
    'changes_as_admin', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'action', a.action, 'target', a.target, 'created_at', a.created_at
      ) order by a.id), '[]')
      from public.audit_log a where a.actor_id = p_user_id
    ),
    'files', (
      select coalesce(
        jsonb_agg(jsonb_build_object('bucket', f.bucket, 'name', f.name, 'created_at', f.created_at)), '[]'
      )
      from private.files_of(p_user_id) f
    )
  );
end;
$$;
comment on function private.own_account(uuid) is 'What belongs to a person outside the tables with a column user_id.';

create function public.begin_export(p_user_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.lock_user(p_user_id);
  perform private.take_attempt(p_user_id, 'export', 1, interval '1 hour');
  perform private.seal_chat(c) from public.chats c
  where c.user_id = p_user_id and c.expires_at <= now() and not c.is_sealed;
  return jsonb_build_object(
    'rows', private.own_account(p_user_id) || private.own_rows(p_user_id),
    'left_out', (select jsonb_object_agg(l.name, l.reason) from private.left_out_of_export() l),
    'companion_names', (
      select coalesce(jsonb_object_agg(c.id, c.name), '{}')
      from public.companions c
      where exists (select 1 from public.chats h where h.user_id = p_user_id and h.companion_id = c.id)
    )
  );
end;
$$;
comment on function public.begin_export(uuid) is
  'For user-export, once an hour: every row of the caller by table, why some tables are left out, and the names of the '
  'companions they talk with. A block leaves it open. Raises unauthorized, too_many_requests with retryAfter '
  '(R-API-21, R-PROD-18).';

create function public.read_export_messages(
  p_user_id uuid, p_companion_id text, p_after timestamptz default null, p_after_id uuid default null
)
returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_user(p_user_id);
  return (
    with recursive path as (
      select m.id, m.parent_id from public.runs r join public.messages m on m.id = r.head_id
      where r.user_id = p_user_id and r.companion_id = p_companion_id
      union all
      select m.id, m.parent_id from path p join public.messages m on m.id = p.parent_id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'from', m.message_type, 'text', m.message_text, 'at', m.created_at, 'outcome', m.status,
      'run', m.run_id, 'runStatus', m.run_status, 'parent', m.parent_id, 'shown', m.shown,
      'edited', m.is_edited, 'greeting', m.is_greeting, 'deletedAt', m.deleted_at,
      'helpFor', m.care_topic, 'helpLevel', m.care_level
    ) order by m.created_at, m.id), '[]')
    from (
      select m.*, t.status, t.care_topic, t.care_level, r.status as run_status,
        m.id in (select p.id from path p) as shown
      from public.messages m
      join public.runs r on r.id = m.run_id
      left join public.turns t on t.id = m.turn_id and m.message_type = 'user'
      where m.user_id = p_user_id and m.companion_id = p_companion_id
        and (p_after is null or (m.created_at, m.id) > (p_after, p_after_id))
      order by m.created_at, m.id
      limit 1000
    ) m
  );
end;
$$;
comment on function public.read_export_messages(uuid, text, timestamptz, uuid) is
  'For user-export: up to 1000 messages of a chat of the caller, oldest first, after the one named: every version, also '
  'deleted ones and those of sealed and cleared runs; shown: on the shown path of its run; outcome is how the reply to '
  'a message ended. Raises unauthorized.';

create function public.give_back_export(p_user_id uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic
  delete from private.attempts a where a.user_id = p_user_id and a.action = 'export';
end;
comment on function public.give_back_export(uuid) is
  'For user-export that failed on our side: the caller may ask again at once.';

-- Access ----------------------------------------------------------------------------------------------------------

revoke all on function public.begin_export(uuid), public.read_export_messages(uuid, text, timestamptz, uuid),
  public.give_back_export(uuid)
  from public, anon, authenticated;
grant execute on function public.begin_export(uuid), public.read_export_messages(uuid, text, timestamptz, uuid),
  public.give_back_export(uuid)
  to service_role;
