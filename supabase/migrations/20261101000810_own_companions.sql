-- Companions of one's own (D-11): what the builder asks for beyond a companion's own columns, and the one call that
-- writes both. The settings reach the prompt of its maker's chats. The companions file enforces the plan's limit
-- (limit_own_companions), content_refusals the content rules.

create function private.is_adult_age(p_age text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_year integer := extract(year from now());
  -- 5,000 years are not 5.
  v_age text := regexp_replace(p_age, '(?<=\d)[.,](?=\d{3}(\D|$))', '', 'g');
  v_text text := private.plain_text(v_age);
begin
  return not exists (
      select from regexp_matches(v_text, '\d+', 'g') as number
      where number[1]::numeric < 18 or number[1]::numeric between v_year - 18 and v_year + 18
    )
    -- One expression, as a connection keeps 32 and the content rules need most of them.
    and v_text !~ (
      '(?<!(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and) )'
      '\m(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen'
      '|seventeen|dozen)\M'
      '(?! (hundred|thousand|million|billion))'
      '|(?<! y )\m(uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis'
      '|diecisiete)\M'
      '|\m(eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn'
      '|siebzehn)\M'
      '|(?<!(vingt|trente|quarante|cinquante|soixante|dix|et) )\m(deux|trois|quatre(?! vingt)|cinq|sept|huit|neuf'
      '|dix(?! (huit|neuf))|onze|douze|treize|quatorze|quinze|seize)\M'
      '|\m(iv|vi{1,3}|ix|xi{1,3}|xiv|xvi{0,2})\M'
      '|\m(teen\w*|preteen\w*|tween\w*|adolescen\w*|child\w*|kid|kids|baby|toddler|infant|minor|juvenile|underage\w*'
      '|schoolgirl|schoolboy|ado|enfant|mineure?|menor|nin[oa]|jugendlich\w*|minderjahrig\w*)\M'
      '|\m(turning|soon|going on|about to be|becoming|until|till|pre|sub|before|bientot|casi|fast|bald) (18|eighteen)\M'
      '|\m(under|below|younger than|less than|up to|at most|not?( yet| quite| older than)?|unter|hochstens|moins de'
      '|menos de) (18|19|20|21|eighteen|nineteen|twenty(?! (two|three|four|five|six|seven|eight|nine)))\M'
    )
    and (v_text !~ '\m(freshman|sophomore)\M' or v_text ~ '\m(college|uni|university)\M')
    and v_age !~ '<\s*\d'
    and private.refused_topic('age ' || v_age) is null;
end;
$$;
comment on function private.is_adult_age(text) is
  'Whether an age in free words says nothing of being under 18: no smaller number in digits or in English, Spanish, '
  'German or French words, no year of birth after which somebody would be younger, no word for a minor (D-15). ''Under '
  '20'' does, and a freshman of no college.';

create table public.companion_settings (
  companion_id text primary key references public.companions (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  age text,
  has_biography boolean not null default false,
  interests text[] not null default '{}',
  formality smallint not null default 50,
  humor smallint not null default 50,
  empathy smallint not null default 50,
  relationship_type text not null default 'Friend',
  avatar text not null,
  updated_at timestamptz not null default now(),
  constraint companion_settings_age_short check (
    char_length(age) <= 40 and btrim(age) <> ''
    and normalize(age, nfkd) !~ '[^\u0020-\u007e\u0300-\u036f\u2010-\u2026]'
  ),
  constraint companion_settings_interests_known check (
    cardinality(interests) <= 24
    and interests <@ array[
      'Music', 'Films', 'Books', 'Poetry', 'Painting', 'Photography', 'Theatre', 'Dancing', 'Cooking', 'Coffee and tea',
      'Travel', 'Languages', 'History', 'Philosophy', 'Science', 'Astronomy', 'Technology', 'Games', 'Football',
      'Running',
      'Hiking', 'Gardening', 'Animals', 'Architecture'
    ]
  ),
  constraint companion_settings_scales_range check (
    formality between 0 and 100 and humor between 0 and 100 and empathy between 0 and 100
  ),
  constraint companion_settings_relationship_known check (
    relationship_type in ('Friend', 'Romantic', 'Mentor', 'Creative Partner')
  ),
  constraint companion_settings_avatar_known check (
    avatar ~ (
      '^(soft|bright|round|strong|keen|seasoned)'
      '-(short|crop|quiff|swept|curls|shaved|bald|bob|waves|long|ponytail|bun|topknot|afro|braids|locs|headscarf)'
      '-(black|brown|auburn|copper|blond|gray|silver)-(light|tan|olive|brown|dark|deep)'
      '-(none|round|square)-(none|stubble|mustache|short|full)'
      '-(jacket|shirt|turtleneck|cardigan|hoodie|blazer|overalls)'
      '-(cafe|library|kitchen|workshop|garden|waterside|train|hill|lighthouse|bay)$'
    )
  )
);
comment on table public.companion_settings is
  'What the builder asks about a companion of one''s own beyond its columns in companions (R-BUILD-02 to R-BUILD-05). '
  'Written by save_own_companion, read by its owner.';
comment on column public.companion_settings.age is 'In free words, never under 18.';
comment on column public.companion_settings.has_biography is
  'Whether companions.description is the person''s own text; without one it is a sentence of ours.';
comment on column public.companion_settings.formality is '0 casual to 100 formal.';
comment on column public.companion_settings.humor is '0 serious to 100 joking.';
comment on column public.companion_settings.empathy is '0 matter-of-fact to 100 deeply feeling.';
comment on column public.companion_settings.avatar is
  'The choices the picture is drawn from (R-ART-05), face-hair-hair color-skin-glasses-beard-clothes-place. Pages draw '
  '/avatars/<avatar>.svg themselves; there is no such file.';
create index companion_settings_user_id_idx on public.companion_settings (user_id);

create function private.require_adult() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_adult_age(new.age) then
    raise exception 'content_refused' using detail = '{"field": "age", "topic": "minor"}';
  end if;
  return null;
end;
$$;
comment on function private.require_adult() is
  'Raises content_refused, with the field and the topic as detail, for an age under 18 (R-SAFE-10).';

create trigger require_adult after insert or update on public.companion_settings
  for each row execute function private.require_adult();

create function private.note_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.note_update() is 'Keeps updated_at the time of the last change.';
create trigger note_update before update on public.companion_settings
  for each row execute function private.note_update();
create constraint trigger keep_version after insert or update on public.companion_settings
  deferrable initially deferred for each row execute function private.keep_version_of_row('companion_id');

alter table public.companion_settings enable row level security;
create policy companion_settings_select_own on public.companion_settings for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
create policy companion_settings_insert_own on public.companion_settings for insert to authenticated
  with check (user_id = (select auth.uid()) and private.owns_companion(companion_id));
create policy companion_settings_update_own on public.companion_settings for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()))
  with check (user_id = (select auth.uid()));
