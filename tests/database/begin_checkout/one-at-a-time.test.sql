begin;
\ir ../prelude.psql
select plan(10);

select person('ann'), person('ben'), person('blocked');
select block('blocked');

create temporary table attempts as select begin_checkout(id('ann')) as id;
grant select on attempts to public;
select isnt((select id from attempts), null, 'a checkout is being opened');
select throws_ok(
  $$select begin_checkout(id('ann'))$$, 'P0001', 'too_many_requests', '[R-PAY-05] no second one meanwhile'
);
select lives_ok($$select begin_checkout(id('ben'))$$, 'somebody else can open a checkout meanwhile');
select lives_ok($$select end_checkout(id('ann'), gen_random_uuid())$$, 'ending an unknown attempt is accepted');
select throws_ok(
  $$select begin_checkout(id('ann'))$$, 'P0001', 'too_many_requests', 'ending an unknown attempt does not end this one'
);
select lives_ok($$select end_checkout(id('ann'), (select id from attempts))$$, 'ending its own attempt is accepted');
select isnt(
  (select begin_checkout(id('ann'))), (select id from attempts), 'another checkout can be opened after the end'
);
update private.stripe_checkouts set started_at = now() - interval '61 seconds' where user_id = id('ann');
select lives_ok($$select begin_checkout(id('ann'))$$, 'after a minute another one can be opened');
select throws_ok($$select begin_checkout(id('blocked'))$$, 'P0001', 'blocked', 'somebody who is blocked opens none');
select throws_ok($$select begin_checkout(gen_random_uuid())$$, 'P0001', 'unauthorized', 'a deleted person opens none');

select finish();
rollback;
