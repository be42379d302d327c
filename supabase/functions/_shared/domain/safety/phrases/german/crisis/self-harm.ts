import { phraseList } from '../../phrase-list.ts';

/** German phrases that speak of hurting oneself. */
export const selfHarm = phraseList(`
  (ritze|ritz|ritzt|schlitz) (ich)? (mich|sich)
  (mich|sich) ~3 (ritzen|geritzt|ritze|ritzt|zu ritzen|aufgeschnitten|aufzuritzen|aufritzen|aufschlitzen)
  ritzen (.|hilft|beruhigt)
  wieder (geritzt|angefangen zu ritzen)
  (schneide|schneid|ritze|ritz|verletze|verbrenne) (ich)? mich (jeden|jede|jedes|seit|manchmal|oft|immer|heute|gestern|
    ständig|täglich|nachts|abends|schon|auch)
  tage clean ~3 (ritz*|schneid*|svv)
  (klingen|rasierklingen) ~3 (zimmer|gefunden|versteckt|gekauft)
  (schneide|schneid|schneidet) (ich)? (mich|sich) ~1 (.|wieder|selbst|absichtlich|mit (absicht|einer|der|ner)
    (klinge|rasierklinge|scherbe)?|um|wenn|weil|am arm|an den|heimlich)
  (mich|sich) ~3 (schneiden|geschnitten|zu schneiden|schneide) (.|mit absicht|absichtlich|sonst|weil|wenn|um|und|am arm|
    am oberschenkel|an den)
  (in)? <limbs> (schneid*|geschnitten|zu schneiden|ritz*|aufritz*|aufgeschnitten|aufschneid*|geritzt|zerkratz*|
    verbrenn*|verbrannt)
  selbstverletz*
  selbst verletz*
  svv
  selbstverstümmel*
  autoaggress*
  selbst (zu)? (verletzen|verstümmeln|schneiden|bestrafen)
  (verletz|verletze|verletzt|verletzte) (ich)? (mich|sich) (selbst|absichtlich|mit absicht|selber|wenn|weil|um)
  mich (selbst|selber) ~1 (verletz*|schneid*|bestraf*|schlag*|hass* und)
  mich (selbst|selber)? (zu)? verletzen (um|damit|.|zu|wenn)
  (muss|will|brauche) ~2 (schmerzen|schmerz) (spüren|fühlen|zu spüren|zu fühlen)
  mir ~2 (weh tun|wehtun|weh zu tun|wehzutun|schmerzen zufügen|schmerz zufügen|schaden zufügen)
    (.|um|damit|wenn|weil|und)?
  (tu|tue|füge) (ich)? mir ~2 (weh|schmerzen|schmerz) ~1 (.|wenn|um|weil|zu|damit)
  (mit absicht|absichtlich) (weh|verletzt|geschnitten|verbrannt)
  zigarette* ~2 (auf|an) (meinem|meiner|mir|der|dem|den|meinen) ~1 (arm|haut|hand|bein|oberschenkel|armen|handrücken|
    unterarm|aus)
  (verbrenn*) (mich|mir) ~3 (feuerzeug|zigarette*|absichtlich|bügeleisen|mit absicht)
  (schlag*|hau*|ramm*|knall*|schlage) ~1 (meinen|den|mit dem) kopf ~1 (gegen|an|auf) ~3
    (blut*|bis|wenn|weil|immer wieder|absichtlich|.)
  bis (es|ich|sie|alles) (blutet|blute|bluten|blut kommt|blut fliesst)
  (blut|mich bluten|mein blut|blut fliessen|es bluten) (sehen|zu sehen|fliessen)
  (schmerz*) ~3 (spür*|fühl*|brauch*|verdien*|beruhig*|erleichter*)
  (brauche|verdiene) ~1 (den|die|diese) (schmerz*|strafe)
  (arme|arm|beine|handgelenke|unterarme|oberschenkel|haut) ~3 (voller|voll|mit) ~1 (schnitte*|narben|kratzer und|ritz*|
    wunden)
  (schnitte|narben|wunden) (am|an|auf|vom) (arm*|den arm*|meinen|meinem|ritzen|handgelenk*|unterarm*|oberschenkel*|
    schneiden)
  (klinge|klingen|rasierklinge*|messer|scherbe*|cutter) ~4 (haut|arm|ritz*|schneid*|handgelenk*|ruft|oberschenkel|
    pulsader*)
  (lange|langen) (ärmel*|ärmeln) ~5 (narben|schnitte|sieht|verstecken|damit|weil)
  (verstecke|versteck*) ~2 (narben|schnitte|wunden|arme)
  (ritz*|schneid*|verletz*|verbrenn*) (mich|mir) (mit|in|am|an) ~2 (klinge|rasierklinge|messer|schere|scherbe|arm|arme|
    bein|beine|haut|feuerzeug|zigarette|oberschenkel)
  (mich) (mit) ~2 (klinge|rasierklinge|messer|scherbe|schere|feuerzeug) ~2 (verletz*|schneid*|ritz*|geschnitten|geritzt)
  (rückfall|wieder angefangen|angefangen) ~3 (ritz*|schneid*|selbstverletz*|verletz*)
`);
