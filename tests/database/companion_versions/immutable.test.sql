begin;
\ir ../prelude.psql
select plan(11);

select everybody();
set constraints all immediate;
select companion('suki'), companion('mine', 'paid'), companion('other', 'other');
select talk('paid', 'suki'), talk('paid', 'mine'), talk('other', 'suki');
select is((select count(*) from companion_versions), 3::bigint, 'each companion has a version');

select is(
  attempt(who, $$update companion_versions set profile = '{}'$$), '42501', '[R-SELF-05] nobody changes one: ' || who
)
from unnest('{owner,admin,paid,service}'::text[]) as who;
select is(
  attempt(who, $$delete from companion_versions$$), '42501', '[R-SELF-05] nobody deletes one: ' || who
)
from unnest('{owner,admin}'::text[]) as who;

select does('paid', $$delete from companions where id = 'mine'$$);
select is(
  (select string_agg(companion_id, ' ' order by companion_id) from companion_versions), 'other suki',
  '[R-SELF-05] a private companion takes its versions along'
);
select delete_user(id('other'));
select is(
  (select string_agg(companion_id, ' ') from companion_versions), 'suki', '[R-SELF-05] so does its owner'
);
select is(
  (select string_agg(distinct companion_id, ' ') from runs), 'suki',
  '[R-SELF-07] a companion whose owner leaves goes with that owner alone'
);
select is((select count(*) from chats), 1::bigint, '[R-SELF-07] and with no chat of somebody else');

select finish();
rollback;
