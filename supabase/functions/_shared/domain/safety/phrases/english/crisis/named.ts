import { namedPhrases } from '../../phrase-list.ts';

/** What the <names> in the English phrases stand for. */
export const named = namedPhrases(`
  self = myself|my (own )?self|himself|herself|themselves|themself
  whose = my|his|her|their
  anymore = anymore|any more|any longer|no more|ever again
  everyone = everyone|world|they|family|people|mom|dad|parents|kids|children|wife|husband|friends|you|all|boyfriend|
    girlfriend|life
  gone = gone|dead|died|die|disappeared|vanished|killed|not (here|alive|around)|did not exist|never existed|never born
  pills = pills|pill|tablets|meds|medication|paracetamol|tylenol|ibuprofen|aspirin|xanax|antidepressants|sleeping pills|
    painkillers|codeine|valium
  wish = wish|wished|wishing|hope|hoping|pray|praying|want|rather
  thing = train|bus|truck|lorry|car|traffic|tram
  body = arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|stomach|body|forearm|forearms|hip|hips|flesh|ankle|ankles|
    vein|veins|shoulder|shoulders|chest
  low = 0|50|100|150|200|250|300|350|400|450|500|550|600|650|700|750|800|850|900
  days = (#|two|three|four|five|six|seven|several|a few|many|a couple of|almost a|over a|a) (full|whole)?
    (days?|day|days|week|weeks)
  loved = girlfriend|boyfriend|wife|husband|partner|kid|kids|child|children|son|daughter|baby|mom|mother|dad|father|
    grandmother|grandma|grandfather|brother|sister|dog
  person = <loved>|boss|ex|stepfather|stepdad|stepmother|stepmom|parents|neighbor|neighbors|neighbour|neighbours|
    roommate|flatmate|housemate|coworker|coworkers|colleague|colleagues|teacher|teachers|classmate|classmates|friend|
    friends|family|bully|bullies|landlord|professor|manager|fiance|uncle|aunt|cousin|grandparents|inlaws|students
  victim = him|her|them|them all|someone|somebody|people|everyone|anyone|others|other people|
    (my|his|her|our|the|this|that|these|those) ~1 (<person>|guy|man|woman|girl|boy|bitch|bastard|asshole|idiot|whore|
    slut|bastards|cops|cop|girl)|a (person|man|woman|child|kid|stranger|baby|girl|boy|cop)|strangers|children|women|
    kids|all of them|every one of them
  attack = kill|murder|stab|shoot|strangle|choke|poison|slaughter|hurt|harm|attack|torture|assassinate|execute|drown|
    suffocate|smother|behead|rape|run over|knife|butcher|bash|batter|beat up|injure|maim|burn
  attacking = killing|murdering|stabbing|shooting|strangling|choking|poisoning|slaughtering|hurting|harming|attacking|
    torturing|assassinating|executing|drowning|suffocating|smothering|raping|running over|knifing|beating|beating up|
    burning
  intend = want to|wanted to|going to|will|plan to|planning to|planned to|need to|have to|would like to|ready to|about
    to|decided to|swear i will|might|tempted to|could|may|trying to|tried to|feel like|urge to
  place = school|office|church|mall|class|classroom|workplace|work|college|university|house|home|building|car|apartment|
    mosque|synagogue|airport|hospital|store|club|party
  weapon = gun|knife|rifle|pistol|shotgun|hammer|axe|machete|weapon
  fiction = film|films|movie|movies|book|books|novel|story|song|songs|album|track|series|show|episode|season|play|opera|
    game|games|podcast|podcasts|ending|scene|musical|poem|anime|manga|comic|documentary|lyrics|novella|chapter|band|
    record
  figure = character|characters|villain|hero|heroine|protagonist|antagonist|detective|king|queen|knight|romeo|juliet|
    hamlet|ophelia|werther|murderer|killer|assassin|wizard|rogue|player|npc|boss fight|enemy|zombie|zombies|monster|
    dragon|vampire|witch|prince|princess|soldier|caesar|brutus|samurai
  laughter = laughing|laughter|embarrassment|boredom|shame|hunger|thirst|heat|cold|cuteness|happiness|curiosity|
    excitement|old age|anticipation|joy|jealousy|cringe|overwork|envy|secondhand embarrassment
`);
