begin;
\ir ../prelude.psql
select plan(5);

-- Another offer, and every rule follows it.
select person('ann', 'basic');
select companion('c' || n) from generate_series(1, 9) as n;
update plans set messages_per_day = 6, favorites = 7, active_chats = 9, own_companions = 7, temporary_chat_minutes = 11
where tier = 'basic';
create function tests.send(p_number bigint) returns text language sql
return (
  select coalesce(t.refusal, t.outcome) from begin_turn(tests.id('ann'), 'c' || p_number, gen_random_uuid(), 'Hi') as t
);

select results_eq(
  $$select does('ann', format('insert into user_favorites (companion_id) values (%L)', 'c' || n))
    from generate_series(1, 8) as n$$,
  array_append(array_fill('1 rows'::text, array[7]), 'limit_reached'),
  '[R-PLAN-01] as many favorites as the row says, and no more'
);
delete from user_favorites;
select results_eq(
  $$select does('ann', 'insert into companions (name, tagline, description) values (''a'', ''b'', ''c'')')
    from generate_series(1, 8) as n$$,
  array_append(array_fill('1 rows'::text, array[7]), 'companion_limit'),
  '[R-PLAN-01, R-BUILD-06] as many own companions as the row says, and no more'
);
select results_eq(
  $$select send(n) from generate_series(1, 7) as n$$,
  array_append(array_fill('started'::text, array[6]), 'message_limit_reached'),
  '[R-PLAN-01] as many messages as the row says, and no more'
);
select is(
  (select expires_at - now() from chats where companion_id = 'c1'), interval '11 minutes',
  '[R-PLAN-01] a chat lasts as long as the row says'
);

update plans set active_chats = 3, messages_per_day = null where tier = 'ultimate';
select person('bea', 'ultimate');
select talk('bea', 'c' || n) from generate_series(1, 3) as n;
select is(
  (begin_turn(id('bea'), 'c4', gen_random_uuid(), 'Hi')).refusal, 'active_chat_limit',
  '[R-PLAN-01] as many active chats as the row says, and no more'
);

select finish();
rollback;
