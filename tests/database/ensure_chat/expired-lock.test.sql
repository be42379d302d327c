begin;
\ir ../prelude.psql
select plan(5);

select person('ann'), person('pat', 'basic'), companion('suki');
select talk('ann', 'suki'), talk('pat', 'suki');
update daily_usage set used = (select messages_per_day from plans where tier = 'basic');
select is((select refusal from ensure_chat(id('ann'), 'suki')), null, 'an unexpired chat opens without messages left');
select expire('ann', 'suki'), expire('pat', 'suki');
select results_eq($$select refusal, created from ensure_chat(id('ann'), 'suki')$$, $$values ('expired_lock', false)$$,
  '[R-TURN-14] a free person without messages left finds the expired chat locked');
select is(value('ann', 'select count(*) from messages'), '0', '[R-TURN-13] although nothing of it is shown');
select is((select refusal from ensure_chat(id('pat'), 'suki')), null, '[R-TURN-14] a paying one does not');
update daily_usage set used = 0 where user_id = id('ann');
select is(
  (select refusal from ensure_chat(id('ann'), 'suki')), null, '[R-TURN-14] the chat opens once messages are left again'
);

select finish();
rollback;
