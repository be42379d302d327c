-- Finding companions: search, filters and orders of the browse page (R-BROWSE-01, R-BROWSE-02). Two tables beside
-- companions hold what is searched and what is counted, so that neither travels with a companion nor wakes what watches
-- its row. Written by triggers alone, read by private.find_companions alone.

create function private.folded_text(p_text text) returns text
language sql immutable set search_path = ''
return lower(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]', '', 'g'));
comment on function private.folded_text(text) is 'Lower case without accents, so that andre finds André.';

create function private.suits_of(p_perfect_for jsonb) returns text[]
language sql immutable set search_path = ''
return array(
  select distinct regexp_replace(lower(btrim(suited.value)), '[[:space:]-]+', '_', 'g')
  from jsonb_array_elements(p_perfect_for) as entry
  cross join lateral (
    select case jsonb_typeof(entry) when 'object' then entry ->> 'value' when 'string' then entry #>> '{}' end
  ) as suited (value)
  where btrim(suited.value) <> ''
);
comment on function private.suits_of(jsonb) is
  'The values of perfect_for, strings or objects with a value, in one spelling: "Creative Minds" is creative_minds '
  '(R-BROWSE-02).';

create table private.companion_search (
  companion_id text primary key references public.companions (id) on delete cascade,
  name text not null,
  words text not null,
  suits text[] not null,
  traits text[] not null
);
comment on table private.companion_search is 'What a companion is found by; kept by a trigger on companions.';
comment on column private.companion_search.name is 'The name folded, which is also its place in the alphabet.';
comment on column private.companion_search.words is 'Name, tagline and description, folded (D-18.16).';
comment on column private.companion_search.suits is 'The values of perfect_for in one spelling.';
comment on column private.companion_search.traits is 'The core traits in lower case.';

create index companion_search_by_name_idx on private.companion_search (name, companion_id);
create index companion_search_words_idx on private.companion_search
  using gin (words extensions.gin_trgm_ops, suits, traits);

create table private.favorite_counts (
  companion_id text primary key references public.companions (id) on delete cascade,
  favorites integer not null default 0,
  constraint favorite_counts_not_negative check (favorites >= 0)
);
comment on table private.favorite_counts is 'How many people keep a companion; kept by triggers on user_favorites.';
create index favorite_counts_most_loved_idx on private.favorite_counts (favorites desc, companion_id desc);

revoke all on private.companion_search, private.favorite_counts from service_role;

create index companions_newest_public_idx on public.companions (created_at desc, id desc) where is_public;

create function private.index_companion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.companion_search (companion_id, name, words, suits, traits)
  values (
    new.id,
    private.folded_text(new.name),
    private.folded_text(concat_ws(' ', new.name, new.tagline, new.description)),
    private.suits_of(new.perfect_for),
    array(select distinct lower(trait) from unnest(new.core_traits) as trait)
  )
  on conflict (companion_id) do update
  set name = excluded.name, words = excluded.words, suits = excluded.suits, traits = excluded.traits;
  insert into private.favorite_counts (companion_id) values (new.id) on conflict do nothing;
  return null;
end;
$$;
comment on function private.index_companion() is 'Keeps what a companion is found by in step with it.';

create trigger index_companion after insert or update of name, tagline, description, perfect_for,
  core_traits on public.companions
  for each row execute function private.index_companion();

create function private.keep_favorite_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- After the person's row, and always in this order, so that two people's lists do not wait for each other in a
  -- circle.
  perform 1 from private.favorite_counts k where k.companion_id in (select c.companion_id from changed c)
  order by k.companion_id for no key update;
  update private.favorite_counts k set favorites = k.favorites + change.number
  from (
    select c.companion_id, count(*) * case tg_op when 'INSERT' then 1 else -1 end as number from changed c
    group by c.companion_id
  ) as change
  where k.companion_id = change.companion_id;
  return null;
end;
$$;
comment on function private.keep_favorite_counts() is 'Counts favorites as they come and go, in their own transaction.';

