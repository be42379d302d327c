begin;
\ir ../prelude.psql
select plan(12);

-- What the next reader needs: comments, and names that say what is true.
select is_empty(
  $$select c.oid::regclass from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind in ('r', 'v') and obj_description(c.oid, 'pg_class') is null$$,
      'every table and view says what it is for');
select is_empty(
  $$select p.oid::regprocedure from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and obj_description(p.oid, 'pg_proc') is null$$,
      'every function says what it answers or holds, and what it raises');
select is_empty(
  $$select t.oid::regtype from pg_type t join pg_class c on c.oid = t.typrelid
    where t.typnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'c'
      and obj_description(t.oid, 'pg_type') is null$$,
  'every type says what it is');
select is_empty(
  $$select conname from pg_constraint where connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and contype = 'c' and conname ~ '_check\d*$'$$, 'a check is named after what is true');
select is_empty(
  $$select c.oid::regclass from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    and c.relname !~ '^[a-z]+(_[a-z]+)*$'$$, '[R-DATA-19] tables are spelled in snake_case');
select is_empty(
  $$select c.oid::regclass, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v')
      and a.attname !~ '^[a-z]+(_[a-z0-9]+)*$'$$,
  '[R-DATA-19] columns are spelled in snake_case');
select is_empty(
  $$select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    and c.relname !~ '(s|daily_usage|audit_log)$'$$, '[R-DATA-19] tables are plural');
select is_empty(
  $$select c.relname from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relname ~ 'favour'
    union all select p.proname from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.proname ~ 'favour'
    union all select a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and a.attname ~ 'favour'$$,
  '[R-FAV-17] tables, columns and functions are spelled favorite');
select columns_are(
  'public', 'users',
  array['id', 'auth_user_id', 'full_name', 'name', 'about_me', 'email', 'subscription_tier', 'role', 'status',
  'age_confirmed_at', 'created_at', 'last_login_at', 'pronouns'], '[R-DATA-01, R-DATA-19] users has the seeds'' columns');
select columns_are(
  'public', 'contact_messages',
  array['id', 'user_id', 'name', 'email', 'category', 'subject', 'message', 'status', 'created_at'],
  '[R-DATA-18, R-DATA-19] contact_messages has the seeds'' columns and how far it is');
select columns_are(
  'public', 'subscriptions', array['plan_name', 'count'], '[R-DATA-15, R-DATA-19] subscriptions has the seeds'' columns'
);
select columns_are(
  'public', 'admin_profiles', array['user_id', 'is_admin'],
  '[R-DATA-16, R-DATA-19] admin_profiles has the seeds'' columns'
);

select finish();
rollback;
