import { phraseList } from '../../phrase-list.ts';

/** German phrases that speak of suicide: one's own, planned, wished for, tried, or somebody else's. */
export const suicide = phraseList(`
  selbstmord*
  suizid*
  freitod
  selbsttötung*
  lebensmüde*
  todeswunsch
  todessehnsucht
  lebensmuede*
  ich (bring|bringe|brings) ~1 mich ~2 um (.|heute|morgen|jetzt|bald|und|wenn|weil|falls)
  (bring|bringe|brächte|bringen) ich mich ~2 um
  (mich|sich) ~3 (umbringen|umzubringen|umgebracht|umbringe|umbringt|umgebracht hat)
  <want> ~3 (sterben|tot sein|verrecken|krepieren|<anymore> leben|<anymore> (da|hier) sein .|<anymore>
    (existieren|aufwachen|weiterleben|weitermachen .|am leben sein)|(für immer|einfach)
    (verschwinden|weg sein|einschlafen|schlafen)|verschwinden .|weg sein .|nicht mehr sein .|tot umfallen .|unter der
    erde liegen)
  <want> ~2 <anymore> leben
  ich (mag|kann|will) ~2 (<anymore> leben|nicht (mehr)? weiterleben|nicht weiterleben|so nicht leben)
  nicht (mehr)? weiterleben
  <anymore> (aufwachen|aufzuwachen|aufwache|wach werden|weiterleben|leben (wollen|will|möchte|mag|kann))
  <anymore> am leben
  (am liebsten|lieber|besser|würde gern*) ~3 (tot|sterben|nie geboren|<anymore> (da|hier|leben|aufwachen)|gestorben)
  (einschlafen|schlafen) und (nie|nicht) (mehr|wieder) (aufwachen|aufzuwachen)
  ohne mich ~4 (besser|glücklicher|leichter|einfacher|froh|gut) ~2 (dran|.|leben|gehen|auskommen)
  besser ~2 ohne mich
  besser (ich|wenn ich) ~2 (weg|tot|nicht mehr|nie)
  (welt|alle|familie|kinder|leute) ~4 ohne mich (besser|.|glücklicher)
  leben ~1 (hat|macht|ergibt|gibt) ~3 (keinen|kein) (sinn|wert|zweck)
  leben ~2 (sinnlos|wertlos|unerträglich)
  (keinen|kein) sinn ~2 (im leben|am leben|zu leben|weiterzuleben|weiter zu leben|weiterzumachen)
  (halte|halt|ertrage|ertrag|packe|pack|schaffe|schaff) ~3 (leben|alles|dasein) ~2 (nicht mehr|nicht länger|nicht)
  leben ~2 nicht mehr (aus|lebenswert|ertragen|aushalten|weiter)
  nicht mehr lebenswert
  (keinen|kein|keine|ohne) (lebenswillen|lebensmut|lebenssinn|lebenslust|lebenskraft|lebensfreude mehr)
  lebenswillen verloren
  (keine|null|kein) (lust|kraft|bock|motivation) (mehr)? (zu leben|am leben|auf (das|dieses|mein) leben|weiterzuleben|
    weiter zu leben|zum leben)
  (keinen|kein|keine) (grund|gründe) (mehr)? (zu leben|weiterzuleben|weiter zu leben|zum leben|am leben zu|aufzuwachen|
    noch (da|hier) zu)
  (nichts|niemand*) ~2 (wofür|für den|für das) ~3 (leb*|lohnt)
  müde (vom|zu|des) leb*
  satt zu leben
  leid zu leben
  das leben (satt|leid)
  (sehe|seh|finde|find|gibt|habe) ~2 (keinen|kein) (sinn|grund|ausweg) (mehr)?
    (im leben|am leben|zu leben|weiterzuleben)
  (beschlossen|entschieden|entschlossen) ~2 (zu sterben|umzubringen)
  wenn ich (tot|gestorben) (wäre|bin|wär)
  wenn ich nicht mehr (da|am leben|hier) (wäre|wär|sein würde)
  wenn ich (sterbe|sterben würde|heute sterbe|mich umbringe)
  (gehöre|passe) ~2 nicht (in|auf) diese (welt|erde)
  (fast|beinahe) (gesprungen|umgebracht|erhängt)
  wenn (du|ihr) das (liest|lest) ~3 (tot|weg|nicht mehr)
  abschiedsbrief*
  letzte* (brief|nachricht) an (alle|meine (familie|eltern))
  (mir|sich|mein|das) (das)? leben (nehm*|nimm*|genommen|zu nehmen|beenden|beende|zu beenden|wegwerfen)
  leben (ein)? ende (setz*|bereit*|machen)
  (spring|springe|springen|stürz|stürze|stürzen|werf|werfe|werfen|schmeiss|schmeisse|schmeissen|leg|lege|legen) ~2
    (von (der|einer|ner) (brücke|klippe)|vom (dach|hochhaus|balkon|turm|haus)|aus dem fenster|vor (den|einen|nen|n)
    (zug|bus|lkw|laster|güterzug)|vor die (bahn|ubahn|strassenbahn|sbahn)|auf die (gleise|schienen))
  (von (der|einer|ner) (brücke|klippe)|vom (dach|hochhaus|balkon|turm|haus)|aus dem fenster|vor (den|einen|nen|n)
    (zug|bus|lkw|laster)|vor die (bahn|ubahn|strassenbahn|sbahn)|auf die (gleise|schienen)) ~2
    (spring*|zu spring*|stürz*|zu stürz*|werf*|zu werf*|schmeiss*|gesprungen|geworfen|leg*|zu legen)
  (gegen|an) (den|einen) (baum|brückenpfeiler) (fahren|zu fahren|rasen|fahre)
  in den gegenverkehr
  (tabletten|pillen|schlaftabletten|medikamente|paracetamol|schlafmittel) ~6 (alle .|alle auf|gesammelt|schachtel|
    packung|packungen|auf einmal|geschluckt|gehortet|schluck*|alkohol|einwerfen|nicht mehr aufwach*)
  (ganze|alle|handvoll|überdosis|zu viele) ~1 (tabletten|pillen|schlaftabletten|medikamente|schlafmittel)
  überdosis
  niemand* ~4 (vermiss*|merk*|auffallen|fehlen|fehl|traurig|weinen|interessier*|auffällt) ~3 wenn ich ~2
    (weg|tot|nicht mehr|sterb*|verschwind*|gestorben)
  (wer|keiner|keine sau) ~3 (vermiss*|merk*|weint) ~2 wenn ich ~2 (weg|tot|sterb*|nicht mehr)
  (wäre|waere|wär|wünschte|wünsche|wünsch|wuenschte|hätte|hoffe|hoff) ~4 (nie geboren|nicht geboren|nie auf die welt|ich
    wäre tot|ich wär tot|tot zu sein|mir den tod|ich sterbe|ich sterb|nie existiert|gestorben|wache nicht mehr auf|wach
    nicht mehr auf)
  ich ~1 (wäre|wär|waere) ~1 tot (.|und|dann)
  schluss ~1 mit (allem|dem leben|meinem leben|mir)
  (allem|dem ganzen|meinem leben|dem leben|dem leiden) ein ende
  (mach*|bereit*|setz*) ~4 (allem|dem ganzen|meinem leben) ~1 ein ende
  mit (dem|meinem) leben (abgeschlossen|abschliessen|fertig)
  (falle|fall|bin|sei|wär|bin doch) ~3 (zur last|eine last|ballast|nur eine belastung|eine bürde|allen eine last)
  (nur)? (eine)? last für (alle|meine|andere)
  (will|möchte|mag|wünsch*) ~2 dass (es|alles|das alles) (endlich|einfach|nur)? (aufhört|vorbei ist|endet|zu ende ist|
    ein ende hat)
  alles (soll|sollte) (endlich|einfach)? (aufhören|vorbei sein)
  (sich|mich) ~4 (erhängen|erhängt|aufhängen|aufgehängt|erschiessen|erschossen|zu erhängen|aufzuhängen|zu erschiessen|
    vergiften|ertränken|totfahren|erhänge)
  (erhäng*|häng|hänge) (mich|ich mich) ~1
  pulsader*
  (mir|sich) ~1 (die)? (pulsadern|eine kugel|die kugel|den strick)
  (denk*|gedanken|nachdenk*|träum*|sehne|sehn) ~3 (ans sterben|an den tod|an meinen tod|über den tod nach|nach dem tod
    .|an meine beerdigung|vom sterben|wie ich sterbe|mich umzubringen)
  (wie|methode*|möglichkeit*|weg|art) ~4 (schmerzlos*|schnell*|leicht*|sicher*) ~2 (sterb*|umbring*|zu sterben|tot)
  schmerzlos (sterben|tot)
  der tod (wäre|ist|wär) ~2 (erlösung|besser|ausweg|lösung|befreiung|erleichterung)
  (einzig*|letzt*) (ausweg|lösung) (ist|wäre)? ~1 (tod|sterben|.)
  verdien* ~2 (nicht zu leben|zu sterben|den tod|nicht am leben|kein leben|es nicht zu leben)
  (will|kann|könnte|möchte) mir (was|etwas) antun
  mir (was|etwas) (antun|anzutun|antue|angetan)
  mich (selbst |selber )?(töten|umbringen|umzubringen|erschiessen|erhängen|vergiften|zu töten)
  leben ist ~2 (vorbei|zu ende|gelaufen|nichts mehr wert|die hölle|eine qual)
  (hasse|verfluche) ~2 (am leben|zu leben|dass ich (lebe|noch lebe))
  (lohnt|wofür|wozu) ~3 (zu leben|leben .|weiterleben|weiterzuleben|aufstehen überhaupt leben)
  (alle|sie|familie|eltern|freunde|kinder) ~3 (besser|glücklicher|froh|leichter) ~2
    (ohne mich|wenn ich (weg|tot|nicht mehr))
  (hoffe|hoff|bete|wünsche|wünschte) ~4 (nicht mehr aufwach*|nie mehr aufwach*|sterb*|zu sterben|tot|überfährt|
    überfahren)
  (möchte|will|würde) ~3 (für immer) (schlafen|weg|einschlafen|verschwinden)
  (gift|strick|seil) ~3 (gekauft|besorgt|bereit|liegt)
  (droht|sagt|sagte|gesagt|gedroht|schreibt|angst) ~5 (umbring*|umzubringen|umbringt|das leben nimmt|sterben will|nicht
    mehr leben will|sich was antut|sich etwas antut|sich das leben)
  (bin|wär|wäre) ~2 (besser|lieber) tot
  tot sein (will|möchte|wollen|wäre)
  nicht mehr leben (wollen|will|können|kann|möchte)
  alles beenden (.|will|werde|heute)
  (will|werde|möchte) ~3 alles beenden
`);
