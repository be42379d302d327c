begin;
\ir ../prelude.psql
select plan(8);

select person('ann'), person('ben');
insert into storage.objects (bucket_id, name, owner, owner_id)
values ('companion-images', 'companion_images/anns.png', id('ann'), id('ann')::text),
  ('companion-images', 'companion_images/bens.png', id('ben'), id('ben')::text);

select is_empty(
  $$select distinct p.oid::regprocedure
    from pg_depend d join pg_proc p on d.classid = 'pg_proc'::regclass and p.oid = d.objid
    join pg_class c on d.refclassid = 'pg_class'::regclass and c.oid = d.refobjid
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relnamespace in ('auth'::regnamespace, 'storage'::regnamespace)$$,
  '[R-PROD-04] no function of ours pins a table that is not ours');
select is_empty(
  $$select p.oid::regprocedure from pg_proc p join pg_type t on t.oid = any (p.proargtypes::oid[] || p.prorettype)
    join pg_class c on c.oid = t.typrelid
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relnamespace in ('auth'::regnamespace, 'storage'::regnamespace)$$,
  '[R-PROD-04] no function of ours takes or returns whole rows of a table that is not ours');

alter table storage.objects add column added_by_an_upgrade text, add column added_later jsonb default '{}';
select is(
  (select data #>> '{rows,files,0,name}' from begin_export(id('ann')) as data), 'companion_images/anns.png',
  '[R-PROD-04] a person''s files are exported after Storage added columns');
select results_eq(
  format('select bucket, name from list_own_files(%L)', id('ann')),
  $$values ('companion-images', 'companion_images/anns.png')$$,
  '[R-PROD-04] a person''s files are found for deletion after Storage added columns');
select is(
  does('service', format('select check_deletion(%L)', id('ann'))), '1 rows', '[R-PROD-04] a deletion can be done'
);
select isnt((select email from users where id = id('ann')), null, '[R-PROD-05] trying it out deletes nobody');
select is(
  does('service', format('select delete_user(%L)', id('ann'))), '1 rows',
  '[R-PROD-04] a person with files is deleted after Storage added columns'
);
select results_eq(
  'select name from storage.objects where owner is not null order by name', $$values ('companion_images/bens.png')$$,
  '[R-PROD-04] no file names the person any more');

select finish();
rollback;
