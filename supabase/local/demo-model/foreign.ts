/** How people of other languages begin, and what their language is called in English. */
const languages: [language: string, hello: string, begins: RegExp][] = [
  [
    'Spanish',
    'Hola',
    /^(¿|¡)|\b(hola|buenos d[ií]as|buenas|gracias|c[oó]mo est[aá]s|qu[eé] tal|estoy|quiero|tengo|eres|hablas espa[nñ]ol|me llamo|te quiero|amigo)\b/,
  ],
  ['Portuguese', 'Olá', /\b(ol[aá]|bom dia|boa (tarde|noite)|obrigad[oa]|tudo bem|voc[eê]|estou|n[aã]o)\b/],
  [
    'French',
    'Bonjour',
    /\b(bonjour|salut|bonsoir|merci|[cç]a va|comment|je suis|je veux|j'ai|tu es|parles?|s'il|oui|coucou)\b/,
  ],
  [
    'German',
    'Hallo',
    /\b(hallo|guten (tag|morgen|abend)|moin|servus|danke|wie geht|ich bin|ich habe|ich|bist du|sprichst|nicht|gr[uü]([sß]|ss)|tsch[uü]ss|bitte)\b/,
  ],
  ['Italian', 'Ciao', /\b(ciao|buongiorno|buona ?sera|grazie|come stai|sono|sei|parli|ti amo)\b/],
  ['Dutch', 'Hoi', /\b(hoi|hallo daar|goedemorgen|goedenavond|dank je|hoe gaat|ik ben)\b/],
  ['Swedish', 'Hej', /\b(hej|tack|god morgon|hur m[aå]r|jag [aä]r)\b/],
  ['Polish', 'Cześć', /\b(cze[sś][cć]|dzie[nń] dobry|dzi[eę]kuj[eę]|jak si[eę] masz|jestem)/],
  ['Turkish', 'Merhaba', /\b(merhaba|selam|nas[iı]ls[iı]n|te[sş]ekk[uü]r)/],
  ['Indonesian', 'Halo', /\b(halo|apa kabar|selamat (pagi|malam|siang)|terima kasih)\b/],
  ['Filipino', 'Kumusta', /\b(kumusta|kamusta|magandang|salamat)\b/],
  ['Hindi', 'Namaste', /\bnamaste\b|[ऀ-ॿ]/],
  ['Russian', 'Привет', /\bprivet\b|[а-яё]{2}/i],
  ['Ukrainian', 'Привіт', /[іїєґ]/i],
  ['Greek', 'Γεια', /[α-ω]{2}/i],
  ['Japanese', 'こんにちは', /\b(konnichiwa|ohayou?|arigatou?)\b|[\u3040-\u30ff]/i],
  ['Korean', '안녕하세요', /\bannyeong\w*|[\uac00-\ud7af]/i],
  ['Chinese', '你好', /\bni ?hao\b|[\u4e00-\u9fff]/i],
  ['Arabic', 'مرحبا', /\b(marhaba|salaam|salam)\b|[\u0600-\u06ff]/i],
  ['Hebrew', 'שלום', /\bshalom\b|[\u0590-\u05ff]/i],
];

/** English that holds a foreign word, such as 'comment on this' or 'a night with my amigo'. */
const ENGLISH =
  /\b(the|is|are|you|your|and|my|what|how|it|to|of|i'm|i|with|this|we|just|from|that|was|for|have|not|but|back|got|nothing|good|can|first|here|hope|there|nice|thanks|please|any|some|time|new|know|would|could|should)\b/gi;
const englishWords = (text: string) => text.match(ENGLISH)?.length ?? 0;

/** Hello in another language before an English message. */
const HELLO =
  /^\W*(hola|ciao|salut|bonjour|bonsoir|hallo|hej|namaste|shalom|ol[aá]|buongiorno|buona ?sera|guten (?:tag|morgen|abend)|moin|servus|dzie[nń] dobry|cze[sś][cć]|merhaba|konnichiwa|privet|salaam)(?![\p{L}])(?: \p{Lu}\p{L}+)?[\s,.!:)]+/iu;

/** Words that are known again in a message, and their English. */
const words: [english: string, said: RegExp][] = [
  ['the piano', /piano|klavier|pianoforte/],
  ['the guitar', /guitarr?[ae]?\b|gitarre/],
  ['music', /m[uú]si(k|ca|que)|音楽/],
  ['Kyoto', /京都/],
  ['Tokyo', /東京/],
  ['the rain', /lluvia|regen\b|pluie|pioggia|chuva|雨|дожд/],
  ['coffee', /caf[eé]\b|kaffee|caff[eè]|コーヒー|кофе/],
  ['the cat', /\b(gat[oa]|gatt[oa]|katze|kater|gato)\b|猫|кош/],
  ['the dog', /\b(perr[oa]|hund|chien(ne)?|cane|cachorr[oa])\b|犬|собак/],
  ['your family', /famili[ea]|famille|famiglia|fam[ií]lia|家族/],
  ['work', /trabaj|travail|arbeit|lavoro|trabalho|仕事|работ/],
  ['the book', /\b(libro|livre|buch|livro)\b|本を|книг/],
  ['dancing', /\b(bail(ar|e|o)|danser|tanz(en)?|ballare|dan[cç]ar)\b|踊/],
  ['dinner', /\b(cena|abendessen|d[iî]ner|jantar)\b|晩ご飯/],
  ['love', /\b(amor|amour|liebe|amore)\b|愛|любов/],
];

/** The same message with an English hello where it is English behind another one: 'Bonsoir Théo, are you up?' */
export function withEnglishHello(message: string): string {
  const rest = message.replace(HELLO, '');
  const isEnglish = rest !== message && englishWords(rest) > 0 && foreignLanguage(rest) === null;
  return isEnglish ? `Hello, ${rest}` : message;
}

/** The language of a message that is not English, its hello, and a word that is known again; null for English. */
export function foreignLanguage(message: string): Record<string, string> | null {
  // Ukrainian has letters of its own among the Russian ones, Japanese among the Chinese ones: the special ones decide.
  const found = languages.filter(([, , begins]) => begins.test(message.toLowerCase()));
  const first = found.find(([name]) => name === 'Ukrainian' || name === 'Japanese') ?? found[0];
  if (first === undefined || englishWords(message) > 1) return null;
  const word = words.find(([, said]) => said.test(message.toLowerCase()))?.[0];
  return { language: first[0], hello: first[1], ...(word && { word }) };
}
