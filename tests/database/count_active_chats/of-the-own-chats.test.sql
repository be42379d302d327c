begin;
\ir ../prelude.psql
select plan(15);

select everybody();
update plans set messages_per_day = null, active_chats = null;
select companion('suki'), companion('luca'), companion('brooke'), companion('amara');
create function tests.active(p_who text)
returns text language sql return tests.value(p_who, 'select count_active_chats()::text');

select is(active('paid'), '0', '[R-PLAN-14] nobody talked to, nothing active');
select talk('paid', 'suki'), talk('paid', 'luca'), talk('other', 'suki');
select is(active('paid'), '2', '[R-PLAN-14] chats in which something was said and answered');
select is(active('other'), '1', '[R-DATA-05] everybody counts their own');
select talk('paid', 'brooke', 'Only asked', null);
select is(active('paid'), '3', '[R-PROD-06] a chat in which the first reply is being written');
select finish_turn((select id from turns where status = 'running'), 'failed', '');
select is(active('paid'), '2', 'one message without a reply makes no active chat');
select favorite('paid', 'luca');
select is(active('paid'), '2', 'a saved one is active too');
select expire('paid', 'suki');
select is(active('paid'), '1', 'an expired one is not');
update plans set active_chats = 1;
select is(
  (begin_turn(id('paid'), 'amara', gen_random_uuid(), 'Hi')).refusal_values::jsonb -> 'used', active('paid')::jsonb,
  '[R-TURN-15] the number by which another chat is refused');
select block('blocked');
select is(active('blocked'), null, 'a blocked person counts nothing');
select each('counting active chats', 'select count_active_chats()',
  'anon: 42501', 'free: 1 rows', 'paid: 1 rows', 'other: 1 rows', 'blocked: 1 rows', 'admin: 1 rows');

select finish();
rollback;
