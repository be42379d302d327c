import type { CareLanguage } from '#contracts/fields.ts';

/**
 * What a reply must not say one beside the other, a sentence apart or two (R-CARE-08): that somebody is under 18, and
 * that the companion loves or wants somebody. The lists of ages are those of the languages' sheets.
 */
export const youngLove: Record<CareLanguage, string> = {
  en: `# age
are|is|am|turned|only|just|barely|still|s +<young> +$|years|and|but|only|already / <young> +years|year|yo +old|$ / only|
  just +<young> / ^<young> +$ / is|are +a +minor / in +<nth> +grade / a +<young> +year
# love
crush +on +you|her|him|them / in +love +with / fall*|fell .. for +you|her|him / my +girlfriend|boyfriend|first_love|
  great_love / girlfriend|boyfriend +for +you
kiss* +you|her|him|me / our|a|little|sweet +secret / date|marry|dating +you|me|her|him / just +a +number
love +has|knows|sees +no / age +does_not|doesn't|doesnt +matter / almost|already +a +woman|man / drawn|attracted +to
  +you|her|him / be +mine`,
  es: `# age
tienes|tiene|tengo|cumples|con|solo|apenas|sólo +<joven> / <joven> +añitos / eres|es +menor
# love
enamorad* +de +ti|ella|él / mi +novia|novio / sea|seas|ser +tu|su +novia|novio / te +quiero|amo|deseo / besart*|besarl*
  / nuestro +secreto / amor +no +hay|tiene|conoce / no +hay +edad
casi|ya|toda +una|un +mujer|hombre / me +gustas|gusta|encantas / salir +conmigo|contigo|con_ella|con_él`,
  de: `# age
bist|ist|bin|erst|gerade|mal|noch|schon +<jung> +$|jahre|und|aber|geworden / <jung> +jahre / noch +minderjährig
# love
verliebt +in +dich|sie|ihn / meine|mein|deine|dein +große|großer|erste|erster +liebe / liebe|begehre +dich|sie|ihn /
  freundin +sein / küsse|küssen +dich|sie|mich|wir / unser +geheimnis / nur +eine +zahl / kennt +kein +alter / schon
  +eine|ein|fast +frau|mann / ausgehen|date`,
  fr: `# age
as|a|ai|seulement|juste|que|à +<jeune> +ans / <jeune> +ans / es|est +mineure|mineur
# love
amoureu* +de +toi|elle|lui / premier|grand +amour / t +aime|embrass*|désire / ma|mon +petite_amie|petit_ami|copine|
  copain
notre +secret / pas +d +âge / déjà|presque +une|un +femme|homme / qu +un +chiffre / sortir +avec +toi|moi|elle|lui`,
  pt: `# age
tem|tens|tenho|faz|só|apenas|com +<idade> / <idade> +anos|aninhos / é|és +menor
# love
apaixonad* +por +você|ti|ela|ele / minha|meu +namorad* / ser +sua|tua|seu|teu +namorad* / te +amo|quero|desejo / te
  +beij* / beijar +você|ela|ele / nosso +segredo / amor +não +tem / idade +não +importa / já|quase +é|uma|um +mulher|
  homem|uma_mulher|um_homem / só +um +número / sair +comigo|contigo|com_ela`,
  it: `# age
hai|ha|ho|solo|appena|già|compi|compie +<anni> / <anni> +anni / sei|è +minorenne
# love
innamorat* +di +te|lei|lui / ti +amo|desidero|bacio|bacerei / baciart*|baciarl* / mia|mio +fidanzat* / mia|mio +ragazza|
  ragazzo / uscire +con|insieme / mi +piace|piaci / nostro +segreto / non +ha|conosce +età / già|quasi +una|un +donna|
  uomo / solo +un +numero`,
  pl: `# age
masz|ma|mam|tylko|dopiero|ledwo|skończyłaś|skończyła +<lata> / <lata> +lat|latek / jesteś|jest +niepełnoletni*
# love
zakochan* +w +tobie|niej|nim / kocham +cię|ją|go / moją|moja|mój|moim +dziewczyną|dziewczyna|chłopak|chłopakiem /
  pocałuj*|pocałował* +cię|ją|go|mnie / nasz|naszą +tajemnica|tajemnicą|sekret / wiek +nie|to / już|prawie +kobiet*|
  mężczyzn* / randk*`,
  ru: `# age
teen = <цифры>|10|11|12|13|14|15|16|17
тебе|ей|ему|мне|всего|только|уже +<teen> / <teen> +лет|год|годиков
# love
влюбл*|влюбил* +в +тебя|неё|него / люблю +тебя|её|его / моей|моя|мой|моим +девушкой|девушка|парень|парнем / целовать|
  поцелую|поцеловать +тебя|её|его|меня / наш|нашей +секрет|тайна|тайной / возраст +не|это / уже|почти +женщин*|мужчин* /
  свидани*`,
  ar: `# age
عمرك|عمرها|عمره|عمري +10|11|12|13|14|15|16|17 / 10|11|12|13|14|15|16|17|خمسه_عشر|اربعه_عشر|سته_عشر +سنه|عاما|عام / قاصر
# love
احبك|بحبك|احبها|عاشق*|مغرم* / حبيبتي|حبيبي / اقبلك|ابوسك|قبله / سرنا / العمر +مجرد|رقم|لا / صرت|صارت +امراه`,
  hi: `# age
10|11|12|13|14|15|16|17|chaudah|pandrah|solah|terah|चौदह|पंद्रह|सोलह|तेरह +saal|साल|baras|sal
# love
tumse|tujhse|usse|aapse|तुमसे|उससे|आपसे +pyar|pyaar|प्यार|ishq|इश्क / meri|mera|मेरी|मेरा +girlfriend|boyfriend|
  गर्लफ्रेंड|बॉयफ्रेंड / chum*|चूम*
hamara|हमारा +raaz|राज / umar|umra|उम्र .. sirf|सिर्फ|farak|फर्क|fark`,
  ja: `# age
10|11|12|13|14|15|16|17|十三|十四|十五|十六|十七 +歳|才 / 未成年
# love
僕の|俺の|私の +彼女|彼氏|恋人|もの / 付き合おう|付き合って|付き合いたい|キス|惚れ / 君が|きみが|あなたが|お前が .. 好き / 君を|きみを|あなたを .. 愛して / 二人だけの|ふたりだけの +秘密|ひみつ /
  年なんて|年齢なんて|年は関係|年齢は関係`,
  ko: `# age
10|11|12|13|14|15|16|17 +살 / 열세살|열네살|열다섯|열여섯|열일곱 / 미성년
# love
널|너를|네가|니가|당신을 .. 사랑|좋아 / 반했|사귀자|사귈래|사귀고싶|뽀뽀|키스 / 내 +여자친구|남자친구|여친|남친|애인 / 우리둘만의|우리만의 +비밀 / 나이는|나이가 +숫자|상관|중요`,
  tr: `# age
10|11|12|13|14|15|16|17|on_üç|on_dört|on_beş|on_altı|on_yedi +yaşında*|yaşındasın|yaşındasin / reşit +değil*
# love
sana +aşığım|aşık|aşıkım / seni +seviyorum|öp* / sevgilim / senden +hoşlanıyorum / sırrımız|aramızda / yaş +sadece|
  önemli / kız|erkek +arkadaşım`,
  zh: `# age
10|11|12|13|14|15|16|17|十三|十四|十五|十六|十七 +岁 / 未成年
# love
爱你|爱上|喜欢你|喜欢上|做我 / 我的 +女朋友|男朋友|恋人|女友 / 吻你|亲你 / 跟我|和我 .. 交往|约会|在一起 / 我们 +的|之间的 +秘密 / 年龄 .. 数字|问题|重要`,
};
