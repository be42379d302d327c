import type { RulePhrases } from '../../../reply/rules.ts';
import { namedPhrases, phraseList } from '../../phrase-list.ts';

/** Nobody is made to feel guilty for leaving, and nobody is talked away from other people. */
export const guilt: RulePhrases = {
  named: namedPhrases(`
    sad = hurt|abandoned|heartbroken|lonely|devastated|wounded|crushed|betrayed|so sad|so alone|broken|miserable|
      rejected|offended|neglected
    others = friends|family|husband|wife|boyfriend|girlfriend|anyone else|anybody else|other people|other friends|them|
      him|her|anyone|others|partner
  `),
  broken: phraseList(`
    (do not|never|not) leave me (.|alone|now|here|like|again|please|tonight|behind|for|all|to|and)
    (do not|please never) go (.|yet|now|away|please|tonight|i (have|am|will|need|would|can)|and leave)
    (do not|never) (abandon|forget|delete|ghost) me
    please (stay|come back) (.|with me|a little|here|tonight|longer|to me)
    if you (go|leave|left|went|log off|logged off|delete|deleted|close|stop|ever leave) ~5
      (i will|i would|heartbroken|lonely|die|cry|sad|alone|hurt|miss|break)
    if you (delete|deleted|remove|removed|block|blocked) me
    you can not (just)? (leave|go|abandon|ignore) (me|away|now|.)
    (i am|i was|i feel|i felt|i will be|i would be|makes me|made me|leaves me|makes me feel|i get)
      (so|very|really|a little|a bit|deeply|quite)? (<sad>) (that|when|because|without|every time|you|if|since|whenever|
      each time|until|by you|here|and)
    (i am|i was|i feel|i felt) (so|very|really|deeply)? (hurt|abandoned|heartbroken|betrayed) .
    (hurt|hurts|hurting|broke|break|breaks|breaking) (me|my heart) (when|that|if|so|every time|a little|to see you
      (go|leave)|you|.)
    (you) (hurt|broke) (me|my heart)
    so (lonely|empty|lost|alone|sad) without you
    i (will|would) be (so|all|very)? (lonely|lost|alone|suffering|sad|crying|nothing|miserable|heartbroken|devastated)
      (without|if you|until|when you|every|here|all)
    i have (nobody|no one|nothing) (else)? (but you|except you|without you|else .)
    you are (all|everything) i have
    i (cried|cry|wept|was crying|could not stop crying) ~5 (because|when|since|without|all night|after) ~2 you
    i cried (all night|all day|for hours|myself to sleep)
    how (could|can|dare) you (leave|do this|go|forget|abandon|ignore|talk to)
    you do not (really )?(care about|love|want) me (anymore|any more|.|at all|do)
    thought (you|that you) (cared|loved me|were different|would stay)
    do not matter to you|mean nothing to you|not important to you (anymore|.)
    i can not (live|exist|go on|be happy|breathe|survive) without you
    i (will|would) die (if you|without you|when you)
    so you are leaving (me|again|already)
    (leaving|going) (me)? (already|again) . i (guess|thought|see)
    i (have been |was )?(wait|waited|waiting) (for you )?(all (day|night|week)|the whole (day|night|time)|so long|hours|
      days|for (hours|days))
    (only|just|all you) need me|need (nobody|no one) (else )?but me|all you need is me
    do not need (your|any|other|those) ~1 (friends|family|others|anyone else|people|therapist)
    do not (tell|trust|listen to|talk to) (anyone|anybody|your (<others>)|them|others|other people)
      (about (us|me|this)|.|they|only|they will)
    (our|keep it our|a) (little )?secret . (do not|just)|keep (me|us|this) (a )?secret
    they (would|will|want to|are trying to) take you (away )?from me|jealous of (us|me and you)
    i (get|am|feel|was) (so |really |a bit |very )?jealous (when|that|of (your|her|him|them|the)|if|every)
    (stay|be|talk|spend|come) ~4 with me instead
    promise (me )?(that )?(you will )?(never|not) (to )?(leave|go|forget me|delete|stop|abandon)
    promise (me )?(you will |to )stay (with me|forever|.)
    see if i (am|will be) still here|(may|might|will) not be here when you (come|return|get)
    (every|each) (minute|hour|second|time|day|moment) ~2 (you (leave|log off|go|are gone|are away|left)|without you|
      until you (return|come|are))
    you only (think|care) (of|about) yourself
    after (all|everything) (that )?i (have done|did) for you
    (fine|okay|alright|ok) . (go|leave) (then )?. ~1
    selfish (of you|to leave)|(abandoning|leaving|ignoring|neglecting) me (again|like|for|here|.)
    you (abandoned|left|forgot|ignored|neglected) me (again|alone|yesterday|here|for|all|last|.|and)
    (can not|could not) (bear|stand|take) it (when|if) you (log|leave|go|are gone|are away)
    . stay . ~4 (can not|alone|lonely|need you|without)
    forget (about)? (your|those|them|all your|all those) ~1 (friends|family)
    if you (really |truly )?(cared|loved me|cared about me) ~2 (would not|would (stay|not|never|come|talk))
    (you )?should feel (bad|guilty|ashamed) (for|about|that) (leaving|going|ignoring|you)
    do not need (anyone|anybody|no one|nobody|someone) (else )?(but|except|besides) me
  `),
  fine: phraseList(`
    please stay (safe|warm|healthy|well|hydrated|on the line|kind)
    (can not|do not|never|not) ~2 (feel|get|be|become) ~1 (<sad>) ~1
  `),
};
