-- Content rules (D-15, R-SAFE-10): no sexual content, nobody under 18, no therapist's or doctor's role. Held where a
-- companion is written down: its profile, its prompts, and the nickname a person gives in the wizard; so whoever
-- creates, edits or imports one meets the same rules. What a companion says is checked by the functions, in other words:
-- a profile says what somebody is, a reply speaks. The words both refuse are private.refused_words.
--
-- Written by migrations alone; read by the triggers here. A later chapter changes a rule by inserting or deleting rows.

create table private.refused_words (
  word text primary key,
  topic text not null,
  constraint refused_words_topic_known check (topic in ('sexual', 'minor'))
);
comment on table private.refused_words is
  'Words refused wherever a companion is written or speaks; the functions hold the same list (domain/safety/phrases/refused-words.ts) and a test that they are equal.';

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
  constraint content_patterns_verdict_known check (verdict in ('refused', 'fine'))
);
comment on table private.content_patterns is
  'What a companion''s texts may not say, and what only sounds like it: fine passages are taken out before the rest is judged, each for its own topic.';
comment on column private.content_patterns.pattern is
  'A regular expression over private.plain_text, whole words: lower case, no accents, one space between words, a lone full stop for every mark.';

-- <names> stand for the word lists of `part`.
insert into private.content_patterns (topic, verdict, pattern)
select rule.topic, rule.verdict, (
  select string_agg(coalesce('(' || part.words || ')', piece.text), '' order by piece.position)
  from regexp_split_to_table(replace(replace(rule.pattern, '<', '~<'), '>', '~'), '~') with ordinality as piece (text, position)
  left join (values
    ('role', 'therapist|psychotherapist|psychologist|psychiatrist|counsell?or|physician|doctor|clinician|psychoanalyst'),
    ('rol', 'terapeuta|psicolog[oa]|psiquiatra|medic[oa]|doctora|psicoterapeuta'),
    ('rolle', 'therapeut(in)?|psychologe|psychologin|psychiater(in)?|arzt|arztin|psychotherapeut(in)?'),
    ('metier', 'psychologue|therapeute|psychiatre|medecin|docteur|psychotherapeute'),
    ('illness', 'trauma|depression|anxiety|grief|ptsd|addiction|illness|disorders?|symptoms?|mental health'),
    ('young', '1[0-7]|[5-9]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'),
    ('edad', '1[0-7]|[5-9]|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete'),
    ('alter', '1[0-7]|[5-9]|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn'),
    ('ans', '1[0-7]|[5-9]|dix|onze|douze|treize|quatorze|quinze|seize|dix sept'),
    ('kin', 'daughters?|sons?|nieces?|nephews?|brothers?|sisters?|grandsons?|granddaughters?|cousins?|dogs?|cats?|whisky|whiskey|cars?|vans?|house|company|band'),
    ('elder', 'fathers?|mothers?|parents?|mom|mum|dad|aunts?|uncles?|grand\w+|husband|wife|brother|sister|friend|neighbour|neighbor|boss|ex|lover|twin|partner'),
    ('no', 'not|never|no|nor|nobody|noone|without|isnt|arent|dont|doesnt|wont|cant|cannot|refuses|avoids?|avoid|instead of|forbidden|nunca|sin|keine?|nicht|nie|pas|jamais|ni')
  ) as part (name, words) on piece.text = '<' || part.name
)
from (values
  -- Under 18: the age in digits or words, as somebody's and not as a number of years or of something else
  ('minor', 'refused', '(she|he|they|it|who|girl|boy|companion|character|you|i|youre|im|shes|hes) (is |are |am )?(only |just |still |barely |about |almost |a |an |the )*<young>( years? old| yrs? old| y o| yo)?( (and|but|who|so|year old)| \.)'),
  ('minor', 'refused', '<young> (years?|yrs?) olds?'),
  ('minor', 'refused', '<young> (yo|y o)'),
  ('minor', 'refused', '(age|aged) (\. )?<young>'),
  ('minor', 'refused', '\. <young> \.'),
  ('minor', 'refused', '(turned|turning|turns) <young>'),
  ('minor', 'refused', '(not|barely|isnt|almost|nearly) (yet |even |quite )?(18|eighteen)( yet)?'),
  ('minor', 'refused', '(under|below|younger than) (18|eighteen|age)'),
  ('minor', 'refused', 'barely legal'),
  ('minor', 'refused', '(a|an|your|the|is|are|shy|cute|young|sweet|innocent|naughty|rebellious) (\w+ )?(teen|teenager|teenage (girl|boy|neighbou?r|stepsister|crush|babysitter|student|friend|rebel|dream))'),
  ('minor', 'refused', '(a|your|the|is|my|sweet|cute|innocent) (\w+ )?little (girl|boy) (who|that|named|called|with|in|for|and)'),
  ('minor', 'refused', '(looks?|acts?|talks?|body|dressed) (just )?(like|of) a (child|kid|minor|toddler|schoolgirl|teen\w*)'),
  ('minor', 'refused', '(middle|high|junior high|elementary|primary|secondary) school(er)? (student|girl|boy|senior|sophomore|junior|freshman|cheerleader|kid|crush|pupil)'),
  ('minor', 'refused', '(last|first|final|second|third) year (of|in|at) (\w+ )?(high|middle|secondary) school'),
  ('minor', 'refused', '(attends|goes to|is in|are in|still in|enrolled in|student (at|in)) (\w+ )?(\w+ )?(high|middle|elementary|primary|junior high) school'),
  ('minor', 'refused', '(sixth|seventh|eighth|ninth|tenth|eleventh|[6-9] th|1[01] th) grader?'),
  ('minor', 'refused', '(is|are|am|still|only|just|be) (still )?a minor( \.| and| but| so| who)'),
  ('minor', 'refused', '(are|is|as|play|plays|playing) (a|an|only a|just a|still a|my) (child|kid|toddler|school ?boy|school ?girl)( \.| who| and| named| called)'),
  ('minor', 'refused', '(tiene|tienes|de) (solo )?<edad> anos'),
  ('minor', 'refused', 'colegiala|colegial|menor de edad|(una?|tu) (nina|nino) (de|que|inocente)'),
  ('minor', 'refused', '(ist|bist|bin) (erst |noch |gerade )?<alter> jahre alt'),
  ('minor', 'refused', 'minderjahrig\w*|schulmadchen|(eine?|deine?) (\w+ )?(schulerin|teenager|kleines madchen)'),
  ('minor', 'refused', '(elle|il|qui|tu|on) (a|as) (seulement |a peine )?<ans> ans'),
  ('minor', 'refused', 'lyceenn?e?|collegienn?e?|ecoliere|(est|es|suis|encore) mineure?|petite fille (de|qui|innocente)'),
  ('minor', 'fine', '(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred) (one|two|three|four|five|six|seven|eight|nine)'),
  ('minor', 'fine', '(at|since|until|till|before|after|from|by) (the age of |age |about |only |just )?<young>( years? old)?'),
  ('minor', 'fine', '(when|since|until|while|because) (she|he|they|i|you|we) (was|were|is|turned|had turned)( only| just)? <young>( years? old)?'),
  ('minor', 'fine', '(she|he|they|i|you) (was|were) (only |just |barely |about )?<young> (when|and (had|left|moved|learned)|years? (ago|when))'),
  ('minor', 'fine', '<young> (years? )?(of|into|in|ago|older|younger|later|long|sober|away|apart|more|with|behind|at sea|on|minutes|hours|weeks|months|days|miles|times|cats|dogs|boats|tables)'),
  ('minor', 'fine', '<elder> (of|to) (\w+ )?(\w+ )?<young>( years? olds?| grandchildren| children)?'),
  ('minor', 'fine', '<kin> (is|are|was|who is|turned|turns) (only |just )?<young>( years? old)?( and| but| \.)?'),
  ('minor', 'fine', '<kin> \. <young> \.'),
  ('minor', 'fine', '(his|her|their|my|your|its|a|an|the|whose) <young> (years?|yrs?) old <kin>'),
  ('minor', 'fine', '(in|key of|to|and|from|into) [a-g] (flat |sharp )?minor'),
  ('minor', 'fine', '(nobody|noone|no one|anybody|anyone|if|whoever|everyone|none|person|people|someone|somebody|users?|neither|not|never)( \w+){0,8} (under|below|younger than|not yet|not) (18|eighteen|age)s?'),
  ('minor', 'fine', '(under|below) (18|eighteen) ?s'),
  ('minor', 'fine', '(as|was|were|being|of|for|with|to|by|teaches|taught|raising|raised|two|three|his|her|their|my) (a |an )?(teen|teenager|teenage \w+|little (girl|boy)|(child|kid))( \.| and| but| who| in| with)?'),
  ('minor', 'fine', '(teaches|taught|teacher|coach|coached|coaches|principal|librarian|janitor|nurse|left|finished|since|after|old|reunion|quit|cook|retired|former)( \w+){0,4} (high|middle|elementary|primary|junior high|secondary) school( \w+)?'),
  ('minor', 'fine', '(high|middle|elementary|primary|junior high|secondary) school (teacher|principal|librarian|coach|nurse|cook|reunion|sweetheart|janitor|counsell?or|swimming|choir|band|math)'),
  ('minor', 'fine', '(teaches|taught|teacher of|teaching)( \w+){0,2} (sixth|seventh|eighth|ninth|tenth|eleventh|[6-9] th|1[01] th) grade(rs)?'),
  ('minor', 'fine', '<no>( \w+){0,3} (minors?|teen\w*|kids?|child|children|schoolgirls?|underage\w*|loli\w*)'),
  ('minor', 'fine', 'con <edad> anos|(tiene|de) <edad> anos de (experiencia|casad\w+|oficio)'),
  ('minor', 'fine', 'mit <alter>( jahren)?'),
  ('minor', 'fine', '(depuis|pendant|il y a) <ans> ans'),

  -- Sexual: acts, bodies, services; romance and art are none of it
  ('sexual', 'refused', 'sex|sexy time|sexual|sexually|sexe|sexo'),
  ('sexual', 'refused', 'cocks?|dicks?|pussy|pussies|penis|vagina|clit|tits|boobs|cunt|threesome'),
  ('sexual', 'refused', 'fuck\w*|masturb\w*|ejacul\w*|porn\w*|hentai'),
  ('sexual', 'refused', 'whore|slut\w*|hooker|prostitut\w*|stripper|escort|dominatrix|call girl|camgirl|sugar baby'),
  ('sexual', 'refused', 'erotic\w*|erotisch\w*|erotique|fetish\w*|kinks?|kinky|xxx|lewd|smut'),
  ('sexual', 'refused', 'nude|naked|nackt\w*|desnud\w+|nue'),
  ('sexual', 'refused', 'undress|undresses|undressing|striptease|lingerie|strips (for|naked|down|off|slowly|in front)'),
  ('sexual', 'refused', '(anything|everything|good|amazing|wild|great|waits?|waiting|skilled|talented)( \w+){0,3} in bed'),
  ('sexual', 'refused', '(uncensored|unfiltered|no limits?|without limits|no filters?|no restrictions)( \w+){0,2} (chat|roleplay|rp|content|stories|fantas\w+|love)?'),
  ('sexual', 'refused', '(adult|explicit|spicy|steamy) (chat|roleplay|rp|content|stories|fun)'),
  ('sexual', 'refused', '(puta|hure|nutte|pute|folla\w*|fick\w*|baise|baiser)'),
  ('sexual', 'fine', '<no>( \w+){0,5} (sex|sexual|sexually|sexe|sexo|erotic\w*|explicit|nude|naked|porn\w*|nsfw|fetish\w*|lewd|smut|kinks?)( \w+){0,2}'),
  ('sexual', 'fine', '(sexual (revolution|health|education|orientation|identity|politics)|(same|opposite|fair) sex|sex (and the city|pistols|education))'),
  ('sexual', 'fine', 'naked (in (a|the) (sauna|lake|sea|river|rain)|trees|branches|truth|eye|eyes|flame|ambition|walls|rock|sky|mole\w*)'),
  ('sexual', 'fine', '(paints?|painted|painting|draws?|drew|drawing|sculpts?|sketches|sketching|photographs?) (\w+ ){0,2}(nudes?|the naked body)'),
  ('sexual', 'fine', '(nude|naked) (in blue|painting|study|studies|descending)|moby dick|philip k dick|dick (van dyke|tracy|whittington|francis)|(pussy|pussies) willow\w*'),
  ('sexual', 'fine', 'cock (crow\w*|and bull|a doodle|robin)|(weather|ball|stop|shuttle|pea) ?cocks?|escort (ship|vessel|service for \w+)'),
  ('sexual', 'fine', '(no limits?|without limits|no filters?) (to|on|in|between) (her|his|their|the|my|your|what)'),

  -- Therapist, doctor: who somebody is and what it offers; other people's doctors and a no are fine
  ('therapist', 'refused', '<role>|<rol>|<rolle>|<metier>'),
  ('therapist', 'refused', '(name is|i am|you are|youre|im) (dr|doc)'),
  ('therapist', 'refused', '\. dr \. \w+'),
  ('therapist', 'refused', 'mental health (professional|expert|support|coach|specialist|worker|companion|helper)'),
  ('therapist', 'refused', '(therapy|counsell?ing|psychotherapy) (sessions?|for|by|with|online|day|24)'),
  ('therapist', 'refused', '(offers?|provides?|gives?|does|do|online|free|professional) (\w+ )?(therapy|counsell?ing|psychotherapy|psychoanalysis)'),
  ('therapist', 'refused', '(medical|clinical|psychological|psychiatric) (advice|questions|help|support|diagnos\w+|care|consultations?|guidance)'),
  ('therapist', 'refused', '(treats?|treating|cures?|heals?|trata|cura|behandelt|heilt|soigne|guerit) (your|the|users?|people with|patients|tu|la|deine?|ta|ton)( \w+){0,2} (<illness>|depresion|ansiedad|angst|depression|anxiete|patients?)'),
  ('therapist', 'refused', '(diagnos\w+|diagnostic\w+) (you|users?|people|patients|your|by chat|depression|illness\w*)|stellt (die )?diagnosen'),
  ('therapist', 'refused', 'prescrib\w+ (\w+ )?(medication|medicines?|pills|drugs|treatment|what you need|antidepressants)'),
  ('therapist', 'refused', '(trained|certified|licensed|qualified|expert|specialist|specialised|specialized) in (cbt|cognitive|therapy|psychotherapy|psychology|psychiatry|counsell?ing)'),
  ('therapist', 'fine', '<no>( \w+){0,6} (<role>|<rol>|<rolle>|<metier>|medical advice|therapy|counsell?ing)(( \.)?( or| and| nor| y| o| und| oder| ou| et)?( a| an| eine?| une?)? (<role>|<rol>|<rolle>|<metier>|lawyer|coach|nurse|healer))*'),
  ('therapist', 'fine', '<elder> (was|is|were|had been|being|who was|used to be)( once)? (a|an|the|both)( \w+){0,2} <role>'),
  ('therapist', 'fine', '(daughter|son|child|wife|husband|widow|grand\w+|sister|brother|friend|neighbou?r|assistant|secretary) of (a|an|the|two)( \w+)? <role>s?'),
  ('therapist', 'fine', '(her|his|my|whose) ((old|own|former|family|village|local|new) )?<role>'),
  ('therapist', 'fine', '(their|the|some|every|any|another) ((old|own|former|family|village|local|new) )?<role> (says|said|told|tells|thinks|thought|once|ordered|asked|laughed|agrees|calls|called|gave|who|in|keeps|recommended)'),
  ('therapist', 'fine', '(married|marries|divorced|dated|dates|met|knows|played|plays|hired|fired|fooled|raised by|scared of|lives with|works for) (a|an|the|one|his|her)( \w+)? <role>'),
  ('therapist', 'fine', '(suggests?|recommends?|sees?|call|calls|ask|asks|visit|visits|consult|find|to|from|with|by)( \w+)? (a|an|real|the|their|his|her)( real| good| proper)? (<role>)( or( a| an)? \w+)?'),
  ('therapist', 'fine', '(spin|script|plant|tree|book|witch|love|shoe|bike|dance|retail|debt|camp|guidance|film|car|clock|piano|physical|speech) (<role>|therapy)'),
  ('therapist', 'fine', 'doctor (who (fans?|nerd|collector|marathons?|scarf)|strange|zhivago|faustus)|<role> of (philosophy|letters|music|law|history)|(former|old) <role>s? (receptionist|secretary|driver|office|house)'),
  ('therapist', 'fine', '<role>s (receptionist|secretary|office|daughter|son|wife|waiting room|orders|house|assistant)'),
  ('therapist', 'fine', '(madre|padre|abuel[oa]|herman[oa]|hij[oa] de) (era|es|fue)?( una?)? ?<rol>'),
  ('therapist', 'fine', '(vater|mutter|bruder|schwester|opa|oma) (war|ist|waren)( eine?)? <rolle>'),
  ('therapist', 'fine', '(mere|pere|soeur|frere|grand \w+|fille d une?|fils d une?) (etait|est|fut)?( une?)? ?<metier>')
) as rule (topic, verdict, pattern);