revoke all on public.companion_settings from anon, authenticated;
grant select on public.companion_settings to authenticated;
grant insert (companion_id, age, has_biography, interests, formality, humor, empathy, relationship_type, avatar)
  on public.companion_settings to authenticated;
grant update (age, has_biography, interests, formality, humor, empathy, relationship_type, avatar)
  on public.companion_settings to authenticated;

create function public.save_own_companion(
  p_id text, p_is_new boolean, p_name text, p_age text, p_biography text, p_traits text[], p_interests text[],
  p_formality integer, p_humor integer, p_empathy integer, p_relationship_type text,
  p_avatar text, p_gradient_from text, p_gradient_to text, p_greeting text, p_scenario text,
  p_example_dialogue text, p_openers text[]
) returns text
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_biography text := nullif(btrim(p_biography), '');
  v_tagline text := case p_relationship_type
    when 'Romantic' then 'A warm heart to come home to'
    when 'Mentor' then 'A mentor with time and patience'
    when 'Creative Partner' then 'A partner for making things'
    else 'A friend to share the day with'
  end;
  v_description text := coalesce(v_biography, 'A story that is still being written.');
  v_image text := '/avatars/' || p_avatar || '.svg';
  v_greeting text := nullif(btrim(p_greeting), '');
  v_scenario text := nullif(btrim(p_scenario), '');
  v_dialogue text := nullif(btrim(p_example_dialogue), '');
  v_openers text[] := array(
    select btrim(o.opener) from unnest(p_openers) with ordinality as o (opener, place)
    where btrim(o.opener) <> '' order by o.place
  );
