/** Finds any of the words in a text: separated by bars, brackets capture nothing, `*` is the rest of a word. */
function anyOf({ raw }: TemplateStringsArray): RegExp {
  const words = raw
    .join('')
    .replace(/\s*\n\s*/g, '')
    .replace(/\((?!\?)/g, '(?:')
    .replace(/(?<=\p{L})\*/gu, '\\p{L}*');
  return new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu');
}

/** Not what they sound like. */
export const harmless = anyOf`
  works? (\p{L}+ )?(at|in|for) (an?|the) (\p{L}+ ){0,2}?hospital|(oh my|my|thank|omg|good|swear to) god|
  god (knows|help|willing)|for god'?s sake|godson|
  goddaughter|godmother|godfather|godparents?|party (with|at|on|for)|birthday party|third party|sick of|pain in the|
  sick (beat|track|guitar)|heart of|broke my heart|heart set|by heart|sexy beast|crazy about|addicted to (?!drugs|
  alcohol|pills|gambling)|obsessed|holy (cow|moly)|religiously|politics? (student|degree)|doctor who|dr\.? who|
  blood orange|medicine (at|student|degree)|study(ing)? (medicine|nursing|psychology|theology|politics|law)|
  health(care)? (visitor|worker)|mental note|sick day|sweet tooth|wisdom|color-?blind date|therapy dog|
  healthy (food|recipes)|gym|doctor of|cancer research|prayer plant|church street|blind date|deaf cat|
  stroke(s)? of luck|diet coke|labou?r (day|weekend|wknd)|
  (brush(ing|ed)?|past|between) my teeth|size of an? (church|chapel|temple|cathedral)|
  (church|chapel|temple) (ceilings?|roofs?|bells?|towers?|halls?|windows?|organs?)
`;

/** Body and mind, and who treats them. */
export const health = anyOf`
  allerg*|intoleran*|c(o)?eliac|asthma*|diabet*|insulin|migraines?|headaches?|epilep*|seizures?|depress*|anxiety|
  anxious|panic attacks?|bipolar|ptsd|adhd|autis*|asperger*|ocd|bpd|schizo*|psych(iatr|os|ot)*|dyslexi*|dyspraxi*|
  therap(y|ist)|my (counsellor|counselor|shrink|psychologist|doctor|gp|dentist|surgeon|nurse|physio|diagnosis|
  condition|symptoms?|meds|pills)|(see|seeing|saw) (a|my|the) (doctor|psychologist|counsell?or|dietitian|specialist|
  gp|dentist|neurologist|cardiologist)|(doctor'?s|medical|hospital|dentist|dental|therapy|gp|clinic|blood|eye|
  health|scan|mri) (appointment|results?|tests?|check|scan|report)|(in|at|to|from) (the )?hospital|a&e|
  emergency room|surgery|operation|transplant|chemo*|cancer|tumou?r|leuk*|medicat*|medicine|antidepressants?|ssris?|
  sertraline|prozac|lithium|ritalin|adderall|painkillers?|antibiotics|inhaler|epipen|tablets for|pills|diagnos*|
  disorder|syndrome|disease|illness|chronic*|infection|virus|covid|flu|fever|arthritis|fibromyalgia|endometriosis|
  pcos|menopaus*|pregnan*|miscarr*|abortion|ivf|fertil*|on the pill|contracept*|period pains?|hiv|std|sti|herpes|
  disab*|wheelchair|deaf|blind|hearing aids?|prosthe*|paraly*|stroke|heart (attack|condition|problem|disease|
  surgery)|blood pressure|cholesterol|anaemi*|anemi*|insomnia*|sleep apnea|back pain|pain|injur*|broke(n)? (my|his|
  her) (arm|leg|wrist|ankle|hip|foot|rib|collarbone|nose|toe|finger|hand)|sprained|concussion|rehab|sober|sobriety|
  alcoholic|alcoholism|aa meetings?|off the (booze|drink|sauce)|(quit|stopped|gave up|given up) drinking|
  (haven'?t|have not) (had|touched) (a drop|any alcohol|alcohol|a drink)|
  addict(ion|ed to (drugs|alcohol|pills|gambling))|overdos*|anorexi*|bulimi*|eating disorder|
  overweight|underweight|obes*|my weight|lose weight|lost \\d+ (kilos|kg|pounds|lbs|stone)|i weigh|
  self-harm*|suicid*|mental health|burnout|burnt out|trauma*|lactose|gluten|eczema|psoriasis|acne|thyroid|crohn'?s|
  ibs|multiple sclerosis|parkinson'?s|alzheimer'?s|dementia|my health|ill|sick|kidney|liver|lungs?|transgender|
  hormones|testosterone|estrogen|hrt|
  (my|bad|dodgy|gammy|new|sore) (knees?|hips?|back(?! (?:garden|yard|door|room))|ticker|
  chest|waterworks|bladder|bowels?|prostate|hearing|teeth|tooth|shoulder|ankle|wrist|eyesight)|tablets?|statins?|
  beta blockers?|gout|hernia|
  piles|on the sick|signed off|the doctors?|check-?up|smear|biopsy|limp|dialysis|pacemaker|
  penicillin|amoxicillin|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|codeine|morphine|tramadol|sumatriptan|
  triptans?|antihistamines?|steroids|warfarin|metformin|omeprazole|xanax|valium|zoloft|lexapro|ozempic|melatonin|
  anaphyla*|hives|panic(ked|king)? attacks?|can'?t sleep|sleeping (pills|tablets)|counselling|counseling|grief|
  methadone|buprenorphine|suboxone|naltrexone|antabuse|aa|na (meetings?|sponsor|group)|sponsor|twelve[ -]step|
  (onco|neuro|cardio|dermato|uro|radio|gyna?eco|endocrino|rheumato|haemato|hemato)log(y|ists?)
`;

/** Sex life and orientation. */
export const sex = anyOf`
  sex|sexual*|sexuality|horny|orgasm*|masturbat*|porn*|nudes?|virgin|virginity|kinks?|kinky|bdsm|fetish*|
  one-night stand|hook(ed|ing)? ?up|slept with|sleep(ing)? with (my|a|him|her|other|men|women)|libido|threesome|
  polyamor*|gay|lesbian|bisexual|bi(?!-)|pansexual|asexual|queer|homosexual|closeted|came out to|coming out to|
  come out to|onlyfans|escort|turned on|turns me on|naked|leg over|shag(ging|ged)?|randy|frisky|in the sack|fling|
  make love|making love|made love|intima*|tinder|grindr|
  (like|fancy|prefer|into|date|dating|attracted to) (men|women|guys|girls)(?!')
`;

/** Religion and other faiths. */
export const belief = anyOf`
  god|jesus|christ|allah|bible|quran|koran|torah|church|mosque|synagogue|temple|chapel|mass|pray*|prayer|faith|
  hijabs?|niqabs?|burqas?|turbans?|kippah?|yarmulke|rosary|crucifix|
  religio*|christian|catholic|protestant|evangelical|baptist|methodist|mormon|jehovah*|muslim|islam*|jewish|judaism|
  jew|hindu*|buddhis*|sikh*|atheis*|atheist|agnostic*|pagan*|wicca*|spiritual*|ramadan|lent|shabbat|sabbath|eid|
  kosher|halal|priest|pastor|imam|rabbi|baptis*|baptiz*|christening|communion|confirmation|sermon|scripture|
  worship*|believe in|born again|converted|vicar|parish|hymns?|c of e|lapsed|afterlife
`;

/** Parties, votes and causes. */
export const politics = anyOf`
  politic*|vote[drs]?|voting|election|democrats?|republicans?|tor(y|ies)|labour( party)?|lib dems?|conservatives?|
  liberals|socialis*|communis*|marxis*|fascis*|anarchis*|libertarian*|left-?wing|right-?wing|leftist|centrist|
  feminis*|trump|biden|obama|putin|brexit|brexiteer|remainer|maga|antifa|protest(er|ing|ed|s)?|demonstrat*|
  activis[mt]*|trade union|union (rep|member)|the union|green party|party member|campaign(ed|ing) for|immigration|
  starmer|farage|thatcher|sunak|corbyn|reform uk|ukip|picket( line)?s?|on strike|
  prime minister|the (president|government)|parliament|referendum|gun control|pro-life|pro-choice|abortion rights|
  zionis*|canvass*|senator*|congress(man|woman)?|snp|plaid cymru|sinn f[eé]in|afd|cdu|spd|blm|black lives matter|
  extinction rebellion|
  (palestine|gaza|israel|climate|pride|peace|anti-war|women's) (march(es)?|rall(y|ies)|vigils?|demos?)
`;

/** What happens to other people and is theirs to tell. */
export const affairs = anyOf`
  divorc*|affair|cheat(s|ed|ing)?|separat(ed|ing)|broke up|broken up|breaking up|split(ting)? up|dumped|left (him|
  her)|debts?|bankrupt*|owes?|salary|earns?|money|loan|mortgage|gambl*|prison|jail|arrest*|police|court|lawsuit|
  stole|steal*|crime|fired|laid off|lost (his|her|their) job|unemployed|sacked|drinks? (too much|a lot|again)|
  drinking problem|drunk|drugs|cocaine|weed|secret|secretly|abus*|hit (him|her)|violent|evict*|custody|adopted|
  failed|expelled|suspended|dating|dates|seeing someone|in love|crush|hates?|argu*|fight(s|ing)?|fought|is (jealous|
  mad|angry|upset|crying|lonely|sad|skint|broke)|nicked|banged up|sectioned|knocked up|expecting|up the duff|
  carrying on with|done for|drink.driving|behind on|(lost|losing) (his|her|their) (licen[cs]e|house|home|baby)|
  (kicked|chucked|thrown|threw) (him |her |them )?out|walk(ed|ing) out on|run off with|ran off with|moved out|
  having an? (baby|affair|breakdown)|in rehab|on benefits|the bailiffs
`;

/** Other people. */
export const somebody = anyOf`
  (my|our|a) ([\p{L}-]+ ){0,2}?(
  sister|brother|sibling|son|daughter|kid|child|niece|nephew|cousin|uncle|aunt|auntie|friend|mate|bestie|buddy|boss|
  manager|colleague|coworker|co-worker|teammate|teacher|student|client|neighbou?r|roommate|flatmate|housemate|
  landlord|landlady|ex|wife|husband|partner|girlfriend|boyfriend|gf|bf|fianc[eé]e?|mom|mum|mam|mother|dad|father|
  stepdad|stepmom|stepmum|parents|grandma|grandmother|gran|granny|nan|grandpa|granddad|grandad|grandfather|in-laws?|
  mother-in-law|father-in-law|sister-in-law|brother-in-law
  )s?|his|her|their
`;

/** People who are not close: nothing is kept of them but their name. */
export const distant = anyOf`
  (my|our) ([\p{L}-]+ )?(boss|manager|colleague|coworker|co-worker|teammate|client|neighbou?r|landlord|landlady|ex|
  (?<!best )friend)s?(?!.* (called|named) |'s name is )
`;
