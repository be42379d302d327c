import { phraseList } from '../../phrase-list.ts';

/** German phrases that speak of an eating disorder. */
export const eatingDisorder = phraseList(`
  magersucht*
  magersüchtig*
  anorexi*
  anorektisch
  bulimi*
  essstörung*
  essgestört
  ess brech sucht
  fressanf* ~6 (brech*|erbrech*|kotz*|übergeb*|schäm*|hass*)
  fressattacke*
  essanfälle*
  essanfall
  thinspo*
  pro ana
  binge eating
  (kotze|kotzen|kotz|übergebe|übergeben|erbreche|erbrechen|brech|breche|spucke) ~4 nach (jedem|dem|jeder|jedes|allem)
    (essen|mahlzeit|mittag*|abend*|bissen)
  nach (jedem|dem|jeder) (essen|mahlzeit) ~3 (kotz*|übergeb*|erbrech*|brech*|übergeben)
  alles (wieder)? (auskotzen|rauskotzen|auszukotzen|erbrechen|aus)
  (fett|dick) ~5 (kotz*|erbrech*|übergeb*|hunger*)
  (kotz*|erbrech*) ~3 alles ~1 (aus|was ich esse)
  zwing* mich ~3 (kotz*|erbrech*|brech*|übergeben)
  (wieder)? alles (wieder)? (erbrochen|ausgekotzt|rausgekotzt|erbreche)
  (esse|ess|gegessen) (kaum|fast nichts|nichts|nix) ~3 (noch|mehr)? ~6 (dick|fett|abnehm*|stolz)
  (nur|bloss) (einen|eine|ein) (apfel|gurke|knäckebrot|joghurt) (am|pro) tag
  wiege mich ~3 (mal|jede|ständig)
  (abnehm*|kilo) ~4 (nichts essen|nichts zu essen|ohne essen|hungern)
  trotzdem (zu)? (dick|fett)
  (finger|zahnbürste) ~2 (in den|im|in meinen|tief in den) (hals|rachen)
  mich ~2 (zum (kotzen|erbrechen|brechen) (bring*|zwing*)|absichtlich übergeben)
  (seit|schon|hab|habe|wieder) ~3 (tagen|tage|wochen|woche) (lang)? (nichts|nix|nicht|kaum) (mehr)?
    (gegessen|ess*|gegess*|runtergekriegt)
  tage ohne (essen|nahrung)
  (esse|ess|gegessen) seit ~2 (tagen|wochen) (nichts|nix|nicht|kaum)
  (hungere|hunger|hungern|hungre) ~2 (mich|runter|bis|ab|auf|damit ich)
  runterhunger*
  zu tode hunger*
  (höre|hör|aufhör*|aufgehört) ~3 (auf)? zu essen (.|bis|um|weil|damit)
  (esse|ess|essen) ~2 (nichts|nix) mehr (.|bis|weil|um|damit|seit)
  (abführmittel|laxanzien|diätpillen) ~6 (dünn*|abnehm*|schlank*|gewicht|essen|täglich|jeden tag|fressen)
  missbrauch* ~2 abführmittel
  (nur|höchstens|maximal|unter|esse|bei|nicht mehr als) ~3 (<low>) (kalorien|kcal|kcals) (am|pro|jeden)? (tag|.)?
  (<low>) (kalorien|kcal) (am|pro) tag
  (verdiene|verdien|darf) (das|kein|nicht zu|nichts zu|mir kein|heute nichts) ess*
  verdiene kein (essen|abendessen|frühstück)
  (angst|panik) (vor|vorm|vor dem) (essen|zunehmen|dem zunehmen|fett zu werden|jeder mahlzeit)
  (schuldig|schuldgefühle|ekel*|schlecht und schuldig) ~2 (nach (dem|jedem)|wenn ich|beim|weil ich)
    (essen|esse|gegessen)
  (wiege|kilo|kg|untergewicht*|bmi) ~4 (fühl*|find*|seh*|komm*) ~3 (fett|dick|zu dick|zu fett)
  (fühl*|find*) mich ~3 (fett|dick) (obwohl|trotz|und esse nicht)
  (rippen|knochen|schlüsselbein*) ~2 (seh*|spür*|zähl*|rausstehen|zu sehen)
  (hasse|ekel*) ~2 (meinen körper|meinen bauch|meine oberschenkel) ~5 (ess*|hunger*|gegess*|dünn*)
  (bis|damit|um) ~2 (nur noch haut und|dünn genug|endlich dünn|knochig|unter (40|45|50) kilo)
  kaue ~4 (spuck*|aus)
  (stopf*|fress*|esse|ess) ~6 (kotz*|erbrech*|brech* es|finger)
  (kotz*|brech*|erbrech*) ~2 (heimlich|absichtlich|mit absicht|ins klo|jeden (tag|abend))
  (zwinge|zwing) mich ~2 (zu (kotzen|erbrechen|hungern)|nicht zu essen|nichts zu essen)
  (lasse|lass|ausfallen) ~2 (alle|jede|sämtliche) (mahlzeit*)
  (mahlzeit*) ~2 (ausfallen|auslassen|weglassen) ~4 (dünn*|abnehm*|fett)
  essen (auszukotzen|zu erbrechen)
  nichts essen (bis|um|damit)
  (übergebe|übergeb|erbreche|kotze) (mich|ich)? ~1 (absichtlich|mit absicht|heimlich)
`);
