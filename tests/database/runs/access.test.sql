begin;
\ir ../prelude.psql
select plan(13);

select everybody();
select companion('suki'), companion('luca');
select talk('free', 'suki'), talk('paid', 'suki'), talk('paid', 'luca'), talk('blocked', 'suki');
select block('blocked');

select each('[R-DATA-05] reading runs', 'select from runs',
  'anon: 42501', 'free: 1 rows', 'paid: 2 rows', 'other: 0 rows', 'blocked: 0 rows', 'admin: 0 rows');
select each('[R-DATA-03] writing runs', $$update runs set status = 'kept'$$,
  'anon: 42501', 'free: 42501', 'paid: 42501', 'admin: 42501');
select clear_chat(id('paid'), 'luca');
select is(attempt('paid', 'select from runs'), '1 rows', '[R-KEEP-11] a cleared one is hidden');
select expire('paid', 'suki');
select is(attempt('paid', 'select from runs'), '0 rows', '[R-KEEP-10] that of an expired chat too, from that second on');
select throws_ok(
  $$insert into runs (user_id, companion_id, version_id)
    select user_id, companion_id, version_id from runs where user_id = id('free')$$,
  '23505', null, 'the table itself holds one open run per chat'
);

select finish();
rollback;
