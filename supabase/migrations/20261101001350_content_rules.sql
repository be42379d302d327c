-- Content rules (D-15, R-SAFE-10): no sexual content, nobody under 18, no therapist's or doctor's role. Held where a
-- companion is written down: its profile, its prompts, and the nickname a person gives in the wizard; so whoever
-- creates or edits one meets the same rules. What a companion says is checked by the functions, in other words: a
-- profile says what somebody is, a reply speaks. The words both refuse are private.refused_words.
--
-- Written by migrations alone; read by the triggers of content_refusals. A later migration changes a rule by inserting
-- or deleting rows. The patterns are in the files before content_refusals.

create table private.refused_words (
  word text primary key,
  topic text not null,
  constraint refused_words_topic_known check (topic in ('sexual', 'minor'))
);
comment on table private.refused_words is
  'Words refused wherever a companion is written or speaks; the functions'' phrases hold them too '
  '(domain/safety/reply/sheets/english.ts), as a test shows.';

insert into private.refused_words (topic, word)
select topic, unnest(string_to_array(words, ' '))
from (values
  (
    'sexual',
    'blowjob blowjobs handjob handjobs rimjob masturbate masturbates masturbating masturbation orgasm orgasms orgasmic '
    || 'horny dildo porn porno pornstar pornographic hentai deepthroat creampie gangbang cumshot cumming titties '
    || 'fellatio cunnilingus ejaculate ejaculation sexting sexts nudes panties bdsm nsfw milf'
  ),
  (
    'minor',
    'loli lolis lolita lolicon shota shotacon jailbait underage underaged preteen preteens pedo pedophile paedophile '
    || 'schoolgirl schoolgirls ddlg'
  )
) as list (topic, words);

create table private.content_patterns (
  topic text not null,
  verdict text not null,
  pattern text not null,
  primary key (topic, verdict, pattern),
  constraint content_patterns_topic_known check (topic in ('sexual', 'minor', 'therapist')),
  constraint content_patterns_verdict_known check (verdict in ('refused', 'young', 'adult', 'fine'))
);
comment on table private.content_patterns is
  'What a companion''s texts may not say, and what only sounds like it.';
comment on column private.content_patterns.verdict is
  'refused; young: refused where nothing shows an adult; adult: shows one; fine: only sounds refused. What is adult or '
  'fine is taken out before the rest is judged, each for its own topic.';
comment on column private.content_patterns.pattern is
  'A regular expression over private.plain_text, whole words: lower case, no accents, one space between words, a lone '
  'full stop for every mark; <recent year> is a birth year of somebody who may be under 18.';

revoke all on private.refused_words, private.content_patterns from service_role;

create function private.plain_text(p_text text) returns text
language sql immutable set search_path = ''
return (
  select ' . ' || btrim(regexp_replace(spaced, '\s+', ' ', 'g')) || ' . '
  from (select regexp_replace(lower(normalize(p_text, nfkd)), '[\u0300-\u036f\u064b-\u0655''’`´]', '', 'g') as bare) bare
  cross join lateral (
    select translate(replace(replace(bare.bare, 'ß', 'ss'), 'œ', 'oe'), '@ıłøđ٠١٢٣٤٥٦٧٨٩०१२३४५६७८९', 'ailod01234567890123456789')
      as letters
  ) apart
  -- In a word of Latin letters Cyrillic ones are read as those they look like. Most texts have no such word.
  cross join lateral (
    select case when apart.letters ~ '[a-z][\u0430-\u04ff]|[\u0430-\u04ff][a-z]' then (
      select string_agg(
        case when word ~ '[a-z]' then translate(word, 'авеікмнорстухѕјһԁӏ', 'abeikmhopctyxsjhdl') else word end, ' '
      )
      from regexp_split_to_table(apart.letters, ' ') as word
    ) else apart.letters end as letters
  ) latin
  -- 'f i f t e e n' and 'f.i.f.t.e.e.n' are one word
  cross join lateral (
    select regexp_replace(latin.letters, '\m([a-z])[ .-]+(?=[a-z]\M)', '\1', 'g') as letters
  ) letters
  -- digits in the middle of a word are read as letters; only where there are any, as a connection keeps 32 expressions
  cross join lateral (
    select case when letters.letters ~ '[a-z][0134]' then
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(replace(letters.letters, '00l', 'ool'),
      '([a-z])3(?=[a-z])|(?<=[a-z]{2})3(?![a-z0-9])', '\1e', 'g'), '([a-z])0(?=[a-z])', '\1o', 'g'),
      '([a-z])1(?=[a-z])', '\1i', 'g'), '([a-z])4(?=[a-z])', '\1a', 'g') else letters.letters end as words
  ) words
  cross join lateral (
    -- '16yo' is two words, the code '16b2' is one; then Latin, Cyrillic, Arabic, Devanagari, Korean, Japanese and
    -- Chinese letters
    select regexp_replace(regexp_replace(regexp_replace(words.words,
      '(?<![a-z0-9])(\d+)([a-z\u0430-\u04ff]+)(?![a-z0-9])', '\1 \2', 'g'),
      '[.,;:!?()\[\]\n\r"“”–—…|/。、！？]+| - |(?<![a-z0-9])_+(?![a-z0-9])',
      ' . ', 'g'),
      '[^a-z0-9_.\u0430-\u04ff\u0620-\u064a\u0900-\u0963\u1100-\u11ff\u3041-\u30ff\u4e00-\u9fff]+', ' ', 'g') as spaced
  ) spaced
);
comment on function private.plain_text(text) is
  'A text as the content patterns read it: lower case, no accents, one space between words, '' . '' for every mark and '
  'at both ends.';

