begin;
\ir ../prelude.psql
select plan(16);

select everybody();
update users set created_at = now() - interval '40 days';
update users set created_at = private.usage_day()::timestamp at time zone 'utc' where id = id('free');
update users set created_at = (private.usage_day()::timestamp at time zone 'utc') - interval '1 second'
where id in (id('paid'), id('other'));
insert into daily_usage (user_id, day, used) values
  (id('free'), private.usage_day(), 3), (id('paid'), private.usage_day(), 9), (id('paid'), private.usage_day() - 1, 4),
  (id('paid'), private.usage_day() - 29, 5), (id('paid'), private.usage_day() - 30, 100);
select block('blocked');
create function tests.on_day(p_ago integer, p_days integer default 30) returns text language sql
return tests.value(
  'admin',
  format(
    'select messages || %L || sign_ups from daily_statistics(%s) where day = %L', ' and ', p_days,
    private.usage_day() - p_ago
  )
);

select is(on_day(0), '12 and 1', 'today: what people were counted for, and who signed up');
select is(on_day(1), '4 and 2', 'yesterday ends with the last second before midnight UTC');
select is(on_day(2), '0 and 0', 'a day on which nothing happened is there too');
select is(on_day(29), '5 and 0', 'the first of thirty days');
select is(on_day(30), null, 'the day before is not');
select is(
  value('admin', 'select count(*) || '' '' || (max(day) - min(day)) from daily_statistics()'), '30 29',
  'thirty days, none left out'
);
select is(
  value(
    'admin', 'select string_agg(day::text, '','') = string_agg(day::text, '','' order by day) from daily_statistics()'
  ), 'true', 'oldest first'
);
select is(value('admin', 'select count(*) from daily_statistics(0)'), '1', 'a day at least');
select is(value('admin', 'select count(*) from daily_statistics(100000)'), '366', 'a year at most');
select is(on_day(30, 31), '100 and 0', 'as many as are asked for');

select each('the days of the service', 'select daily_statistics()',
  'anon: 42501', 'free: 42501', 'paid: 42501', 'blocked: 42501', 'admin: 30 rows', 'service: 42501');

select finish();
rollback;
