begin;
\ir ../prelude.psql
select plan(17);

select person('ann', 'ultimate'), person('ben', 'ultimate'), person('bad'), person('admin', 'free', 'admin');
select companion('suki', p_traits => '{kind}'), companion('mine', 'ann');
insert into companion_prompts (companion_id, chat_prompt) values ('mine', 'Be kind'), ('suki', 'Secret of the house');
select favorite(name, 'suki'), talk(name, 'suki', name || ' said this') from unnest('{ann,ben}'::text[]) as name;
insert into audit_log (actor_id, action, target_id, target, after)
values (id('admin'), 'tier', id('ann'), 'x', '{"tier": "ultimate"}');
update auth.users set email_change = 'new@example.test', email_change_sent_at = '2026-11-02 03:04:05Z'
where id = id('ann');
create temporary table exported on commit drop as select begin_export(id('ann')) as data;

select set_eq(
  $$select jsonb_object_keys(data -> 'rows') from exported union select jsonb_object_keys(data -> 'left_out')
    from exported$$,
  $$select c.table_name::text
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'private') and t.table_type = 'BASE TABLE' and c.column_name = 'user_id'
    union
    values ('users'), ('sign_up'), ('sign_in_methods'), ('sign_ins'), ('email_changes'), ('refused_ages'),
      ('companion_prompts'), ('changes_by_admins'), ('changes_as_admin'), ('files')$$,
  '[R-API-21] every table with a column for people, found in the catalog, is in the export or left out with a reason');
select is_empty(
  $$select c.table_schema, c.table_name, c.column_name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    join pg_constraint k on k.contype = 'f' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
      and k.confrelid in ('public.users'::regclass, 'auth.users'::regclass)
      and k.conkey = array[c.ordinal_position::int2]
    where c.table_schema in ('public', 'private') and c.column_name <> 'user_id'
      and (c.table_name, c.column_name) not in (
        ('users', 'id'), ('audit_log', 'actor_id'), ('audit_log', 'target_id'), ('companion_versions', 'created_by')
      )$$,
  '[R-API-21] a person is called user_id wherever a table names one');
select is_empty(
  $$select 1 from exported, jsonb_each_text(data -> 'left_out') r where btrim(r.value) = ''$$,
  'every left out table has its reason'
);
select is(
  (select data #>> '{rows,users,0,email}' from exported), 'ann@example.test', '[R-API-21] the account is in it'
);
select is(
  (select data #>> '{rows,birth_dates,0,birth_date}' from exported), '1990-01-31', '[R-API-21] the date of birth'
);
select is(
  (select data #> '{rows,email_changes}' from exported),
  '[{"email": "new@example.test", "asked_at": "2026-11-02T03:04:05+00:00"}]',
  '[R-API-21] an e-mail address that waits to be confirmed'
);
select is(
  begin_export(id('ben')) #> '{rows,email_changes}', '[]', '[R-API-21] and none where no address waits'
);
select give_back_export(id('ben'));
select is((select data #>> '{rows,user_favorites,0,companion_id}' from exported), 'suki', '[R-API-21] favorites');
select is((select data #>> '{rows,companions,0,id}' from exported), 'mine', '[R-API-21] own companions');
select is(
  (select data -> 'rows' -> 'companion_prompts' from exported),
  '[{"ai_model": null, "ai_provider": "openrouter", "ai_upstream": null, "chat_prompt": "Be kind", "companion_id": '
  '"mine", "system_prompt": null, "ai_temperature": 0.7, "stand_in_model": null, "allows_stand_in": true, '
  '"stand_in_provider": null}]', '[R-API-21] the prompts of own companions, and no others'
);
select is(
  (select data #>> '{rows,changes_by_admins,0,after,tier}' from exported), 'ultimate', '[R-API-21] what admins changed'
);
select is(
  (select data -> 'companion_names' from exported), '{"suki": "Suki"}', '[R-API-21] the names of those they talked with'
);
select is(
  (
    select strpos(data::text, id('ben')::text) + strpos(data::text, 'ben@') + strpos(data::text, id('admin')::text)
    from exported
  ), 0, '[R-API-21] nobody else is in it'
);
select throws_ok(
  format('select begin_export(%L)', id('ann')), 'P0001', 'too_many_requests', 'a second one within the hour is refused'
);
select is(
  does('service', format('select begin_export(%L)', id('ben'))), '1 rows', 'another person''s companion is left out'
);
select give_back_export(id('ann'));
select is(does('service', format('select begin_export(%L)', id('ann'))), '1 rows', 'one that failed is given back');
select block('bad');
select is(
  does('service', format('select begin_export(%L)', id('bad'))), '1 rows', '[R-PROD-18] a blocked person gets theirs'
);

select finish();
rollback;
