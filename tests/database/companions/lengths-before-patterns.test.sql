begin;
\ir ../prelude.psql
select plan(29);

select person('ann'), companion('mine', 'ann');
insert into companion_settings (companion_id, user_id, avatar)
values ('mine', id('ann'), 'soft-short-black-light-none-none-shirt-cafe');
create function tests.took(p_sql text) returns numeric language plpgsql as $$
declare
  v_begin timestamptz;
  v_least numeric;
begin
  for n in 1 .. 3 loop
    v_begin := clock_timestamp();
    perform tests.attempt('ann', p_sql);
    v_least := least(v_least, extract(epoch from clock_timestamp() - v_begin) * 1000);
  end loop;
  return v_least;
end;
$$;
comment on function tests.took(text) is
  'Milliseconds of the fastest of three attempts: what else the machine does is not the statement''s.';
create temporary table oversized on commit drop as
select f.field, format('update %s set %I = %s where %s', f.on_table, f.field, f.value, f.mine) as sql
from (
  select 'companions' as on_table, field, $$repeat('sex with her old doctor ', 9600)$$ as value, $$id = 'mine'$$ as mine
  from unnest('{name,tagline,description,personality_description,conversation_style}'::text[]) as field
  union all select 'companions', field, $$array[repeat('sex with her old doctor ', 9600)]$$, $$id = 'mine'$$
  from unnest('{core_traits,special_features}'::text[]) as field
  union all select 'companion_settings', 'age', $$repeat('9', 400000)$$, $$companion_id = 'mine'$$
  union all select 'users', field, $$repeat('her old doctor ', 16000)$$, format('id = %L', id('ann'))
  from unnest('{full_name,about_me}'::text[]) as field
) as f;
select is(
  attempt('ann', o.sql), '23514',
  '[R-PROD-09] 230,000 characters are refused for their length before any pattern reads them: ' || o.field
) from oversized o;
-- The bench hostile-requests measures; here only what was a hundred times too long fails.
select cmp_ok(took(o.sql), '<', 250::numeric, '[R-PROD-09] a text over its length is refused quickly: ' || o.field)
from oversized o;
select is(
  attempt('ann', $$update companions set description = 'sex' where id = 'mine'$$), 'content_refused',
  '[R-SAFE-10] a text of the right length is read'
);
select is(
  attempt('ann', $$update companion_settings set age = '17' where companion_id = 'mine'$$), 'content_refused',
  '[R-SAFE-10] an age of the right length is read'
);
select is(
  attempt('ann', $$update companion_settings set age = repeat('9', 40) where companion_id = 'mine'$$), '1 rows',
  'a long number is a number'
);

create function tests.worst(p_piece text) returns text language sql
return format(
  'update companions set description = %1$L, personality_description = %1$L, special_features = array[%1$L], '
  'conversation_style = left(%1$L, 1000) where id = %2$L',
  left(repeat(p_piece, 4000), 3999) || '.', 'mine');
select cmp_ok(
  took(worst(piece)), '<', 2000::numeric, '[R-PROD-09] the worst texts that are accepted take a moment: ' || piece
)
from unnest(
  array['her old doctor ', 'when she was only 9 years old ', 'no sex her old doctor mother of 9 ', '㏂']
) as piece;
select is(
  attempt(
    'ann',
    format($$update companions set description = %L where id = 'mine'$$, repeat('Her old doctor taught her. ', 20))
  ), '1 rows', '[R-SAFE-10] twenty harmless passages in one text are harmless'
);
select is(
  attempt(
    'ann',
    format(
      $$update companions set description = %L where id = 'mine'$$, repeat('Her old doctor. ', 20) || 'She is a doctor.'
    )
  ), 'content_refused', '[R-SAFE-10] harmless passages do not hide a refused one'
);

select finish();
rollback;