begin
  if cardinality(p_traits) > 5 or not p_traits <@ array[
    'Caring', 'Playful', 'Romantic', 'Intellectual', 'Adventurous', 'Mysterious', 'Supportive', 'Funny', 'Ambitious',
    'Creative', 'Wise', 'Confident', 'Gentle', 'Bold', 'Thoughtful', 'Passionate', 'Curious', 'Sophisticated',
    'Honest', 'Patient', 'Calm', 'Cheerful', 'Loyal', 'Optimistic', 'Witty', 'Sensitive', 'Independent', 'Spontaneous',
    'Practical', 'Dreamy'
  ] then
    raise exception 'invalid_input' using detail = '{"field": "traits"}';
  end if;

  if p_is_new and not exists (select from public.companions c where c.id = p_id) then
    insert into public.companions (
      id, name, tagline, description, core_traits, image_url, profile_gradient_from, profile_gradient_to, greeting,
      scenario, example_dialogue, openers
    ) values (
      p_id, btrim(p_name), v_tagline, v_description, p_traits, v_image, p_gradient_from, p_gradient_to, v_greeting,
      v_scenario, v_dialogue, v_openers
    )
    on conflict (id) do nothing;
  else
    update public.companions c
    set name = btrim(p_name), tagline = v_tagline, description = v_description, core_traits = p_traits,
      image_url = v_image, profile_gradient_from = p_gradient_from, profile_gradient_to = p_gradient_to,
      greeting = v_greeting, scenario = v_scenario, example_dialogue = v_dialogue, openers = v_openers
    where c.id = p_id and c.user_id = auth.uid() and not c.is_public;
    if not found then
      raise exception 'not_found';
    end if;
  end if;

  insert into public.companion_settings as s (
    companion_id, age, has_biography, interests, formality, humor, empathy, relationship_type, avatar
  ) values (
    p_id, nullif(btrim(p_age), ''), v_biography is not null, p_interests, p_formality, p_humor, p_empathy,
    p_relationship_type, p_avatar
  )
  on conflict (companion_id) do update
  set age = excluded.age, has_biography = excluded.has_biography, interests = excluded.interests,
      formality = excluded.formality, humor = excluded.humor, empathy = excluded.empathy,
      relationship_type = excluded.relationship_type, avatar = excluded.avatar;
  return p_id;
end;
$$;
comment on function public.save_own_companion(
  text, boolean, text, text, text, text[], text[], integer, integer, integer, text, text, text, text, text, text, text,
  text[]
) is
  'For the builder: makes a private companion of the caller under the id the page chose (sent twice it is made once), '
  'or changes one; all of it or nothing. Tagline and picture follow from the choices. Raises companion_limit with '
  'limit and tier, content_refused with field and topic, invalid_input, not_found, blocked (R-BUILD-05, R-BUILD-06).';
revoke all on function public.save_own_companion(
  text, boolean, text, text, text, text[], text[], integer, integer, integer, text, text, text, text, text, text, text,
  text[]
) from public, anon;
grant execute on function public.save_own_companion(
  text, boolean, text, text, text, text[], text[], integer, integer, integer, text, text, text, text, text, text, text,
  text[]
) to authenticated;
