begin;
\ir ../prelude.psql
select plan(3);

select person('ann'), companion('suki');
create temporary table begun on commit drop as select * from begin_turn(id('ann'), 'suki', id('1'), 'Late');
-- The turn began before midnight; today another message has been counted.
update turns set usage_day = usage_day - 1;
update daily_usage set day = day - 1;
insert into daily_usage (user_id, day, used) values (id('ann'), (now() at time zone 'utc')::date, 3);
select finish_turn((select turn_id from begun), 'failed', '');
select results_eq(
  'select used from daily_usage order by day', array[0, 3],
  '[R-TURN-09] the message goes back to the day it was counted on'
);
update daily_usage set used = 0;
select lives_ok($$select finish_turn((select turn_id from begun), 'failed', '')$$, 'a second failure');
select results_eq('select used from daily_usage order by day', array[0, 0], 'gives nothing more back');

select finish();
rollback;
