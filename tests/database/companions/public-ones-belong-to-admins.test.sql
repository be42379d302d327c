begin;
\ir ../prelude.psql
select plan(20);

select person('admin', 'free', 'admin'), person('second', 'free', 'admin'), person('ann', 'ultimate');
select companion('suki'), companion('hers', 'ann');
select is(
  does(
    'second',
    $$insert into companions (id, name, tagline, description, is_public) values ('nova', 'Nova', 'x', 'x', true)$$
  ), '1 rows', 'an admin makes a public companion'
);
select is((select user_id from companions where id = 'nova'), null, 'visitors do not learn who');
select is((select actor_id from audit_log where target = 'nova'), id('second'), 'the audit log tells admins');
select is(
  attempt(
    'ann',
    $$insert into companions (id, name, tagline, description, is_public) values ('mine', 'Mine', 'x', 'x', true)$$
  ), '42501', '[R-DATA-11] nobody else makes one'
);
select is(
  attempt('admin', $$update companions set tagline = 'New' where id = 'nova'$$), '1 rows',
  '[R-DATA-11] another admin may change a public companion'
);
select is(
  attempt('admin', $$update companions set tagline = 'New' where id = 'hers'$$), '0 rows',
  '[R-DATA-11] an admin does not change a private companion'
);
select is(
  does('admin', $$update companions set is_public = false where id = 'nova'$$), '1 rows',
  '[R-SAFE-12] an admin may hide a public companion'
);
select is((select user_id from companions where id = 'nova'), null, 'a hidden companion is nobody''s');
select is(
  attempt('second', $$update companions set is_public = true where id = 'nova'$$), '1 rows',
  'every admin may show a hidden companion again'
);
select is(attempt('ann', $$select from companions where id = 'nova'$$), '0 rows', '[R-SAFE-12] nobody else sees it');
select is(
  attempt('anon', $$select from companions where id = 'nova'$$), '0 rows',
  '[R-SAFE-12] a hidden companion is not found by its address'
);
select is(
  attempt('ann', $$update companions set is_public = true where id = 'nova'$$), '0 rows',
  'a member does not publish a hidden companion'
);
select is(
  attempt('service', format($$select begin_turn(%L, 'nova', gen_random_uuid(), 'Hello')$$, id('ann'))), 'not_found',
  '[R-SAFE-12] nobody can send a message to a hidden companion'
);
select is(
  does('admin', $$update companions set is_public = true where id = 'nova'$$), '1 rows', 'an admin brings it back'
);

update users set role = 'user' where id = id('second');
select is(
  attempt('second', $$update companions set tagline = 'Mine' where id = 'nova'$$), '0 rows',
  '[R-DATA-11] a former admin no longer changes a public companion'
);
select is(
  attempt('second', $$update companions set is_public = false where id = 'nova'$$), '0 rows',
  '[R-DATA-11] a former admin does not hide a public companion'
);
select is(
  attempt('second', $$delete from companions where id = 'nova'$$), '0 rows',
  '[R-DATA-11] a former admin does not delete a public companion'
);
select is(
  attempt('ann', $$update companions set is_public = true where id = 'hers'$$), '42501',
  '[R-DATA-11] nobody else publishes the own one'
);
select is(
  (select string_agg(id, ', ' order by id) from companions where is_public), 'nova, suki',
  '[R-DATA-11] the catalogue is unchanged'
);

delete from auth.users where id = id('second');
select is(
  (select user_id from companions where id = 'nova'), null, 'a public companion outlives the admin who made it'
);

select finish();
rollback;
