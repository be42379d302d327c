begin;
\ir ../prelude.psql
select plan(14);

select person('ann', 'ultimate'), person('ben', 'ultimate'), person('admin', 'free', 'admin');
select companion('suki', p_traits => '{kind}'), companion('mine', 'ann');
select favorite(name, 'suki'), talk(name, 'suki') from unnest('{ann,ben}'::text[]) as name;
select talk('ann', 'mine', p_reply => null);

-- Something of ann in every table that has a person.
select set_companion_traits(id('ann'), 'suki', '{kind}');
insert into companion_customisations (user_id, companion_id) values (id('ann'), 'suki');
insert into companions (id, name, tagline, description, is_public, user_id)
values ('made', 'Made', 'x', 'x', true, id('ann'));
insert into reports (user_id, companion_id, message_id, reason)
select id('ann'), 'suki', m.id, 'hate' from messages m where m.user_id = id('ann') and m.companion_id = 'suki' limit 1;
insert into contact_messages (user_id, name, email, category, subject, message)
values (id('ann'), 'Ann', 'ann@example.test', 'general', 'x', 'x');
insert into audit_log (actor_id, action, target_id, target)
values (id('ann'), 'tier', id('ben'), 'x'), (id('admin'), 'tier', id('ann'), 'x');
insert into stripe_subscriptions (id, user_id, plan_name, status, is_live)
values ('sub_ann', id('ann'), 'ultimate', 'active', true);
insert into private.stripe_customers (user_id, customer_id) values (id('ann'), 'cus_ann');
insert into private.stripe_checkouts (user_id) values (id('ann'));
insert into companion_settings (companion_id, user_id, avatar)
values ('mine', id('ann'), 'soft-bob-black-light-none-none-shirt-cafe');
insert into private.attempts (user_id, action, count) values (id('ann'), 'export', 1);
insert into model_calls (
  id, user_id, purpose, provider, model, outcome, usage_known, prompt_tokens, completion_tokens, started_at
)
values (gen_random_uuid(), id('ann'), 'reply', 'openai', 'm', 'finished', true, 1, 1, now());
insert into payments (invoice_id, user_id, tier, amount_gbp, paid_at) values ('in_1', id('ann'), 'ultimate', 9, now());
insert into user_consents (user_id, purpose, text_version, given) values (id('ann'), 'memory', '2026-11-23', true);
insert into pauses (user_id, lifted_at) values (id('ann'), now());
insert into hidden_personas (user_id, companion_id) values (id('ann'), 'mine');
select talk('ann', 'suki', 'I have a dog.');
select does('ann', format($$insert into memories (text) values (%L)$$, t)) from unnest('{a dog,a cat}'::text[]) as t;
select does('ann', $$delete from memories where text = 'a cat'$$);
insert into story_lines (user_id, companion_id, run_id, text, message_ids, happened_at)
select m.user_id, m.companion_id, m.run_id, 'x', array[m.id], now() from messages m where m.user_id = id('ann') limit 1;
insert into auth.identities (id, user_id, provider_id, provider, identity_data)
values (gen_random_uuid(), id('ann'), 'g1', 'google', '{"email": "ann@example.test"}');
insert into storage.objects (bucket_id, name, owner, owner_id)
values ('companion-images', 'companion_images/made.png', id('ann'), id('ann')::text);

-- Every column of public and private that holds people, found in the catalog.
create function tests.rows_of(p_name text) returns table (place text, number bigint) language plpgsql as $$
declare
  v_column record;
begin
  for v_column in
    select c.table_schema, c.table_name, c.column_name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'private') and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
      and (
        c.column_name in ('user_id', 'actor_id', 'target_id', 'auth_user_id')
        or (c.table_name = 'users' and c.column_name = 'id')
      )
    order by 1, 2, 3
  loop
    place := format('%s.%s.%s', v_column.table_schema, v_column.table_name, v_column.column_name);
    execute format('select count(*) from %I.%I where %I = %L',
      v_column.table_schema, v_column.table_name, v_column.column_name, tests.id(p_name)) into number;
    return next;
  end loop;
end;
$$;

select is_empty(
  $$select place from rows_of('ann') where number = 0$$, 'before: ann is in every table that has a column for people'
);
create temporary table bens on commit drop as select * from rows_of('ben');
create temporary table receipt on commit drop as select * from delete_user(id('ann'));

select is_empty(
  $$select place, number from rows_of('ann') where number > 0$$,
  '[R-DATA-17] no table holds anything of a deleted person'
);
select is((select count(*) from auth.users where id = id('ann')), 0::bigint, '[R-DATA-17] the auth user is gone');
select is(
  (select count(*) from auth.identities where user_id = id('ann')), 0::bigint,
  '[R-DATA-17] the auth service does not know a deleted person'
);
select is(
  (select row (owner, owner_id)::text from storage.objects where name = 'companion_images/made.png'), '(,)',
  '[R-DATA-17] no file names its maker'
);
select is((select (removed ->> 'messages')::integer from receipt), 5, '[R-API-22] the receipt counts what went');
select is(
  (select strpos(r.removed::text, 'ann') + strpos(r.removed::text, id('ann')::text) from private.deletion_receipts r),
  0, '[R-API-22] the receipt names nobody'
);
select is((select count(*) from companions where id = 'mine'), 0::bigint, '[R-DATA-17] the private companion is gone');
select is((select user_id from companions where id = 'made'), null, 'a public companion stays, without its maker');
select is(
  (select count(*) from messages where user_id not in (select u.id from users u)), 0::bigint,
  '[R-DATA-17] no message is without a person'
);
select results_eq(
  $$select * from rows_of('ben') where place not like '%audit_log%'$$,
  $$select * from bens where place not like '%audit_log%'$$,
  'nothing of another person is gone');
select is(
  (select count(*) from model_calls where user_id is null) + (select count(*) from payments where user_id is null),
  2::bigint, '[R-DATA-17] what somebody cost and paid stays in the sums, without a name'
);
select is((select count(*) from audit_log), 2::bigint, 'the audit log keeps that something happened');
select lives_ok($$select person('ann')$$, 'the same e-mail can sign up again');

select finish();
rollback;
