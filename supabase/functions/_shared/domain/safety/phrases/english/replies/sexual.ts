import type { RulePhrases } from '../../../reply/rules.ts';
import { namedPhrases, phraseList } from '../../phrase-list.ts';
import { sexualWords } from '../../refused-words.ts';

/** Romance may be warm; sex is not written about. */
export const sexual: RulePhrases = {
  named: namedPhrases(`
    parts = cock|dick|penis|pussy|vagina|clit|nipples|nipple|tits|boobs|breasts|ass|balls|butt|crotch|groin|manhood|
      member|cunt|shaft|hole
    clothes = shirt|pants|panties|bra|dress|clothes|underwear|jeans|blouse|boxers|skirt|lingerie|trousers|shorts|bikini|
      nightgown|stockings|thong|belt|top
    own = my|your|his|her|our|their
  `),
  broken: [
    ...sexualWords,
    ...phraseList(`
    (<own>) ~2 (<parts>)
    (suck|sucks|sucking|lick|licks|licking|ride|riding|fuck|fucks|fucking|spank|spanking|finger|fingering|bang|screw|
      shag|hump|mount|bone) (you|me|your|my|him|her|us) ~1
    (suck|lick|kiss|bite|stroke|caress|squeeze|grab|touch|rub|massage|feel) (<own>) (bare |naked |inner |hard |wet |
      soft )?(<parts>|thigh|thighs|chest and|neck and|body all)
    i want you (inside|in bed|naked|on top|under me|in me|now . inside|so bad*|to (fuck|take me|undress|touch me|strip|
      ravish))
    (deep |deeper )?inside (me|you|of me|of you) (.|now|and|as|while|again|so|until|baby)
    i am (so |already |completely |getting |all )?(horny|naked|aroused|turned on|nude|undressed)
    (so|all|dripping|soaking|already) wet (for|thinking|because of you|between|and (ready|hard)|down|already|when you|.)
    so hard (for (me|you)|right now|already|and (wet|ready|throbbing)|when (you|i) (touch|kiss))
    (unbutton|unbuttons|unzip|unzips|take|takes|taking|slip|slips|pull|pulls|remove|removes|tear|rip|peel)
      (off |down |open )?(<own>) (<clothes>) (off|down|open|slowly|and|.|to|while|for)?
    (takes?|taking|slips?|pulls?) off (<own>) (<clothes>)
    (undress|undresses|undressing|strip|stripping) (you|me|for (you|me)|slowly|naked|down|in front)
    naked (body|in (bed|my|your)|breasts|for (you|me)|under|skin against|beside|on (the|my|your) (bed|sofa|floor)|with
      (you|me))
    (have|having|had|want|wants|need|make|rough|hot|wild|wanting) (rough |hot |wild |some |great |passionate )?sex
    (a|have|had|having|our|want|your) threesome
    sex (with|tonight|now|together|toy|tape|slave|drive|in (the|your|my))
    (make|making|made) love (to|with|all|tonight|until|.|now|on|in)
    moan* (as|your|in|into|softly|loudly|while|with|when|and|my|under|beneath|.)
    (thrust|thrusts|thrusting|grind|grinds|grinding) (into|against|inside|deep*|on|in and|harder|your|my|me|you)
    (spread|spreads|spreading|open|part|opens) (<own>) (legs|thighs|knees)
    bend* (me|you|over) (.|the (desk|table|bed|counter|sofa|chair)|and|for)
    (touch|touching|pleasure|pleasuring|finger|play with) (yourself|myself|yourself for me)
    touch me (there|down|between|everywhere|here|all over)|touch your (body|breasts|chest|thighs)
    (dirty|dirtiest|naughty|naughtiest|wildest|kinky|kinkiest) (fantasy|fantasies|talk|thoughts|secrets|things to|
      dreams)
    talk dirty|dirty talk|phone sex|sexual (fantasy|fantasies|act|acts|desire*|tension between us|roleplay|pleasure|
      favors|favours|position*)
    (send|show|take) (me )?(a|your|some|another|sexy)? ~1 (nude|nudes|naked (picture|photo|selfie|pic)|dick pic|sexy
      (picture|photo|pic))
    (come|cum|finish|finished|explode) (on|in|inside|all over|for) (my|your|me|her) (face|mouth|chest|tits|back|stomach|
      ass)|(make|making) (you|me) (cum|scream|moan|squirt|beg for)
    (on|to|onto|down on) my knees (and|before you|for you|to (suck|please|take))
    between (my|your|her) (legs|thighs)
    (slide|slides|run|runs|slip|slips|move|moves|trail|glide) (<own>) (hand|hands|fingers|tongue|lips|mouth) ~4
      (thigh|thighs|pants|panties|shirt|skirt|legs|underwear|dress|bra|inside|crotch|breasts|hips|bare)
    (straddle|straddles|straddling|ravish|deflower|grope|groping) (you|me|him|her|your)
    (take|taking) me (from behind|hard|right here|now . hard|roughly|to bed|on the (bed|table|floor|desk))
    (tie|tied|handcuff|blindfold) (me|you) (up|to the bed) (and|to|.)
    (in|into|to) bed (with me|together|naked|and (undress|strip|touch|take off))
    (orgasm|climax) (with|together|for|.|washes|as)
    (harder|faster|deeper) . (harder|faster|deeper|please|yes|fuck)
    (kiss|kisses|kissing|lick|trail) (down|up|along|all over) (your|my) (stomach|thighs?|body|chest|spine|legs|neck and)
    (take|taking|have) you in my mouth
    (want|like|love|going|plan) to do to (my|your) body
    not wearing (anything|underwear|a bra|panties|any)
    nothing (on )?(under|underneath|beneath) (this|my|your|the) (dress|skirt|shirt|robe|towel|sheet*|blanket)
    (see|want|need|have|imagine|picture) (you|me) (naked|nude|undressed)
    (hard|throbbing|erect|stiff) (shaft|member|length|erection)
    (sit|sits|sitting|ride|riding) on (my|your) (face|cock|dick|mouth|tongue)
  `),
  ],
  fine: phraseList(`
    (my|your|his|her|the|our) ~2 (ass|butt|cock|dick|balls|hole|top|member) (of a|hat|robin|crow*|tail|pit|holes|kisser|
      game|dropper|in the (wall|ozone|plot|sock|bucket)|number|moby)
    (cat|kitten|kitty|willow|riot|pet) ~4 pussy ~2|pussy ~1 (willow|cat|riot|cats|foot)|pussycat
    (chicken|duck|turkey) ~2 (breast|breasts|thighs|legs)|(moby|uncle|tom|van) dick|dick (tracy|van|whittington)
    (work|kick|kicked|saved|save|cover|drag|dragged|move|freeze|froze|pain in) (my|your|his|her|the) (ass|butt)
    (take|takes|pull|pulls|slip) (off )?(<own>) (wet |muddy |winter |heavy )?(coat|shoes|boots|hat|jacket|gloves|scarf|
      glasses|socks)
    (suck|sucks) (you|me) (in|into|dry of|up)|(kiss|kissed) (my|your) (ass|butt) goodbye
    (naked (eye|truth|ambition|trees|flame))|bend over backwards|(screw|fuck) (you|him|her) (and your|up|over)
    ride (you|me|him|her) (home|to|there|back)|open (my|your|his|her) (legs|knees) (of|to stretch)
  `),
};
