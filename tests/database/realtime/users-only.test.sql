begin;
\ir ../prelude.psql
select plan(2);

select is((select string_agg(schemaname || '.' || tablename, ', ') from pg_publication_tables where pubname = 'supabase_realtime'), 'public.users',
  'users are published, and nothing else');
select is((select relreplident from pg_class where oid = 'public.users'::regclass), 'f', 'with the old row, whose tier the page compares');

select finish();
rollback;
