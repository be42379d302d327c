begin;
\ir ../prelude.psql
select plan(19);

select person('ann'), person('ben');
create function tests.send(p_who text, p_email text, p_address text, p_forged text default '203.0.113.7')
returns text language plpgsql as $$
begin
  perform set_config('request.headers', jsonb_strip_nulls(jsonb_build_object(
    'cf-connecting-ip', p_address, 'x-forwarded-for', p_forged, 'x-real-ip', p_forged))::text, true);
  return tests.does(p_who, format(
    $sql$insert into contact_messages (name, email, category, subject, message)
      values ('A', %L, 'billing', 'A bill', 'Text')$sql$, p_email));
end;
$$;
create function tests.sent(p_number integer, p_who text, p_email text, p_address text) returns bigint language sql
return (
  select count(*) from generate_series(1, p_number) as n
  where tests.send(p_who, p_email, p_address, '203.0.113.' || n) = '1 rows'
);

select is(
  sent(9, 'anon', 'ann@example.test', '198.51.100.1'), 5::bigint,
  '[R-PROD-10] a visitor''s network address sends five messages an hour, whatever other headers claim'
);
select is(
  send('anon', 'other@example.test', '198.51.100.1'), 'too_many_requests',
  '[R-PROD-10] the limit holds under any e-mail address'
);
select is(
  send('ann', 'ann@example.test', '198.51.100.1'), '1 rows',
  '[R-PROD-10] messages under a person''s address do not count against the person'
);
select is(
  send('anon', 'ann@example.test', '198.51.100.2'), '1 rows',
  '[R-PROD-10] messages from one network address do not count against another'
);
select is(sent(9, 'ann', 'ann@example.test', '198.51.100.3'), 4::bigint, '[R-PROD-10] an account sends five an hour');
select is(send('ann', 'ann@example.test', '198.51.100.4'), 'too_many_requests', '[R-PROD-10] from wherever it comes');
select is(send('ben', 'ann@example.test', '198.51.100.3'), '1 rows', '[R-PROD-10] another account is not limited');

select is(
  sent(9, 'anon', 'x@example.test', '2001:db8:1:2::1') + sent(9, 'anon', 'x@example.test', '2001:db8:1:2:ffff::2'),
  5::bigint,
  '[R-PROD-10] the IPv6 addresses of one connection are one');
select is(send('anon', 'x@example.test', '2001:db8:1:3::1'), '1 rows', 'those of another are another');

select is(
  sent(100, 'anon', 'x@example.test', null), 60::bigint,
  '[R-PROD-10] without a known address everybody shares sixty an hour'
);
select is(sent(9, 'anon', 'x@example.test', 'no address'), 0::bigint, 'what is no address is not known');
select is(send('anon', 'x@example.test', '198.51.100.5'), '1 rows', 'a known one goes on');
select set_config('request.headers', '', true);
select is(
  does(
    'ben',
    $$insert into contact_messages (name, email, category, subject, message)
    values ('A', 'a@example.test', 'billing', 'A bill', 'Text')$$
  ), '1 rows', 'an account without any header continues'
);

select is(send('anon', 'not an address', '198.51.100.6'), '23514', 'what is not accepted');
select is(
  (select count(*) from private.address_attempts where digest = private.daily_digest('198.51.100.6')), 0::bigint,
  'is not counted'
);
update private.attempts set began_at = began_at - interval '61 minutes';
update private.address_attempts set began_at = began_at - interval '61 minutes';
select is(
  send('anon', 'ann@example.test', '198.51.100.1'), '1 rows', '[R-PROD-10] after an hour a visitor may write again'
);
select is(
  send('ann', 'ann@example.test', '198.51.100.1'), '1 rows', '[R-PROD-10] after an hour an account may write again'
);

select is_empty(
  $$select 1 from private.address_attempts a
  where a.digest in (convert_to('198.51.100.1', 'UTF8'), sha256('198.51.100.1'))$$,
  '[R-PROD-10] no address is stored, nor a digest that could be made again');
create temporary table yesterday on commit drop as select digest from private.address_attempts;
update private.daily_salts set day = day - 1;
select send('anon', 'ann@example.test', '198.51.100.1');
select is(
  (
    select count(*) from private.address_attempts a join yesterday y using (digest)
    where a.digest = private.daily_digest('198.51.100.1')
  ), 0::bigint,
  '[R-PROD-10] the next day the same address has another digest');

select finish();
rollback;
