-- The limits of a day that a minute or an hour alone does not reach (R-PROD-20).
begin;
\ir ../prelude.psql
select plan(4);

select person('ann');
select companion('c' || n) from generate_series(1, 101) as n;
alter table error_reports disable trigger limit_error_reports;
insert into error_reports (message, source, path, app_version, created_at)
select 'Error ' || n, 'window', '/chat', '1.0.0', now() - interval '2 hours' from generate_series(1, 1999) as n;
alter table error_reports enable trigger limit_error_reports;
create function tests.report_error() returns text language sql
return tests.does(
  'anon', $$insert into error_reports (message, source, path, app_version) values ('x', 'window', '/', '1')$$
);
select is(report_error(), '1 rows', '[R-PROD-20] the 2,000th error report of a day is kept');
select is(report_error(), '0 rows', '[R-PROD-20] the 2,001st is dropped without an error');

create function tests.report_companions(p_from integer, p_to integer) returns bigint language sql
return (
  select count(*) from generate_series(p_from, p_to) as n
  where tests.does('ann', format($$insert into reports (companion_id, reason) values ('c%s', 'other')$$, n)) = '1 rows'
);
select report_companions(1, 30);
update reports set created_at = created_at - interval '2 hours';
select report_companions(31, 60);
update reports set created_at = created_at - interval '2 hours';
select report_companions(61, 90);
update reports set created_at = created_at - interval '2 hours';
select is(report_companions(91, 101), 10::bigint, '[R-PROD-20] a person makes a hundred reports a day');
update reports set created_at = created_at - interval '1 day';
select is(report_companions(101, 101), 1::bigint, '[R-PROD-20] the next day another one');

select finish();
rollback;
