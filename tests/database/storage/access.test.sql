begin;
\ir ../prelude.psql
select plan(63);

select everybody();
insert into storage.objects (bucket_id, name) values ('companion-images', 'companion_images/suki.png');
insert into storage.buckets (id, name) values ('other-bucket', 'other-bucket');
insert into storage.objects (bucket_id, name) values ('other-bucket', 'companion_images/suki.png');
select block('blocked');

select each('[R-DATA-20] listing pictures', 'select from storage.objects',
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each(
  '[R-DATA-20] uploading a picture',
  $$insert into storage.objects (bucket_id, name) values ('companion-images', 'companion_images/luca.png')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 1 rows');
select each(
  'uploading outside companion_images/',
  $$insert into storage.objects (bucket_id, name) values ('companion-images', 'companion-images/luca.png')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each(
  '[R-DATA-21, R-DATA-22] uploading ' || name,
  format($$insert into storage.objects (bucket_id, name) values ('companion-images', %L)$$, name), 'admin: 42501'
)
from unnest(array[
  'companion_images/page.html', 'companion_images/drawing.svg', 'companion_images/luca', 'companion_images/../luca.png',
  'companion_images/of/luca.png', 'companion_images/.png', 'companion_images/luca.png.html',
  '/companion_images/luca.png'
]) as name;
select each(
  'uploading into another bucket',
  $$insert into storage.objects (bucket_id, name) values ('other-bucket', 'companion_images/luca.png')$$,
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-DATA-20] overwriting a picture', 'update storage.objects set updated_at = now()',
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each('moving a picture out of companion_images/', $$update storage.objects set name = 'elsewhere.png'$$,
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 42501');
select each('[R-DATA-20] removing the row of a picture, whose file would stay', 'delete from storage.objects',
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 42501');
-- As the Storage service does with the caller's rights when it removes a file.
set local storage.allow_delete_query = 'true';
select each('[R-DATA-20] removing pictures through the Storage API', 'delete from storage.objects',
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 1 rows');
select each('changing the bucket', 'update storage.buckets set public = false',
  'anon: 0 rows', 'free: 0 rows', 'paid: 0 rows',
  'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');

select is(
  (select public from storage.buckets where id = 'companion-images'), true,
  '[R-DATA-20] everybody reads a picture by its URL'
);

select finish();
rollback;
