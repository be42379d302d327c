-- More of private.memory_topics: what people like, do, own and plan.

insert into private.memory_topics (topic, word)
select distinct '~' || v.topic, w.word from (values
  ('food',
    'foods eat eats eating ate eaten dish dishes meal meals dinner lunch brunch supper tea breakfast snack starter '
    'dessert pudding cook cooks cooking cooked bake baking baked baker bakery recipe recipes restaurant canteen '
    'kitchen menu chef feast picnic barbecue bbq grill takeaway takeout order ordering dine diet hungry starving '
    'appetite taste tastes flavor flavour ingredient ingredients topping pizza pasta spaghetti lasagna noodles noodle '
    'ramen pho rice risotto paella sushi curry dumpling dumplings pierogi ravioli stew soup broth chili casserole '
    'goulash roast steak burger sandwich wrap kebab taco tacos burrito salad omelette pancake pancakes waffle '
    'porridge cereal toast bread bun roll bagel pie pastry tart cake cakes cookie cookies biscuit biscuits brownie '
    'muffin scone doughnut chocolate candy sweets licorice liquorice ice cream custard jam honey syrup plate'),
  ('ingredient',
    'food ingredients herb herbs spice spices spicy seasoning sauce salsa gravy dressing ketchup mustard mayonnaise '
    'mayo vinegar oil butter salt pepper chili garlic onion onions leek ginger cinnamon coriander cilantro parsley '
    'basil mint dill oregano thyme rosemary sage cumin curry saffron vanilla sugar flour yeast egg eggs cheese '
    'cheeses brie feta cheddar yoghurt yogurt cream milk meat beef pork ham bacon sausage chicken turkey lamb duck '
    'liver fish salmon tuna cod herring sardine anchovy anchovies mackerel shrimp prawn prawns oyster oysters mussels '
    'squid seafood shellfish tofu beans lentils chickpeas peas peanut peanuts nut nuts almond hazelnut walnut coconut '
    'raisin raisins sultanas olives olive pickle pickles mushroom mushrooms tomato tomatoes potato potatoes carrot '
    'celery beetroot beet cabbage sauerkraut kale spinach broccoli cauliflower sprouts pumpkin squash courgette '
    'zucchini aubergine eggplant cucumber avocado asparagus radish turnip parsnip corn lettuce fruit fruits vegetable '
    'vegetables apple pear peach plum cherry banana orange lemon lime grapefruit pineapple mango melon grape berry '
    'strawberry raspberry blueberry rhubarb fig date pomegranate leave out without pick hold skip avoid allergic '
    'allergy intolerant vegetarian vegan veggie pescatarian halal kosher gluten lactose dairy plate serve cook '
    'cooking dish meal order ordering recipe kitchen restaurant menu takeaway takeout dinner lunch pizza burger '
    'sandwich salad soup taco tacos'),
  ('drink',
    'drinks drinking drank drunk beverage coffee espresso latte cappuccino americano macchiato mocha decaf tea chai '
    'matcha cocoa chocolate milk juice lemonade soda coke cola pop water tonic smoothie kombucha beer lager ale stout '
    'porter cider wine red white prosecco champagne whisky whiskey bourbon rum gin vodka tequila brandy sherry '
    'cocktail martini spritz pint bottle bar pub tavern cafe barista round glass mug cup pot flask thermos kettle sip '
    'pour brew brewed brewing sugar sugars sweetener lump black strong hot thirsty teetotal sober order machine '
    'breakfast'),
  ('taste',
    'like likes liked love loves loved adore enjoy fond keen fan crazy hate hates hated loathe despise detest dislike '
    'stand abide bear favorite favourite fave best worst prefer prefers rather choose pick ever only perfect '
    'disgusting delicious yuck yummy gross obsessed'),
  ('fear',
    'fears feared afraid scared scare scares scary frightened frighten frightens terrified terrify terrifies terror '
    'horror phobia nervous panic dread nightmare creeps spider spiders snake snakes heights height ladder lift '
    'elevator dark darkness thunder lightning storm needle needles dentist clown clowns water drowning flying crowds '
    'bravest brave run shiver scream'),
  ('film',
    'films movie movies cinema flick picture show shows series episode season sitcom drama comedy thriller horror '
    'western documentary cartoon anime animation watch watched watching rewatch tv television telly netflix stream '
    'actor actress director scene'),
  ('music',
    'musical musician band bands song songs tune tunes melody lyrics sing sings singing singer sang sung choir choral '
    'record records vinyl album lp cd single track playlist listen listens listening radio concert concerts gig gigs '
    'festival orchestra opera group artist composer dj loud speaker headphones metal rock punk pop jazz blues folk '
    'country soul funk disco techno house reggae ska hip hop rap rapper grunge classical baroque tango salsa samba '
    'flamenco fado'),
  ('instrument',
    'instruments play plays played playing practice practise rehearsal band orchestra guitar guitarist bass bassist '
    'piano pianist keyboard keys organ harpsichord synth violin violinist fiddle fiddler viola cello cellist double '
    'harp banjo mandolin ukulele lute sitar oud balalaika bouzouki dobro zither drum drums drummer percussion bongos '
    'xylophone marimba flute recorder whistle clarinet oboe bassoon saxophone sax trumpet cornet trombone tuba horn '
    'bugle bagpipes pipes accordion concertina harmonica didgeridoo strings string bow'),
  ('book',
    'books novel novels story stories tale poem poems poetry poet comic comics manga read reads reading reader author '
    'writer library bookshop shelf chapter page fiction fantasy mystery crime biography memoir diary classic '
    'paperback audiobook trilogy'),
  ('sport',
    'sports sporty team teams side club match matches game games season league cup fixture goal score supporter '
    'support supports supporting supported fan root shout cheer stadium coach trainer train training workout gym '
    'football footie soccer rugby cricket hockey baseball softball basketball netball volleyball handball tennis '
    'badminton squash golf darts snooker pool bowling bowls curling boxing judo karate wrestling fencing archery '
    'athletics running run runs ran runner jog jogging marathon race races cycling swim swims swimming swam swimmer '
    'lane rowing row sailing surf surfing diving ski skiing skating snowboard climbing climb bouldering hiking hike '
    'yoga pilates gymnastics dance dancing ballet riding lacrosse triathlon parkour skateboard'),
  ('hobby',
    'hobbies pastime leisure interest free spare time weekend weekends evenings relax unwind club craft crafts crafty '
    'handmade knit knits knitting knitted crochet sew sewing quilt quilting embroidery weave weaving pottery ceramics '
    'clay paint paints painting painted draw draws drawing sketch sculpture carve carving whittle woodwork '
    'woodworking build builds building built model models make makes making made restore restoring repair repairing '
    'tinker garden gardening grow bake baking brewing photography photo photos camera film write writing chess puzzle '
    'puzzles crossword sudoku board games gaming gamer videogame cards poker bridge quiz trivia fishing fish angling '
    'hunt hunting birdwatching birding stargazing telescope astronomy camping hike kayaking hands needle wool yarn '
    'loom kiln workshop shed origami calligraphy scrapbook magic juggling theater theatre choir dance metal detecting '
    'genealogy'),
  ('collection',
    'collect collects collecting collected collector shelf shelves cabinet display hoard stamp stamps coin coins '
    'postcard postcards card cards badge badges magnet magnets vinyl records mugs teapots teapot dolls figurines toy '
    'toys model trains maps shells stones rocks fossils minerals bottles caps pins buttons watches clocks antiques '
    'antique vintage comics snow globes thimbles ticket tickets patches posters keyrings'),
  ('sound',
    'noise noises noisy loud racket din quiet silence hear heard ears listen whistle whistling hum drill drilling drum '
    'bang creak squeak squeal snore snoring siren alarm buzz drone chew chewing slurp scratch'),
  ('garden',
    'gardening gardener allotment yard greenhouse plant plants planted grow grows grew growing seed seeds seedlings '
    'soil compost weed weeds flower flowers rose roses tulip dahlia orchid lily sunflower lavender cactus succulent '
    'fern tree trees apple orchard hedge lawn vegetable vegetables tomatoes pumpkins herbs pot pots harvest spade '
    'bees hive hives'),
  ('vehicle',
    'car cars drive drives driving drove driven driver wheels wheel ride automobile truck lorry van minivan pickup '
    'wagon estate hatchback suv jeep ute campervan camper motorhome convertible saloon sedan coupe engine motor '
    'clutch gearbox brakes tyre tires mileage garage mechanic parking park permit plate license licence registration '
    'insurance mot service fuel petrol diesel electric hybrid toyota yaris corolla honda civic ford fiesta focus '
    'mustang skoda octavia seat volvo saab fiat panda vauxhall opel corsa astra nissan micra mazda subaru outback '
    'mitsubishi suzuki hyundai kia bmw mini audi mercedes benz volkswagen vw golf polo beetle passat porsche peugeot '
    'renault clio citroen dacia lada jaguar rover defender tesla chevrolet chevy silverado dodge ram cadillac buick '
    'gmc lexus hilux berlingo kangoo twingo duster jimny'),
  ('bike',
    'bikes bicycle cycle cycles cycling cyclist pedal pedals saddle handlebars gears chain tandem tricycle ebike '
    'scooter moped vespa motorbike motorcycle harley yamaha kawasaki ducati triumph helmet ride rides riding rode'),
  ('boat',
    'boats ship ships ferry canoe kayak dinghy yacht sailboat sail sailing sails rowboat barge houseboat canal harbor '
    'harbour marina mooring anchor deck crew cruise sea ocean lake river port dock'),
  ('transport',
    'commute bus buses tram train trains metro subway underground tube railway station ticket platform taxi cab uber '
    'plane airport flight flights airline'),
  ('trip',
    'trips travel traveling travelling traveled journey tour voyage holiday holidays vacation getaway honeymoon '
    'abroad overseas visit visiting visited fly flies flying flight flights sail train ferry ticket tickets book '
    'booked booking reserve hotel hostel suitcase luggage pack packing passport visa map itinerary destination beach '
    'mountains island camping road leave leaving going heading backpack backpacking cruise guidebook souvenir'),
  ('festival',
    'festivals holiday holidays feast celebrate celebrates celebration tradition party parade carnival christmas xmas '
    'easter thanksgiving halloween hanukkah passover ramadan eid diwali holi new eve midsummer solstice valentine '
    'bonfire anniversary name gift gifts decorations tree costume fireworks'),
  ('clothes',
    'clothing clothe outfit outfits wear wears wearing wore worn dress dresses dressed frock gown skirt blouse shirt '
    'tshirt sweater jumper cardigan hoodie jacket coat raincoat parka suit tie trousers pants jeans shorts leggings '
    'tights socks shoe shoes boots boot sneakers trainers sandals heels slippers hat cap beanie scarf gloves mittens '
    'belt uniform apron costume pajamas pyjamas underwear swimsuit size fashion smart jewelry jewellery necklace '
    'earrings bracelet brooch watch'),
  ('color',
    'colors colour colours shade red blue green yellow orange purple violet pink brown black white grey gray '
    'turquoise teal navy maroon beige gold silver paint painted dye dyed wallpaper'),
  ('heirloom',
    'inherited inherit inheritance inherits left gave given handed passed belonged belongs grandmother grandfather '
    'grandma grandpa gran granddad great old older antique ring watch clock knife chest box necklace brooch locket '
    'camera tool tools keepsake treasure precious sentimental'),
  ('camera',
    'cameras photo photos photograph photography photographer picture pictures film roll lens negatives polaroid '
    'leica nikon canon kodak darkroom tripod snap'),
  ('gadget',
    'phone mobile cell smartphone iphone android samsung laptop computer pc mac macbook tablet ipad console '
    'playstation xbox nintendo printer charger battery screen app website password'),
  ('weather',
    'rain rainy snow snowy sun sunny storm wind windy fog frost ice hot cold heat winter summer autumn spring season '
    'seasons climate')
) as v (topic, words) cross join lateral unnest(private.memory_lexemes(v.words || ' ' || v.topic)) as w (word);
