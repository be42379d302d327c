begin;
\ir ../prelude.psql
select plan(30);

select everybody();
select companion('suki');
delete from model_calls;
create function tests.spend(p_usd numeric, p_ago interval default '0') returns void language plpgsql as $$
begin
  insert into model_calls (
    id, user_id, purpose, provider, model, outcome, usage_known, prompt_tokens, completion_tokens, cost_usd, started_at
  )
  values (gen_random_uuid(), id('paid'), 'reply', 'openai', 'm', 'finished', true, 1, 1, p_usd, now() - p_ago);
  perform private.watch_costs();
end;
$$;
create function tests.today(p_columns text default 'spent_usd, warned_80_at is not null, warned_100_at is not null')
returns text language sql
return value('admin', format('select concat_ws('' '', %s) from cost_of_today()', p_columns));
create function tests.send(p_who text) returns text language sql
return (
  select concat_ws(' ', t.outcome, t.refusal)
  from begin_turn(tests.id(p_who), 'suki', gen_random_uuid(), 'Hello') t
);

select is(today('spent_usd, daily_ceiling_usd'), '0', '[R-COST-03] nothing is spent, and there is no ceiling at first');
select spend(1000), spend(50, '1 day');
select is(today(), '1000.000000000 f f', '[R-COST-03] without a ceiling nobody is warned, and yesterday does not count');
select is(private.are_free_chats_paused(), false, 'and nothing pauses');
delete from model_calls;

select is(
  does('admin', $$update cost_settings set daily_ceiling_usd = 10 where id = 'project'$$), '1 rows',
  '[R-COST-03] an admin sets a ceiling'
);
select spend(7.99);
select is(today(), '7.990000000 f f', '[R-COST-03] below 80 % nobody is warned');
select spend(0.01);
select is(today(), '8.000000000 t f', '[R-COST-03] at 80 % admins are warned');
select is(private.are_free_chats_paused(), false, 'and nothing pauses yet');
select spend(1.999999999);
select is(today(), '9.999999999 t f', '[R-COST-03] just below the ceiling nothing else happens');
select is(send('free'), 'started', '[R-COST-03] and free people write');
select spend(0.000000001);
select is(today(), '10.000000000 t t', '[R-COST-03] at 100 % admins are warned again');
select finish_turn(id, 'done', 'Hi') from turns where status = 'running';
select is(send('free'), 'refused free_chats_paused', '[R-COST-03] the free plan pauses');
select is(
  (select used from daily_usage where user_id = id('free')), 1, '[R-COST-03] what is refused then costs no message'
);
select is(send('paid'), 'started', '[R-COST-03] paying people go on');

select is(
  does('admin', $$update cost_settings set daily_ceiling_usd = 12 where id = 'project'$$), '1 rows', 'a higher ceiling'
);
select is(send('free'), 'started', '[R-COST-03] lets free people go on at once');
select private.watch_costs();
select is(today(), '10.000000000 t f', '[R-COST-03] and takes the warning back within a minute');
select is(
  does('admin', $$update cost_settings set daily_ceiling_usd = null where id = 'project'$$), '1 rows', 'no ceiling'
);
select private.watch_costs();
select is(today(), '10.000000000 f f', 'warns of nothing');

select is(
  (select string_agg(action || ' ' || target || ' ' || coalesce(after ->> 'daily_ceiling_usd', 'none'), ', ' order by id) from audit_log),
  'cost_settings_changed project 10.00, cost_settings_changed project 12.00, cost_settings_changed project none',
  'the audit log has who changed it'
);
select each('[R-COST-03] setting the ceiling', $$update cost_settings set daily_ceiling_usd = 1 where id = 'project'$$,
  'anon: 42501', 'free: 0 rows', 'admin: 1 rows');
select is(attempt('admin', 'update cost_settings set daily_ceiling_usd = 0'), '23514', 'a ceiling of nothing is refused');
select is(attempt('admin', 'update cost_settings set usd_per_gbp = 0'), '23514', 'so is a pound that is worth nothing');
select is(attempt('owner', $$insert into cost_settings (id) values ('another')$$), '23514', 'there is one row');
select each('[R-COST-03] what today cost', 'select cost_of_today()',
  'anon: 42501', 'free: 42501', 'service: 42501', 'admin: 1 rows');
select is(refusal('paid', 'select cost_of_today()'), '42501 forbidden', '[R-COST-03] a member is refused by name');

select finish();
rollback;
