-- A new project opens everything that is made in `public` to the API roles, and a dump takes nothing back: it names
-- what it grants and no more. So what a dump makes would be open to everybody. Run it as postgres before its schema:
--   psql "$NEW_DB_URL" -v ON_ERROR_STOP=1 --single-transaction -f supabase/scripts/before-restore.sql -f schema.sql
-- The dump brings our own default privileges along. tests/database/before-restore.test.ts shows what it closes.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
