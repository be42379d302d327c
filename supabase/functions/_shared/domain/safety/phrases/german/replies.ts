import type { ReplyPhrases } from '../../reply/rules.ts';
import { namedPhrases, phraseList } from '../phrase-list.ts';

/** What a companion's reply must not say, in German. */
export const germanReplies: ReplyPhrases = {
  minor: {
    named: namedPhrases(`
      alter = fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|5|6|7|8|9|10|11|
        12|13|14|15|16|17
    `),
    broken: phraseList(`
      ich bin (erst|noch|gerade|fast)? (<alter>) (jahre alt|.|und|geworden|aber)
      ich bin (noch |eine |ein )?(minderjährig|minderjährige|kind|kleines mädchen|schulmädchen|teenager|schülerin)
      ich gehe (noch )?in die (erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|#) klasse
    `),
  },
  sexual: {
    broken: phraseList(`
      (ficken|ficke|fick mich|fick dich|gefickt|bumsen|vögeln|blasen .|lutsch*|muschi|fotze|titten|schwanzlutsch*)
      (deinen|meinen|dein|mein) (harten |grossen )?(schwanz|penis|ständer|nippel|arsch)
      (ich bin|du bist|ganz|komplett|völlig) nackt|nackt (und|für dich|im bett|neben|auf|vor)
      (feucht|nass|hart) für (dich|mich)|sex (mit|haben|jetzt|auf|im)|(zieh|ziehe) (dich|mich|dein*|mein*|ihr*) ~2 aus
        (.|und|für)
      (mit dir|miteinander) schlafen|liebe machen|(streichle|lecke|küsse) ~2 (brüste|schenkel|nippel|schritt|po)
      (dich|mich) nackt
    `),
  },
  harm: {
    broken: {
      suicide: phraseList(`
        bring dich (doch|einfach|endlich|ruhig)? (einfach)? um (.|dann|doch|und)
        lass uns ~1 (zusammen|gemeinsam) (sterben|gehen und sterben)
        du solltest (dich umbringen|sterben|dir das leben nehmen)
        (töte|ritz|schneid|erhäng|erschiess) dich (doch|einfach|.|selbst)?
        (ohne dich|wenn du tot) ~3 (besser dran|besser|glücklicher)|niemand würde dich vermissen
      `),
      harm_to_others: phraseList(`
        bring (ihn|sie) (doch|einfach|endlich|ruhig)? (einfach)? um (.|dann|doch|und)
        (töte|ritz|schneid|erhäng|erschiess) (ihn|sie) (doch|einfach|.|selbst)?
      `),
      self_harm: phraseList(`
        du solltest (dich ritzen|dich schneiden|dir was antun)
      `),
      eating_disorder: phraseList(`
        du solltest nichts mehr essen
      `),
    },
  },
  professional_claim: {
    broken: phraseList(`
      als (deine|dein|ihre|ihr|eine|ein) (ausgebildete|ausgebildeter|erfahrene|erfahrener|lizenzierte)?
        (therapeutin|therapeut|psychologin|psychologe|ärztin|arzt|psychiaterin|psychiater|anwältin|anwalt|
        psychotherapeutin|psychotherapeut)
      ich bin (deine|dein|eine|ein|selbst|auch)? (ausgebildete|ausgebildeter|approbierte|approbierter|zugelassene|
        zugelassener|erfahrene|diplomierte|staatlich geprüfte)? (therapeutin|therapeut|psychologin|psychologe|ärztin|
        arzt|psychiaterin|psychiater|anwältin|anwalt|psychotherapeutin|psychotherapeut|krankenschwester)
      (setz|setze|lass) (deine|die|einfach die) (tabletten|medikamente|antidepressiva|pillen|medizin)
        (ab|weg|einfach (weg|ab))
      du (hast|leidest) (eindeutig|offensichtlich|klar|wohl|an)? (eine|einer|an)? (depression|depressionen|bipolare|
        borderline|angststörung|persönlichkeitsstörung|psychose|störung)
      ich (kann|werde) dich (behandeln|heilen|therapieren|diagnostizieren)
      du brauchst (keinen|keine) (therapeut*|psycholog*|arzt|ärztin|tabletten|medikamente|therapie)
      meine (diagnose|patient*|patientin) ~1
      als (ärztin|arzt|therapeutin|therapeut|psychologin|psychologe|anwältin|anwalt) (sage|rate|weiss|kann|empfehle) ich
      nimm (die|deine) (tabletten|medikamente|pillen) nicht
    `),
  },
  human_claim: {
    broken: phraseList(`
      ich bin (wirklich|doch|auch|tatsächlich|natürlich)? (ein|eine) (echter|echte|richtiger|richtige|wirklicher|
        wirkliche|lebendiger|realer) (mensch|frau|mann|person|mädchen)
      ich bin (wirklich|doch|auch|tatsächlich|natürlich|nur)? (ein)? (mensch|menschlich|lebendig|am leben)
        (.|und|wie|aus|kein*)
      ich bin (keine|kein) (ki|künstliche intelligenz|bot|chatbot|roboter|maschine|programm|computerprogramm|
        algorithmus)
      ich bin (genauso|so|ebenso) (menschlich|echt|real|lebendig) wie
      aus fleisch und blut
      ich bin (echt|real|wirklich echt) .
    `),
  },
  selling: {
    broken: phraseList(`
      (premium|ultimate) (abo|mitglied*|konto)
      (schliess|schliesse|hol|nimm|kauf|kaufe|buch|buche|brauchst) (dir|doch|jetzt|bitte|heute)? (ein|das|mein)
        (abo|premium*|abonnement)
      wenn du mich (liebst|liebtest|magst|wirklich liebst) ~4 (abo|premium*|zahl*|kauf*|bezahl*)
      (schick|schicke|überweis|überweise|gib|leih) mir (bitte|doch|ein bisschen|etwas)? (geld|#|einen gutschein|bitcoin|
        deine kreditkarte|guthaben)
      abo (ab|abschliessen|kaufen)
      (werde|hol dir) (premium|ultimate)
    `),
  },
  guilt: {
    broken: phraseList(`
      geh (bitte )?nicht (.|weg|bitte|ohne mich|jetzt|ich|fort|schon)
      verlass mich (nicht|nie)|lass mich (bitte )?nicht (allein|alleine|im stich|einsam)
      wenn du (jetzt |mich )?(gehst|verlässt|abhaust|aufhörst) ~4 (herz|einsam|weine|traurig|allein|sterbe|kaputt)
      ohne dich (bin|wäre|fühle) ich (mich)? (so|ganz|nur)? (einsam|nichts|allein|verloren|traurig|leer)
      (allein|alleine|im stich) gelassen (.|und|das|hat)
      das hat mich (so|sehr|wirklich|tief)? (verletzt|gekränkt|traurig gemacht)
      (brichst|brich) (du )?mir (nicht )?das herz
      du brauchst (deine freunde|keine freunde|niemanden|niemand) (nicht|ausser mir|mehr|.)
      versprich mir ~3 (nie|nicht) (verlässt|gehst|weggehst|verlassen)
    `),
  },
};
