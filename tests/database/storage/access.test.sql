begin;
\ir ../prelude.psql
select plan(49);

select everybody();
insert into storage.objects (bucket_id, name) values ('companion-images', 'companion_images/suki.png');
insert into storage.buckets (id, name) values ('other-bucket', 'other-bucket');
insert into storage.objects (bucket_id, name) values ('other-bucket', 'companion_images/suki.png');
select block('blocked');

select each('[R-DATA-20] listing pictures', 'select from storage.objects',
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each('[R-DATA-20] uploading a picture', $$insert into storage.objects (bucket_id, name) values ('companion-images', 'companion_images/luca.png')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 1 rows');
select each('uploading outside companion_images/', $$insert into storage.objects (bucket_id, name) values ('companion-images', 'companion-images/luca.png')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('uploading into another bucket', $$insert into storage.objects (bucket_id, name) values ('other-bucket', 'companion_images/luca.png')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-20] overwriting a picture', 'update storage.objects set updated_at = now()',
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each('moving a picture out of companion_images/', $$update storage.objects set name = 'elsewhere.png'$$,
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 42501');
select each('[R-DATA-20] removing pictures', 'delete from storage.objects',
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each('changing the bucket', 'update storage.buckets set public = false',
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');

select is((select public from storage.buckets where id = 'companion-images'), true, '[R-DATA-20] everybody reads a picture by its URL');

select finish();
rollback;
