-- Extensions, schemas and the privileges everything after starts from.
--
-- `public` is the API surface; `private` holds helpers of policies and RPCs and the tables only the server sees,
-- and is not exposed. Nothing is granted by default: each file revokes first and then grants what is needed.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- Functions that requests wait for are plpgsql even where sql would do: plpgsql plans its statements once for a
-- connection, a sql function that cannot be inlined (a fixed search_path is enough for that) in every statement anew,
-- about 0.1 ms each.

create schema private;
comment on schema private is 'Helpers of policies and RPCs and server-only tables. Not exposed by the API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Hosted Supabase grants everything in `public` to the API roles by default. Here a table or function is open only
-- to whom its file names; the server's own role may use every table.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema private grant all on tables to service_role;
alter default privileges in schema private grant execute on functions to service_role;

create function private.containing(p_text text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return '%' || regexp_replace(p_text, '([\\%_])', '\\\1', 'g') || '%';
end;
$$;
comment on function private.containing(text) is
  'The pattern of LIKE for whatever contains this text, which may itself hold % and _.';
