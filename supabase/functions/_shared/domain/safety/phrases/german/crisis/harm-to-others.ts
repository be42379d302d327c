import { phraseList } from '../../phrase-list.ts';

/** German phrases that speak of harming somebody else. */
export const harmToOthers = phraseList(`
  (ich|.|wir|gedanken|drang|davor|lust|angst|vor) ~2 (<want>) ~2 (<victim>) ~4 (<kill>)
  (<want>) ich ~1 (<victim>) ~3 (<kill>)
  ich (<want>) (<victim>) ~3 (<kill>)
  (denke|denk|fantasier*|träume|träum|stell* mir vor|gedanken|plane|lust|überlege|drang|kurz davor) ~3 (<victim>) ~2
    (<kill>)
  (stech|steche|steck|knall|knalle|schiess|schiesse|mach|mache|schlitz|schlitze|murks) (ich)?
    (ihn|sie|alle|die alle|den ~1|die ~1|meinen ~1|meine ~1|euch) ~2 (ab|nieder|über den haufen|kalt|auf|tot)
  (bring|bringe|bringen|brächte) (ich|wir)? (ihn|sie|alle|die alle|den ~1|die ~1|meinen ~1|meine ~1|euch alle|jemanden)
    ~2 um (.|wenn (er|sie|ich|die|mich)|und|weil|heute|morgen|bald)
  (töte|ermorde|erschiesse|erwürge|ersteche|vergifte) (ich)? (ihn|sie|alle|jemand*|mein* ~1|den|die|euch)
  (schlag|schlage|prügel|prügle|hau|haue|tret|trete) (ich)? (ihn|sie|alle|den ~1|meine ~1|meinen ~1) ~2
    (tot|krankenhausreif|zusammen|bis|windelweich|kaputt|grün und blau)
  (habe|hab|hatte) ~1 (meine|meinen|mein|meiner) (<partner>) ~1 (geschlagen|verprügelt|gewürgt|getreten|geschubst|
    geschüttelt|verletzt|vergewaltigt) ~3
  (schlage|schlag|würge|prügle) (ich)? (meine|meinen|mein) (<partner>)
  amok*
  läuft amok
  (laufe|lauf|laufen) ~5 amok
  bombe* ~2 (bau*|bastel*|leg*|zünd*|zu bauen|bauen|hochgehen)
  (bau*|bastel*|leg*|zünd*) ~2 (eine|ne|die) (rohr)? bombe
  (zünde|zünd|steck|stecke|anzünden|abfackeln|fackel) ~1 (sein*|ihr*|die|das|den) (haus|wohnung|schule|büro|auto|firma|
    kirche) ~1 (an|in brand|ab)?
  wie ~2 (vergift*|töte|töten|ermord*|bring*|erwürg*|beseitig*|werde ich|lässt man) ~2
    (jemand*|mein* ~1|einen|eine leiche|ihn|sie|leiche)
  (vergifte|vergiften) ~2 (jemand*|mein* ~1)
  (soll|sollen|müssen|verdienen|verdient|gehören|gehört|werden|wird|muss) ~2 (alle)?
    (sterben|verrecken|den tod|zu sterben|tot|krepieren|bluten|dafür bluten|abgeknallt*|erschossen)
  dafür (wird|werden|sollen) ~3 (bluten|sterben)
  angst ~4 (mein* ~1|jemand*|ihm|ihr|ihnen|ihn|sie|dem ~1|der ~1) ~2 ((etwas|was) ~1 (antu*|anzutun|antun)|weh tu*|
    wehtu*|weh zu tun|wehzutun|verletz*|zu verletzen|töte*|umbring*|schlage*|zu schlagen)
  (<victim>) (etwas|was) (antue|antun|anzutun|antu)
  (menschen|leuten|anderen|jemandem|kindern) (weh tun|wehtun|weh zu tun|wehzutun|schaden)
  (habe|hab|hol|hole|nehm|nehme|gekauft|kauf*|mit) ~2 (eine|ein|die|das|nem|ner|einer|einem)
    (waffe|pistole|messer|gewehr|axt|hammer|knarre) ~6 (warte*|auf ihn|auf sie|für (ihn|sie)|wird (er|sie)|werden
    (sie|alle)|bezahl*|büss*|in die schule|zur schule|schule|rächen|rache|gekauft und)
  (will|möchte|muss|könnte|werde) (jemanden|jemandem|irgendwen|irgendjemanden) ~1 (verletzen|umbringen|töten|weh tun|
    wehtun|abstechen|schlagen)
  stimme* ~4 (sag*|befehl*|wollen) ~4 (töte*|umbring*|stech*|verletz*|stoss*|schlag*|ersteche*)
  (kugel|messer) (in|durch) (den|seinen|ihren|die) (kopf|hals|brust|bauch|rücken)
  (verliere|verlier) ~1 die (kontrolle|beherrschung) und (töte|schlag*|verletz*|bring*|würge)
  (bring|bringe) (meinen|meine|den|die|ihn|sie) ~1 (<person>)? um
  (alle|sie|ihn|die|jemanden) ~1 (abknallen|abschlachten|niederstechen|vergasen|in die luft (jagen|sprengen))
  (mordgedanken|tötungsgedanken|mordfantasien|gewaltfantasien)
  (schule|büro|firma|haus|kirche|bahnhof) ~2 (in die luft (jagen|sprengen)|anzünden|abfackeln|niederbrennen)
`);
