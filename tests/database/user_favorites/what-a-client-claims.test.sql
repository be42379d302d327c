begin;
\ir ../prelude.psql
select plan(10);

select person('ann', 'premium'), person('ben', 'premium');
select companion('suki'), companion('luca'), companion('hers', 'ben');
select is(
  does(
    'ann', $$insert into user_favorites (user_id, companion_id, created_at) values (id('ann'), 'suki', '2099-01-01')$$
  ), '1 rows', 'a client may send its id and a time'
);
select ok((select created_at <= clock_timestamp() from user_favorites), 'the time of a favorite is the server''s');
select is(
  attempt('ann', $$insert into user_favorites (user_id, companion_id) values (id('ben'), 'suki')$$), '42501',
  '[R-DATA-12] nobody adds for another person'
);
select is(
  refusal('ann', $$insert into user_favorites (user_id, companion_id) values (id('ben'), 'suki')$$), '42501 forbidden',
  'the refusal reveals nothing of another person''s plan');
select is(
  attempt('ann', $$insert into user_favorites (companion_id) values ('hers')$$), 'not_found',
  '[R-DATA-11] a hidden companion is answered'
);
select is(
  attempt('ann', $$insert into user_favorites (companion_id) values ('unknown')$$), 'not_found',
  '[R-DATA-11] like an unknown one'
);
select is(
  attempt('ben', $$insert into user_favorites (companion_id) values ('hers')$$), '1 rows',
  'the own one may be a favorite'
);
select is(
  attempt('ann', $$insert into user_favorites (companion_id) values ('suki')$$), '23505',
  'the same favorite twice is a conflict'
);
select is(
  attempt('ann', $$insert into user_favorites (companion_id) values ('suki') on conflict do nothing$$), '0 rows',
  'or nothing at all'
);
select is((select count(*) from user_favorites), 1::bigint, 'one favorite is stored');

select finish();
rollback;
