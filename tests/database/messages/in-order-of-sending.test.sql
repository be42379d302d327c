begin;
\ir ../prelude.psql
select plan(4);

select person('ann', 'ultimate'), companion('suki');
select talk('ann', 'suki', 'Question ' || n, 'Answer ' || n) from generate_series(1, 20) as n;
select is(
  (select array_agg(message_text order by created_at) from messages),
  (
    select array_agg(side || ' ' || n order by n, side desc)
    from generate_series(1, 20) as n, unnest('{Question,Answer}'::text[]) as side
  ),
  'however fast they come, messages are in the order in which they were said'
);
select is((select count(distinct created_at) from messages), 40::bigint, 'no two have the same time');
-- The clock of the machine was an hour ahead and has been put right.
update messages set created_at = created_at + interval '1 hour';
select talk('ann', 'suki', 'The last question', 'The last answer');
select is(
  (
    select array_agg(message_text order by created_at desc)
    from (select * from messages order by created_at desc limit 2) as newest
  ),
  array['The last answer', 'The last question'], 'a clock that goes back does not put an answer before its question');
select person('ben', 'ultimate');
select talk('ben', 'suki');
select ok(
  (select max(created_at) < now() + interval '30 minutes' from messages where user_id = id('ben')),
  'another chat keeps the true time'
);

select finish();
rollback;
