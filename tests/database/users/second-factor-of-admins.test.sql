begin;
\ir ../prelude.psql
select plan(26);

select everybody(), companion('suki');
insert into contact_messages (name, email, category, subject, message)
values ('A', 'a@example.test', 'general', 'Hello', 'Hello there');
insert into error_reports (message, source, path, app_version) values ('broken', 'page', '/', '1');
insert into audit_log (action, target) values ('test', 'x');
insert into announcements (title, body, published_at) values ('Draft', 'Not yet', null);
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (id('admin'), id('admin'), 'totp', 'verified', now(), now());
insert into auth.sessions (id, user_id) values (gen_random_uuid(), id('admin')), (gen_random_uuid(), id('free'));

-- Without a second factor --------------------------------------------------------------------------------------------
set local tests.aal = 'aal1';
select is(
  value('admin', 'select count(*) from users'), '1', '[R-PROD-15] an admin without a second factor reads nobody else'
);
select is(
  value('admin', 'select is_admin from admin_profiles'), 'true', 'but learns to be an admin, and so what is missing'
);
select is(value('admin', 'select count(*) from ' || t), '0', '[R-PROD-15] and reads nothing of ' || t)
from unnest(
  '{contact_messages,error_reports,audit_log,announcements,companion_prompts,companion_versions}'::text[]
) as t;
select is(refusal('admin', s), '42501 factor_required', '[R-PROD-15] is refused: ' || s)
from unnest(array[
  'select list_users()', 'select count_for_users(''{}'')', 'select plan_statistics()', 'select daily_statistics()',
  'select cost_of_today()', 'select save_companion(null, ''{}'', ''{}'')',
  'select restore_companion_version(gen_random_uuid())'
]) as s;
select is(refusal('free', 'select list_users()'), '42501 forbidden', 'a member is refused as before');
select is(attempt('admin', s), outcome, '[R-PROD-15] changes nothing: ' || s)
from (values
  ('update companions set tagline = ''New''', '0 rows'),
  ('delete from companions', '0 rows'),
  ('insert into announcements (title, body) values (''A'', ''B'')', '42501'),
  ('update contact_messages set status = ''handled''', '0 rows')
) as change (s, outcome);

set local tests.aal = 'aal2';
select is(value('admin', 'select count(*) from users'), '5', 'with it the admin reads everybody');
select is(attempt('admin', 'update companions set tagline = ''New'''), '1 rows', 'and changes companions');

-- A lost one ---------------------------------------------------------------------------------------------------------
select person('helper', 'free', 'admin');
select is(
  does('service', format('select admin_change_user(%L, %L, ''remove_factor'')', id('helper'), id('admin'))),
  '1 rows', '[R-PROD-15] another admin removes a lost factor'
);
select is((select count(*) from auth.mfa_factors), 0::bigint, 'it is gone');
select results_eq(
  'select user_id from auth.sessions', $$select id('free')$$, 'the sessions that it confirmed end, nobody else''s'
);
select is(
  does('service', format('select admin_change_user(%L, %L, ''remove_factor'')', id('helper'), id('admin'))),
  'not_found', 'there is no second one to remove'
);

select finish();
rollback;
