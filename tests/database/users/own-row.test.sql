begin;
\ir ../prelude.psql
select plan(7);

select person('ann'), person('ben');

select is(
  value('ann', $$select email from users where auth_user_id = id('ann')$$), 'ann@example.test',
  '[R-DATA-04] a query by auth_user_id gives the own row'
);
select is(
  attempt('ann', $$select from users where auth_user_id = id('ben')$$), '0 rows',
  '[R-DATA-04] a query returns no other row'
);
select is(
  does('ann', $$update users set full_name = 'Anna', about_me = 'Hello'$$), '1 rows',
  'a person changes the own name and about_me'
);
select is((select full_name || ', ' || name from users where id = id('ann')), 'Anna, Anna', 'name follows full_name');
select is((select full_name from users where id = id('ben')), 'ben', 'nobody else''s name changed');
select is(attempt('ann', format('update users set about_me = %L', repeat('x', 501))), '23514', 'about_me has an end');
select is(attempt('ann', format('update users set full_name = %L', repeat('x', 121))), '23514', 'full_name has an end');

select finish();
rollback;