revoke all on private.refused_words, private.content_patterns from service_role;

create function private.plain_text(p_text text) returns text
language sql immutable set search_path = ''
return (
  select ' . ' || btrim(regexp_replace(spaced, '\s+', ' ', 'g')) || ' . '
  from (select regexp_replace(lower(normalize(p_text, nfkd)), '[\u0300-\u036f''’`´]', '', 'g') as bare) bare
  cross join lateral (
    select replace(replace(replace(bare.bare, 'ß', 'ss'), 'œ', 'oe'), '@', 'a') as letters
  ) letters
  -- digits in the middle of a word stand for letters
  cross join lateral (
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(letters.letters,
      '([a-z])3(?=[a-z])', '\1e', 'g'), '([a-z])0(?=[a-z])', '\1o', 'g'),
      '([a-z])1(?=[a-z])', '\1i', 'g'), '([a-z])4(?=[a-z])', '\1a', 'g') as words
  ) words
  cross join lateral (
    select regexp_replace(regexp_replace(regexp_replace(words.words,
      '(\d)([a-z])', '\1 \2', 'g'), '[.,;:!?()\[\]\n\r"“”–—…|/]+', ' . ', 'g'), '[^a-z0-9_.]+', ' ', 'g') as spaced
  ) spaced
);
comment on function private.plain_text(text) is
  'A text as the content patterns read it: lower case, no accents, one space between words, '' . '' for every mark and at both ends.';

