-- Who owns what on hosted Supabase, and what its `postgres` role may do: it is no superuser. Migrations run as it, so what
-- they need beyond this fails here as it would there. After supabase/local/platform.sql, as the server's superuser.

alter role postgres set search_path to "$user", public, extensions;
alter role authenticator set search_path to public, extensions;

alter schema auth owner to supabase_admin;
alter table auth.users owner to supabase_auth_admin;
alter table auth.identities owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
grant usage on schema auth to postgres;
grant all on all tables in schema auth to postgres;

alter schema storage owner to supabase_admin;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
grant usage on schema storage to postgres;
grant all on all tables in schema storage to postgres;
-- A hosted server lets postgres write policies on storage.objects through its extension supautils (policy_grants); without
-- that extension only membership in the owner gives the same right.
grant supabase_storage_admin to postgres;

alter schema extensions owner to postgres;
alter schema supabase_migrations owner to postgres;
alter table supabase_migrations.schema_migrations owner to postgres;
alter publication supabase_realtime owner to postgres;

-- platform.sql gave these for what its own role creates; here that is another role than the migrations'.
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
