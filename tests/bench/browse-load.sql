-- A catalogue of 10,000 public companions in sentences of a small language: word 1 is in nearly every description, word
-- 3,000 in very few. Every third one suits each kind of person; a few are loved by many. Triggers wait: what they keep
-- is filled in here.

alter table public.companions disable trigger user;

create function pg_temp.word(p_number integer) returns text language sql immutable
return translate(md5('word ' || p_number), '0123456789', 'aeioulmnrs');
create function pg_temp.sentence(p_seed text, p_words integer) returns text language sql immutable
return (
  select string_agg(
    left(
      pg_temp.word((3000 * power(('x' || substr(md5(p_seed || n), 1, 6))::bit(24)::integer / 16777216.0, 4))::integer),
      4 + n % 6
    ),
    ' ')
  from generate_series(1, p_words) as n
);

insert into public.companions (id, name, tagline, description, perfect_for, core_traits, is_public, user_id, created_at)
select 'bench' || n, initcap(pg_temp.sentence('name' || n, 1)) || ' ' || n, pg_temp.sentence('tagline' || n, 6),
  pg_temp.sentence('text' || n, 80),
  jsonb_build_array((array['intellectuals', 'romantics', 'creative_minds'])[1 + n % 3]),
  array[(array['Caring', 'Playful', 'Wise'])[1 + n % 3], 'Trait ' || n % 500], true, null,
    timestamptz '2026-01-01' + n * interval '1 minute'
from generate_series(1, 10000) as n;

insert into private.companion_search (companion_id, name, words, suits, traits)
select id, private.folded_text(name), private.folded_text(concat_ws(' ', name, tagline, description)),
  private.suits_of(perfect_for),
  array(select lower(trait) from unnest(core_traits) as trait)
from public.companions where id like 'bench%';
insert into private.favorite_counts (companion_id, favorites)
select id, 10000 / substr(id, 6)::integer from public.companions where id like 'bench%';

alter table public.companions enable trigger user;
analyze public.companions;
analyze private.companion_search;
analyze private.favorite_counts;