create function private.filled_pattern(p_pattern text, p_parts jsonb) returns text
language sql immutable set search_path = ''
return normalize((
  select string_agg(
    coalesce('(' || (p_parts ->> substring(piece.text from '^<(.+)')) || ')', piece.text), '' order by piece.position
  )
  from regexp_split_to_table(
    regexp_replace(replace(p_pattern, '\w', '[a-z0-9а-я]'), '<([a-z]+)>', '~<\1~', 'g'), '~'
  ) with ordinality as piece (text, position)
), nfkd);
comment on function private.filled_pattern(text, jsonb) is
  'For migrations: a pattern with the word lists that its <names> stand for ({ name: words }), its letters written as '
  'private.plain_text leaves them.';

create function private.content_regexes(p_topic text, p_verdict text) returns setof text
language sql stable security definer set search_path = ''
begin atomic
  select replace('(?<![a-z0-9])(' || string_agg(pattern, '|' order by pattern) || ')(?![a-z0-9])', '<recent year>', (
    select '(' || string_agg(year::text, '|') || ')'
    from generate_series(extract(year from now())::integer - 18, extract(year from now())::integer) as year
  ))
  from (
    select listed.pattern, (row_number() over (order by listed.pattern collate "C") - 1) / 30 as part
    from (
      select p.pattern from private.content_patterns p
      where p.topic = p_topic and (p.verdict = p_verdict or (p.verdict = 'adult' and p_verdict = 'fine'))
      union all
      select w.word from private.refused_words w where w.topic = p_topic and p_verdict = 'refused'
    ) listed
  ) rows
  group by part;
end;
comment on function private.content_regexes(text, text) is
  'All patterns of a topic and verdict (what is adult is fine as well) in a few expressions: one for each would read a '
  'text too often, and one for all takes seconds to be made ready in each connection. In the order of '
  'bytes: what begins with ''(('' comes first.';

create function private.without_fine_passages(p_text text, p_topic text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_fine text;
  v_mark constant text := chr(1); -- no plain text has it
  v_text text := p_text;
  v_from integer;
begin
  for v_fine in select private.content_regexes(p_topic, 'fine') loop
    v_from := 1;
    for n in 1 .. 20 + char_length(p_text) / 500 loop
      v_text := regexp_replace(v_text, v_fine, '_' || v_mark, v_from, 1);
      v_from := strpos(v_text, v_mark);
      exit when v_from = 0;
      v_text := replace(v_text, v_mark, '');
    end loop;
  end loop;
  return v_text;
end;
$$;
comment on function private.without_fine_passages(text, text) is
  'A plain text without what only sounds refused. Each passage costs about 0.3 ms, so of a long text no more are taken '
  'out than anyone writes in earnest (R-PROD-09).';

create function private.refusal(p_text text, out topic text, out first_word integer, out last_word integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_text text := private.plain_text(p_text);
  v_rest text;
  v_topic text;
  v_refused text[];
  v_young text[];
  v_regex text;
  v_passage text;
  v_begin integer;
begin
  if v_text is null then
    return;
  end if;
  foreach v_topic in array array['minor', 'sexual', 'therapist'] loop
    select array_agg(regex) into v_refused
    from private.content_regexes(v_topic, 'refused') as regex where v_text ~ regex;
    if v_topic = 'minor' then
      select array_agg(regex) into v_young
      from private.content_regexes(v_topic, 'young') as regex where v_text ~ regex;
      if v_young is not null and not exists (
        select from private.content_regexes(v_topic, 'adult') as regex where v_text ~ regex
      ) then
        v_refused := v_refused || v_young;
      end if;
    end if;
    continue when v_refused is null;
    v_rest := private.without_fine_passages(v_text, v_topic);
    foreach v_regex in array v_refused loop
      continue when not v_rest ~ v_regex;
      topic := v_topic;
      v_passage := btrim(regexp_substr(v_rest, v_regex), ' .');
      v_begin := strpos(v_text, v_passage);
      if v_begin > 0 then
        first_word := regexp_count(left(v_text, v_begin), '[^ .]+');
        last_word := regexp_count(left(v_text, v_begin + char_length(v_passage) - 1), '[^ .]+');
      end if;
      return;
    end loop;
  end loop;
end;
$$;
comment on function private.refusal(text) is
  'What a companion''s text is refused for: minor, sexual or therapist; nothing when it is fine (R-SAFE-10). And for '
  'which words, counted from 1: numbers, as no words of people may reach a log; null where they stand apart.';

create function private.refused_topic(p_text text) returns text
language sql stable security definer set search_path = ''
return (private.refusal(p_text)).topic;
comment on function private.refused_topic(text) is
  'The topic of private.refusal alone; null when the text is fine (R-SAFE-10).';
