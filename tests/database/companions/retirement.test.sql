begin;
\ir ../prelude.psql
select plan(32);

select everybody();
select person('new', 'basic');
set constraints all immediate;
select companion('suki'), companion('luca'), companion('mine', 'paid');
select favorite('paid', 'suki'), talk('paid', 'suki'), talk('free', 'suki'), talk('blocked', 'suki');
create function tests.retire(p_at text) returns text language sql
return format($$update companions set retires_at = %s where id = 'suki'$$, p_at);

select each('[R-SELF-06] naming the day', retire($$now() + interval '8 days'$$),
  'anon: 42501', 'free: 0 rows', 'admin: 1 rows');
select is(
  attempt('admin', retire($$now() + interval '6 days'$$)), 'invalid_input', '[R-SELF-06] a week is the least notice'
);
select is(
  attempt('paid', $$update companions set retires_at = now() + interval '8 days' where id = 'mine'$$), '23514',
  'a private companion has an owner to decide'
);
select does('admin', retire($$now() + interval '8 days'$$));
select is(
  value(who, $$select (retires_at - now())::text from companions where id = 'suki'$$), '8 days',
  '[R-SELF-06] everybody sees the day: ' || who
)
from unnest('{paid,other,anon}'::text[]) as who;
select is(
  value('free', $$select (retires_at - now())::text from list_conversations()$$), '8 days', 'in the list of chats too'
);
select is(does('owner', $$select talk('paid', 'suki')$$), '1 rows', 'until then it goes on');

-- The day has come.
alter table companions disable trigger announce_retirement;
update companions set retires_at = now() where id = 'suki';
alter table companions enable trigger announce_retirement;

select each('[R-SELF-06] seeing it', $$select from companions where id = 'suki'$$,
  'anon: 0 rows', 'paid: 1 rows', 'free: 1 rows', 'other: 0 rows', 'admin: 1 rows');
select each('[R-SELF-06] finding it', $$select from browse_companions() where id = 'suki'$$,
  'paid: 0 rows', 'other: 0 rows', 'admin: 0 rows');
select is(
  attempt('owner', $$select begin_turn(id('paid'), 'suki', gen_random_uuid(), 'Hello')$$), 'companion_retired',
  '[R-SELF-06] nothing is said any more'
);
select is(
  attempt('owner', $$select begin_turn(id('other'), 'suki', gen_random_uuid(), 'Hello')$$), 'not_found',
  'and nobody begins'
);
select is(
  value('paid', $$select count(*) from read_messages('suki')$$), '4', '[R-SELF-06] what was said can be read'
);
select is(value('paid', 'select count(*) from list_conversations()'), '1', '[R-SELF-06] and is in the list of chats');
select is(
  (select sum(jsonb_array_length(read_export_messages(id('paid'), 'suki')))), 4::bigint, '[R-SELF-06] and exported'
);
select is((select count(*) from private.active_chats(id('free'))), 0::bigint, 'it takes no place among the active chats');

update plans set favorites = 1 where tier = 'premium';
select is(
  does('paid', $$insert into user_favorites (companion_id) values ('luca')$$), '1 rows',
  '[R-SELF-06] a favorite that has retired counts against no limit'
);
select change_plan(id('paid'), 'free');
select is(
  (select string_agg(companion_id, ' ') from user_favorites), 'suki', '[R-SELF-06] and stays when a plan ends'
);

select is(
  attempt('admin', $$delete from companions where id = 'suki'$$), 'companion_in_use',
  '[R-SELF-06] a companion that anyone has a run with is not deleted'
);
select clear_chat(id('paid'), 'suki'), clear_chat(id('free'), 'suki'), clear_chat(id('blocked'), 'suki');
select is(
  attempt('admin', $$delete from companions where id = 'suki'$$), 'companion_in_use',
  '[R-SELF-06] nor while one can come back'
);
select is(attempt('admin', $$delete from companions where id = 'luca'$$), '1 rows', 'one that nobody talks with is');
update runs set ended_at = ended_at - interval '8 days', purge_at = purge_at - interval '8 days';
select is(attempt('admin', $$delete from companions where id = 'suki'$$), '1 rows', 'as is one after all that is over');

select is(does('admin', retire('null')), '1 rows', 'an admin calls it off');
select is(value('other', $$select count(*) from companions where id = 'suki'$$), '1', 'and everybody sees it again');

select finish();
rollback;
