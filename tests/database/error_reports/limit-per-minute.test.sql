begin;
\ir ../prelude.psql
select plan(7);

create function tests.report(p_message text) returns text language sql
return tests.does(
  'anon',
  format(
    $$insert into error_reports (message, source, path, app_version) values (%L, 'window', '/chat', '1.0.0')$$,
    p_message
  )
);
select is(report('TypeError: x is undefined'), '1 rows', 'a page reports an error');
select is(
  (select count(*) from generate_series(1, 100) as n where report('Error ' || n) = '1 rows'), 59::bigint,
  'sixty a minute are kept'
);
select is(report('One more'), '0 rows', 'the rest is dropped without an error');
select is((select count(*) from error_reports), 60::bigint, 'dropped reports do not fill the table');
update error_reports set created_at = created_at - interval '61 seconds';
select is(report('Later'), '1 rows', 'a minute later there is room again');
select is(report(repeat('x', 501)), '23514', 'a report has an end');
select columns_are(
  'public', 'error_reports', array['id', 'message', 'source', 'path', 'app_version', 'created_at'],
  'a report has no column about a person'
);

select finish();
rollback;
