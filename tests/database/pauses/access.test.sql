begin;
\ir ../prelude.psql
select plan(43);

select everybody();
insert into pauses (user_id) values (id('free')), (id('blocked'));
select block('blocked');

select each('reading pauses', 'select from pauses',
  'anon: 42501', 'free: 1 rows', 'paid: 0 rows', 'other: 0 rows', 'blocked: 0 rows', 'admin: 2 rows');
select each('making a pause', $$insert into pauses (user_id) values (id('other'))$$,
  'anon: 42501', 'free: 42501', 'paid: 42501', 'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('lifting a pause', 'update pauses set lifted_at = now()',
  'anon: 42501', 'free: 42501', 'paid: 42501', 'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('removing a pause', 'delete from pauses',
  'anon: 42501', 'free: 42501', 'paid: 42501', 'other: 42501', 'blocked: 42501', 'admin: 42501');
select each('[R-CARE-09] appealing', $$select appeal_pause('I am 34.')$$,
  'anon: 42501', 'free: 1 rows', 'paid: not_found', 'other: not_found', 'blocked: not_found', 'admin: not_found');

select is(
  does('free', $$update pauses set appealed_at = '2020-01-01', appeal_text = 'I am 34.'$$), '1 rows', 'whoever writes it'
);
select is((select appealed_at from pauses where user_id = id('free')), now(), 'the time of an appeal is the server''s');
select is(
  value('admin', $$select appeal_text from pauses where user_id = id('free')$$), 'I am 34.',
  '[R-CARE-09] admins read what the person wrote to them'
);
select is(attempt('free', $$select appeal_pause('Again')$$), 'not_found', '[R-CARE-09] a pause is appealed once');
insert into pauses (user_id) values (id('other'));
select is(
  attempt('other', $$select appeal_pause(repeat('x', 501))$$), 'too_large', '[R-CARE-09] in 500 characters at most'
);
select is(does('other', 'select appeal_pause()'), '1 rows', '[R-CARE-09] or without a word');
select is(
  (select (appealed_at, appeal_text) from pauses where user_id = id('other')), row (now(), null::text),
  'which is kept as none'
);

-- An admin lifts it, with its row in the audit log.
select is(attempt('admin', $$select admin_change_user(id('admin'), id('free'), 'lift_pause')$$), '42501', 'not by hand');
select is(
  attempt('service', $$select admin_change_user(id('paid'), id('free'), 'lift_pause')$$), 'forbidden', 'not by anybody'
);
select lives_ok($$select admin_change_user(id('admin'), id('free'), 'lift_pause')$$, '[R-CARE-09] an admin lifts a pause');
select results_eq(
  $$select p.lifted_at, a.actor_id, a.action, a.target_id from pauses p, audit_log a where p.user_id = id('free')$$,
  $$select now(), id('admin'), 'lift_pause', id('free')$$, '[R-CARE-09] which the audit log keeps'
);
select throws_ok(
  $$select admin_change_user(id('admin'), id('free'), 'lift_pause')$$, 'P0001', 'not_found', 'there is none any more'
);
select columns_are(
  'public', 'pauses', array['id', 'user_id', 'kind', 'created_at', 'appealed_at', 'appeal_text', 'lifted_at'],
  '[R-CARE-09] a pause keeps no words but those of the appeal'
);

select finish();
rollback;
