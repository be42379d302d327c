begin;
\ir ../prelude.psql
select plan(2);

select results_eq(
  $$select id, name, public, file_size_limit, allowed_mime_types from storage.buckets where id = 'companion-images'$$,
  $$values (
    'companion-images', 'companion-images', true, 5242880::bigint, array['image/jpeg', 'image/png', 'image/gif']
  )$$,
  'the bucket is there with its size and its types');
select policies_are(
  'storage', 'objects',
  array(select policyname from pg_policies where schemaname = 'storage' and policyname like 'companion_images_%'),
  'nothing but its policies opens storage');

select finish();
rollback;
