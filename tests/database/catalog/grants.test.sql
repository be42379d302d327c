begin;
\ir ../prelude.psql
select plan(181);

-- Who may do what with each table, column by column. A change here is a change of what the world may do: it is made by
-- hand. (MAINTAIN, which PostgreSQL 17 added, is left out: it reads and writes no row.)
create temporary table granted on commit drop as
select r.rolname as role, c.relnamespace::regnamespace || '.' || c.relname as name, coalesce((
  select string_agg(p.privilege || coalesce(' (' || p.columns || ')', ''), ', ' order by p.place)
  from (
    select k.place, k.privilege, case when not has_table_privilege(r.rolname, c.oid, k.privilege) then (
      select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and case when k.place <= 3 then has_column_privilege(r.rolname, c.oid, a.attnum, k.privilege) end
    ) end as columns
    from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
      with ordinality as k (privilege, place)
  ) p
  where has_table_privilege(r.rolname, c.oid, p.privilege) or p.columns is not null
), 'nothing') as may
from pg_class c cross join pg_roles r
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'm', 'p', 'f')
  and r.rolname in ('anon', 'authenticated', 'service_role');
update granted set may = 'everything' where may = 'select, insert, update, delete, truncate, references, trigger';

create temporary table listed (name text, role text, may text) on commit drop;
insert into listed values
  ('private.address_attempts', 'anon', 'nothing'),
  ('private.address_attempts', 'authenticated', 'nothing'),
  ('private.address_attempts', 'service_role', 'everything'),
  ('private.attempts', 'anon', 'nothing'),
  ('private.attempts', 'authenticated', 'nothing'),
  ('private.attempts', 'service_role', 'everything'),
  ('private.birth_dates', 'anon', 'nothing'),
  ('private.birth_dates', 'authenticated', 'nothing'),
  ('private.birth_dates', 'service_role', 'everything'),
  ('private.consent_versions', 'anon', 'nothing'),
  ('private.consent_versions', 'authenticated', 'nothing'),
  ('private.consent_versions', 'service_role', 'nothing'),
  ('private.current_consents', 'anon', 'nothing'),
  ('private.current_consents', 'authenticated', 'nothing'),
  ('private.current_consents', 'service_role', 'nothing'),
  ('private.call_sums', 'anon', 'nothing'),
  ('private.call_sums', 'authenticated', 'nothing'),
  ('private.call_sums', 'service_role', 'everything'),
  ('private.companion_search', 'anon', 'nothing'),
  ('private.companion_search', 'authenticated', 'nothing'),
  ('private.companion_search', 'service_role', 'nothing'),
  ('private.content_patterns', 'anon', 'nothing'),
  ('private.content_patterns', 'authenticated', 'nothing'),
  ('private.content_patterns', 'service_role', 'nothing'),
  ('private.counted_safety_events', 'anon', 'nothing'),
  ('private.counted_safety_events', 'authenticated', 'nothing'),
  ('private.counted_safety_events', 'service_role', 'everything'),
  ('private.daily_costs', 'anon', 'nothing'),
  ('private.daily_costs', 'authenticated', 'nothing'),
  ('private.daily_costs', 'service_role', 'everything'),
  ('private.daily_salts', 'anon', 'nothing'),
  ('private.daily_salts', 'authenticated', 'nothing'),
  ('private.daily_salts', 'service_role', 'everything'),
  ('private.digest_keys', 'anon', 'nothing'),
  ('private.digest_keys', 'authenticated', 'nothing'),
  ('private.digest_keys', 'service_role', 'everything'),
  ('private.refused_ages', 'anon', 'nothing'),
  ('private.refused_ages', 'authenticated', 'nothing'),
  ('private.refused_ages', 'service_role', 'everything'),
  ('private.deletion_receipts', 'anon', 'nothing'),
  ('private.deletion_receipts', 'authenticated', 'nothing'),
  ('private.deletion_receipts', 'service_role', 'everything'),
  ('private.favorite_counts', 'anon', 'nothing'),
  ('private.favorite_counts', 'authenticated', 'nothing'),
  ('private.favorite_counts', 'service_role', 'nothing'),
  ('private.memory_blocks', 'anon', 'nothing'),
  ('private.memory_blocks', 'authenticated', 'nothing'),
  ('private.memory_blocks', 'service_role', 'everything'),
  ('private.memory_jobs', 'anon', 'nothing'),
  ('private.memory_jobs', 'authenticated', 'nothing'),
  ('private.memory_jobs', 'service_role', 'everything'),
  ('private.memory_keys', 'anon', 'nothing'),
  ('private.memory_keys', 'authenticated', 'nothing'),
  ('private.memory_keys', 'service_role', 'everything'),
  ('private.memory_topics', 'anon', 'nothing'),
  ('private.memory_topics', 'authenticated', 'nothing'),
  ('private.memory_topics', 'service_role', 'nothing'),
  ('private.memory_words', 'anon', 'nothing'),
  ('private.memory_words', 'authenticated', 'nothing'),
  ('private.memory_words', 'service_role', 'everything'),
  ('private.person_costs', 'anon', 'nothing'),
  ('private.person_costs', 'authenticated', 'nothing'),
  ('private.person_costs', 'service_role', 'everything'),
  ('private.refused_words', 'anon', 'nothing'),
  ('private.refused_words', 'authenticated', 'nothing'),
  ('private.refused_words', 'service_role', 'nothing'),
  ('private.stripe_checkouts', 'anon', 'nothing'),
  ('private.stripe_checkouts', 'authenticated', 'nothing'),
  ('private.stripe_checkouts', 'service_role', 'everything'),
  ('private.stripe_customers', 'anon', 'nothing'),
  ('private.stripe_customers', 'authenticated', 'nothing'),
  ('private.stripe_customers', 'service_role', 'everything'),
  ('private.stripe_events', 'anon', 'nothing'),
  ('private.stripe_events', 'authenticated', 'nothing'),
  ('private.stripe_events', 'service_role', 'everything'),
  ('private.turn_starts', 'anon', 'nothing'),
  ('private.turn_starts', 'authenticated', 'nothing'),
  ('private.turn_starts', 'service_role', 'everything'),
  ('public.admin_profiles', 'anon', 'nothing'),
  ('public.admin_profiles', 'authenticated', 'select'),
  ('public.admin_profiles', 'service_role', 'nothing'),
  ('public.announcements', 'anon', 'nothing'),
  ('public.announcements', 'authenticated',
    'select, insert (title, body, published_at), update (title, body, published_at), delete'),
  ('public.announcements', 'service_role', 'everything'),
  ('public.audit_log', 'anon', 'nothing'),
  ('public.audit_log', 'authenticated', 'select'),
  ('public.audit_log', 'service_role', 'select, insert'),
  ('public.chats', 'anon', 'nothing'),
  ('public.chats', 'authenticated', 'select'),
  ('public.chats', 'service_role', 'everything'),
  ('public.companion_customisations', 'anon', 'nothing'),
  ('public.companion_customisations', 'authenticated',
    'select, insert (user_id, companion_id, traits, tone, nickname), update (traits, tone, nickname), '
    'delete'),
  ('public.companion_customisations', 'service_role', 'everything'),
  ('public.companion_prompts', 'anon', 'nothing'),
  ('public.companion_prompts', 'authenticated', 'select, insert, update, delete'),
  ('public.companion_prompts', 'service_role', 'everything'),
  ('public.companion_settings', 'anon', 'nothing'),
  ('public.companion_settings', 'authenticated',
    'select, insert (companion_id, age, has_biography, interests, formality, humor, empathy, relationship_type, '
    'avatar), '
    'update (age, has_biography, interests, formality, humor, empathy, relationship_type, avatar)'),
  ('public.companion_settings', 'service_role', 'everything'),
  ('public.companion_trait_overrides', 'anon', 'nothing'),
  ('public.companion_trait_overrides', 'authenticated', 'select'),
  ('public.companion_trait_overrides', 'service_role', 'everything'),
  ('public.companion_versions', 'anon', 'nothing'),
  ('public.companion_versions', 'authenticated', 'select'),
  ('public.companion_versions', 'service_role', 'everything'),
  ('public.companions', 'anon', 'select'),
  ('public.companions', 'authenticated',
    'select, insert (id, name, tagline, description, personality_description, conversation_style, greeting, '
    'scenario, example_dialogue, openers, image_url, profile_gradient_from, profile_gradient_to, perfect_for, core_traits, special_features, '
    'category, is_public, user_id), update (name, tagline, description, personality_description, '
    'conversation_style, greeting, scenario, example_dialogue, openers, image_url, profile_gradient_from, profile_gradient_to, perfect_for, '
    'core_traits, special_features, category, is_public, retires_at), delete'),
  ('public.companions', 'service_role', 'everything'),
  ('public.contact_messages', 'anon', 'insert (name, email, category, subject, message)'),
  (
    'public.contact_messages', 'authenticated',
    'select, insert (name, email, category, subject, message), update (status), delete'
  ),
  ('public.contact_messages', 'service_role', 'everything'),
  ('public.cost_settings', 'anon', 'nothing'),
  ('public.cost_settings', 'authenticated', 'select, update (daily_ceiling_usd, usd_per_gbp)'),
  ('public.cost_settings', 'service_role', 'everything'),
  ('public.daily_usage', 'anon', 'nothing'),
  ('public.daily_usage', 'authenticated', 'select'),
  ('public.daily_usage', 'service_role', 'everything'),
  ('public.error_groups', 'anon', 'nothing'),
  ('public.error_groups', 'authenticated', 'select'),
  ('public.error_groups', 'service_role', 'nothing'),
  ('public.error_reports', 'anon', 'insert (message, source, path, app_version)'),
  ('public.error_reports', 'authenticated', 'select, insert (message, source, path, app_version), delete'),
  ('public.error_reports', 'service_role', 'everything'),
  ('public.hidden_personas', 'anon', 'nothing'),
  ('public.hidden_personas', 'authenticated', 'select, insert (companion_id), delete'),
  ('public.hidden_personas', 'service_role', 'everything'),
  ('public.memories', 'anon', 'nothing'),
  (
    'public.memories', 'authenticated',
    'select, insert (companion_id, text, subject, message_id, is_pinned, replaces_id), '
    'update (companion_id, is_pinned), delete'
  ),
  ('public.memories', 'service_role', 'everything'),
  ('public.messages', 'anon', 'nothing'),
  ('public.messages', 'authenticated', 'select, delete'),
  ('public.messages', 'service_role', 'everything'),
  ('public.model_calls', 'anon', 'nothing'),
  ('public.model_calls', 'authenticated', 'select'),
  ('public.model_calls', 'service_role', 'everything'),
  ('public.model_prices', 'anon', 'nothing'),
  (
    'public.model_prices', 'authenticated',
    'select, insert (provider, model, prompt_usd, completion_usd), update (prompt_usd, completion_usd), delete'
  ),
  ('public.model_prices', 'service_role', 'everything'),
  ('public.pauses', 'anon', 'nothing'),
  ('public.pauses', 'authenticated', 'select, update (appealed_at, appeal_text)'),
  ('public.pauses', 'service_role', 'everything'),
  ('public.payments', 'anon', 'nothing'),
  ('public.payments', 'authenticated', 'select'),
  ('public.payments', 'service_role', 'everything'),
  ('public.plans', 'anon', 'select'),
  ('public.plans', 'authenticated', 'select'),
  ('public.plans', 'service_role', 'everything'),
  ('public.reports', 'anon', 'nothing'),
  (
    'public.reports', 'authenticated',
    'select, insert (companion_id, message_id, reason, details), update (status, note)'
  ),
  ('public.reports', 'service_role', 'everything'),
  ('public.runs', 'anon', 'nothing'),
  ('public.runs', 'authenticated', 'select'),
  ('public.runs', 'service_role', 'everything'),
  ('public.safety_counts', 'anon', 'nothing'),
  ('public.safety_counts', 'authenticated', 'select'),
  ('public.safety_counts', 'service_role', 'everything'),
  ('public.safety_failures', 'anon', 'nothing'),
  ('public.safety_failures', 'authenticated', 'select'),
  ('public.safety_failures', 'service_role', 'everything'),
  ('public.story_lines', 'anon', 'nothing'),
  ('public.story_lines', 'authenticated', 'select, update (text), delete'),
  ('public.story_lines', 'service_role', 'everything'),
  ('public.stripe_subscriptions', 'anon', 'nothing'),
  ('public.stripe_subscriptions', 'authenticated', 'select'),
  ('public.stripe_subscriptions', 'service_role', 'everything'),
  ('public.subscriptions', 'anon', 'nothing'),
  ('public.subscriptions', 'authenticated', 'select'),
  ('public.subscriptions', 'service_role', 'everything'),
  ('public.turns', 'anon', 'nothing'),
  ('public.turns', 'authenticated', 'select'),
  ('public.turns', 'service_role', 'everything'),
  ('public.user_consents', 'anon', 'nothing'),
  ('public.user_consents', 'authenticated', 'select, insert (purpose, text_version, given)'),
  ('public.user_consents', 'service_role', 'select, insert'),
  ('public.user_favorites', 'anon', 'nothing'),
  ('public.user_favorites', 'authenticated', 'select, insert (user_id, companion_id, created_at), delete'),
  ('public.user_favorites', 'service_role', 'everything'),
  ('public.users', 'anon', 'nothing'),
  ('public.users', 'authenticated', 'select, update (full_name, about_me, pronouns)'),
  ('public.users', 'service_role', 'everything');

select is(
  g.may, l.may,
  '[R-DATA-03] ' || coalesce(g.role, l.role) || ' may do with ' || coalesce(g.name, l.name) || ' what is listed'
)
from granted g full join listed l using (name, role) order by name, role;
select is_empty(
  $$select c.relname
    from pg_class c, unnest('{usage,select,update}'::text[]) as p, unnest('{anon,authenticated}'::text[]) as r
    where c.relkind = 'S' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_sequence_privilege(r, c.oid, p)$$,
  'no client has a right on a sequence'
);

select finish();
rollback;
