-- What people ask with and tell with in different words (R-MEM-02): everyday words by the topics that they speak of.
-- Common knowledge, nothing of a person. Here people and their lives; what they like and own is in the next file.

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
  'stand by their stem, topics behind a tilde, so that no word is one. Filled by migrations alone.';
revoke all on private.memory_topics from service_role;

insert into private.memory_topics (topic, word)
select distinct '~' || v.topic, w.word from (values
  ('sibling',
    'sister sis brother bro twin triplet elder older younger eldest youngest oldest big little middle stepbrother '
    'stepsister'),
  ('parent',
    'mother father mom mum mam mama mamma mommy mummy ma dad daddy da pa papa pop pops pap folks stepmother '
    'stepfather stepmom stepdad old man lady'),
  ('child',
    'children son daughter kid kids boy girl lad lass lassie baby babies toddler teenager teen newborn infant little '
    'one ones eldest youngest firstborn stepson stepdaughter godchild goddaughter godson bairn'),
  ('relative',
    'relation relations family kin cousin aunt auntie aunty uncle niece nephew grandma grandmother granma granny gran '
    'nan nana nanny grandpa grandad granddad grandfather gramps grandparent grandson granddaughter grandchild '
    'grandchildren grandkid great ancestor in-law godmother godfather abuela abuelo nonna nonno oma opa babushka baba '
    'yaya lola lolo tia tio halmoni grandkids'),
  ('partner',
    'wife wives husband hubby missus spouse girlfriend boyfriend fiance fiancee gf bf sweetheart lover beloved '
    'darling honey valentine better half other significant married marry marries marriage wed wedding engaged '
    'engagement anniversary divorced divorce separated widow widower ex dating date together relationship love crush '
    'romance romantic bride groom proposed propose ring man woman bloke guy gal lady heart fella feller'),
  ('godparent', 'godmother godfather godparent godchild goddaughter godson godkid christening baptism'),
  ('friend',
    'friends friendship mate mates pal buddy buddies bestie bff chum crew gang roommate flatmate housemate pen '
    'neighbor neighbour companion classmate schoolmate best man acquaintance'),
  ('pet',
    'pets dog doggy doggie puppy pup mutt hound pooch cat kitty kitten moggy tabby tomcat tom calico tortoiseshell '
    'siamese persian bengal maine coon ragdoll sphynx mouser fish goldfish guppy betta koi hamster gerbil guinea pig '
    'rabbit bunny ferret chinchilla parrot parakeet budgie budgerigar cockatiel cockatoo canary finch macaw horse '
    'pony mare gelding stallion donkey tortoise turtle terrapin snake python gecko lizard iguana snail tarantula hen '
    'chicken whippet terrier spaniel collie labrador lab retriever shepherd greyhound heeler kelpie poodle cockapoo '
    'labradoodle beagle pug husky malamute bulldog boxer rottweiler dobermann doberman dachshund corgi chihuahua '
    'pomeranian maltese shih tzu dalmatian setter pointer mastiff akita shiba basset bichon schnauzer lurcher staffy '
    'staffie pitbull mongrel stray rescue breed paw paws fur furry tail whiskers feathered feather shell animal vet '
    'kennel leash lead collar bark barks meow purr litter tank cage aquarium fluffy hairy creature'),
  ('animal',
    'creature critter beast insect bug frog toad newt rat rats mouse mice rodent spider snake worm slug snail bee '
    'wasp hornet moth butterfly fly mosquito cockroach beetle ant pigeon gull seagull crow raven magpie owl eagle '
    'hawk falcon heron swan goose geese duck cow calf cattle bull sheep ewe lamb goat pig piglet chicken hen rooster '
    'turkey horse donkey mule llama alpaca bear wolf fox deer moose elk badger hedgehog squirrel otter beaver bat '
    'rabbit hare lion tiger leopard elephant giraffe monkey ape gorilla kangaroo koala penguin dolphin whale shark '
    'seal octopus jellyfish crab crocodile lizard tortoise turtle dog cat bird fish hive hives wings bite bites sting '
    'legs'),
  ('sleep',
    'asleep sleeper bed bedtime awake wake waking night nights pillow mattress blanket nap doze dream insomnia snore '
    'alarm oversleep eyes'),
  ('home',
    'live living lives house flat flats apartment studio bungalow cottage terrace duplex condo loft attic basement '
    'farmhouse cabin caravan trailer houseboat place town city village hamlet borough district quarter suburb '
    'neighborhood neighbourhood area part postcode zip street road lane avenue alley square address estate block '
    'floor storey balcony yard upstairs downstairs moved move moving room bedroom landlord landlady rent renting '
    'mortgage lease keys doorbell courier parcel deliver delivery mail post resident reside settled local'),
  ('origin',
    'origins born birthplace grew grow growing grown raised reared brought bring upbringing hometown native childhood '
    'youth country homeland motherland roots ancestry heritage nationality immigrant immigrate emigrated emigrate '
    'moved came come arrived arrive originally'),
  ('memory',
    'childhood kid kids child boy girl young younger youth teenage teenager teen school memories remember once ago '
    'used nineteen eighteen seventeen sixteen fifteen fourteen thirteen twelve eleven ten nine eight seven six summer '
    'story when'),
  ('job',
    'work works working worker workplace profession professional occupation career trade vocation position post role '
    'title function gig shift shifts office employer employ employed employee company firm business boss manager '
    'management supervisor colleague coworker team staff salary wage wages pay paid payroll payslip earn earning '
    'bread living freelance freelancer contract contractor hire hired hiring fired quit resign resigned promotion '
    'promoted retire retired retirement apprentice apprenticeship intern internship trainee volunteer head chief '
    'deputy assistant coordinator director officer clerk secretary receptionist nurse midwife paramedic doctor '
    'surgeon dentist pharmacist vet veterinarian carer caregiver teacher lecturer professor tutor librarian archivist '
    'translator interpreter journalist editor writer author photographer designer illustrator artist tattoo musician '
    'actor dancer producer driver courier postman mailman trucker chauffeur pilot steward sailor skipper captain '
    'fisherman farmer farmhand gardener florist beekeeper shepherd forester ranger miner cook chef baker butcher '
    'barista bartender waiter waitress cashier shopkeeper salesman saleswoman seller vendor hairdresser barber '
    'beautician tailor seamstress cobbler jeweler watchmaker potter carpenter joiner cabinetmaker bricklayer builder '
    'roofer plasterer painter decorator plumber electrician welder machinist mechanic fitter technician engineer '
    'programmer developer analyst accountant bookkeeper auditor banker broker lawyer solicitor paralegal judge '
    'policeman police detective firefighter soldier guard bouncer cleaner janitor caretaker porter dispatcher '
    'operator architect surveyor scientist chemist biologist researcher therapist counselor social coach trainer '
    'priest undertaker shop store factory warehouse depot workshop mill yard garage hospital clinic school restaurant '
    'bakery hotel bank library laboratory lab farm mine dock docks harbor headquarters'),
  ('study',
    'studies studying student school highschool college uni university academy institute kindergarten nursery degree '
    'bachelor masters doctorate phd thesis dissertation diploma certificate qualification course class classes lesson '
    'lessons lecture seminar workshop learn learning learner learnt teach teaches taught teacher tutor train training '
    'exam exams examination test tests quiz homework grade grades graduate graduated graduation semester term '
    'scholarship program programme major subject evening night textbook revise revision license licence'),
  ('award',
    'prize prizes medal trophy bronze silver gold winner win won champion championship certificate honor honour '
    'honors ribbon competition contest first place record proud achievement scholarship'),
  ('language',
    'languages speak speaks speaking spoken spoke tongue fluent accent bilingual dialect translate words alphabet '
    'duolingo english german french spanish italian portuguese dutch flemish polish czech slovak hungarian romanian '
    'bulgarian serbian croatian ukrainian russian turkish greek arabic hebrew persian farsi urdu hindi bengali '
    'punjabi tamil thai vietnamese indonesian malay tagalog filipino japanese korean chinese mandarin cantonese '
    'swahili swedish norwegian danish finnish icelandic estonian latvian lithuanian irish gaelic welsh scots catalan '
    'basque latin esperanto sign'),
  ('habit',
    'habits routine ritual regular regularly usual usually always tradition every weekly daily nightly monthly week '
    'weeks day days monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday '
    'saturdays sunday sundays morning mornings afternoon evening evenings night nights weekend standing schedule free '
    'busy appointment class practice'),
  ('when',
    'date dates day calendar diary appointment appointments schedule scheduled january february march april may june '
    'july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec monday tuesday '
    'wednesday thursday friday saturday sunday tomorrow week month year 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th '
    '12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st spring '
    'summer autumn fall winter deadline due'),
  ('plan',
    'plans planned planning upcoming soon next coming ahead future arrange arranged organise organize book booked '
    'going appointment event party wedding interview exam concert surgery visit meeting date tickets calendar '
    'schedule'),
  ('goal',
    'goals aim dream dreams dreaming ambition wish hope hopes hoping want wants determined resolved resolution '
    'resolve target bucket list someday one day eventually before save saves saving savings fund jar money aside put '
    'away afford buy deposit down retire open own learn finish ideal imagine fantasy'),
  ('birthday',
    'birthdays bday birth born birthdate age aged old older turn turning turned years party cake candle candles gift '
    'gifts present presents card congratulate celebrate wishes horoscope zodiac star sign aries taurus gemini cancer '
    'leo virgo libra scorpio sagittarius capricorn aquarius pisces leap year'),
  ('name',
    'names named naming call calls called nickname nick title address surname middle maiden initials christened known '
    'short goes answers sign signature paper'),
  ('body',
    'hand hands handed lefty leftie dominant glasses spectacles specs lenses eye eyes eyesight hearing deaf ear ears '
    'aid aids height tall short hair beard mustache tattoo tattoos scar birthmark freckles curly bald shoe size write '
    'writing'),
  ('health',
    'doctor gp hospital clinic surgery dentist appointment test checkup allergy allergic allergies intolerance asthma '
    'inhaler diabetes insulin migraine pill pills medication medicine tablet injection vaccine knee back shoulder hip '
    'broken broke fracture injury injured operation diet smoke smoking smoker quit wheelchair crutches stick brace'),
  ('money',
    'savings save saving saved bank loan debt mortgage rent salary budget afford pay paying spend price cost cheap '
    'expensive pension jar fund'),
  ('change',
    'now instead new nowadays anymore current currently moved changed switched swapped start started starting latest '
    'today'),
  ('number', 'many count total altogether how few couple dozen hundred'),
  ('belief',
    'religion religious faith church mosque temple synagogue pray prayer god atheist christian catholic protestant '
    'muslim jewish buddhist hindu vote voted politics party'),
  ('mishap',
    'lost lose losing broke broken wrecked crashed crash accident ruined smashed burned stolen trouble disaster '
    'mistake regret embarrassing embarrassed')
) as v (topic, words) cross join lateral unnest(private.memory_lexemes(v.words || ' ' || v.topic)) as w (word);

