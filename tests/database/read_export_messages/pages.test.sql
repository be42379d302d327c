begin;
\ir ../prelude.psql
select plan(9);

select person('ann'), person('ben'), companion('suki');
select talk('ann', 'suki', 'Hello', 'Hi'), talk('ben', 'suki', 'Ben''s', 'secret');
insert into messages (user_id, companion_id, run_id, message_type, message_text, created_at)
select id('ann'), 'suki', r.id, 'ai', 'line ' || n, now() + n * interval '1 second'
from runs r, generate_series(1, 1500) n where r.user_id = id('ann');

create temporary table first_page on commit drop as
select e.value, e.ordinality as place
from jsonb_array_elements(read_export_messages(id('ann'), 'suki')) with ordinality e;
select is((select count(*) from first_page), 1000::bigint, 'a page holds a thousand');
select is((select value ->> 'text' from first_page where place = 1), 'Hello', '[R-API-21] the oldest first');
select is((select value ->> 'outcome' from first_page where place = 1), 'done', 'with how the reply to it ended');
select is((select value -> 'outcome' from first_page where place = 2), 'null'::jsonb, 'a reply has no outcome');
create temporary table second_page on commit drop as
select e.value
from first_page l,
  jsonb_array_elements(
    read_export_messages(id('ann'), 'suki', (l.value ->> 'at')::timestamptz, (l.value ->> 'id')::uuid)
  ) e
where l.place = 1000;
select is((select count(*) from second_page), 502::bigint, '[R-API-21] the next page goes on where it ended');
select is(
  (
    select count(distinct v ->> 'id') from (select value as v from first_page union all select value from second_page) a
  ), 1502::bigint, '[R-API-21] nothing twice and nothing left out'
);
select is_empty(
  $$select 1 from first_page where value ->> 'text' in ('Ben''s', 'secret')$$, '[R-API-21] nobody else''s'
);
select is(read_export_messages(id('ann'), 'nobody'), '[]', 'a chat that is not there is empty');
select throws_ok(
  $$select read_export_messages(gen_random_uuid(), 'suki')$$, 'P0001', 'unauthorized',
  'nothing is read for a deleted person'
);

select finish();
rollback;
