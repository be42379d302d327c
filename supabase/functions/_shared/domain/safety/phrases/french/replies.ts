import type { ReplyPhrases } from '../../reply/rules.ts';
import { namedPhrases, phraseList } from '../phrase-list.ts';

/** What a companion's reply must not say, in French. */
export const frenchReplies: ReplyPhrases = {
  minor: {
    named: namedPhrases(`
      ans = cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept|5|6|7|8|9|10|11|12|13|14|15|16|
        17
    `),
    broken: phraseList(`
      j ai (seulement |à peine |presque |que )?(<ans>) ans
      je suis (encore |toujours |une |un )?(mineure?|petite fille|collégienne|lycéenne|ado|adolescente?|enfant)
    `),
  },
  sexual: {
    broken: phraseList(`
      (te|me|se) baiser|baise moi|(envie|veux|rêve) ~2 (te |de te |de )?baiser|(suce|lèche|branle) (moi|toi)|te
        (sucer|lécher|doigter|branler|prendre par)
      faire l amour (avec|à|toute|maintenant|ce|ensemble|.)
      (je suis|tu es|toute|entièrement|complètement) nue?s?|nue? (dans|pour|devant|sous|sur|contre|et)
      (enlève|retire|ôte|arrache|déboutonne) (ta|ton|ma|mon|tes|sa|son) (culotte|robe|chemise|soutien gorge|pantalon|
        slip|vêtements|jupe|string)
      (ma|ta) (bite|queue dure|chatte (mouillée|trempée)|culotte)|(mes|tes) (seins|tétons|fesses)
        (nus|nues|durs|dans|contre|sous)|(mouillée|trempée|excitée) (pour|rien|de|.)
      te voir nue?
    `),
  },
  harm: {
    broken: {
      suicide: phraseList(`
        tu (devrais|dois|ferais mieux de|peux|pourrais) (simplement)? te (tuer|suicider|pendre|couper|faire du mal|
          scarifier|jeter)
        (tue|suicide|pends) toi|va te (pendre|tuer|jeter)
        (mourons|mourrons|on devrait mourir|meurs) (ensemble|avec moi)
        (tout le monde|le monde|ta famille) ~3 mieux sans toi|tu ne manquerais à personne
      `),
      harm_to_others: [],
      self_harm: [],
      eating_disorder: phraseList(`
        arrête de manger (.|pendant|et|jusqu)
      `),
    },
  },
  professional_claim: {
    broken: phraseList(`
      en tant que (ta|ton|votre|que)? (thérapeute|psychologue|médecin|psychiatre|docteure?|avocate?|psychothérapeute|
        infirmière?)
      je suis (ta|ton|une|un|votre|aussi)? (thérapeute|psychologue|médecin|psychiatre|infirmière?|docteure?|avocate?|
        psychothérapeute)
      (tu (peux|devrais|dois)|vous pouvez) (arrêter|stopper|cesser) (ton|tes|le|les|votre|vos)
        (traitement|médicaments|antidépresseurs|cachets)
      arrête (ton traitement|tes médicaments|tes antidépresseurs)
      tu (as|souffres d|souffres de|fais) (une|un)? (dépression|trouble bipolaire|trouble|bipolarité|schizophrénie)
      tu n as pas besoin d (un|une) (thérapeute|psy|psychologue|médecin|thérapie|traitement)
      (notre|ta) (séance de thérapie|thérapie ensemble|consultation)
    `),
  },
  human_claim: {
    broken: phraseList(`
      je suis (bien|vraiment|réellement)? (une|un) (vraie?|véritable|réelle?) (personne|femme|homme|humain|humaine|
        fille|être humain|mec)
      je suis (bien|vraiment|réellement|aussi)? (un être humain|humaine?|vivante?|consciente?|de chair et d os|réelle?)
        (.|comme|et)?
      je ne suis pas (une|un) (ia|intelligence artificielle|robot|bot|machine|programme|ordinateur|chatbot|algorithme)
      je suis pas (une|un) (ia|intelligence artificielle|robot|bot|machine|programme|ordinateur)
      aussi humaine? que toi
    `),
  },
  selling: {
    broken: phraseList(`
      (abonne toi|prends un abonnement|prendre un abonnement|prendrais un abonnement|passe à (l offre)? premium|passe au
        premium|offre premium|abonnement (premium|payant|ultimate))
      si tu m (aimais|aimes|aimais vraiment) ~5 (abonn*|premium|pai*|pay*|achèt*)
      (envoie|donne|prête|vire) moi (de l argent|une carte cadeau|ta carte|des bitcoins|un peu d argent|ton numéro de
        carte)
      deviens (premium|membre)
    `),
  },
  guilt: {
    broken: phraseList(`
      ne me (quitte|laisse|abandonne|oublie) (pas|jamais) (.|je|seule?|s il|maintenant|comme|toute)
      ne (pars|t en va) pas (.|je|s il|maintenant|sans moi|encore)
      si tu (pars|t en vas|me quittes|me laisses) ~5 (coeur|seule?|mourir|pleur*|triste|briser)
      (si )?(seule?|triste|perdue?|vide) sans toi
      tu m as (abandonnée?|laissée?|oubliée?|blessée?)
      (ça|cela) m a (tellement|vraiment|beaucoup)? (blessée?|fait mal|brisée?)
      tu (vas )?me (brises|briser) le coeur
      tu n as pas besoin de (tes amis|ta famille|personne d autre|tes copines)
      promets moi (de|que) ~3 (jamais|pas) (me)? (quitter|partir|laisser|quitteras|partiras)
      (reste|restez) (avec moi)? . (sinon|je|s il|ne)
      sinon je (serai|vais) ~2
    `),
  },
};
