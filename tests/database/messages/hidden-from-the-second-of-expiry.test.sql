begin;
\ir ../prelude.psql
select plan(6);

select person('ann', 'premium'), companion('suki'), companion('luca');
select talk('ann', 'suki'), talk('ann', 'luca'), talk('ann', 'suki', p_reply => null);
select is(attempt('ann', 'select from messages'), '5 rows', 'before: everything is there');
select expire('ann', 'suki');
select is((select count(*) from messages), 5::bigint, 'the purge has not come yet');
select is(attempt('ann', 'select from messages'), '2 rows', '[R-TURN-12] no message of the expired chat is shown');
select is(attempt('ann', 'select from turns'), '1 rows', '[R-TURN-12] no turn of the expired chat is shown');
select is(
  attempt('ann', $$select from chats where expires_at < now()$$), '1 rows', 'the chat itself says that it expired'
);
update chats set expires_at = now() + interval '1 minute';
select is(attempt('ann', 'select from messages'), '5 rows', 'an unexpired chat shows everything');

select finish();
rollback;
