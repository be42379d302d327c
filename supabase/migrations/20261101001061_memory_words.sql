-- What a fact is found by (R-MEM-02): its words by their stem, the topics they speak of, and the words around the
-- sentence it came from.

create function private.memory_lexemes(p_text text) returns text[]
language sql immutable set search_path = ''
return tsvector_to_array(to_tsvector('pg_catalog.english', p_text));
comment on function private.memory_lexemes(text) is 'The words of a text that say something, by their stem.';

create table private.memory_topics (
  word text not null,
  topic text not null,
  primary key (word, topic)
);
comment on table private.memory_topics is
  'What people ask with and tell with in different words: a ''mutt'' is a whippet, where one ''lives'' is home. Words '
  'stand by their stem, topics behind a tilde, so that no word is one. Common words, nothing of a person (R-MEM-02).';

insert into private.memory_topics (topic, word)
select distinct '~' || v.topic, w.word from (values
  ('sibling', 'sibling sister brother sis bro twin younger elder little'),
  ('parent', 'parent mother father mom mum mam mama mommy dad daddy papa folks'),
  ('child', 'child children son daughter kid kids boy girl lad lass baby eldest youngest'),
  ('relative', 'relative family cousin aunt auntie uncle niece nephew grandma grandmother gran granny nan nana grandpa '
    'grandad granddad grandfather grandson granddaughter grandchild grandkids lola lolo abuela oma opa in-law'),
  ('partner', 'partner wife husband missus hubby spouse girlfriend boyfriend fiance fiancee gf bf sweetheart lover '
    'beloved married marry marriage wedding divorced divorce dating together relationship love heart darling better '
    'half '
    'half missus hubby best man'),
  ('friend', 'friend friends mate pal buddy bestie bff chum'),
  ('pet', 'pet dog puppy pup mutt hound cat kitten kitty fish hamster rabbit bunny parrot budgie bird horse pony '
    'tortoise snake lizard whippet terrier spaniel collie labrador greyhound heeler poodle beagle pug husky paws fur '
    'tail animal '
    'hairy furry feathered feathers staffy cockatiel mouser vet paw'),
  ('animal', 'animal creature beast insect frog toad rat mouse mice spider snake bee wasp moth pigeon gull seagull cow '
    'sheep pig goat chicken hen bear wolf fox deer dog cat bird fish horse lizard tortoise'),
  ('sleep', 'sleep asleep bed awake night pillow nap doze dream insomnia eyes'),
  ('home', 'home live living house flat apartment place town city village street address neighborhood neighbourhood '
    'move moved room landlord rent '
    'suburb area parcel courier deliver address key keys terrace moved neighborhood part'),
  ('origin', 'origin born grew raised brought upbringing hometown native childhood country'),
  ('job', 'job work working profession occupation office employer employ company boss career shift trade earn salary '
    'business colleague payroll manager retired hired living driver nurse teacher clerk engineer '
    'dispatcher cashier waiter cook chef plumber electrician carpenter mechanic farmer barber baker cleaner librarian '
    'lawyer accountant programmer builder office factory warehouse depot workshop '
    'wage wages earn bread function head deputy payslip taxi archive apprentice apprenticeship joinery mill staff'),
  ('study', 'study school university uni college degree course class lesson learn student program programme major exam '
    'certificate evening test'),
  ('language', 'language speak tongue fluent english german french spanish italian portuguese dutch polish turkish '
    'russian arabic japanese korean chinese mandarin hindi swedish greek welsh irish hebrew finnish norwegian '
    'danish czech'),
  ('food', 'food eat dish meal dinner lunch supper tea breakfast snack cook cooking recipe restaurant menu taste '
    'hungry vegetarian vegan veggie diet meat fish herb spice sauce salsa curry soup pie cake cheese fruit '
    'coriander cilantro garlic onion mushroom chocolate '
    'order ordering takeaway pizza taco plate flavor flavour bakery baker bake baking kitchen ingredient topping'),
  ('drink', 'drink coffee tea beer wine pint bar pub cup glass soda juice '
    'pour sip brew order cafe machine breakfast hot mug milk'),
  ('taste', 'taste like love hate dislike stand abide bear favorite favourite fave best worst prefer detest rather'),
  ('fear', 'fear afraid scared frightened terrified phobia nervous spider height'),
  ('film', 'film movie cinema show series watch television'),
  ('music', 'music band song singer album record listen concert gig group artist '
    'playlist loud speaker tune sing singing metal rock jazz radio'),
  ('instrument', 'instrument play guitar piano violin fiddle banjo drums bass flute trumpet ukulele accordion cello '
    'horn saxophone harmonica dobro'),
  ('book', 'book read reading novel author writer story'),
  ('sport', 'sport team club football soccer match game season league supporter support fan rugby tennis badminton'),
  ('hobby', 'hobby pastime free weekend spare relax collect collection make craft knit crochet sew paint build '
    'garden hands'),
  ('habit', 'monday tuesday wednesday thursday friday saturday sunday week weekly night evening morning regular day'),
  ('car', 'car drive driving vehicle truck van wheels engine garage motor toyota honda ford skoda volvo fiat vauxhall '
    'nissan mazda subaru hyundai kia bmw audi volkswagen peugeot renault chevrolet silverado fiesta '
    'motor permit parking wagon ute name insurance'),
  ('plan', 'plan trip travel holiday vacation journey fly flight flying sail ticket book booked leave going go visit '
    'suitcase abroad when date'),
  ('goal', 'goal dream want aim resolve resolved hope ambition saving save determined someday before '
    'money aside fund jar put putting away'),
  ('birthday', 'birthday born age old turn turning party cake year horoscope sign present gift '
    'congratulate candle older card leap'),
  ('name', 'name called call nickname title'),
  ('hand', 'hand handed left-handed lefty right-handed write writing')
) as v (topic, words) cross join lateral unnest(private.memory_lexemes(v.words || ' ' || v.topic)) as w (word);

