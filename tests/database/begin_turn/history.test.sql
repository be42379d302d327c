begin;
\ir ../prelude.psql
select plan(5);

select person('ann', 'ultimate'), person('ben', 'ultimate'), companion('suki'), companion('luca');
select talk('ann', 'suki', 'Question ' || n, 'Answer ' || n) from generate_series(1, 7) as n;
select talk('ben', 'suki', 'Secret'), talk('ann', 'luca', 'Elsewhere');
create temporary table begun on commit drop as select t.history::jsonb
from begin_turn(id('ann'), 'suki', id('1'), 'Now') as t;
select is(
  (select jsonb_array_length(history) from begun), 11, 'the last 10 messages and the one to be answered are the history'
);
select is((select history -> 0 from begun), '{"role": "user", "content": "Question 3"}', 'oldest first');
select is(
  (select history -> 9 from begun), '{"role": "assistant", "content": "Answer 7"}', 'the newest last'
);
select is((select history -> 10 from begun), '{"role": "user", "content": "Now"}', 'and then the message itself');
select is(
  (
    select count(*) from begun, jsonb_array_elements(history) as h
    where h ->> 'content' in ('Secret', 'Elsewhere')
  ), 0::bigint,
  'nothing of other people or other chats');

select finish();
rollback;
