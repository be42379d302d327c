begin;
\ir ../prelude.psql
select plan(7);

select person('ann', 'basic'), companion('suki'), companion('luca');
select talk('ann', 'suki'), talk('ann', 'suki');
create function tests.used() returns integer language sql return (select used from public.daily_usage);
select is(used(), 2, 'two messages are counted');
select does('ann', 'delete from messages');
select is(value('ann', 'select count(*) from messages'), '0', 'the messages are deleted');
select is(used(), 2, '[R-TURN-09] deleting messages gives none back');
select does('ann', $$insert into user_favorites (companion_id) values ('suki')$$),
  does('ann', 'delete from user_favorites');
select is(used(), 2, '[R-TURN-09] unsaving gives none back');
select talk('ann', 'luca');
select is(used(), 3, '[R-TURN-09] changing the companion gives none back');
select expire('ann', 'luca');
select ensure_chat(id('ann'), 'luca');
select is(used(), 3, 'an expiry gives none back');
select change_plan(id('ann'), 'free');
select is(used(), 3, 'another plan refunds none');

select finish();
rollback;
