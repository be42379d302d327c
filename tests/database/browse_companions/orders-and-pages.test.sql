begin;
\ir ../prelude.psql
select plan(13);

select person('ann', 'ultimate'), person('ben', 'ultimate');
select companion(name) from unnest('{dora,bela,carl,anna}'::text[]) as name;
update companions set created_at = now() - make_interval(hours => position(left(id, 1) in 'bdac'));
select favorite('ann', 'carl'), favorite('ben', 'carl'), favorite('ann', 'bela');
create function tests.found(p_arguments text) returns text language sql
return tests.value('ann', format('select string_agg(id, %L order by place) from (
  select id, row_number() over () as place from browse_companions(%s)) as found', ' ', p_arguments));

select is(found(''), 'bela dora anna carl', 'newest first');
select is(found($$p_sort => 'name'$$), 'anna bela carl dora', 'companions are ordered by name');
select is(found($$p_sort => 'loved'$$), 'carl bela dora anna', 'most loved first');
select is(found($$p_limit => 2$$), 'bela dora', 'a page');
select is(found($$p_limit => 2, p_after => 'dora'$$), 'anna carl', 'the next page, newest first');
select is(found($$p_after => 'bela', p_sort => 'name'$$), 'carl dora', 'companions are ordered by name');
select is(found($$p_after => 'bela', p_sort => 'loved'$$), 'dora anna', 'most loved first');
select is(found($$p_after => 'carl'$$), null, 'the page after the last one is empty');
select is(found($$p_after => 'gone'$$), null, 'there is no page after a companion that was deleted');
select is(found($$p_limit => 0$$), 'bela', 'a page has at least one');
select companion('c' || n) from generate_series(1, 60) as n;
select is(
  value('ann', 'select count(*) from browse_companions(p_limit => 1000)'), '50', '[R-BROWSE-11] a page has at most 50'
);
select is(
  value('ann', $$with recursive pages (id, place) as (
    (select id, 1::bigint from browse_companions(p_limit => 1))
    union all select next.id, place + 1
    from pages cross join lateral browse_companions(p_after => pages.id, p_limit => 1) as next
  ) select count(distinct id) || ' of ' || count(*) from pages$$), '64 of 64', 'page by page everybody comes once'
);
delete from companions where id = 'bela';
select is(found($$'bela'$$), null, 'a deleted companion is not found');

select finish();
rollback;
