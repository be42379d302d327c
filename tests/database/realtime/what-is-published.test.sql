begin;
\ir ../prelude.psql
select plan(3);

select set_eq($$select schemaname || '.' || tablename from pg_publication_tables where pubname = 'supabase_realtime'$$,
  array['public.users', 'public.chats'],
    'users and chats are published, and nothing else: no message goes through realtime');
select is(
  (select relreplident from pg_class where oid = 'public.users'::regclass), 'f',
  'users with the old row, whose tier the page compares'
);
select is((select relreplident from pg_class where oid = 'public.chats'::regclass), 'd', 'chats with the key alone');

select finish();
rollback;
