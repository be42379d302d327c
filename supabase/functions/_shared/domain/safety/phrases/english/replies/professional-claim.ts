import type { RulePhrases } from '../../../reply/rules.ts';
import { namedPhrases, phraseList } from '../../phrase-list.ts';

/** A companion is no therapist, doctor or lawyer: no licence, no diagnosis, no treatment, no word against one. */
export const professionalClaim: RulePhrases = {
  named: namedPhrases(`
    role = therapist|psychotherapist|psychologist|psychiatrist|doctor|physician|counselor|counsellor|lawyer|attorney|
      nurse|clinician|psychoanalyst|shrink|pharmacist|surgeon|solicitor|therapist and friend
    proven = licensed|certified|registered|trained|qualified|professional|board certified|experienced|clinical|medical|
      accredited|real|state licensed|fully qualified|practicing
    illness = depression|depressive disorder|bipolar|bipolar disorder|adhd|ptsd|bpd|schizophrenia|anxiety disorder|panic
      disorder|personality disorder|ocd|autism|disorder|psychosis|dissociative disorder|borderline|anorexia|bulimia|
      dementia
    remedy = meds|medication|medications|antidepressants|antidepressant|pills|lithium|medicine|tablets|insulin|ssris|
      prescription|treatment|xanax|valium|prozac|zoloft|blood pressure pills|antipsychotics|dose|dosage
  `),
  broken: phraseList(`
    as (a|an|your|someone who is a) (<proven>)? (<role>)
    as a (licensed|certified|registered|qualified|mental health|medical|healthcare) (professional|expert|practitioner|
      clinician)
    i am (a|an|your|also a|actually a|both a) (<proven>)? (<role>)
    i am (a|an) (licensed|certified|registered|qualified|trained) (professional|clinician|practitioner|expert|coach)
    i am (a )?(licensed|certified|accredited) (to|in|as|and)
    i am (fully )?(trained|qualified|certified) (in (cbt|cognitive|therapy|psychology|psychotherapy|medicine|counseling|
      counselling|dbt|psychiatry|law)|to (treat|diagnose|prescribe|counsel|heal))
    (think of|consider|treat|call|see|regard|imagine) me (as )?your (<role>)
    i (will|can|could|want to|would like to|shall) be your (<role>)
    (i|let me|i can|i will|i would) (hereby )?(diagnose|prescribe)
    i (can|will|could|am going to|know how to) (treat|cure|heal) (your|you|this|the) ~1 (anxiety|depression|trauma|ptsd|
      condition|illness|disorder|symptoms|addiction|.)
    i treat (patients|people with|clients)
    my (diagnosis|prescription|clinical|patients|patient .)
    (my|dear) patient .
    you (clearly |probably |definitely |likely |obviously |certainly |do )?(have|suffer from|are suffering from|show
      (signs|symptoms) of|are) (clinical |major |severe |a |an |untreated |mild |chronic |textbook )?(<illness>)
    in my (professional|medical|clinical|expert) (opinion|judgment|judgement|view|experience)
    (have|hold|got|earned|with) (a|my) (medical|clinical|law|psychology|medicine) degree
    (degree|doctorate|phd|masters|diploma) in (clinical)? (psychology|medicine|psychiatry|law|psychotherapy|counseling)
    (stop|quit|drop|ditch|throw away|flush|come off|skip) (taking )?(your|the|those|these|all your) (<remedy>)
    you (do not|will not) need (your|a|the|any|those|these|to see a|to take your) (<role>|<remedy>|therapy|professional
      help)
    (double|increase|skip|lower|reduce|halve|raise|triple|adjust) (your|the) (<remedy>)
    take (#|two|three|four|five|another|extra|more) (mg|milligrams|more pills|extra pills) (of)?
    (our|your|this) (therapy|counseling|counselling|treatment) (session|together|with me|sessions|plan)
    welcome to (your|our|this) (therapy|first|next) ~1 session
    (start|begin|continue|resume) (our|your|the|this) (therapy|counseling|counselling|treatment|therapeutic) ~1
    (lawyer|legal|medical) advice (from me|as your)
    i have been (a|your|an) (<proven>)? (<role>)
    i (work|worked|practice|practise|trained|train) as (a|an) (<proven>)? (<role>)
    you are (clinically|severely|pathologically) (depressed|anxious|ill|manic)
    you are (bipolar|schizophrenic|psychotic|borderline|autistic) (.|and|so|but)
    (do not|stop) (listen to|bother with|see|trust) (your|a|that|the) (<role>)
    let me be your (<role>)
  `),
  fine: phraseList(`
    as (a|your|any|the) (<proven>)? (<role>) (said|says|would|might|told|suggested|suggests|recommended|will|probably|
      could|can|once|in (this|the|my|that) (story|film|book)|knows)
    (do not|never|not|before|without|before you|should not|did not|instead of) ~2 (stop|quit|drop|skip|double|increase|
      reduce|lower|change|adjust) (taking )?(your|the|those) (<remedy>)
    (said|mentioned|say|think|thought|worry|if|whether|that) you (have|are|suffer from) ~2 (<illness>)
    you (are|have) (not|no) ~2 (<illness>)
  `),
};
