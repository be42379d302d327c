begin;
\ir ../prelude.psql
select plan(10);

select person('ann', 'ultimate');
select companion('c' || n), talk('ann', 'c' || n), favorite('ann', 'c' || n) from generate_series(1, 4) as n;
update user_favorites set created_at = now() - make_interval(days => substr(companion_id, 2)::int);
update users set subscription_tier = 'basic';
create temporary table plan on commit drop as select * from plans where tier = 'basic';
create temporary table kept on commit drop as
select 'c' || n as id from generate_series(1, 4) as n limit (select favorites from plan);

select results_eq(
  $$select trim_favorites(id('ann'))$$,
  $$select 'c' || n from generate_series(1, 4) as n where 'c' || n not in (select k.id from kept k)$$,
  '[R-FAV-15, R-FAV-16] the oldest beyond the limit are removed and answered');
select results_eq(
  'select companion_id from user_favorites order by 1', 'select id from kept',
  '[R-FAV-15] the newest within the limit stay'
);
select is(
  (select count(*) from chats where is_saved), (select favorites::bigint from plan), '[R-FAV-15] their chats stay saved'
);
select results_eq(
  'select distinct expires_at - now() from chats where not is_saved',
  'select make_interval(mins => temporary_chat_minutes) from plan',
  '[R-FAV-15] the others have the new plan''s minutes from now');
select is((select count(*) from messages), 8::bigint, 'no message is gone');
update chats set expires_at = now() + interval '9 seconds' where not is_saved;
select is_empty($$select trim_favorites(id('ann'))$$, '[R-FAV-16] a second run removes nothing');
select results_eq(
  'select distinct expires_at - now() from chats where not is_saved', $$values (interval '9 seconds')$$,
  '[R-FAV-16] a second run extends no chat'
);
update users set subscription_tier = 'free';
select results_eq(
  $$select trim_favorites(id('ann'))$$, 'select id from kept', '[R-FAV-15] a limit of none removes all'
);
select block('ann');
select throws_ok($$select trim_favorites(id('ann'))$$, 'P0001', 'blocked', 'a blocked person trims nothing');
select throws_ok(
  $$select trim_favorites(gen_random_uuid())$$, 'P0001', 'unauthorized', 'an unknown person trims nothing'
);

select finish();
rollback;
