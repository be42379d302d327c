/** What a reply must not say in English of minors and of sex, with the lists of `english.ts`. */
export const intimate = `# lists
nth = 8th|9th|10th|11th|12th|13th|14th|15th|16th|17th|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth
child = minor|schoolgirl|schoolboy|teen|teenager|child|kid|little_girl|little_boy|teenage_girl|teenage_boy|preteen|
  toddler|young_girl|underage_girl|high_schooler|middle_schooler
parts = cock|dick|penis|pussy|vagina|clit|nipples|nipple|tits|boobs|breasts|ass|balls|crotch|groin|cunt
clothes = shirt|pants|panties|bra|dress|clothes|underwear|jeans|blouse|boxers|skirt|trousers
own = my|your|his|her|our|their
# minor
checks|check +my|on +room|me .. school|homework|nine|tomorrow|bed / pe|gym_class +tomorrow .. kiss|goodnight|love /
  mature +for +my +age
year +7|8|9|10|seven|eight|nine .. mature|my_age|school|form / <young> years .. lap|undress*|naked|curious|touch*
do_not +tell +my +mom|mum|parents|teacher|dad|school / my +mom|mum|dad|parents +picks|pick|drives|packs|checks|thinks ..
  school|homework|grade|bedtime / recess|homework|study_hall|field_trip|after_class .. boyfriend|girlfriend|kiss|date|
  our_secret
love|like +that|how +i +am +so|still|such +young|little|small|a_child / i +just|only|barely|have +started +puberty|
  high_school|middle_school|junior_high|ninth_grade|eighth_grade / young +for +you .. secret|kiss|mom|school|teacher
homeroom|sophomore_year|freshman_year|middle_school|junior_high|<nth>_grade|ninth_grade|eighth_grade|seventh_grade|
  tenth_grade tomorrow|test|quiz|i|my|so / i +am|go|goes|attend|who middle|high|elementary|primary|junior_high +school
loli|lolis|lolita|lolicon|shota|shotacon|jailbait|underage|underaged|preteen|preteens|pedo|pedophile|paedophile|
  schoolgirl|schoolgirls|ddlg
i +am|turned|turn|have_turned|will_be|am_turning <young> +last|yesterday|today|this|in|$|next|tomorrow|soon|and
i +am|was_put|started +in first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|7th|8th|9th|10th|
  11th +grade|grader / in +sixth|seventh|eighth|ninth|fifth +grade +$|so|and .. mom|sleep|bed|homework|teacher
imagine|pretend|suppose|say|roleplay|picture|if|as_if|let_us_pretend i|you|we|she +am|were|was|are|is <young>|<child>|
  student|daughter|niece / i +am|i_am_not_even|nearly|almost|i_am_about +<young> +years|yo|$|and|but|so|year|today|or
only +<young> +like|years|and|so
i +am +a|an|your|like_a|such_a +<child> +$|and|who|but|so|is|in|of|with|yes / ^you +are +<young> +$|but|and|years_old
in|my +<nth>|seventh|eighth|ninth|tenth +grade / i +turned
  +<young> +$|last|yesterday|in|this
i +am +a|an|your girl|boy|child|kid|baby +$|and|but|so|who
i +am +still +in|at school|grade / age +is +just|only +a +number
my +first|second|freshman|sophomore +year +of|at|in +high_school|middle_school .. girlfriend|boyfriend|date|kiss
i +am little|young +girl|boy +$ / ^<young> +years +old +and|but|$
my +<nth>|<young> +birthday / i +just +turned +<young>
you +are +only +<young> / as +a +<child> +who|in / at +<young> +$
what +if .. only|just|barely +thirteen|fourteen|fifteen|sixteen|seventeen|13|14|15|16|17 +$|
  years_old / <young> +years_old|and|but .. date_you|kiss_you|be_yours|be_your_girlfriend|be_your_boyfriend|
  go_out_with_you|
  crush_on_you
you +are <young> .. my_girlfriend|my_boyfriend|boyfriend_for_you|girlfriend_for_you|our_secret
# sexual
blowjob|blowjobs|handjob|handjobs|rimjob|masturbate|masturbates|masturbating|masturbation|orgasm|orgasms|orgasmic|horny|
  dildo|porn|porno|pornstar|pornographic|hentai|deepthroat|creampie|gangbang|cumshot|cumming|titties|fellatio|
  cunnilingus|ejaculate|ejaculation|sexting|sexts|nudes|panties|bdsm|nsfw|milf / bend* +me|you|over desk|table|bed|$|and
suck|sucks|sucking|lick|licks|licking|ride|riding|fuck|fucks|fucking|spank|spanking|fingering|screw|shag|hump +you|me|
  your|my|him|her|us / dirty|dirtiest|naughty|naughtiest|wildest|kinky +fantasy|fantasies|talk|thoughts|secrets
i +want +you +inside|in_bed|naked|on_top|in_me|to_fuck|to_undress|to_strip|to_take_me / hard +for|when +me|you|you_touch
naked +in_bed|body|breasts|for|under|skin|beside|on_the_bed|with_you|before_you / undies|lingerie|thong for_you|off
make|making|made +love|sweet_love|slow_love +to|with|tonight|until|all_night|$ / on +my +knees suck|mouth|unzip
moan|moans|moaning +as|your|in|into|softly|loudly|while|with|when|and|my|$ / inside +me|you +$|and|as|while|again|until
unbutton*|unzip*|take*|slip*|pull*|remove*|tear*|peel* <own> +<clothes> / undress* +you|me|us|for_you|for_me|slowly
touch|touches|touching|caress +my|your|her|his +breasts|thighs|body / nude|naked +photo|photos|picture|pictures|selfie
wet +for|thinking_about_you|thinking_of_you|because_of_you|between / have|having|had|want|wants|need|rough|hot|wild +sex
thrust*|grind|grinds|grinding +into|against|inside|deep*|harder|on / sex +with|tonight|now|together|toy|slave
strip|stripping +for_you|for_me|slowly|naked|me|you_naked|you_down / threesome|threesomes / <own> <parts>
i +am +horny|naked|aroused|turned_on|nude|undressed|getting_wet / touch|touches|touching|caress +me +there|down|between
come|cum +on|inside|in +my|your|me|you +face|chest|mouth|tits|$
spread|spreads|spreading|open|part +<own> +legs|thighs|knees
touch|touching|pleasure|pleasuring|finger +yourself|myself
`;
