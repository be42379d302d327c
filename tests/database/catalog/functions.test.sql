begin;
\ir ../prelude.psql
select plan(17);

-- Who may call what. Everything not listed is for the migrations' own role and, in private, for the server.
create temporary table functions on commit drop as
select p.oid, n.nspname as schema, n.nspname || '.' || p.proname as name, p.prosecdef, p.proconfig, p.provolatile
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private');
create function tests.callable(p_role text, p_schemas text[]) returns setof text language sql
begin atomic
  select n.nspname || '.' || p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any (p_schemas) and has_function_privilege(p_role, p.oid, 'execute');
end;

select set_eq($$select callable('anon', '{public,private}')$$, array[
  'private.check_request', 'private.is_active', 'private.is_admin', 'private.is_session_live',
  'private.may_see_retired', 'private.published_safety_counts', 'public.list_safety_counts'
], '[R-DATA-24] what a visitor may call: the check of a request, predicates of policies, and the counts of /safety');
select set_eq($$select callable('authenticated', '{public,private}')$$, array[
  'private.check_request', 'private.is_session_live',
  'private.can_be_picture', 'private.cost_of_today', 'private.costs_by_model', 'private.costs_by_plan',
  'public.cost_of_today', 'public.costs_by_model', 'public.costs_by_plan',
  'private.count_favorites', 'private.count_messages', 'private.daily_statistics',
  'private.require_calling_admin', 'public.count_for_users', 'private.find_companions',
  'private.find_users',
  'private.hidden_run_ids', 'private.is_active', 'private.is_admin', 'private.is_age_refused', 'private.is_image_link',
  'private.last_shown',
  'private.are_openers', 'private.own_active_chats', 'private.own_memories', 'private.own_memory_space',
  'private.own_receipts', 'private.own_story', 'private.own_deleted_items', 'public.own_figures',
  'private.place_of_message', 'private.read_path',
  'private.may_see_retired', 'private.owns_companion', 'private.plan_statistics', 'private.published_safety_counts',
  'private.random_id', 'public.browse_companions', 'public.count_active_chats', 'public.daily_statistics',
  'public.favorite_companions_count', 'public.find_message', 'public.is_age_refused', 'public.list_conversations',
  'public.list_deleted',
  'public.list_memories', 'public.list_safety_counts',
  'public.list_story', 'public.list_users', 'public.memory_space',
  'public.message_count', 'public.plan_statistics', 'public.read_messages', 'public.read_receipts',
  'public.appeal_pause', 'public.restore_companion_version',
  'public.save_companion',
  'public.save_own_companion'
], '[R-DATA-24] what a signed-in person may call: predicates, counts, the admins'' lists and the saving of companions');
select is_empty(
  $$select name from functions
    where schema = 'public' and provolatile = 'v' and has_function_privilege('authenticated', oid, 'execute')
      and name not in (
        'public.appeal_pause', 'public.restore_companion_version', 'public.save_companion',
        'public.save_own_companion'
      )$$,
  '[R-DATA-24] no rpc lets a client write but those four, and they with the client''s own rights');
select set_eq(
  $$select callable('service_role', '{public}') except select callable('authenticated', '{public}')$$, array[
  'public.activate_chat', 'public.admin_change_user', 'public.begin_deletion', 'public.begin_export',
  'public.give_back_export', 'public.list_own_files', 'public.read_export_messages', 'public.apply_stripe_state',
  'public.begin_checkout',
  'public.begin_companion_trial',
  'public.begin_stripe_sync', 'public.begin_turn', 'public.change_chat_version', 'public.change_plan', 'public.check_deletion', 'public.clear_chat',
  'public.confirm_age',
  'public.edit_message', 'public.purge_deleted', 'public.restore_deleted', 'public.show_version',
  'public.check_user_deletion', 'public.complete_model_call', 'public.count_safety_failure', 'public.note_turn_care',
  'public.delete_user', 'public.end_checkout', 'public.ensure_chat', 'public.find_running_turn',
  'public.find_stripe_customers', 'public.finish_memory_job', 'public.finish_turn', 'public.forget_everything',
  'public.hold_checkouts',
  'public.list_core_traits',
  'public.read_admin', 'public.read_billing_account', 'public.read_chat', 'public.read_companion_traits',
  'public.read_turn', 'public.record_model_calls', 'public.record_payment',
  'public.read_usage', 'public.reset_admin_factor', 'public.save_turn_progress', 'public.set_chat_saved', 'public.set_companion_traits',
  'public.set_own_plan', 'public.set_stripe_customer', 'public.stop_turn', 'public.take_memory_job',
  'public.trim_favorites'
], 'what the server alone may call');
select is_empty(
  $$select name from functions where prosecdef and schema = 'public'$$,
  'no function of the API runs with its owner''s rights'
);
select is_empty(
  $$select name from functions where not coalesce(proconfig @> '{"search_path=\"\""}', false)$$,
  'every function has an empty search_path'
);
select is_empty($$select count(*) from functions group by name having count(*) > 1$$, 'a name means one function');
select is_empty(
  $$select f.name from functions f, unnest('{anon,authenticated}'::text[]) as r
    where f.schema = 'private' and f.prosecdef and f.provolatile = 'v'
      and has_function_privilege(r, f.oid, 'execute')$$,
  'no client may call a private function that writes'
);
create function public.made_later() returns integer language sql return 1;
create function private.made_later() returns integer language sql return 1;
create table public.made_later (id integer);
create table private.made_later (id integer);
select is(has_function_privilege(r, f, 'execute'), false, 'a new function is closed: ' || f || ' for ' || r)
from unnest('{anon,authenticated}'::text[]) as r, unnest('{public.made_later(),private.made_later()}'::text[]) as f;
select is(
  has_table_privilege(r, c, 'select, insert, update, delete'), false, 'a new table is closed: ' || c || ' for ' || r
)
from unnest('{anon,authenticated}'::text[]) as r, unnest('{public.made_later,private.made_later}'::text[]) as c;
select is(
  has_table_privilege('service_role', 'public.made_later', 'select, insert, update, delete'), true,
  'a new table is open for the server'
);

select finish();
rollback;
