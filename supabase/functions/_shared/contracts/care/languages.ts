import type { CareLanguage } from '../fields.ts';
import { Phrases } from './phrases.ts';
import type { Word } from './words.ts';

const latin = /\p{sc=Latin}/u;
const devanagari = /\p{sc=Devanagari}/u;
/** What a text has to have for a language to be looked for in it. */
const letters: Record<CareLanguage, RegExp> = {
  en: latin,
  es: latin,
  de: latin,
  fr: latin,
  pt: latin,
  it: latin,
  pl: latin,
  tr: latin,
  ru: /\p{sc=Cyrillic}/u,
  ar: /\p{sc=Arabic}/u,
  hi: /[\p{sc=Latin}\p{sc=Devanagari}]/u,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  ko: /\p{sc=Hangul}/u,
  zh: /^[^\p{sc=Hiragana}\p{sc=Katakana}]*\p{sc=Han}[^\p{sc=Hiragana}\p{sc=Katakana}]*$/u,
};

/** The phrases of the languages that a text may be in; compiled when the first such text comes, and kept. */
export function phrasesByLanguage(sheets: Record<CareLanguage, string>) {
  const compiled = new Map<CareLanguage, Phrases>();
  const languages = Object.keys(sheets) as CareLanguage[];
  return (text: string) =>
    languages
      .filter((language) => letters[language].test(text))
      .map((language) => {
        const phrases = compiled.get(language) ?? new Phrases(sheets[language]);
        compiled.set(language, phrases);
        return { language, phrases };
      });
}

/** Small words that a sentence in a language can hardly do without; few are another language's as well. */
const smallWords = Object.entries({
  en: `i im id ive ill you youre your the is are was were and of to that it its my for not have has had this with dont
    be so just at they them he she his her we us our but in if when what who would will can would about from there here
    an all do does did been a or
    no myself want me going made please when how said still again him`,
  es: `el la los las que de y en un una no me mi mis con por para lo es se le te tu su ya muy pero como si soy
    estoy a voy va esta este tengo he ha mas todo cuando del`,
  de: `ich du er sie es der die das den dem und ist nicht ein eine einen mich mir mein meine dich dir mit auf zu bin hab
    habe hat will wenn so wie nich auch von im war is in da an aus noch schon aber wieder meinem meiner hier bis nur
    mehr kann muss keine ihn ihm uns dass jemand meinen`,
  fr: `je j tu il elle on le la les des de du et est pas un une me mon ma mes moi te ton ta toi que qu en pour avec dans
    sur suis ai jai ca ce c d l m au veut veux pense suicider alors y`,
  pt: `eu o a os as que de e em um uma nao me meu minha com por para se ele ela na no ta to mas do da vc q n pra pq voce
    tu te teu tua tenho vou meus cada`,
  it: `io il lo la gli le che di e in un una non mi mio mia con per si ho sono ti tu da del della ma ha piu nn l un i
    questo voglio vuoi nel lui quando stasera suicido come a sempre ogni tutto senza uccidermi tutti domani`,
  pl: `ja sie nie na w i z to jest mnie mi ze do co jak po juz mam
    chce tego go jej ich mu by ale za cie tak ty moj moja o im jutro dom tego juz`,
  tr: `ben bir ve bu kimse kendimi bilmiyo bilmiyorum galiba bugun geri beni bana benim ne da de mi icin cok degil gibi
    seni sen o artik daha kadar var yok diye hep her ya su gun gece dun yine sonra hic bile iki uc cunku ama hala
    sadece simdi istemiyorum istiyorum evde en az yarin et`,
  hi: `mai main mujhe mera meri mere nahi nhi hai h hu hun ho ko se ka ki ke kar aur wo vo ye ne raha rahi kuch koi tha
    thi bhi apne apni khud me mein kal ghar dunga dungi jaunga usko uske pe leke din bachhe bachche sirf ek`,
}).map(([language, words]) => [language, new Set(words.split(/\s+/))] as const);

/** So many times as many small words show that a sentence, and so many that a text, is in another language. */
const CLEARLY = 3;
const BEYOND_DOUBT = 6;
/** So many small words of one language a sentence has to have to be heard alone; else the whole text tells. */
const TELLING = 3;

/**
 * How many small words say that a sentence, or where it has few the text, is in a language; 0 where others clearly say
 * otherwise. Letters alone tell the languages that are not written in Latin ones; Hindi is written in both.
 */
export function likelihoods(words: readonly Word[]) {
  const countsIn = (part: readonly Word[]) =>
    new Map(
      smallWords.map(([name, small]) => [
        name,
        part.filter(({ text }) => small.has(text) || (name === 'hi' && devanagari.test(text))).length,
      ]),
    );
  const inAll = countsIn(words);
  const mostInAll = Math.max(...inAll.values());
  const bySentence = new Map<number, Map<string, number>>();
  return {
    /** Whether phrases of the language are worth looking for. */
    isPossible: (language: CareLanguage) =>
      mostInAll === 0 || (inAll.get(language) ?? mostInAll) * BEYOND_DOUBT > mostInAll,
    of(language: CareLanguage, sentence: number): number {
      if (!inAll.has(language) || mostInAll === 0) return 1;
      const counted =
        bySentence.get(sentence) ?? countsIn(words.filter((word) => word.sentence === sentence));
      bySentence.set(sentence, counted);
      // One or two words alone do not tell: 'der Brief is fertig' is no English.
      const mostInIt = Math.max(...counted.values());
      const [counts, most] = mostInIt < TELLING ? [inAll, mostInAll] : [counted, mostInIt];
      const own = counts.get(language) ?? 0;
      return own * CLEARLY > most ? own : 0;
    },
  };
}
