begin;
\ir ../prelude.psql
select plan(7);

select person(name, 'basic') from unnest('{ensure,begin,read,stop,find,again}'::text[]) as name;
select companion('suki');
select talk(u.full_name, 'suki', p_reply => null) from users u;
update turns set updated_at = clock_timestamp() - interval '41 seconds', client_message_id = id('same');
update turns set text_digest = sha256(convert_to('Hello', 'UTF8'));
create function tests.turn_of(p_name text)
returns uuid language sql return (select t.id from public.turns t where t.user_id = tests.id(p_name) limit 1);

select is(
  (select running_turn_id from ensure_chat(id('ensure'), 'suki')), null, '[R-TURN-22] ensure finds no running turn'
);
select is(
  (select outcome from begin_turn(id('begin'), 'suki', id('1'), 'Next')), 'started',
  '[R-TURN-22] the next message begins'
);
select is((select status from read_turn(id('read'), turn_of('read'))), 'interrupted', '[R-TURN-22] reading tells');
select is((select status from stop_turn(id('stop'), turn_of('stop'))), 'interrupted', '[R-TURN-22] stopping tells');
select is((select turn_id from find_running_turn(id('find'), 'suki')), null, '[R-TURN-22] finding finds none');
select is(
  (select outcome || ' ' || (turn_id = turn_of('again')) from begin_turn(id('again'), 'suki', id('same'), 'Hello')),
  'started true', '[R-TURN-22] the same message runs again'
);
select results_eq($$select u.full_name, d.used from users u join daily_usage d on d.user_id = u.id order by 1$$,
  $$values ('again', 1), ('begin', 1), ('ensure', 0), ('find', 0), ('read', 0), ('stop', 0)$$,
    '[R-TURN-22] each message is given back, and the new ones counted');

select finish();
rollback;
