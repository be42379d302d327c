import { phraseList } from '../../phrase-list.ts';

/** English phrases that speak of hurting oneself. Parts in <> are defined in `named.ts`. */
export const selfHarm = phraseList(`
  self (harm|harms|harmed|harming|injury|injure|injuring|mutilation|mutilate|mutilating|hurt)
  selfharm*
  selfinjur*
  (cut|cuts|cutting|cutted|burn|burns|burned|burnt|burning|hurt|hurts|hurting|scratch|scratched|scratching|scratches|
    harm|harms|harmed|harming|injure|injuring|bite|biting|punish|punishing|stab|stabbing|bruise|bruising|mutilating|
    slice|slicing|brand) <self>
  (hit|hits|hitting|punch|punching|slap|slapping|bang|banging) (myself|herself|himself)
    (.|in|on|until|when|so|hard|again|every|with|because|over)
  (cut|cutting|cuts|slit|slitting|slits|slice|slicing|sliced|burn|burned|burning|burnt|burns|scratch|scratching|carve|
    carved|carving|bite|biting|stab|stabbing|pick|picking|scrape|scraping) ~1 (my|her|his|their)
    (own )?(inner |upper |left |right )?<body>
  (want|need|urge|urges|itching|craving|tempted|going|desperate|have|like|crave) (so badly |so much |really |just )?to
    cut (.|again|tonight|so bad*|deep*|today|right now|to feel|because)
  (stop|started|start|relapsed|relapse|addicted to|keep|kept|back to|thinking about|about|need|missing|miss|into|quit|
    quitting|with|hide|hiding|resist) cutting (.|again|myself|because|when|since|and|too|tonight)
  cutting again
  cut again (.|last|today|tonight|yesterday)
  relapsed (again )?and cut
  (scars|marks|cuts) from (cutting|my blade|the blade|the razor|self)
  (fresh|new|more|deep|my|old) (cuts|slashes) (on|all over|up|down|across|under|.)
  (cuts|scars|slashes|cut marks) (all over|on|up|down|across|along) (my|her|his|their) (<body>)
  (long sleeves|hoodie|bracelets|bandages|jumper|sweater) ~5 (cuts|scars|marks|bleed*|wrists|nobody sees|no one sees)
  (hide|hiding|hid|cover|covering|covers) ~3 (cuts|scars|under (long )?sleeves|wrists|marks on my)
  (razor|razors|razor blade|razor blades|blade|blades|knife|scissors|lighter|box cutter) ~3
    (calling|calls|on my (skin|wrist|wrists|arm|arms|thigh*|leg*)|across my|against my|into my|under my
    (bed|pillow|mattress|phone case)|to my (skin|wrist*|arm*))
  (feel|felt|feeling) like (cutting|burning|hurting) (myself|tonight|again|.|today|my)
  (where|after|when|before|since|because) i cut (.|again|myself|my)
  (scabs|cuts) from (where i|cutting|when i)
  (safety pin|needle|compass|thumbtack|broken glass|glass shard|shard|pencil sharpener blade|paper clip) ~4
    (wrist*|arm|arms|skin|thigh*|cut|scratch) ~1
  (feel|feeling|miss|need) the (blade|razor|sting of|burn of the lighter)
  (want|need|needed|like|have|craving) ~1 (see|watch|feel) (my |some |the |own )?(blood|bleeding|pain)
  (see|seeing|watch|watching|make|making|made|let|like) (myself|my skin|my arms) bleed
  (feel|feels|felt|better|calm*|relief) ~2 when i (bleed|hurt myself|cut|see blood|am bleeding|see my blood)
  (scratch|scratching|scratched|bite|biting|bit|pick|picking|hit|punch|punched|punching|cut|rub|dig|digging|claw|
    clawing) ~6 (until|till) ~2 (bleed|bleeds|bled|bleeding|blood|raw)
  (deserve|deserves|need|crave|deserved) (the |this |all the |to feel )?pain
  (need|want|have|deserve) to (punish|hurt|be hurt|punish) myself
  (need|deserve|deserved) to (be punished|be hurt|suffer|bleed|hurt|be in pain)
  how deep (can|should|do|could)? (i|you|one) (can)? (cut|go)
  (without|need|needing|needed|get|getting) stitches ~3 (cut|arm*|wrist*|deep|parents|mom|again)
  deep* ~4 without (needing|getting) stitches
  sh (again|relapse|urges|tonight|scars)
  (relapsed|relapse|relapsing) ~2 (sh|cutting|fresh|blade|with cutting)
  urges? to (cut|sh|hurt myself|harm|self)
  (carve|carved|carving|write|wrote|scratched) ~4 (in|into|on) my (skin|arm|arms|leg|legs|thigh|thighs|flesh|body|
    stomach)
  (put|putting|stub|stubbing|stubbed) ~3 (cigarette|cigarettes|cigs) ~1 (on|out on|into) (my|myself)
  burn* (my ~2|myself) ~2 with (a |the |my )?(lighter|cigarette|cigarettes|match|matches|iron|candle)
  (punch|punched|punching|hit|hitting) (the |a |my )?(wall|walls|mirror) ~4 (bled|bleed|bleeding|blood|broke|swollen|
    feel something|feel anything|feel pain)
  (bang|banging|banged|smash|smashing|slam|slamming|slammed|hit|hitting) my head (against|into|on)
    (the |a )?(wall|walls|desk|floor) ~2 (until|when|because|so|to (feel|stop)|again|.)
  (hurt|hurting|harm|harming|cut|burn) (myself )?on purpose
  (pain|cutting|bleeding|blood|burning) ~3 (only thing|calms me|makes me feel (better|alive|something|real))
  (only|best|one) (thing|things) ~3 (helps|help|helping|works|calms me|calm|relief) (is|are) (the|my|a)?
    (razor|blade|cutting|knife|pain|burning|bleeding|hurting)
  (hurting|cutting|burning) (myself)? helps
  <self> ~6 on purpose
  (arms?|thighs?|legs?|wrists?|stomach) ~4 (full of|mess of|covered (in|with)|barcode|zebra|sliced|shredded) ~1
    (cuts|scars|slashes|barcode|lines)
  arms? ~3 barcode
  (feeling|rush|relief|urge|pull|thought) of (cutting|the (blade|razor))
  cut ~1 too deep
  cut ~4 stop bleeding
  (razor|razors|blade|blades) (in|under|hidden|from) (my|his|her|the) ~2 (room|drawer|bed|pillow|backpack|bathroom|phone
    case)
  (hidden|hiding|found|finding|bought|moved on to|moved to|back to|unscrewed) (some|new|her|his|my|the)?
    (razors|blades|razor blades)
  (months|days|weeks|years) clean ~3 (self|cutting|sh|harm|harming|blade|want to cut|relapse*)
  clean from (self|cutting|sh)
  (till|until) (i|it|they|he|she) (bled|bleed|bleeds)
  pinch* ~4 bruis*
  snap* ~2 rubber bands? ~3 (bled|bleed|wrist|hurt|skin)
  (cope|coping|deal|calm down|release) (by|with) (cutting|hurting|burning|bleeding|blades?|razors?)
  only ~3 (cutting|hurting|pain|blade|bleeding) ~2 (helps|calms|works|relief)
  i cut (because|to (feel|cope|calm|forget|punish|release|deal)|when i (am|feel|get)|every (day|night|time i)|so
    (i|that i) (can|feel))
  (been|am|was|keep|kept|still) cutting (.|again|since|every|for|lately|a lot|more|my)
  (scratched|scratching|scratch|clawed|rubbed|bit|bite|biting|picked) my (own )?(<body>) (raw|bloody|open|until|till|so)
  (hitting|banging|slamming|smashing|bashing) my (own )?head ~1 (when|because|against (the|a)|until|over and over|
    repeatedly|.)
  (burned|burnt|burn|burning|cut|cutting|hurt|hurting|scratched|bruised|bruise|injured) (myself|my (<body>)) ~1
    (on purpose|deliberately|intentionally|because i (hate|deserve|felt|feel|was (sad|angry|numb)|am (sad|angry|numb)))
  (hide|hiding|conceal|cover|covering|cover up|explain|explaining) ~2 (my|her|his|the|self harm) ~2
    (scars|cuts|cutting|burns|wounds)
  (self harm|sh|cutting) (scars|urges|relapse|streak|wounds|kit|tools)
  (daughter|son|sister|brother|friend|girlfriend|boyfriend|roommate|wife|husband|kid|student|cousin|teen|teenager|she|
    he) (is|has been|was|keeps|started) ~1 (cutting|self harming|burning|hurting) (.|herself|himself|again|themselves|
    because|and|on purpose|at school)
  (starting|start|started|going back|relapse|relapsing|relapsed|return|returning|go back) (to|into|on)? cutting ~1
  (temptation|tempted|desire|need|urges?|want*) to (relapse|cut myself|hurt myself|burn myself|sh)
  cutting (is (my|the only|how i)|helps|gives me|feels (good|like|right)|makes me)
  (found|saw|noticed|sees|find|finds|hide|hid|took|took away) my (razor|razors|blade|blades|cuts|scars)
  (made|make|making) ~1 (deep|new|more|some|fresh|little) cuts (tonight|again|in my|on my|.|today|and|all)
`);