create function private.content_regex(p_topic text, p_verdict text) returns text
language sql stable security definer set search_path = ''
return (
  select '(?<![a-z0-9])(' || string_agg(pattern, '|' order by pattern) || ')(?![a-z0-9])'
  from (
    select p.pattern from private.content_patterns p where p.topic = p_topic and p.verdict = p_verdict
    union all
    select w.word from private.refused_words w where w.topic = p_topic and p_verdict = 'refused'
  ) rows
);
comment on function private.content_regex(text, text) is 'All patterns of a topic and verdict as one expression, so that a text is read once for each.';

create function private.without_fine_passages(p_text text, p_topic text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_fine text := private.content_regex(p_topic, 'fine');
  v_mark constant text := chr(1); -- no plain text has it
  v_text text := p_text;
  v_from integer := 1;
begin
  for n in 1 .. 20 + char_length(p_text) / 500 loop
    v_text := regexp_replace(v_text, v_fine, '_' || v_mark, v_from, 1);
    v_from := strpos(v_text, v_mark);
    exit when v_from = 0;
    v_text := replace(v_text, v_mark, '');
  end loop;
  return v_text;
end;
$$;
comment on function private.without_fine_passages(text, text) is
  'A plain text without what only sounds refused. Each passage costs about 0.3 ms, so of a long text no more are taken out than anyone writes in earnest (R-PROD-09).';

create function private.refused_topic(p_text text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_text text := private.plain_text(p_text);
  v_topic text;
begin
  if v_text is null then
    return null;
  end if;
  foreach v_topic in array array['minor', 'sexual', 'therapist'] loop
    if v_text ~ private.content_regex(v_topic, 'refused')
      and private.without_fine_passages(v_text, v_topic) ~ private.content_regex(v_topic, 'refused')
    then
      return v_topic;
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.refused_topic(text) is
  'What a companion''s text is refused for: minor, sexual or therapist; null when it is fine (R-SAFE-10).';
