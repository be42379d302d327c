begin;
\ir ../prelude.psql
select plan(8);

select person('ann', 'ultimate'), person('admin', 'free', 'admin');
select is(
  does(
    'ann', $$insert into companions (name, tagline, description) select 'Nova', 'x', 'x' from generate_series(1, 3)$$
  ), '3 rows',
  'a person makes three companions without an id');
select is(
  (select count(distinct id) from companions where id ~ '^[0-9a-f]{16}$'), 3::bigint,
  '[R-DATA-07] each has a random text as its id'
);
select is(
  (select count(*) from companions where user_id = id('ann')), 3::bigint, '[R-DATA-07] each has its creator in user_id'
);
select is(
  attempt('ann', $$insert into companions (name, tagline, description, user_id) values ('x', 'x', 'x', id('admin'))$$),
  '42501',
  '[R-DATA-07] nobody makes one in the name of another');
select is(
  attempt('admin', $$insert into companions (name, tagline, description, user_id) values ('x', 'x', 'x', id('ann'))$$),
  '42501',
  '[R-DATA-07] an admin neither');
select is(attempt('ann', $$update companions set user_id = id('admin')$$), '42501', '[R-DATA-07] the creator stays');
select is(attempt('ann', $$update companions set id = 'taken'$$), '42501', '[R-DATA-07] the id stays');
select is(
  attempt('ann', $$insert into companions (id, name, tagline, description) values ('../etc', 'x', 'x', 'x')$$), '23514',
  'an id of other characters is refused');

select finish();
rollback;
