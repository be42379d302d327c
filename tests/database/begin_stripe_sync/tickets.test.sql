begin;
\ir ../prelude.psql
select plan(6);

select person('ann'), person('ben');
select set_stripe_customer(id('ann'), 'cus_ann'), set_stripe_customer(id('ben'), 'cus_ben');

select results_eq(
  $$select user_id, ticket from begin_stripe_sync('cus_ann')$$, $$values (id('ann'), 1::bigint)$$,
  'the first reading of a customer'
);
select results_eq(
  $$select ticket from begin_stripe_sync('cus_ann', 'evt_1')$$, array[2::bigint],
  'the next one has the next ticket, whatever it is for'
);
select results_eq(
  $$select ticket from begin_stripe_sync('cus_ben')$$, array[1::bigint], 'each customer has tickets of its own'
);
select is_empty(
  $$select begin_stripe_sync('cus_nobody')$$, '[R-PAY-13] nothing is to be read for a customer that is not ours'
);
insert into private.stripe_events (id, type) values ('evt_1', 'invoice.paid');
select is_empty(
  $$select begin_stripe_sync('cus_ann', 'evt_1')$$, '[R-PAY-12] nothing is to be read for an applied event'
);
select results_eq(
  $$select ticket from begin_stripe_sync('cus_ann', 'evt_2')$$, array[3::bigint], 'for another event there is a ticket'
);

select finish();
rollback;
