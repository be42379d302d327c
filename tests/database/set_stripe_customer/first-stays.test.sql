begin;
\ir ../prelude.psql
select plan(6);

select person('ann'), person('ben');

select is(set_stripe_customer(id('ann'), 'cus_1'), 'cus_1', '[R-PAY-04] a person is mapped to a customer');
select is(set_stripe_customer(id('ann'), 'cus_2'), 'cus_1', 'the first one stays');
select is(set_stripe_customer(id('ann'), 'cus_2', 'cus_1'), 'cus_2', 'a customer that is to be replaced is replaced');
select is(set_stripe_customer(id('ann'), 'cus_3', 'cus_1'), 'cus_2', 'a customer is replaced once');
select throws_ok($$select set_stripe_customer(id('ben'), 'cus_2')$$, '23505', null, 'a customer is one person''s');
delete from auth.users where id = id('ann');
select is_empty('select from private.stripe_customers', 'a customer is removed with the person');

select finish();
rollback;
