import { phraseList } from '../../phrase-list.ts';

/** German talk that sounds like a crisis and is none: idioms, accidents, food and chores, films and games. */
export const idioms = phraseList(`
  (sterbe|sterb|sterben|stirbt|gestorben|umgekommen|umkomme) ~1 (vor|aus) (hunger|langeweile|durst|lachen|scham|hitze|
    neugier|kälte|peinlichkeit|aufregung|sehnsucht|angst fast|liebe|müdigkeit)
  (lach|lache|lachen|totgelacht) ~2 (tot|totlachen|kaputt)
  zum totlachen
  todmüde
  todlangweilig
  todschick
  todernst
  tot umfallen vor
  (bringt|bringen|brachte|bringst) (mich|uns) ~2 um
  bring* dich um (wenn|falls) ~4
  (mama|mutter|vater|papa|chef|freundin|frau|schwester|mann) ~2 bring* mich ~1 um
  bring* ~2 (müll|leute|ihn|sie|es) ~1 um die ecke
  um den schlaf
  um den verstand
  nicht ums leben
  (reisst|bringt) mir den kopf ab
  (beim|bei der|am) (kochen|rasieren|schneiden|basteln|zwiebel*|werken|brot*|gemüse*|sport|fussball|training) ~4
    (geschnitten|verletzt|verbrannt|wehgetan|weh getan|schneide)
  (geschnitten|verletzt|verbrannt|weh getan|wehgetan|schneide|schneid|schneiden) ~3
    (beim|an (einer|der|einem) (dose|papier|glas|herd|ofen)|aus versehen|versehentlich)
  (haare|nägel|pony|zwiebeln|brot|spitzen|rasen|hecke) ~3 (schneid*|geschnitten)
  in den finger ~1 (geschnitten|schneid*)
  (buch|film|roman|serie|stück|theater|oper|krimi|tatort|spiel|lied|geschichte|minecraft|folge) ~8
    (bringt|umgebracht|stirbt|sterben|tot|vergift*|ermord*|selbstmord*|suizid*|erschoss*|erstochen|getötet|umbringt|
    umbringen|tötet|killer)
  (mörder|killer|täter|kommissar) ~6
  (schluss) (für heute|mit (lustig|meinem freund|meiner freundin|ihm|ihr|dem rauchen))
  (mit (meinem freund|meiner freundin|ihm|ihr|ihrem freund|seiner freundin)) schluss
  (abschiedsbrief|abschiedskarte|abschiedsgeschenk) ~2 (für|an) (meine|meinen|die|den|unsere|unseren) ~1
    (kolleg*|chef*|klasse|lehrer*|team|firma|nachbar*)
  (nicht mehr) vor lachen
  noch nicht sterben
  (will|möchte) nicht sterben
  (drucker|computer|laptop|wecker|fernseher|mücke|fliege|spinne|router|handy|rechner|unkraut|schnecken|drachen) ~2
    (umbring*|töte*|erwürg*|erschlag*|zerstör*|vernicht*|abmurks*)
  (spring*|hüpf*|spring) ~2 (in (den|die|das|n) (see|pool|meer|becken|wasser|schwimmbad)|vor freude|ins
    (wasser|bett|meer|becken))
  (fallschirm*|bungee*) ~6
  toten hosen
  (schach|tennis|tischtennis|mario*|fifa|monopoly|kniffel|quiz|spiel) ~3 (geschlagen|schlagen|schlage|vernichtet)
  (im|beim) (schach|tennis|quiz|spiel|kniffel) ~2 (geschlagen|schlag*)
  (übergeb*|kotz*|gebrochen|erbroch*|erbrech*|gespuckt|brechen) ~4 (fisch|muscheln|kater|alkohol|gestern|schwanger*|
    achterbahn|reiseübel*|magen darm|karussell|migräne)
  (magen darm|kater|schwanger*|migräne|achterbahn) ~6 (übergeb*|kotz*|erbrech*|brech*)
  (baby|kind|kleine|hund|katze) ~2 (gespuckt|erbrochen|gekotzt|übergeben|gebrochen)
  (verbrannt|verbrenn*) ~3 (herd|ofen|topf|zunge|sonne|bügeleisen|backblech)
`);
