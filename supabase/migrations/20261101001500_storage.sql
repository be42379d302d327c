-- Storage (D-16): one bucket for companion pictures. Anyone may read a file by its URL, nobody may list them, admins write.
-- The type is checked by content where the file is written, not by its name.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('companion-images', 'companion-images', true, 5242880, array['image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Reading by URL needs no policy on a public bucket. Admins select their bucket's rows because an overwrite reads first.
create policy companion_images_select_admin on storage.objects for select to authenticated
  using (bucket_id = 'companion-images' and (select private.is_admin()));
create policy companion_images_insert_admin on storage.objects for insert to authenticated
  with check (bucket_id = 'companion-images' and starts_with(name, 'companion_images/') and (select private.is_admin()));
create policy companion_images_update_admin on storage.objects for update to authenticated
  using (bucket_id = 'companion-images' and (select private.is_admin()))
  with check (bucket_id = 'companion-images' and starts_with(name, 'companion_images/') and (select private.is_admin()));
create policy companion_images_delete_admin on storage.objects for delete to authenticated
  using (bucket_id = 'companion-images' and (select private.is_admin()));
