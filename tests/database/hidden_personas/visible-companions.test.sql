begin;
\ir ../prelude.psql
select plan(4);

select person('ann'), person('ben'), companion('suki'), companion('bens', 'ben');
select is(
  attempt('ann', $$insert into hidden_personas (companion_id) values ('suki')$$), '1 rows',
  '[R-MEM-17] a person hides their persona from a public companion'
);
select is(
  attempt('ben', $$insert into hidden_personas (companion_id) values ('bens')$$), '1 rows',
  '[R-MEM-17] and from one of their own'
);
select is(
  attempt('ann', $$insert into hidden_personas (companion_id) values ('bens')$$), '42501',
  '[R-BUILD-05, R-DATA-11] somebody else''s private companion is refused'
);
select is(
  attempt('ann', $$insert into hidden_personas (companion_id) values ('nobody')$$), '42501',
  '[R-BUILD-05, R-DATA-11] as one that does not exist'
);

select finish();
rollback;
