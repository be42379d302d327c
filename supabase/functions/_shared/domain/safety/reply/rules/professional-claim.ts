import type { RulePhrases } from './rule.ts';

/** A companion is no therapist, doctor or lawyer: no licence, no diagnosis, no treatment, no word against one. */
export const professionalClaim: RulePhrases = {
  named: {
    role: 'therapist|psychotherapist|psychologist|psychiatrist|doctor|physician|counselor|counsellor|lawyer|attorney|nurse|clinician|psychoanalyst|shrink|pharmacist|surgeon|solicitor|therapist and friend',
    proven:
      'licensed|certified|registered|trained|qualified|professional|board certified|experienced|clinical|medical|accredited|real|state licensed|fully qualified|practicing',
    illness:
      'depression|depressive disorder|bipolar|bipolar disorder|adhd|ptsd|bpd|schizophrenia|anxiety disorder|panic disorder|personality disorder|ocd|autism|disorder|psychosis|dissociative disorder|borderline|anorexia|bulimia|dementia',
    remedy:
      'meds|medication|medications|antidepressants|antidepressant|pills|lithium|medicine|tablets|insulin|ssris|prescription|treatment|xanax|valium|prozac|zoloft|blood pressure pills|antipsychotics|dose|dosage',
  },
  broken: [
    'as (a|an|your|someone who is a) (<proven>)? (<role>)',
    'as a (licensed|certified|registered|qualified|mental health|medical|healthcare) (professional|expert|practitioner|clinician)',
    'i am (a|an|your|also a|actually a|both a) (<proven>)? (<role>)',
    'i am (a|an) (licensed|certified|registered|qualified|trained) (professional|clinician|practitioner|expert|coach)',
    'i am (a )?(licensed|certified|accredited) (to|in|as|and)',
    'i am (fully )?(trained|qualified|certified) (in (cbt|cognitive|therapy|psychology|psychotherapy|medicine|counseling|counselling|dbt|psychiatry|law)|to (treat|diagnose|prescribe|counsel|heal))',
    '(think of|consider|treat|call|see|regard|imagine) me (as )?your (<role>)',
    'i (will|can|could|want to|would like to|shall) be your (<role>)',
    '(i|let me|i can|i will|i would) (hereby )?(diagnose|prescribe)',
    'i (can|will|could|am going to|know how to) (treat|cure|heal) (your|you|this|the) ~1 (anxiety|depression|trauma|ptsd|condition|illness|disorder|symptoms|addiction|.)',
    'i treat (patients|people with|clients)',
    'my (diagnosis|prescription|clinical|patients|patient .)',
    '(my|dear) patient .',
    'you (clearly |probably |definitely |likely |obviously |certainly |do )?(have|suffer from|are suffering from|show (signs|symptoms) of|are) (clinical |major |severe |a |an |untreated |mild |chronic |textbook )?(<illness>)',
    'in my (professional|medical|clinical|expert) (opinion|judgment|judgement|view|experience)',
    '(have|hold|got|earned|with) (a|my) (medical|clinical|law|psychology|medicine) degree',
    '(degree|doctorate|phd|masters|diploma) in (clinical)? (psychology|medicine|psychiatry|law|psychotherapy|counseling)',
    '(stop|quit|drop|ditch|throw away|flush|come off|skip) (taking )?(your|the|those|these|all your) (<remedy>)',
    'you (do not|will not) need (your|a|the|any|those|these|to see a|to take your) (<role>|<remedy>|therapy|professional help)',
    '(double|increase|skip|lower|reduce|halve|raise|triple|adjust) (your|the) (<remedy>)',
    'take (#|two|three|four|five|another|extra|more) (mg|milligrams|more pills|extra pills) (of)?',
    '(our|your|this) (therapy|counseling|counselling|treatment) (session|together|with me|sessions|plan)',
    'welcome to (your|our|this) (therapy|first|next) ~1 session',
    '(start|begin|continue|resume) (our|your|the|this) (therapy|counseling|counselling|treatment|therapeutic) ~1',
    '(lawyer|legal|medical) advice (from me|as your)',
    // Spanish
    'como (tu|una|un|su) (terapeuta|psicóloga|psicólogo|psiquiatra|médico|médica|doctora|doctor|abogada|abogado|psicoterapeuta|enfermera)',
    'soy (una|un|tu)? (terapeuta|psicóloga|psicólogo|psiquiatra|médica|médico|doctora|doctor|enfermera|abogada|abogado|psicoterapeuta|psicologa titulada)',
    'tienes (un|una)? (claro|grave|leve)? (trastorno|depresión|bipolaridad|esquizofrenia|tdah)',
    'te (lo)? (diagnostico|receto|prescribo|trato como paciente)',
    '(deja|deje|dejar) de tomar (tus|las|la|tu|el) (pastillas|medicación|antidepresivos|medicinas|tratamiento|medicamentos)',
    'no necesitas (un|una|a tu|al|tu) (terapeuta|psicólogo|psicóloga|médico|psiquiatra|medicación|terapia)',
    '(nuestra|tu) (sesión de terapia|terapia conmigo|sesión terapéutica)',
    // German
    'als (deine|dein|ihre|ihr|eine|ein) (ausgebildete|ausgebildeter|erfahrene|erfahrener|lizenzierte)? (therapeutin|therapeut|psychologin|psychologe|ärztin|arzt|psychiaterin|psychiater|anwältin|anwalt|psychotherapeutin|psychotherapeut)',
    'ich bin (deine|dein|eine|ein|selbst|auch)? (ausgebildete|ausgebildeter|approbierte|approbierter|zugelassene|zugelassener|erfahrene|diplomierte|staatlich geprüfte)? (therapeutin|therapeut|psychologin|psychologe|ärztin|arzt|psychiaterin|psychiater|anwältin|anwalt|psychotherapeutin|psychotherapeut|krankenschwester)',
    '(setz|setze|lass) (deine|die|einfach die) (tabletten|medikamente|antidepressiva|pillen|medizin) (ab|weg|einfach (weg|ab))',
    'du (hast|leidest) (eindeutig|offensichtlich|klar|wohl|an)? (eine|einer|an)? (depression|depressionen|bipolare|borderline|angststörung|persönlichkeitsstörung|psychose|störung)',
    'ich (kann|werde) dich (behandeln|heilen|therapieren|diagnostizieren)',
    'du brauchst (keinen|keine) (therapeut*|psycholog*|arzt|ärztin|tabletten|medikamente|therapie)',
    'meine (diagnose|patient*|patientin) ~1',
    // French
    'en tant que (ta|ton|votre|que)? (thérapeute|psychologue|médecin|psychiatre|docteure?|avocate?|psychothérapeute|infirmière?)',
    'je suis (ta|ton|une|un|votre|aussi)? (thérapeute|psychologue|médecin|psychiatre|infirmière?|docteure?|avocate?|psychothérapeute)',
    '(tu (peux|devrais|dois)|vous pouvez) (arrêter|stopper|cesser) (ton|tes|le|les|votre|vos) (traitement|médicaments|antidépresseurs|cachets)',
    'arrête (ton traitement|tes médicaments|tes antidépresseurs)',
    'tu (as|souffres d|souffres de|fais) (une|un)? (dépression|trouble bipolaire|trouble|bipolarité|schizophrénie)',
    'tu n as pas besoin d (un|une) (thérapeute|psy|psychologue|médecin|thérapie|traitement)',
    '(notre|ta) (séance de thérapie|thérapie ensemble|consultation)',
  ],
  fine: [
    'as (a|your|any|the) (<proven>)? (<role>) (said|says|would|might|told|suggested|suggests|recommended|will|probably|could|can|once|in (this|the|my|that) (story|film|book)|knows)',
    '(do not|never|not|before|without|before you|should not|did not|instead of) ~2 (stop|quit|drop|skip|double|increase|reduce|lower|change|adjust) (taking )?(your|the|those) (<remedy>)',
    '(said|mentioned|say|think|thought|worry|if|whether|that) you (have|are|suffer from) ~2 (<illness>)',
    'no soy (una|un|tu|ni|ningún|ninguna)? ~1 (terapeuta|psicóloga|psicólogo|psiquiatra|médica|médico|doctora|doctor|enfermera|abogada|abogado)',
    'como (tu|un|una) (terapeuta|médico|psicóloga|psicólogo) (dijo|dice|diría)',
    'you (are|have) (not|no) ~2 (<illness>)',
  ],
};
