begin;
\ir ../prelude.psql
select plan(19);

select person('ann', 'premium'), person('anna', 'free'), person('ben_50%', 'free'), person('admin', 'free', 'admin'),
  block('anna');
update users
set created_at = now() - make_interval(
  days => case full_name when 'ann' then 1 when 'anna' then 2 when 'ben_50%' then 3 else 4 end
);
create function tests.found(p_arguments text) returns text language sql
return tests.value(
  'admin', format('select string_agg(full_name, %L order by created_at desc) from list_users(%s)', ', ', p_arguments)
);

select is(found(''), 'ann, anna, ben_50%, admin', 'everybody, newest first');
select is(found($$'NN'$$), 'ann, anna', 'name or e-mail contains the text, in any case');
select is(found($$'anna@example'$$), 'anna', 'the e-mail');
select is(found($$'ANN@example.test'$$), 'ann', 'a whole address, in any case');
select is(found($$'ann@elsewhere.test'$$), null, 'an address is found with its domain');
select is(found($$'@example'$$), 'ann, anna, ben_50%, admin', 'a domain alone');
select is(found($$'_50%'$$), 'ben_50%', 'wildcards are letters like any other');
select is(found($$'%n%'$$), null, 'wildcards match nothing else');
select is(found($$p_tier => 'premium'$$), 'ann', 'an equal tier');
select is(found($$p_status => 'blocked'$$), 'anna', 'an equal status');
select is(found($$'ann', 'free', 'active'$$), null, 'all together');
select is(found('p_limit => 2'), 'ann, anna', 'a page');
select is(
  found($$p_limit => 2, p_before => now() - interval '2 days', p_before_id => id('anna')$$), 'ben_50%, admin',
  'the next page'
);
select is(found($$null$$), 'ann, anna, ben_50%, admin', 'no text is every text');
select each(
  'listing people', 'select list_users()', 'anon: 42501', 'ann: 42501', 'anna: 42501', 'admin: 4 rows', 'service: 42501'
);

select finish();
rollback;
