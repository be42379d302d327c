begin;
\ir ../prelude.psql
select plan(9);

select everybody();
select companion('suki'), favorite('paid', 'suki');
select talk('paid', 'suki'), talk('other', 'suki', 'Hello', null);
select block('blocked');
create function tests.counted(variadic p_names text[]) returns text language sql
return tests.value('admin', format(
  'select string_agg(u.full_name || %L || c.message_count || %L || c.favorite_companions_count, %L order by u.full_name)
   from count_for_users(%L) c join users u on u.id = c.user_id',
  ' ', ' ', ', ', array(select tests.id(n) from unnest(p_names) n)));

select is(
  counted('paid', 'other', 'free'), 'free 0 0, other 1 0, paid 2 1', '[R-ADMIN-14] messages and favorites of each'
);
select is(counted('other'), 'other 1 0', 'of those who are asked for');
select is(
  value('admin', 'select count(*) from count_for_users(array(select gen_random_uuid() from generate_series(1, 300)))'),
  '100', 'a hundred at most'
);
select each('[R-ADMIN-14] counting', format('select count_for_users(%L)', array[id('paid')]),
  'anon: 42501', 'free: 42501', 'paid: 42501', 'blocked: 42501', 'admin: 1 rows', 'service: 42501');

select finish();
rollback;