create function private.memory_terms(p_text text) returns text[]
language sql stable security definer set search_path = ''
begin atomic
  select l.words || array(
    select distinct t.topic from private.memory_topics t where t.word = any (l.words)
  )
  from (select private.memory_lexemes(p_text) as words) l;
end;
comment on function private.memory_terms(text) is
  'The words of a text by their stem, and the topics that they speak of. For what a fact is found by and asked with.';

create function private.words_around(p_memory public.memories) returns text[]
language sql stable security definer set search_path = ''
begin atomic
  select array_agg('.' || w.word)
  from public.messages m
  cross join unnest(private.memory_lexemes(
    substr(m.message_text, greatest(p_memory.quote_at - 150, 1), p_memory.quote_length + 300)
  )) as w (word)
  where m.id = p_memory.drawn_from_id and not exists (
    select from private.memory_blocks b
    where b.user_id = p_memory.user_id and b.fact ->> 'message_id' = m.id::text
  );
end;
comment on function private.words_around(public.memories) is
  'The words around the sentence a drawn fact came from, each after a dot: with them it is asked for as well (''the '
  'cookie tin''). None of what outlives its message, nor where another fact of the message was forgotten (R-MEM-07).';

create function private.keep_memory_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_around text[];
begin
  if tg_op = 'INSERT' then
    v_around := private.words_around(new);
  else
    v_around := array(
      select w.word from private.memory_words w where w.memory_id = new.id and starts_with(w.word, '.')
    );
  end if;
  delete from private.memory_words w where w.memory_id = new.id;
  insert into private.memory_words (user_id, scope, word, said_at, memory_id)
  select new.user_id, coalesce(new.companion_id, ''), w.word, new.said_at, new.id
  from unnest(
    private.memory_terms(concat_ws(' ', new.text, translate(new.subject, ':_-', '   '))) || v_around
  ) as w (word)
  where new.replaced_at is null and char_length(w.word) <= 60;
  return null;
end;
$$;
comment on function private.keep_memory_words() is 'Keeps memory_words; a fact that is past has none.';
create trigger keep_memory_words after insert or update of companion_id, replaced_at on public.memories
  for each row execute function private.keep_memory_words();

revoke all on private.memory_topics from service_role;
