begin;
\ir ../prelude.psql
select plan(10);

select person('ann'), person('ben'), companion('suki'), companion('hers', 'ben');
select results_eq(
  $$select is_saved, expires_at, created, running_turn_id, refusal from ensure_chat(id('ann'), 'suki')$$,
  $$values (false, null::timestamptz, true, null::uuid, null)$$, 'the first ensure makes a chat');
select is((select created from ensure_chat(id('ann'), 'suki')), false, 'the second finds it');
select is((select count(*) from chats), 1::bigint, '[R-TURN-10] there is one chat per person and companion');
select ensure_chat(id('ben'), 'suki');
select is((select count(*) from chats), 2::bigint, 'another person has another chat');
select talk('ann', 'suki', p_reply => null);
select is(
  (select running_turn_id from ensure_chat(id('ann'), 'suki')), (select t.id from turns t),
  '[R-TURN-19] a running turn is told'
);
select throws_ok(
  $$select ensure_chat(id('ann'), 'hers')$$, 'P0001', 'not_found', '[R-DATA-11] a hidden companion is answered'
);
select throws_ok($$select ensure_chat(id('ann'), 'unknown')$$, 'P0001', 'not_found', '[R-DATA-11] like an unknown one');
select throws_ok($$select ensure_chat(gen_random_uuid(), 'suki')$$, 'P0001', 'unauthorized', 'nobody has no chat');
select block('ann');
select throws_ok($$select ensure_chat(id('ann'), 'suki')$$, 'P0001', 'blocked', 'a blocked person none');
select is((select count(*) from chats), 2::bigint, 'the refused ones made none');

select finish();
rollback;
