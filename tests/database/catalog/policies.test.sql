begin;
\ir ../prelude.psql
select plan(39);

-- Every policy there is. One more or one less is a decision.
create temporary table listed (policy text) on commit drop;
insert into listed values
  ('announcements_delete_admin for delete to authenticated'),
  ('announcements_insert_admin for insert to authenticated'),
  ('announcements_select_signed_in for select to authenticated'),
  ('announcements_update_admin for update to authenticated'),
  ('audit_log_select_admin for select to authenticated'),
  ('chats_select_own for select to authenticated'),
  ('companion_customisations_delete_own for delete to authenticated'),
  ('companion_customisations_insert_own for insert to authenticated'),
  ('companion_customisations_select_own for select to authenticated'),
  ('companion_customisations_update_own for update to authenticated'),
  ('companion_prompts_delete_admin for delete to authenticated'),
  ('companion_prompts_insert_admin for insert to authenticated'),
  ('companion_prompts_select_owner_or_admin for select to authenticated'),
  ('companion_prompts_update_admin for update to authenticated'),
  ('companion_settings_insert_own for insert to authenticated'),
  ('companion_settings_select_own for select to authenticated'),
  ('companion_settings_update_own for update to authenticated'),
  ('companion_trait_overrides_select_own for select to authenticated'),
  ('companion_versions_select_admin for select to authenticated'),
  ('companions_delete_own_or_admin for delete to authenticated'),
  ('companions_insert_own_or_admin for insert to authenticated'),
  ('companions_select_public_or_own for select to anon, authenticated'),
  ('companions_update_own_or_admin for update to authenticated'),
  ('contact_messages_delete_admin for delete to authenticated'),
  ('contact_messages_insert_everyone for insert to anon, authenticated'),
  ('contact_messages_select_admin for select to authenticated'),
  ('contact_messages_update_admin for update to authenticated'),
  ('cost_settings_select_admin for select to authenticated'),
  ('cost_settings_update_admin for update to authenticated'),
  ('daily_usage_select_own for select to authenticated'),
  ('error_reports_delete_admin for delete to authenticated'),
  ('error_reports_insert_everyone for insert to anon, authenticated'),
  ('error_reports_select_admin for select to authenticated'),
  ('hidden_personas_delete_own for delete to authenticated'),
  ('hidden_personas_insert_own for insert to authenticated'),
  ('hidden_personas_select_own for select to authenticated'),
  ('memories_delete_own for delete to authenticated'),
  ('memories_insert_own for insert to authenticated'),
  ('memories_select_own for select to authenticated'),
  ('memories_update_own for update to authenticated'),
  ('messages_delete_own for delete to authenticated'),
  ('messages_select_own for select to authenticated'),
  ('model_calls_select_admin for select to authenticated'),
  ('model_prices_delete_admin for delete to authenticated'),
  ('model_prices_insert_admin for insert to authenticated'),
  ('model_prices_select_admin for select to authenticated'),
  ('model_prices_update_admin for update to authenticated'),
  ('pauses_select_own_or_admin for select to authenticated'),
  ('pauses_update_own for update to authenticated'),
  ('payments_select_admin for select to authenticated'),
  ('plans_select_everyone for select to anon, authenticated'),
  ('reports_insert_own for insert to authenticated'),
  ('reports_select_admin for select to authenticated'),
  ('reports_update_admin for update to authenticated'),
  ('runs_select_own for select to authenticated'),
  ('safety_counts_select_admin for select to authenticated'),
  ('safety_failures_select_admin for select to authenticated'),
  ('storage.companion_images_delete_admin for delete to authenticated'),
  ('storage.companion_images_insert_admin for insert to authenticated'),
  ('storage.companion_images_select_admin for select to authenticated'),
  ('storage.companion_images_update_admin for update to authenticated'),
  ('story_lines_delete_own for delete to authenticated'),
  ('story_lines_select_own for select to authenticated'),
  ('story_lines_update_own for update to authenticated'),
  ('stripe_subscriptions_select_own_or_admin for select to authenticated'),
  ('turns_select_own for select to authenticated'),
  ('user_consents_insert_own for insert to authenticated'),
  ('user_consents_select_own for select to authenticated'),
  ('user_favorites_delete_own for delete to authenticated'),
  ('user_favorites_insert_own for insert to authenticated'),
  ('user_favorites_select_own for select to authenticated'),
  ('users_select_own_or_admin for select to authenticated'),
  ('users_update_own for update to authenticated');
create temporary table policies on commit drop as
select case schemaname when 'public' then ''
  else schemaname || '.' end || policyname || ' for ' || lower(cmd) || ' to ' || array_to_string(roles, ', ') as policy,
  *
from pg_policies where schemaname in ('public', 'private', 'storage');

select is_empty(
  'select policy from policies except select policy from listed', 'there is no policy beside the listed ones'
);
select is_empty('select policy from listed except select policy from policies', 'every listed policy is there');
select is_empty(
  $$select policy from policies
  where schemaname = 'public' and policyname not like tablename || '_' || lower(cmd) || '_%'$$,
  'a policy is named after its table, its command and whom it is for');
select is_empty(
  $$select policy from policies where 'public' = any (roles) or permissive <> 'PERMISSIVE'$$, 'a policy names its roles'
);
select is_empty(
  $$select tablename, cmd from policies group by schemaname, tablename, cmd having count(*) > 1$$,
  'there is one policy for each command'
);
select is_empty(
  $$select policy from policies
    where regexp_replace(
      coalesce(qual, '') || coalesce(with_check, ''), '\( SELECT (auth|private)\.\w+\(\) AS \w+\)', '', 'g'
    )
      ~ '(auth\.\w+|private\.is_\w+)\('$$,
  'who is calling is asked once for a statement, not for each row'
);
select set_eq(
  $$select policy from policies where not (
    coalesce(qual, '') || coalesce(with_check, '')
      ~ 'private\.(is_session_live|is_active|is_admin|hidden_run_ids|owns_companion)\('
  )$$, array[
    'contact_messages_insert_everyone for insert to anon, authenticated',
    'error_reports_insert_everyone for insert to anon, authenticated',
    'plans_select_everyone for select to anon, authenticated'
  ], '[R-PROD-13] every policy asks whether the session lives, but those that are for visitors alike');
select is(
  (select relrowsecurity from pg_class where oid = format('public.%I', t.tablename)::regclass), true,
  'row-level security decides over ' || t.tablename
)
from pg_tables t where t.schemaname = 'public' order by t.tablename;
select is(
  (select array_agg(relname::text) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
  and not coalesce(c.reloptions @> '{security_invoker=true}', false)), null,
    'row-level security decides over every view');

select finish();
rollback;
