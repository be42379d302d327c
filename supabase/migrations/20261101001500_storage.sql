-- Storage (D-16): one bucket for companion pictures. Anyone may read a file by its URL, nobody may list them, admins
-- write. The bucket holds the declared type and the size; the content itself is read by the embedded stack and, on
-- hosted Supabase, by the page before it sends, since no policy sees a file's bytes. Names end as pictures do and have
-- one folder.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('companion-images', 'companion-images', true, 5242880, array['image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.can_be_picture(p_name text) returns boolean
language sql immutable set search_path = ''
return p_name ~ '^companion_images/[A-Za-z0-9_-]{1,100}\.(jpg|jpeg|png|gif)$';
comment on function private.can_be_picture(text) is
  'Whether a file''s name is companion_images/{companionId}.{ext} or companion_images/{timestamp}_{random}.{ext} '
  '(R-DATA-22).';
grant execute on function private.can_be_picture(text) to authenticated;

-- Reading by URL needs no policy on a public bucket. Admins select their bucket's rows because an overwrite reads
-- first.
create policy companion_images_select_admin on storage.objects for select to authenticated
  using (bucket_id = 'companion-images' and (select private.is_admin()));
create policy companion_images_insert_admin on storage.objects for insert to authenticated
  with check (bucket_id = 'companion-images' and private.can_be_picture(name) and (select private.is_admin()));
create policy companion_images_update_admin on storage.objects for update to authenticated
  using (bucket_id = 'companion-images' and (select private.is_admin()))
  with check (bucket_id = 'companion-images' and private.can_be_picture(name) and (select private.is_admin()));
create policy companion_images_delete_admin on storage.objects for delete to authenticated
  using (bucket_id = 'companion-images' and (select private.is_admin()));
