begin;
\ir ../prelude.psql
select plan(20);

select person(tier, tier) from plans;
select companion('c' || n) from generate_series(1, 9) as n;
create function tests.add(p_who text, p_number bigint) returns text language sql
return tests.does(p_who, format($$insert into user_favorites (companion_id) values ('c%s')$$, p_number));

select is(
  (select count(*) from generate_series(1, 9) as n where add(p.tier, n) = '1 rows'), p.favorites::bigint,
  '[R-FAV-13] ' || p.tier || ' adds up to the limit'
)
from plans p order by p.rank;
select is(
  (select count(*) from user_favorites f where f.user_id = id(p.tier)), p.favorites::bigint,
  'the favorites are as many as the limit: ' || p.tier
) from plans p order by p.rank;
select is(
  add(p.tier, 9), case p.favorites when 0 then 'limit_saved_zero' else 'limit_reached' end,
  '[R-FAV-13] the refusal is coded: ' || p.tier
) from plans p order by p.rank;
select is(does(p.tier, $$delete from user_favorites where companion_id = 'c1'$$), '1 rows', p.tier || ' removes one')
from plans p where p.favorites > 0 order by p.rank;
select is(add(p.tier, 9), '1 rows', '[R-FAV-13] a removed favorite makes room for another: ' || p.tier) from plans p
where p.favorites > 0
order by p.rank;

select is(
  refusal('ultimate', $$insert into user_favorites (companion_id) values ('c1')$$), 'P0001 limit_reached',
  '[R-FAV-13] limit_reached is the message'
);
select is(
  refusal('free', $$insert into user_favorites (companion_id) values ('c1')$$), 'P0001 limit_saved_zero',
  '[R-FAV-13] limit_saved_zero is the message'
);

select finish();
rollback;
