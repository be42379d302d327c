begin;
\ir ../prelude.psql
select plan(9);

select person('ann', 'ultimate'), person('ben', 'ultimate'), companion('suki'), companion('luca');
create function tests.counts() returns text language sql
return (select string_agg(companion_id || ' ' || favorites, ', ' order by companion_id) from private.favorite_counts);

select is(counts(), 'luca 0, suki 0', 'a companion begins with none');
select is(
  does('ann', $$insert into user_favorites (companion_id) values ('suki'), ('luca')$$), '2 rows', 'several at once'
);
select is(
  does('ben', $$insert into user_favorites (companion_id) values ('suki')$$), '1 rows',
  'favorites of several people are counted'
);
select is(counts(), 'luca 1, suki 2', 'each is counted');
select is(
  does('ann', $$insert into user_favorites (companion_id) values ('suki') on conflict do nothing$$), '0 rows',
  'the same again'
);
select is(does('ben', $$delete from user_favorites where companion_id = 'suki'$$), '1 rows', 'one goes');
select is(counts(), 'luca 1, suki 1', 'the same again changed nothing, and who goes is not counted');
update users set subscription_tier = 'free' where id = id('ann');
select trim_favorites(id('ann'));
select is(counts(), 'luca 0, suki 0', 'a downgrade counts down');
select favorite('ben', 'suki'), favorite('ben', 'luca');
delete from auth.users where id = id('ben');
delete from companions where id = 'luca';
select is(counts(), 'suki 0', 'a person who goes takes their favorites along, a companion its count');

select finish();
rollback;
