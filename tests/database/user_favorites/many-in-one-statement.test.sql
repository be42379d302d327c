begin;
\ir ../prelude.psql
select plan(3);

select person('ann', 'ultimate');
select companion('c' || n) from generate_series(1, 50) as n;
select is(
  does('ann', $$insert into user_favorites (companion_id) select id from companions$$), 'limit_reached',
  '[R-FAV-13] a statement of 50 rows is refused'
);
select is((select count(*) from user_favorites), 0::bigint, '[R-FAV-13] a refused statement stores nothing');
select is(
  does(
    'ann',
    $$insert into user_favorites (companion_id) select id from companions order by id
    limit (select favorites from plans where tier = 'ultimate')$$
  ),
  (select favorites || ' rows' from plans where tier = 'ultimate'), 'one within the limit is stored whole');

select finish();
rollback;
