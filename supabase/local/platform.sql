-- What a hosted Supabase project holds before the first migration runs: roles, schemas, owners, default privileges, the
-- identity functions that policies call, and the realtime publication. Run once by supabase_admin, the superuser of the
-- cluster, on an empty database, after the auth and storage tables exist. Never a rule of the product.

-- Roles of the API and of the services. `postgres` runs migrations and seeds, and is what a person logs in as: as on
-- hosted Supabase it is no superuser (D-20).
create role postgres login createdb createrole replication bypassrls password 'postgres';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role supabase_realtime_admin nologin noinherit;
create role supabase_read_only_user login bypassrls;
create role dashboard_user nologin createdb createrole replication;
grant anon, authenticated, service_role to authenticator, postgres;
grant pg_read_all_data to supabase_read_only_user;
do $$
begin
  execute format('grant create on database %I to postgres', current_database());
end;
$$;
alter role authenticator set search_path to public, extensions;
-- A hosted server lets postgres name the function that PostgREST calls before every request, through supautils again.
grant authenticator to postgres with admin option;
grant set on parameter pgrst.db_pre_request to postgres;

-- Extensions live in their own schema, which is on the search path (cluster.mjs).
create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role, dashboard_user;
create extension pgcrypto with schema extensions;

-- public: everything that the migrations create is open to the API roles until a migration revokes it.
grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;

-- auth: the API roles see the identity functions and no table.
grant usage on schema auth to anon, authenticated, service_role, supabase_auth_admin, dashboard_user;
grant all on all tables in schema auth to supabase_auth_admin, dashboard_user;
-- Migrations may put triggers on auth.users and refer to it; they own nothing here.
grant usage on schema auth to postgres;
grant all on all tables in schema auth to postgres;
do $$
declare
  v_table regclass;
begin
  for v_table in select oid::regclass from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r' loop
    execute format('alter table %s owner to supabase_auth_admin', v_table);
  end loop;
end;
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

-- storage: row level security decides; the tables themselves are open to the API roles.
grant usage on schema storage to anon, authenticated, service_role, supabase_storage_admin, dashboard_user;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role, supabase_storage_admin;

grant usage on schema storage to postgres;
grant all on all tables in schema storage to postgres;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
-- A hosted server lets postgres write policies on storage.objects through its extension supautils (policy_grants);
-- without that extension only membership in the owner gives the same right.
grant supabase_storage_admin to postgres;

-- realtime: tables that a migration adds here are streamed to the clients that may read them.
create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;

-- The history that the Supabase CLI keeps of applied migrations.
create schema supabase_migrations authorization postgres;
create table supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
alter table supabase_migrations.schema_migrations owner to postgres;
