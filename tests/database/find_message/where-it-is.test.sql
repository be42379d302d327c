begin;
\ir ../prelude.psql
select plan(12);

select person('ann', 'ultimate'), person('ben', 'ultimate'), companion('suki');
select talk('ann', 'suki', 'Question ' || n, 'Answer ' || n) from generate_series(1, 4) as n;
select talk('ben', 'suki', 'Secret');
create function tests.message(p_text text) returns uuid language sql
return (select m.id from public.messages m where m.message_text = p_text);
create function tests.place(p_text text, p_who text default 'ann') returns text language sql
return tests.value(p_who, format(
  'select concat_ws('' '', is_shown, (select m.message_text from messages m where m.id = version_id))
   from find_message(%L)', tests.message(p_text)
));
create function tests.show(p_text text) returns void language sql
begin atomic
  select public.show_version(
    tests.id('ann'), (select id from public.chats where user_id = tests.id('ann')), tests.message(p_text)
  );
end;

select is(place('Question 4'), 't', '[R-MEM-04] a message at the end is shown');
select is(place('Question 1'), 't', 'and so is one far above it');
select is(place('Secret'), null, 'another person''s message is nowhere');
select is(place('Secret', 'ben'), 't', 'but where its own person looks for it');

select edit_message(id('ann'), 'suki', id('m'), message('Answer 2'), 'Answer two');
select is(place('Answer 2'), 'f Answer 2', 'a version that is not shown can be shown');
select is(place('Question 4'), 'f Answer 2', 'what follows it comes with it');
select edit_message(id('ann'), 'suki', id('n'), message('Question 2'), 'Question two');
select is(place('Question 4'), 'f Question 2', 'the outermost of the versions on the way comes first');
select show('Question 2');
select is(place('Question 4'), 'f Answer 2', 'then the next one');
select show('Answer 2');
select is(place('Question 4'), 't', 'until the message is shown');
select does('ann', format('delete from messages where id = %L', message('Question 1')));
select is(place('Question 1'), null, 'a deleted message is nowhere');
select is(place('Answer 1'), 't', 'what follows it stays');
select expire('ann', 'suki');
select is(place('Question 4'), null, 'nothing of an expired chat is found');

select finish();
rollback;
