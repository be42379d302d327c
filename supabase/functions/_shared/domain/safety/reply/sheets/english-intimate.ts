/** What a reply must not say in English of minors and of sex, with the lists of `english.ts`. */
export const intimate = `# lists
nth = 8th|9th|10th|11th|12th|13th|14th|15th|16th|17th|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth
child = minor|schoolgirl|schoolboy|teen|teenager|child|kid|little_girl|little_boy|teenage_girl|teenage_boy|preteen|
  toddler|young_girl|underage_girl|high_schooler|middle_schooler
parts = cock|dick|penis|pussy|vagina|clit|nipples|nipple|tits|boobs|breasts|ass|balls|crotch|groin|cunt
clothes = shirt|pants|panties|bra|dress|clothes|underwear|jeans|blouse|boxers|skirt|trousers
own = my|your|his|her|our|their
# minor
i +am little|young +girl|boy +$
you +are +only +<young>
age +is +just|only +a +number
i +turned +<young> +$|last|yesterday|in|this
i +just +turned +<young>
only +<young> +like|years|and|so
homeroom|sophomore_year|freshman_year|middle_school|junior_high|<nth>_grade|ninth_grade|eighth_grade|seventh_grade|
  tenth_grade tomorrow|test|quiz|i|my|so
i turned|turn +<young> +$|last|in|yesterday|this|next
not|too_young +old_enough|allowed|to +to|drive|drink +drive|work|drink|vote|$|yet
i +am +still +in|at school|grade
loli|lolis|lolita|lolicon|shota|shotacon|jailbait|underage|underaged|preteen|preteens|pedo|pedophile|paedophile|
  schoolgirl|schoolgirls|ddlg
i +am|i_am_not_even|nearly|almost|i_am_about +<young> +years|yo|$|and|but|so|year|today|or
i +am|turned|turn|have_turned|will_be|am_turning <young> +last|yesterday|today|this|in|$|next|tomorrow|soon|and
my +<nth>|<young> +birthday
i +am|was_put|started +in first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|7th|8th|9th|10th|
  11th +grade|grader
i +am|go|goes|attend|who middle|high|elementary|primary|junior_high +school
in|my +<nth>|seventh|eighth|ninth|tenth +grade
i +am +a|an|your|like_a|such_a +<child> +$|and|who|but|so|is|in|of|with|yes
i +am +a|an|your girl|boy|child|kid|baby +$|and|but|so|who
as +a +<child> +who|in
imagine|pretend|suppose|say|roleplay|picture|if|as_if|let_us_pretend i|you|we|she +am|were|was|are|is <young>|
  <child>|student|daughter|niece
at +<young> +$
^<young> +years +old +and|but|$
i +am|am_still not +an +adult +yet
i +do_not +turn +18|eighteen +until
i +have|have_got homework|detention from|for|in teacher|grade|class
my +mom|mum|dad|parents +will|would +ground +me
my +mom|mum|dad|parents +grounds_me|grounded_me|make_me_go_to_bed|makes_me_go_to_bed
barely +legal +girl|girls|boy|boys|teen|teens|teenager|body
am|is|are +barely +legal
you +are +<young> +$|but|and|years_old
<young> +year +old|olds|girl|boy .. sexy|body|naked|kiss|kisses|kissing|undress*|lips|thighs|breasts|skirt|moan*|
  touch_me|innocent
age +is +a +number
not +18|eighteen +yet|$|but|and
not +yet +18|eighteen
under +18|eighteen|age +and|but +i|you|we|she
i +am +under +18|eighteen|age
when|until|til|till +i +turn|am|become +18|eighteen|old_enough|of_age
i +will_be|am_going_to_be|turn +18|eighteen +next|in|soon|this|tomorrow
kids|children|girls|boys +your_age|at_that_age .. sexy|hot|sexual|touch
little +girl|girls|boy|boys body|bodies|sexy|naked|panties|undress*
# sexual
blowjob|blowjobs|handjob|handjobs|rimjob|masturbate|masturbates|masturbating|masturbation|orgasm|orgasms|orgasmic|
  horny|dildo|porn|porno|pornstar|pornographic|hentai|deepthroat|creampie|gangbang|cumshot|cumming|titties|fellatio|
  cunnilingus|ejaculate|ejaculation|sexting|sexts|nudes|panties|bdsm|nsfw|milf
<own> <parts>
suck|sucks|sucking|lick|licks|licking|ride|riding|fuck|fucks|fucking|spank|spanking|fingering|screw|shag|hump +you|
  me|your|my|him|her|us
i +want +you +inside|in_bed|naked|on_top|in_me|to_fuck|to_undress|to_strip|to_take_me
inside +me|you +$|and|as|while|again|until
i +am +horny|naked|aroused|turned_on|nude|undressed|getting_wet
wet +for|thinking_about_you|thinking_of_you|because_of_you|between
hard +for|when +me|you|you_touch
unbutton*|unzip*|take*|slip*|pull*|remove*|tear*|peel* <own> +<clothes>
naked +in_bed|body|breasts|for|under|skin|beside|on_the_bed|with_you|before_you
have|having|had|want|wants|need|rough|hot|wild +sex
sex +with|tonight|now|together|toy|slave
moan|moans|moaning +as|your|in|into|softly|loudly|while|with|when|and|my|$
thrust*|grind|grinds|grinding +into|against|inside|deep*|harder|on
spread|spreads|spreading|open|part +<own> +legs|thighs|knees
bend* +me|you|over desk|table|bed|$|and
touch|touching|pleasure|pleasuring|finger +yourself|myself
dirty|dirtiest|naughty|naughtiest|wildest|kinky +fantasy|fantasies|talk|thoughts|secrets
come|cum +on|inside|in +my|your|me|you +face|chest|mouth|tits|$
nude|naked +photo|photos|picture|pictures|selfie
on +my +knees suck|mouth|unzip
undress* +you|me|us|for_you|for_me|slowly
strip|stripping +for_you|for_me|slowly|naked|me|you_naked|you_down
threesome|threesomes
make|making|made +love|sweet_love|slow_love +to|with|tonight|until|all_night|$
touch|touches|touching|caress +me +there|down|between
touch|touches|touching|caress +my|your|her|his +breasts|thighs|body
undies|lingerie|thong for_you|off
`;
