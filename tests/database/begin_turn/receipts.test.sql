begin;
\ir ../prelude.psql
select plan(7);

select person('ann', 'ultimate'), companion('suki'), favorite('ann', 'suki');
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', true);
create temporary table said on commit drop as select gen_random_uuid() as id;
create function tests.again() returns jsonb language sql volatile
return (
  select t.receipt from pg_temp.said s
  cross join lateral public.begin_turn(tests.id('ann'), 'suki', s.id, 'Good morning.') t
);
create function tests.end_badly() returns void language sql
begin atomic
  select public.finish_turn(t.id, 'failed', '') from public.turns t where t.status = 'running';
end;

select is(again(), null, '[R-MEM-05] who is told nothing has no receipt');
select end_badly();
insert into memories (user_id, text) values (id('ann'), 'I have a dog.'), (id('ann'), 'I play the cello.');
select is(
  jsonb_array_length(again() -> 'memories'), 2, '[R-MEM-05] a turn that runs again after a failure has a receipt of its own'
);
select is(jsonb_array_length(t.receipt -> 'memories'), 2, '[R-MEM-05] which is written down')
from turns t where t.status = 'running';
select end_badly();
select tests.does('ann', $$delete from memories where text = 'I have a dog.'$$);
select is(jsonb_array_length(again() -> 'memories'), 1, '[R-MEM-05, R-MEM-07] with nothing that was forgotten meanwhile');
select end_badly();
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', false);
select is(again(), null, '[R-MEM-01] and none at all once the consent is taken back');
select is((select t.receipt from turns t where t.status = 'running'), null, '[R-MEM-01] nor does one stay from before');
select finish_turn(t.id, 'done', 'Good morning!') from turns t where t.status = 'running';

insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', true);
delete from memories;
insert into story_lines (user_id, companion_id, run_id, text, message_ids, happened_at)
select m.user_id, m.companion_id, m.run_id, 'A good morning.', array[m.id], m.created_at from messages m
where m.message_type = 'user' limit 1;
select is(
  (begin_turn(id('ann'), 'suki', gen_random_uuid(), 'And a good day.')).receipt,
  jsonb_build_object('memories', '[]'::jsonb, 'story', jsonb_build_array((select l.id from story_lines l))),
  '[R-MEM-05] a line of the story alone is a receipt as well'
);

select finish();
rollback;
