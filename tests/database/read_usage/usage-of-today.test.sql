begin;
\ir ../prelude.psql
select plan(8);

select person(tier, tier) from plans;
select person('bad'), companion('suki'), companion('hers', 'basic');
select talk('basic', 'suki'), talk('basic', 'suki'), talk('ultimate', 'suki');
select results_eq($$select r.* from read_usage(id('basic')) as r$$,
  $$select 'basic', messages_per_day, 2, messages_per_day - 2,
    (date_trunc('day', now() at time zone 'utc') + interval '1 day') at time zone 'utc' from plans
    where tier = 'basic'$$,
  'tier, limit, used, remaining and the next UTC midnight');
select results_eq(
  $$select r.tier, r.message_limit, r.used, r.remaining from read_usage(id('ultimate')) as r$$,
  $$values ('ultimate', null::int, 1, null::int)$$, 'null is unlimited'
);
select is((select used from read_usage(id('free'))), 0, 'nothing sent is 0');
update daily_usage set used = 1000;
select is((select remaining from read_usage(id('basic'))), 0, 'after a downgrade remaining is 0, not less');
select lives_ok($$select read_usage(id('basic'), 'hers')$$, 'with a companion the person sees');
select throws_ok(
  $$select read_usage(id('free'), 'hers')$$, 'P0001', 'not_found', '[R-DATA-11] a hidden companion is not found'
);
select throws_ok($$select read_usage(gen_random_uuid())$$, 'P0001', 'unauthorized', 'nobody has no usage');
select block('bad');
select throws_ok($$select read_usage(id('bad'))$$, 'P0001', 'blocked', 'a blocked person neither');

select finish();
rollback;
