begin;
\ir ../prelude.psql
select plan(14);

select everybody();
update plans set price_gbp = 7 where tier = 'basic';
update plans set price_gbp = 11 where tier = 'premium';
insert into stripe_subscriptions (id, user_id, plan_name, status, is_live) values
  ('sub_1', id('paid'), 'premium', 'active', true), ('sub_2', id('other'), 'premium', 'past_due', true),
  ('sub_3', id('free'), 'basic', 'active', true), ('sub_4', id('paid'), 'basic', 'canceled', false);
select block('blocked');
create function tests.figures(p_column text) returns text language sql
return tests.value(
  'admin', format('select string_agg(tier || %L || %I, %L) from plan_statistics()', ' ', p_column, ', ')
);

select is(figures('people'), 'free 3, basic 0, premium 2, ultimate 0',
  '[R-ADMIN-08, R-ADMIN-09] everybody is counted, blocked people too, under every tier of the plan table in its order');
select is(figures('subscriptions'), 'free 0, basic 1, premium 2, ultimate 0', '[R-ADMIN-09] live subscriptions');
select is(
  figures('revenue_gbp'), 'free 0, basic 7, premium 22, ultimate 0',
  '[R-ADMIN-09] revenue at the plan table''s prices'
);
insert into plans (tier, rank, name, price_gbp, favorites, memories, temporary_chat_minutes, client_fallback_minutes)
values ('patron', 9, 'Patron', 50, 4, 9, 60, 60);
select is(
  figures('people'), 'free 3, basic 0, premium 2, ultimate 0, patron 0', '[R-ADMIN-09] a new tier is there with its row'
);

select each('[R-ADMIN-06] the figures of the service', 'select plan_statistics()',
  'anon: 42501', 'free: 42501', 'paid: 42501', 'blocked: 42501', 'admin: 5 rows', 'service: 42501');
select is(refusal('paid', 'select plan_statistics()'), '42501 forbidden', 'they are refused by name');
update users set role = 'user' where id = id('other');
update users set role = 'admin' where id = id('free');
update users set role = 'user' where id = id('admin');
select is(attempt('admin', 'select plan_statistics()'), '42501', 'a demoted admin is refused on the next call');
update users set role = 'admin', status = 'blocked' where id = id('admin');
select is(attempt('admin', 'select plan_statistics()'), '42501', 'a blocked one too');
select is(attempt('free', 'select plan_statistics()'), '5 rows', 'a new admin is accepted on the next call');

select finish();
rollback;
