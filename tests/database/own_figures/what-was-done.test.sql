begin;
\ir ../prelude.psql
select plan(7);

select everybody(), companion('suki'), companion('luca');
update companions set greeting = 'Hello.';
create function tests.figures(p_who text) returns text language sql
return tests.value(p_who, 'select (messages_sent, companions_met)::text from own_figures()');

select is(figures('paid'), '(0,0)', '[R-FIRST-18] somebody new has done nothing');
select is(value('paid', 'select since::text from own_figures()'), null, '[R-FIRST-18] and knows nobody yet');
select talk('paid', 'suki'), talk('paid', 'suki'), talk('paid', 'luca'), talk('other', 'suki');
select is(
  figures('paid'), '(3,2)', '[R-FIRST-18] the own messages and the companions met, without replies and greetings'
);
select is(
  value('paid', $$select (since = (select min(created_at) from messages where message_type = 'user'))::text
    from own_figures()$$),
  'true', '[R-FIRST-18] since the first message'
);
select does('paid', $$delete from messages where companion_id = 'luca'$$);
select is(figures('paid'), '(2,1)', '[R-FIRST-18] what was deleted does not count');
select expire('other', 'suki');
select is(figures('other'), '(0,0)', '[R-FIRST-18] nor does what has expired');
select is(attempt('anon', 'select own_figures()'), '42501', '[R-DATA-24] visitors have no figures');

select finish();
rollback;