-- Forms that no stem brings together: 'grew' is asked for by 'grow'.
insert into private.memory_topics (topic, word)
select distinct '~' || v.form, w.word from (values
  ('grew', 'grow grown'), ('drove', 'drive driven'), ('bought', 'buy'), ('brought', 'bring'), ('taught', 'teach'),
  ('caught', 'catch'), ('thought', 'think'), ('fought', 'fight'), ('sought', 'seek'), ('sold', 'sell'),
  ('told', 'tell'), ('held', 'hold'), ('led', 'lead'), ('fed', 'feed'), ('met', 'meet'), ('left', 'leave'),
  ('lost', 'lose'), ('kept', 'keep'), ('slept', 'sleep'), ('felt', 'feel'), ('built', 'build'), ('sent', 'send'),
  ('spent', 'spend'), ('lent', 'lend'), ('bent', 'bend'), ('won', 'win'), ('sang', 'sing sung'),
  ('rang', 'ring rung'), ('swam', 'swim swum'), ('drank', 'drink drunk'), ('began', 'begin begun'), ('ran', 'run'),
  ('came', 'come'), ('became', 'become'), ('gave', 'give given'), ('took', 'take taken'), ('shook', 'shake shaken'),
  ('wrote', 'write written'), ('rode', 'ride ridden'), ('rose', 'rise risen'), ('spoke', 'speak spoken'),
  ('broke', 'break broken'), ('stole', 'steal stolen'), ('chose', 'choose chosen'), ('froze', 'freeze frozen'),
  ('wore', 'wear worn'), ('tore', 'tear torn'), ('swore', 'swear sworn'), ('bore', 'bear borne'),
  ('knew', 'know known'), ('threw', 'throw thrown'), ('blew', 'blow blown'), ('flew', 'fly flown'),
  ('drew', 'draw drawn'), ('ate', 'eat eaten'), ('fell', 'fall fallen'), ('saw', 'see seen'), ('went', 'go gone'),
  ('did', 'do done'), ('made', 'make'), ('found', 'find'), ('got', 'get gotten'), ('stood', 'stand'),
  ('understood', 'understand'), ('sat', 'sit'), ('dug', 'dig'), ('stuck', 'stick'), ('hung', 'hang'),
  ('woke', 'wake woken'), ('hid', 'hide hidden'), ('bit', 'bite bitten'), ('forgot', 'forget forgotten'),
  ('sewn', 'sew sewed'), ('knitted', 'knit'), ('paid', 'pay'), ('said', 'say'), ('laid', 'lay'), ('lit', 'light'),
  ('shot', 'shoot'), ('heard', 'hear'), ('wove', 'weave woven'), ('wound', 'wind'), ('bound', 'bind'),
  ('bred', 'breed'), ('learned', 'learn learnt'), ('burned', 'burn burnt'), ('dreamed', 'dream dreamt'),
  ('spelled', 'spell spelt'), ('children', 'child'), ('men', 'man'), ('women', 'woman'), ('wives', 'wife'),
  ('lives', 'life'), ('knives', 'knife'), ('mice', 'mouse'), ('geese', 'goose'), ('feet', 'foot'),
  ('teeth', 'tooth'), ('people', 'person'), ('leaves', 'leaf'), ('wolves', 'wolf'), ('halves', 'half'),
  ('shelves', 'shelf'), ('calves', 'calf'), ('tomatoes', 'tomato')
) as v (form, forms) cross join lateral unnest(private.memory_lexemes(v.forms || ' ' || v.form)) as w (word);
