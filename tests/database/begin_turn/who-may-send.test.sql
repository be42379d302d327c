begin;
\ir ../prelude.psql
select plan(8);

select person('ann'), person('ben'), person('young', p_birth_date => null), person('bad'), companion('suki'),
  companion('bens', 'ben');
select block('bad');
select throws_ok(
  $$select begin_turn(id('young'), 'suki', id('1'), 'Hi')$$, 'P0001', 'age_required',
  '[R-SAFE-02] without a birth date no turn begins'
);
select throws_ok(
  $$select begin_turn(id('bad'), 'suki', id('1'), 'Hi')$$, 'P0001', 'blocked', 'a blocked person begins no turn'
);
select throws_ok(
  $$select begin_turn(gen_random_uuid(), 'suki', id('1'), 'Hi')$$, 'P0001', 'unauthorized',
  'an unknown person begins no turn'
);
select throws_ok(
  $$select begin_turn(id('ann'), 'bens', id('1'), 'Hi')$$, 'P0001', 'not_found',
  '[R-DATA-11] no turn begins with a hidden companion'
);
select throws_ok(
  $$select begin_turn(id('ann'), 'unknown', id('1'), 'Hi')$$, 'P0001', 'not_found',
  '[R-DATA-11] no turn begins with an unknown companion'
);
select is(
  (select count(*) from turns) + (select count(*) from messages) + (select count(*) from daily_usage), 0::bigint,
  'nothing is stored or counted'
);
select is((begin_turn(id('ben'), 'bens', id('1'), 'Hi')).outcome, 'started', 'the owner talks with the own one');
select confirm_age(id('young'), '1990-01-01');
select is(
  (begin_turn(id('young'), 'suki', id('2'), 'Hi')).outcome, 'started', '[R-SAFE-02] with a birth date a turn begins'
);

select finish();
rollback;
