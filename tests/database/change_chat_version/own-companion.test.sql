begin;
\ir ../prelude.psql
select plan(3);

select everybody();
set constraints all immediate;
select companion('mine', 'paid'), talk('paid', 'mine');
select does('paid', $$update companions set description = 'Another story' where id = 'mine'$$);
select is(
  (begin_turn(id('paid'), 'mine', gen_random_uuid(), 'Hello')).context -> 'companion' ->> 'description', 'Another story',
  'what a person changes about a companion of their own holds in their chat at once'
);
select is(
  (select concat_ws(' ', v ->> 'number', v ->> 'newest', v #>> '{previous,number}')
    from private.chat_version(id('paid'), 'mine') v),
  '2 1', 'and they can go back'
);
select is(
  (select array_agg(version_id order by id) = array_agg(version_id order by id) from runs), true, 'its run has a version'
);

select finish();
rollback;
