begin;
\ir ../prelude.psql
select plan(15);

select person(tier, tier) from plans;
select person('admin', 'free', 'admin');
create function tests.make(p_who text) returns text language sql
return tests.does(p_who, $$insert into companions (name, tagline, description) values ('Mine', 'x', 'x')$$);

select is(
  (select array_agg(make(p.tier) order by n) from generate_series(1, p.own_companions) as n),
  array_fill('1 rows'::text, array[p.own_companions]), '[R-BUILD-06] ' || p.tier || ' makes as many as the plan has'
) from plans p where p.own_companions is not null order by p.rank;
select is(make(p.tier), 'companion_limit', '[R-BUILD-06] ' || p.tier || ' makes no more') from plans p
where p.own_companions is not null order by p.rank;
select is(
  (select count(*) from companions c where c.user_id = id(p.tier)), p.own_companions::bigint,
  '[R-BUILD-06] ' || p.tier || ' has as many as the plan'
)
from plans p where p.own_companions is not null order by p.rank;

select is(
  (select count(*) from generate_series(1, 20) where make('ultimate') = '1 rows'), 20::bigint,
  '[R-BUILD-06] without a limit nothing stops'
);
select is(
  (select count(*) from generate_series(1, 20) where make('admin') = '1 rows'), 20::bigint,
  '[R-BUILD-06] admins are exempt'
);

select is(
  refusal('free', $$insert into companions (name, tagline, description) values ('Mine', 'x', 'x')$$),
  'P0001 companion_limit', 'the refusal is coded'
);
select is(
  does('free', 'delete from companions where name = ' || quote_literal('Mine')),
  (select own_companions || ' rows' from plans where tier = 'free'), 'a companion is deleted'
);
select is(make('free'), '1 rows', '[R-BUILD-06] a deleted companion makes room for another');
select is(
  attempt(
    'free', $$insert into companions (name, tagline, description) select 'x', 'x', 'x' from generate_series(1, 9)$$
  ), 'companion_limit',
  '[R-BUILD-06] many in one statement are refused');

select finish();
rollback;
