-- Feeds realtime on the embedded stack: triggers on the tables of the publication put each change into a queue and
-- notify. The replication stream of this server leaves out generated columns, and pages filter by one (D-02). Local
-- only; in no API, and empty without a listener.

create schema if not exists _realtime;

create unlogged table if not exists _realtime.changes (
  id bigint generated always as identity primary key,
  schema text not null,
  "table" text not null,
  type text not null,
  record jsonb,
  old_record jsonb,
  commit_timestamp timestamptz not null default now()
);
truncate _realtime.changes;

create or replace function _realtime.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into _realtime.changes (schema, "table", type, record, old_record)
  values (
    tg_table_schema,
    tg_table_name,
    tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  -- The notification carries nothing: a row may be longer than the 8000 bytes of a notification.
  perform pg_catalog.pg_notify('_realtime', '');
  return null;
end;
$$;

do $$
declare
  published regclass;
begin
  for published in
    select format('%I.%I', p.schemaname, p.tablename)::regclass
    from pg_publication_tables p
    where p.pubname = 'supabase_realtime'
  loop
    execute format(
      'create or replace trigger _realtime_changes after insert or update or delete on %s
       for each row execute function _realtime.record_change()',
      published
    );
  end loop;
end;
$$;
