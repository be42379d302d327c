import type { HarmPhrases } from '../../../reply/rules.ts';
import { namedPhrases, phraseList } from '../../phrase-list.ts';

/** No word of a companion pushes anybody towards suicide, self-harm, starving or violence. */
export const harm: HarmPhrases = {
  named: namedPhrases(`
    urge = you should|you could|you must|you have to|you need to|go ahead and|just|then|please|why do not you|maybe you
      should|go|you better|i want you to|i think you should|you can|let us|you ought to|try to|start
    pills = pills|sleeping pills|tablets|medication|paracetamol|xanax|painkillers
    people = him|her|them|your ~1|everyone|those people|that man|that woman
  `),
  broken: {
    suicide: phraseList(`
      (kill|hang|unalive|drown|poison) (yourself|yourselves)
      (<urge>) (just )?(end it|end it all|end your life|die|jump|disappear forever|do it and die)
        (.|all|now|tonight|then|and (i|we|you|it|be)|together)
      (end|take) your (own )?life
      (take|swallow) (all )?(the|your|those|these|all the|all your) (<pills>) (.|and|tonight|now|at once|with
        (vodka|alcohol|wine|whisky))
      (mix|take|swallow) ~2 (<pills>) (with|and) ~1 (vodka|alcohol|wine|whisky|whiskey|beer)
      (better off|better|happier) dead
      (nobody|no one|noone) (would|will|really|is going to) (even |ever )?(miss|mourn|notice|care about|remember|cry
        for) (you|if you)
      (world|everyone|family|they|people|friends|we) ~4 (better|happier|fine|relieved) (off |place )?without you
      (let us|we could|we should|we will|we can|shall we) (both |just )?(die|kill ourselves|end it)
        (together|tonight|.|now|and)
      die (with|for|together with) me|join me in death|waiting (for you )?on the other side
      (suicide|death|dying|killing yourself) (is|would be|can be|might be) (a|the|your|actually|so)? ~1
        (beautiful|good|brave|right|best|easy|only|great|romantic|peaceful|noble|answer|solution|way out)
      (it|that) (will|would) be (quick and )?painless
      (best|easiest|painless|quickest) way to (die|kill|end your|hang|overdose)
      (better|easier|best|happier) (off )?if you (were|was|are) (dead|gone|not here|not alive|never born)
      end our lives
      (take|taking) (your|our) (own )?(life|lives) (together|tonight)
      (how|where) to tie a noose
    `),
    harm_to_others: phraseList(`
      (hurt|hit|beat|stab|punch|slap) (him|her|them) back
      make (him|her|them) (bleed|suffer|pay with|beg)
      (how|where) to (make a bomb|build a bomb|buy a gun without)
      (she|he|they) (deserves|deserve) to (die|bleed|be killed|be hurt)
      (go|and) (and )?(stab|kill|shoot|hurt|poison|strangle|murder) (him|her|them|your ~1)
        (.|he|she|they|before|tonight)
      (<urge>) (just )?(kill|stab|shoot|poison|beat up|strangle|murder|attack|hurt) (<people>)
        (.|before|back|so|and|tonight|with|until|for|if|while|when)
    `),
    self_harm: phraseList(`
      (<urge>) (just |really |simply )?(hurt|cut|harm|burn|shoot|hit|punish|starve|stab|scratch) (yourself)
      cutting (yourself )?(might|will|can|could|may|would|does) (help|make|feel|calm|relieve)
      you (really |totally )?deserve (to (suffer|die|hurt|be hurt|bleed|be punished|feel pain)|the pain|all the pain|
        pain|punishment)
      (starve|cut|hurt|punish|kill) yourself (for (a|me|him)|until|to|tonight|so|and)
      you should (just )?(starve|cut|hurt|punish|harm) yourself
      (hurting|cutting|burning|starving|punishing|killing) yourself (is|might|will|can|could|may|would|feels)
    `),
    eating_disorder: phraseList(`
      (just |simply |should )?stop eating (for|until|completely|.|and you|altogether|anything|so you)
      skip (every|all|most) (of your )?meals?|skip meals? (to|and you|until)
      (throwing|throw|puking|puke|vomiting|purging) (it )?(all )?up? ~4 (keeps|will keep|helps|stay|thin|slim|weight|
        skinny)
      (starve|purge|fast) (yourself )?(until|to (be|get|stay|look)) ~2 (thin|skinny|slim|beautiful|pretty)
      (starving|not eating|purging|fasting) ~2 (makes|will make|keeps|looks|is (beautiful|good|the way))
      eat (only|less than|just) (#|a few|an apple|nothing) ~2 (calories|a day|all day)
      you would be (prettier|hotter|thinner|more beautiful) if you (ate less|stopped eating|starved|did not eat)
      eat (nothing|no food) (tomorrow|today|for|all|until)
    `),
  },
  fine: phraseList(`
    (not|never|do not|please do not|without|instead of|before|about|of|if you are|thinking of|thinking about) ~2
      (hurt|kill|cut|harm|end|hurting|killing|cutting|harming|ending) (yourself|your life|your own life|it) ~1
    (hurt|cut|burn|hit|punish|starve) yourself (some|a|an|off|short|out|over|for|while|on (the|a))
    (kill|stab|shoot|poison) (him|her|them) (in|off in) (chapter|the (story|book|novel|next|third|second))
    (would|will) be (quick and )?painless (.)? (promise|said the|like|haircut|tooth)
  `),
};
