begin;
\ir ../prelude.psql
select plan(17);

select person('ann', 'basic'), person('fay', 'free'), companion('suki'), companion('luca');
insert into user_consents (user_id, purpose, text_version, given)
select id(name), 'memory', '2026-11-23', true from unnest('{ann,fay}'::text[]) as name;
update plans set memories = 4 where tier in ('basic', 'free');
create function tests.add(p_name text, p_text text, p_companion text default null) returns text language sql
return tests.does(p_name, format('insert into memories (text, companion_id) values (%L, %L)', p_text, p_companion));
create function tests.all_of(p_name text) returns text language sql
return (
  select string_agg(m.text, ' ' order by m.created_at) from public.memories m where m.user_id = tests.id(p_name)
);
create function tests.space(p_companion text default null) returns text language sql
return (select concat_ws('|', s.used, s.most, s.next_text) from public.memory_space(p_companion) s);
grant execute on all functions in schema tests to authenticated;

select add('ann', 'a1'), add('ann', 'a2'), add('ann', 's1', 'suki'), add('ann', 'l1', 'luca');
select is(value('ann', $$select space('suki')$$), '3|4|a1', '[R-MEM-15] a fact for all counts once for each companion');
select is(value('ann', $$select space('luca')$$), '3|4|a1', '[R-MEM-15] and against each');
select is(add('ann', 's2', 'suki'), '1 rows', 'there is room for one more');
select is(value('ann', $$select space('suki')$$), '4|4|a1', '[R-MEM-15] the page says what will give way');
select is(
  value('ann', $$select space()$$), '4|4|a1', '[R-MEM-15] for one more for all the companion with the most decides'
);
update memories set used_at = clock_timestamp() where text = 'a1';
update memories set is_pinned = true where text = 'a2';
select is(value('ann', $$select space('suki')$$), '4|4|s1', '[R-MEM-15] the one that was in mind the longest ago, unpinned');
select is(add('ann', 's3', 'suki'), '1 rows', 'one more is stored');
select is(all_of('ann'), 'a1 a2 l1 s2 s3', '[R-MEM-15] what the page said gave way, and nothing else');
select is(
  does('ann', $$update memories set companion_id = 'suki' where text = 'l1'$$), '1 rows', 'one moves to a full companion'
);
select is(all_of('ann'), 'a1 a2 l1 s3', '[R-MEM-15] where another one gives way');
update memories set is_pinned = true;
select is(add('ann', 'x', 'suki'), 'memory_limit', '[R-MEM-15] where all are pinned one more is refused');
select is(add('ann', 'l2', 'luca'), '1 rows', 'another companion has room');
select is(all_of('ann'), 'a1 a2 l1 s3 l2', 'nothing gave way');

-- A fact that is past goes first.
update memories set is_pinned = false where text in ('s3', 'l1');
select does('ann', $$delete from memories where text = 'l1'$$);
select does('ann', $$insert into memories (text, replaces_id) select 's4', m.id from memories m where m.text = 's3'$$);
select add('ann', 's5', 'suki');
select is(all_of('ann'), 'a1 a2 l2 s4 s5', '[R-MEM-15] what is past gives way first');

-- On a plan without favorites only what was kept and written counts.
select talk('fay', 'suki', 'd' || n) from generate_series(1, 2) as n;
insert into memories (user_id, text, origin, message_id, run_id, digest)
select m.user_id, m.message_text, 'drawn', m.id, m.run_id, '\x00' from messages m
where m.user_id = id('fay') and m.message_type = 'user' order by m.message_text;
select add('fay', 'w' || n) from generate_series(1, 5) as n;
select is(
  all_of('fay'), 'd1 d2 w2 w3 w4 w5', '[R-MEM-14, R-MEM-15] facts of temporary chats take no room without favorites'
);
select is(value('fay', $$select space()$$), '4|4|w2', '[R-MEM-15] which the page counts likewise');
select change_plan(id('ann'), 'free');
update plans set memories = 2 where tier = 'free';
select add('ann', 's6', 'suki');
select is(
  (select count(*) from memories m where m.user_id = id('ann')), 5::bigint,
  'after a downgrade one gives way for one that comes, not all at once'
);

select finish();
rollback;
