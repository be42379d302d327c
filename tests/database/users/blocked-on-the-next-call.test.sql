begin;
\ir ../prelude.psql
select plan(13);

select everybody();
select companion('suki'), companion('his', 'blocked');
select talk('blocked', 'suki'), favorite('blocked', 'suki');
update users set role = 'admin' where id = id('other');

select is(attempt('blocked', 'select from messages'), '2 rows', 'before: messages are there');
select is(attempt('other', 'select from contact_messages'), '0 rows', 'before: an admin may ask for contact messages');
select is(attempt('other', 'select from users'), '5 rows', 'before: an admin reads everybody');

select block('blocked');
update users set role = 'user' where id = id('other');

-- The same tokens as before.
select is(attempt('blocked', 'select from messages'), '0 rows', 'blocked: no message is shown');
select is(attempt('blocked', 'select from user_favorites'), '0 rows', 'blocked: no favorite is shown');
select is(
  attempt('blocked', $$select from companions where id = 'his'$$), '0 rows', 'blocked: no private companion is shown'
);
select is(
  attempt('blocked', $$insert into user_favorites (companion_id) values ('his')$$), 'blocked',
  'blocked: nothing is added'
);
select is(attempt('blocked', $$update users set about_me = 'x'$$), '0 rows', 'blocked: nothing is changed');
select is(attempt('blocked', $$delete from messages$$), '0 rows', 'blocked: nothing is deleted');
select is(attempt('blocked', $$select from users where status = 'blocked'$$), '1 rows', 'blocked: the own row says so');
select is(
  attempt('service', format('select begin_turn(%L, %L, gen_random_uuid(), %L)', id('blocked'), 'suki', 'Hi')),
  'blocked', 'blocked: no turn begins'
);
select is(attempt('other', 'select from users'), '1 rows', '[R-DATA-04] demoted: only the own row is shown');
select is((select count(*) from messages), 2::bigint, 'nothing of the blocked person is gone');

select finish();
rollback;