create trigger count_added after insert on public.user_favorites referencing new table as changed
  for each statement execute function private.keep_favorite_counts();
create trigger count_removed after delete on public.user_favorites referencing old table as changed
  for each statement execute function private.keep_favorite_counts();

-- Finding -------------------------------------------------------------------------------------------------------------

create function private.find_companions(
  p_search text, p_suits text, p_trait text, p_mine boolean, p_sort text, p_after text, p_limit integer
) returns setof public.companions
language plpgsql stable security definer rows 50 set search_path = '' as $$
declare
  v_user_id uuid := case when p_mine and private.is_active() then auth.uid() end;
  -- The longest word first: the index serves that one, the others are looked for in what it finds.
  v_patterns text[] := array(
    select private.containing(word)
    from regexp_split_to_table(private.folded_text(left(p_search, 200)), '\s+') as word
    where word <> '' order by char_length(word) desc
  );
  v_created_at timestamptz;
  v_name text;
  v_favorites integer;
begin
  if p_after is not null then
    select c.created_at, s.name, f.favorites into v_created_at, v_name, v_favorites
    from public.companions c
    join private.companion_search s on s.companion_id = c.id
    join private.favorite_counts f on f.companion_id = c.id
    where c.id = p_after;
  end if;
  -- Planned anew each time, because one order of reading suits a rare word and another a common one. What neither finds
  -- nor orders is joined from the left, and so not read at all.
  return query execute format(
    $sql$
      select c.*
      from public.companions c
      %s join private.companion_search s on s.companion_id = c.id
      %s join private.favorite_counts f on f.companion_id = c.id
      where case when $1 then c.user_id = $2 and not c.is_public else c.is_public and not private.is_retired(c) end
        and ($3 is null or s.words like $3) and ($4 = '{}' or s.words like all ($4))
        and ($5 is null or s.suits @> array[$5])
        and ($6 is null or s.traits @> array[lower($6)])
        and ($7 is null or %s)
      order by %s
      limit $8
    $sql$,
    case p_sort when 'name' then 'inner' else 'left' end,
    case p_sort when 'loved' then 'inner' else 'left' end,
    case p_sort
      when 'name' then '(s.name, s.companion_id) > ($10, $7)'
      when 'loved' then '(f.favorites, f.companion_id) < ($11, $7)'
      else '(c.created_at, c.id) < ($9, $7)'
    end,
    case p_sort
      when 'name' then 's.name, s.companion_id'
      when 'loved' then 'f.favorites desc, f.companion_id desc'
      else 'c.created_at desc, c.id desc'
    end
  )
  using p_mine, v_user_id, v_patterns[1], v_patterns[2:], p_suits, p_trait, p_after, least(greatest(p_limit, 1), 50),
    v_created_at, v_name, v_favorites;
end;
$$;
comment on function private.find_companions(text, text, text, boolean, text, text, integer) is
  'What browse_companions returns. Apart from row-level security, under which no index can serve a search for a part '
  'of a text: public companions and the caller''s own, as the policy has it.';
grant execute on function private.find_companions(text, text, text, boolean, text, text, integer) to authenticated;

create function public.browse_companions(
  p_search text default '', p_suits text default null, p_trait text default null, p_mine boolean default false,
  p_sort text default 'newest', p_after text default null, p_limit integer default 50
) returns setof public.companions
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query select * from private.find_companions(p_search, p_suits, p_trait, p_mine, p_sort, p_after, p_limit);
end;
$$;
comment on function public.browse_companions(text, text, text, boolean, text, text, integer) is
  'For signed-in people: public companions, or with p_mine the caller''s private ones, that hold every word of '
  'p_search (any case and accent) in name, tagline or description, suit p_suits and have the core trait p_trait; by '
  'p_sort newest, name or loved; after the companion p_after, at most 50. A p_after that is gone ends the list.';
revoke all on function public.browse_companions(text, text, text, boolean, text, text, integer) from public, anon;
grant execute on function public.browse_companions(text, text, text, boolean, text, text, integer) to authenticated;
