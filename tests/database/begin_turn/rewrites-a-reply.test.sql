begin;
\ir ../prelude.psql
select plan(23);

select person('ann', 'premium'), person('ben', 'premium'), companion('suki');
create function tests.anew(
  p_turn_id uuid, p_name text default 'ann', p_text text default 'How are you?',
  p_message_id uuid default gen_random_uuid()
)
returns public.begun_turn language sql
begin atomic
  select begin_turn(tests.id(p_name), 'suki', p_message_id, p_text, p_turn_id);
end;
create function tests.said() returns text language sql
begin atomic
  select string_agg(message_text, ' | ' order by created_at) from messages where user_id = tests.id('ann');
end;
select talk('ann', 'suki', 'Hello', 'Hi'), talk('ben', 'suki', 'How are you?', 'Fine');
create temporary table old on commit drop as select talk('ann', 'suki', 'How are you?', 'Fine') as turn_id;

create temporary table failing on commit drop as select a.* from old as o, anew(o.turn_id) as a;
select is(outcome, 'started', 'the last reply may be written anew') from failing;
select is(
  remaining, (select messages_per_day from plans where tier = 'premium') - 3,
  '[R-TURN-07] rewriting a reply costs a message'
) from failing;
select is(
  history::text, '[{"role" : "user", "content" : "Hello"}, {"role" : "assistant", "content" : "Hi"}]'::jsonb::text,
  '[R-TURN-03] the model sees what was said before'
)
from (select history::jsonb as history from failing) h;
select is(said(), 'Hello | Hi | How are you? | Fine', 'nothing is said twice, and the old reply stays meanwhile');
select finish_turn(turn_id, 'failed', '') from failing;
select is(said(), 'Hello | Hi | How are you? | Fine', 'the old reply stays when the new one fails');
select is(
  (select used from daily_usage where user_id = id('ann')), 2, '[R-TURN-09] a failed rewrite refunds the message'
);

create temporary table stopping on commit drop as select a.* from old as o, anew(o.turn_id) as a;
select stop_turn(id('ann'), turn_id) from stopping;
select is(
  said(), 'Hello | Hi | How are you? | Fine', 'the old reply stays when the new one is stopped before its first word'
);

create temporary table new on commit drop as select a.* from old as o, anew(o.turn_id, p_message_id => id('m')) as a;
select finish_turn(turn_id, 'done', 'Splendid') from new;
select is(said(), 'Hello | Hi | How are you? | Splendid', 'the new reply takes its place');
select is(
  (select count(*) from messages m join new n using (turn_id)), 2::bigint, 'the new reply belongs to the same message'
);
select is(
  (anew(turn_id, p_message_id => id('m'))).outcome, 'existing', '[R-TURN-17] the same id again is the same turn'
) from old;
select is((anew(turn_id)).refusal, 'not_found', 'a reply that is gone cannot be replaced') from old;

create temporary table newer on commit drop as select a.* from new as o, anew(o.turn_id) as a;
select save_turn_progress(turn_id, 'Well') from newer;
select stop_turn(id('ann'), turn_id) from newer;
select is(said(), 'Hello | Hi | How are you? | Well', '[R-TURN-20] a stopped one replaces it with what it had said');
select is(
  (finish_turn(turn_id, 'stopped', 'Well, well')).reply_text, 'Well, well',
  'a stopped rewrite keeps the words the reader saw'
) from newer;
select is(said(), 'Hello | Hi | How are you? | Well, well', 'the new reply has the place of the old one');

select is((anew(turn_id, 'ann', 'Something else')).refusal, 'not_found', 'a reply is not rewritten for another text')
from newer;
select is((anew(turn_id, 'ben')).refusal, 'not_found', 'nobody replaces a foreign reply') from newer;
select is((anew(gen_random_uuid())).refusal, 'not_found', 'nobody replaces an unknown reply');
select is((select used from daily_usage where user_id = id('ann')), 5, 'a refusal costs nothing');
select begin_turn(id('ann'), 'suki', id('4'), 'Bye');
select is(
  (anew(turn_id)).refusal, 'turn_running', '[R-TURN-16] a reply is not rewritten while another is being written'
) from newer;
select finish_turn(id, 'done', 'See you') from turns where status = 'running';
select is((anew(turn_id)).refusal, 'not_found', 'only the last reply can be replaced') from newer;
select is(said(), 'Hello | Hi | How are you? | Well, well | Bye | See you', 'everything is as it was');
delete from messages where message_text = 'Bye';
select is((anew(id, 'ann', 'Bye')).refusal, 'not_found', 'without its message there is nothing to answer') from turns
where client_message_id = id('4');
select is((select count(*) from messages where user_id = id('ben')), 2::bigint, 'nobody else is touched');

select finish();
rollback;
