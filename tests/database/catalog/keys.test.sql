begin;
\ir ../prelude.psql
select plan(4);

select is_empty(
  $$select c.conrelid::regclass, c.conname from pg_constraint c
    where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      )$$, 'every foreign key has an index that begins with it');
select is_empty(
  $$select c.oid::regclass from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')$$,
      'every table has a primary key');
select is_empty(
  $$select a.indexrelid::regclass
    from pg_index a join pg_index b on a.indrelid = b.indrelid and a.indexrelid <> b.indexrelid
      and a.indkey = b.indkey and a.indclass = b.indclass and a.indoption = b.indoption
      and a.indpred is not distinct from b.indpred and a.indexprs is not distinct from b.indexprs
    join pg_class c on c.oid = a.indrelid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)$$, 'no index is there twice');
select is_empty(
  $$select c.conrelid::regclass, c.conname from pg_constraint c
    where c.contype = 'f' and c.confrelid in ('public.users'::regclass, 'auth.users'::regclass)
      and c.connamespace in ('public'::regnamespace, 'private'::regnamespace) and c.confdeltype not in ('c', 'n')$$,
  '[R-DATA-17] whatever belongs to a person goes or forgets with that person');

select finish();
rollback;
