begin;
\ir ../prelude.psql
select plan(24);

select person('ann', 'ultimate'), person('ben'), person('boss', 'ultimate', 'admin'), companion('suki');
delete from user_consents where user_id in (id('ben'), id('boss'));

create function tests.agree(p_name text, p_purpose text, p_given boolean default true) returns text language sql
return tests.does(p_name, format(
  'insert into user_consents (purpose, text_version, given) values (%L, %L, %L)', p_purpose,
  (select c.version from private.current_consents c where c.purpose = p_purpose), p_given
));
create function tests.chat(p_name text, p_mode text default 'send', p_target uuid default null) returns text
language sql
return tests.does('service', format(
  'select begin_turn(%L, %L, gen_random_uuid(), %L, %L, %L)', tests.id(p_name), 'suki',
  case when p_mode in ('send', 'edit') then 'Hello' end, p_mode, p_target
));

select is(chat('ben'), 'consent_required', '[R-CARE-17] whoever agreed to nothing cannot chat');
select is(agree('ben', 'intimate_chats'), '1 rows', 'one of the two consents is given');
select is(chat('ben'), 'consent_required', '[R-CARE-17] one consent of two is not enough');
select is(agree('ben', 'terms'), '1 rows', 'the other is given');
select is(chat('ben'), '1 rows', '[R-CARE-17] whoever agreed to both may chat');
select is(
  does('service', format('select begin_companion_trial(%L, %L)', id('boss'), '{}')), 'consent_required',
  '[R-CARE-17] nor can an admin try a companion without having agreed'
);

-- What there is before the consent ends: a reply, a deleted message, a cleared chat.
select talk('ann', 'suki', 'One', 'Two'), talk('ann', 'suki', 'Three', 'Four');
create temp table had as select
  (select m.id from messages m where m.user_id = id('ann') and m.message_text = 'Two') as reply,
  (select m.id from messages m where m.user_id = id('ann') and m.message_text = 'One') as question,
  (select m.id from messages m where m.user_id = id('ann') and m.message_text = 'Four') as deleted;
grant select on had to service_role;
select is(
  does('ann', format('delete from messages where id = %L', (select deleted from had))), '0 rows', 'ann deletes a message, which stays seven days'
);
create temp table kept as select * from messages where user_id = id('ann');

create function tests.doors(p_title text) returns setof text language plpgsql as $$
begin
  return next is(tests.chat('ann'), 'consent_required', p_title || ': send');
  return next is(
    tests.chat('ann', 'again', (select reply from had)), 'consent_required', p_title || ': another version of a reply'
  );
  return next is(
    tests.chat('ann', 'continue', (select reply from had)), 'consent_required', p_title || ': a continuation'
  );
  return next is(
    tests.chat('ann', 'edit', (select question from had)), 'consent_required', p_title || ': an edit with a reply'
  );
  return next is(
    tests.does('service', format(
      'select edit_message(%L, %L, gen_random_uuid(), %L, %L)', tests.id('ann'), 'suki', (select question from had), 'Uno'
    )), 'consent_required', p_title || ': an edit without a reply'
  );
  return next is(
    tests.does('service', format('select restore_deleted(%L, %L)', tests.id('ann'), (select deleted from had))),
    'consent_required', p_title || ': undoing a deletion'
  );
end;
$$;
select is(agree('ann', 'intimate_chats', false), '1 rows', 'ann takes the consent back');
select doors('[R-CARE-17] after a withdrawal');
select is(agree('ann', 'intimate_chats'), '1 rows', 'ann gives it again');
insert into private.consent_versions (purpose, version) values ('terms', '2099-01-01');
select doors('[R-CARE-17] after a new wording');
select is(
  (select count(*) from (
    (table kept except select * from messages) union all (select * from messages where user_id = id('ann') except table kept)
  ) as differences), 0::bigint, 'nothing was stored or changed on the way'
);
select is(agree('ann', 'terms'), '1 rows', 'ann agrees to the new words');
select is(chat('ann'), '1 rows', '[R-CARE-17] and goes on');

select finish();
rollback;
