-- What a dump of the schemas public and private does not hold: our triggers, policies and rows on tables that the auth
-- and storage services own, the tables that realtime publishes, what PostgREST calls first, and the jobs. Run it as
-- postgres after a restore:
--   psql "$NEW_DB_URL" -v ON_ERROR_STOP=1 --single-transaction -f supabase/scripts/after-restore.sql
-- It may run again at any time. tests/database/after-restore.test.ts compares the result with the migrations.

create or replace trigger create_user after insert on auth.users
  for each row execute function private.create_user();
create or replace trigger mirror_user after update on auth.users
  for each row execute function private.mirror_user();
create or replace trigger record_signup_consents after insert on auth.users
  for each row execute function private.record_signup_consents();

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('companion-images', 'companion-images', true, 5242880, array['image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

drop policy if exists companion_images_select_admin on storage.objects;
create policy companion_images_select_admin on storage.objects for select to authenticated
  using (bucket_id = 'companion-images' and (select private.is_admin()));
drop policy if exists companion_images_insert_admin on storage.objects;
create policy companion_images_insert_admin on storage.objects for insert to authenticated
  with check (bucket_id = 'companion-images' and private.can_be_picture(name) and (select private.is_admin()));
drop policy if exists companion_images_update_admin on storage.objects;
create policy companion_images_update_admin on storage.objects for update to authenticated
  using (bucket_id = 'companion-images' and (select private.is_admin()))
  with check (bucket_id = 'companion-images' and private.can_be_picture(name) and (select private.is_admin()));
drop policy if exists companion_images_delete_admin on storage.objects;
create policy companion_images_delete_admin on storage.objects for delete to authenticated
  using (bucket_id = 'companion-images' and (select private.is_admin()));

-- What PostgREST calls before every request.
alter role authenticator set pgrst.db_pre_request = 'private.check_request';
notify pgrst, 'reload config';

alter publication supabase_realtime set table public.users, public.chats;

do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_cron') then
    perform cron.schedule(j.name, j.schedule, j.command) from private.scheduled_jobs() j;
  end if;
end;
$$;
