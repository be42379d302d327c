begin;
\ir ../prelude.psql
select plan(13);

select person(tier, tier) from plans;
select person('admin', 'free', 'admin');
create function tests.make(p_who text, p_n bigint) returns text language sql
return tests.does(p_who, format(
  'select save_own_companion(%L, true, %L, null, null, %L, %L, 50, 50, 50, %L, %L, %L, %L, null, null, null, %L)',
  p_who || p_n, 'Luna', '{}', '{}', 'Friend', 'soft-bob-brown-light-none-none-shirt-cafe', '#112233', '#445566', '{}'
));

select is(
  (select array_agg(make(p.tier, n) order by n) from generate_series(1, p.own_companions) as n),
  array_fill('1 rows'::text, array[p.own_companions]), '[R-BUILD-06] ' || p.tier || ' makes as many as the plan has'
) from plans p where p.own_companions is not null order by p.rank;
select is(make(p.tier, 99), 'companion_limit', '[R-BUILD-06] ' || p.tier || ' makes no more') from plans p
where p.own_companions is not null order by p.rank;
select is(make(p.tier, 1), '1 rows', 'a companion sent again at the limit is the same one: ' || p.tier) from plans p
where p.own_companions is not null order by p.rank;
select is(
  (select count(*) from companion_settings s where s.user_id = id('free')),
  (select own_companions::bigint from plans where tier = 'free'), 'what was refused left nothing behind'
);
select is(
  (select count(*) from generate_series(1, 20) as n where make('ultimate', n) = '1 rows'), 20::bigint,
  '[R-BUILD-06] without a limit nothing stops'
);
select is(
  (select count(*) from generate_series(1, 20) as n where make('admin', n) = '1 rows'), 20::bigint,
  '[R-ADMIN-34] admins are exempt'
);
select is(
  does('free', $$delete from companions where id = 'free1'$$) || ', ' || make('free', 98), '1 rows, 1 rows',
  '[R-BUILD-06] a deleted one makes room'
);

select finish();
rollback;
