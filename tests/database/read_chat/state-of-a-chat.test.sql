begin;
\ir ../prelude.psql
select plan(8);

select person('ann', 'premium'), person('ben'), companion('suki'), companion('luca'), companion('emilio');
select talk('ann', 'suki'), talk('ann', 'luca'), favorite('ann', 'luca'), talk('ann', 'emilio'),
  expire('ann', 'emilio');
create function tests.chat(p_companion text)
returns uuid language sql return (select c.id from public.chats c where c.companion_id = p_companion);

select results_eq(
  $$select is_saved, expired, expires_at > now() from read_chat(id('ann'), chat('suki'))$$,
  $$values (false, false, true)$$, 'a temporary chat'
);
select results_eq(
  $$select is_saved, expired, expires_at from read_chat(id('ann'), chat('luca'))$$,
  $$values (true, false, null::timestamptz)$$, 'a saved one'
);
select results_eq(
  $$select is_saved, expired from read_chat(id('ann'), chat('emilio'))$$, $$values (false, true)$$, 'an expired one'
);
select is(
  (select status from runs where companion_id = 'emilio'), 'sealed', '[R-TURN-13] reading an expired chat seals it'
);
select throws_ok($$select read_chat(id('ben'), chat('suki'))$$, 'P0001', 'not_found', 'a foreign chat is answered');
select throws_ok($$select read_chat(id('ben'), gen_random_uuid())$$, 'P0001', 'not_found', 'like an unknown one');
select block('ann');
select throws_ok($$select read_chat(id('ann'), chat('suki'))$$, 'P0001', 'blocked', 'a blocked person learns nothing');
select is((select count(*) from runs where status = 'open'), 2::bigint, 'the others stay open');

select finish();
rollback;
