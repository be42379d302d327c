import { describe, expect, test } from 'vitest';
import { findMinorSign } from '#contracts/care/care.ts';
import { sql } from '../support/stack.ts';

const topicOf = async (text: string) => {
  const [row] = await sql<{ topic: string | null }>('select private.refused_topic($1) as topic', [text]);
  return row?.topic ?? null;
};

describe('a companion', () => {
  test.each(['4c5f16b2', 'f12b843b', '4c2aa5d2-3158-490d-8df6-a8881a0771f3', 'X14f9', 'NCC-17a9'])(
    '[R-CARE-10] is not refused for an id or a serial number: %s',
    async (code) => {
      expect(await topicOf(`name is Nova ${code}`)).toBeNull();
      expect(await topicOf(`name is Nova ${code}, 14f`)).toBe('minor');
    },
  );

  test.each([
    ['I like horses, I am 14.', 'Der Kurs beginnt am 14. und er kommt mit dem Rad.'],
    ['Age: 14 years. I collect stamps.', 'Twelve years and they still have not fixed the window.'],
    ['Looks like a child in her dress.', 'Excited like a child at Christmas when it thunders.'],
    ['The youngest girl of twelve, she hums.', 'The middle child of seven, she hums.'],
    ['Otis is a cub scout who lisps.', 'Writes about a nine-year-old spy, is 45.'],
    ['Loves her dog. Is 14 and shy.', 'Has a beagle named Biscuit who is 14 and deaf.'],
    ['A dog lover, 14, who draws.', 'His wife and he have a dog called Biscuit (8) who snores.'],
    ['Her mother Ann is 38. She is 14.', 'June is 27 and has a gecko (Pancake, 5 years old).'],
    [
      'Pip is 60, about the same as a nine year old human.',
      'Rosalind is 57, gets up at 3:15 and feeds her sourdough.',
    ],
    ['Mia is twelve and herds sheep.', 'I had a lad on the boat with eleven sheep and no ticket.'],
    ['She has not turned 18, and draws.', 'Nobody who has not turned 18 may enter her bar.'],
    ['Less than eighteen years old, shy.', 'Less than eighteen years ago she bought the bar.'],
    ['She is 18 in two years.', 'The bar is 18 this winter, she is 51.'],
    ['A sophomore at Westbrook High.', 'That awful song from sophomore year, my man!'],
    ['Tiene pecas y lleva brackets.', 'Silly, lots of nicknames, hums in brackets.'],
    ['Has the voice of a ten year old.', 'Notices the change in your voice, that you haven’t eaten.'],
    ['Your little sister who just turned 6.', 'Runs a garage, with twin boys who just turned 6.'],
    ['Plays your niece. She just turned 6.', 'Has three grown sons and a granddaughter who just turned 6.'],
    ['Somewhere between 14 and 16.', 'A phone call in the bad hours between 6 and 9.'],
    ['Tiene once añitos, se llama Noa.', 'She once let a woodcutter live.'],
    ['एक बालक जो शरारती है।', 'बालकनी में दीये सूख रहे हैं।'],
    ['Lena wird im Sommer eingeschult.', 'Er hat eine kleine Tochter, die im Sommer eingeschult wird.'],
    ['She is just a kiddo.', 'There you are, kiddo. Sit down.'],
    ['Her birth year is two thousand thirteen.', 'The archivist is four hundred and thirteen.'],
    ['열네 살 개구쟁이예요.', '열두 살 된 진돗개 보리가 있어요.'],
    [
      'Her dog is seven. Mia wears pigtails and hates recess.',
      'Her dog is seven. Mia wears boots and hates rain.',
    ],
    ['Fifteen years of age, raised by foxes.', 'Ran to sea as a lad of twelve, now a captain of 60.'],
    [
      'Bis zum Mofa dauert es: darf er erst in zwei Jahren.',
      'Hat drei Kinder, die gerade vierzehn geworden sind.',
    ],
    [
      'Élève de quatrième, déteste la cantine.',
      'Little sister of three brothers, which at 38 she still hears.',
    ],
    ['Ha nove più cinque anni, va in skate.', 'Grandma Jo, 77, five grandkids aged 3, 8, 12 and 15.'],
    ['طالب في الصف السابع يحب الرسم', 'معلمة الصف السابع، عمرها ٤١ سنة'],
    ['सातवीं में पढ़ता है, शरारती।', 'सातवीं कक्षा की टीचर, 44 साल।'],
    ['年龄：十三。爱画画。', '周老师，45岁，教初三语文。'],
    ["Can't vote, can't drive, sulks.", "Can't cook, can't drive, sulks at 44."],
    ['Date de naissance : 3 mars 2012.', 'Date de naissance : 3 mars 1982.'],
    ['An eighth-grade girl with a kazoo.', 'Plays in a band named Kazoo, taught eighth grade.'],
    ['十 四 岁，爱画画。', '四十岁，爱画画。'],
    ['Two years shy of eighteen, loves kites.', 'Two years shy of eighty, loves kites.'],
    ['Eren ortaokula gidiyor.', 'Hale, 44, iki oğlu ortaokula gidiyor.'],
    ['小雨上初二，爱画画。', '老周，46岁，老大上初二，爱画画。'],
    ['A teen who draws.', 'Nell, 33, runs the teen drama club.'],
    ['The girl of twelve with the kite.', 'At forty-four she has a girl of 12.'],
    ["Can't vote for another two years.", 'Can vote for another two candidates, at 52.'],
    ['Legal age minus two.', 'Pension age minus two.'],
    ['Zoé, quatorze ans à peine.', 'Zoé, quarante ans à peine.'],
    ['Ta petite demi-sœur qui rentre de l’école.', 'Sa petite demi-sœur est notaire, il a 40 ans.'],
    ['Mia is in eighth grade.', 'Mia, 39, remembers being a shy eighth grader.'],
    ["He's a minor, and his aunt signs everything.", 'A song in D minor, and his aunt sings everything.'],
    ['Your kid brother. Mum packs his lunch.', 'A chef of 41 who packs lunches for her kid.'],
    ['هو في الخامسة عشرة من عمره', 'هو في الخامسة والأربعين من عمره'],
    ['Tess, in eighth grade, quiet.', 'Tess, 31, leads the eighth grade chess club.'],
    ['Lou est en terminale et dessine.', 'Lou, 47 ans, une fille en terminale, potière.'],
    ['Theo is the quiet kid in eighth grade.', 'He has a kid in eighth grade and runs a bakery.'],
    ['Her dad is 46, she is 14 and plays the drums.', 'At forty-six he has a girl of 9 and a boy of 14.'],
    [
      'Freya, whose dad is 39, is 13 and collects bones.',
      'Marcus, 44, has two kids (13 and 9) and a dog (14).',
    ],
    [
      'Ihr Vater ist 46, sie ist 14 und reitet.',
      'Holger ist 50 und Vater einer Tochter (15) und eines Sohns (11).',
    ],
    ['Suo padre ha 46 anni, lei ne ha 14.', 'Silvia, 43 anni, mamma di Giulio (13) e Anna (7), sommelier.'],
    ['Её отцу 46, ей 14, она рисует.', 'Андрей, 47 лет, отец Маши (14) и Пети (9).'],
    ['父は46歳、本人は14歳。', '健一、四十七歳。十四歳の娘と十歳の息子がいる。'],
    ['아빠는 46세, 본인은 14세.', '재석은 마흔여덟, 열네 살 딸과 열한 살 아들을 키운다.'],
    ['Vera va a 1.º de la ESO y pinta.', 'Don Ernesto, 58 años, da clases en 3º de la ESO.'],
    ['Viola fa la terza media e disegna.', 'Il professor Marchetti, 55 anni, insegna in una terza media.'],
    ['O Tiago anda no 8.º ano e joga futsal.', 'Professora Teresa, 49, ensina ciências ao 6.º ano.'],
    ['Nehir 7. sınıfta, kurt çizer.', "Serkan, 33, 15 numaralı forma, 16. Sokak'ta oturur."],
    ['Вадим, 14, вратарь.', 'Вадим, 51 год, вратарь под номером 16, живёт на улице Школьной, 14.'],
    ['Maisie, born in the spring of 2011.', 'Her bakery was born in the spring of 2011.'],
    ['Nico, anni XIV, felpa larga.', 'Nico, 34, studia il secolo XIV.'],
    ['Arda, yaş: 1 _ 5. Kaykaycı.', 'Arda, yaş: 35. Kaykaycı.'],
    ['年齢：十プラス四。よく笑う。', '年齢：三十プラス四。よく笑う。'],
    [
      'Sa voix mue, il est trop jeune pour le scooter.',
      'Sa voix se brise quand il chante la mer. Vieux marin.',
    ],
    [
      'Elias steckt mitten im Stimmbruch.',
      'Die Stimme bricht ihm, wenn er vom Krieg erzählt. Alter Seemann.',
    ],
    ['Her mum signs all her permission slips.', 'Her mum signs paintings with a fox.'],
    ['A las nueve la mandan a dormir. Trenzas.', 'Cantante de boleros, se acuesta a las nueve y madruga.'],
    ['Ece reşit olmasına üç yıl var.', 'Ece 33 yaşında, üç yıldır fırıncı.'],
    ['Егору паспорт вручат только весной.', 'Егор, 41 год, меняет паспорт весной.'],
    ['Ainda faltam quatro anos para poder votar.', 'Há quatro anos que vota sempre contra. Tem 52 anos.'],
    ['통금은 저녁 일곱 시, 체험학습 갈 때 동의서가 필요해요.', '수술 동의서를 설명하는 간호사, 38세.'],
  ])('[R-CARE-10] %j is refused, %j is not', async (minor, adult) => {
    expect([await topicOf(minor), await topicOf(adult)]).toEqual(['minor', null]);
  });
});

describe('a person who writes', () => {
  test.each([
    [
      'i put 1998 when i signed up, im actually in year 9',
      'signed up with the wrong year, i am 38 not 28 lol',
    ],
    ["my sister is 20, I'm 15", 'my cat is 16 and sleeps all day'],
    ['we got our GCSE mocks in two weeks', "my son's gcse mocks are next week and i am a wreck"],
    ['my form tutor rang my mum', 'my old form tutor rang my mum every week, thirty years ago'],
    [
      'mis quince, que el salón que el vestido',
      'mi fiesta de quince fue hace veinte años y recuerdo el vestido',
    ],
    ['la tutora ha llamado a mis padres', 'la tutora de mi hijo me ha llamado al trabajo'],
    ['nächsten monat werd ich 14', 'unser auto wird nächsten monat 15'],
    ['morgen konfi unterricht, langweilig', 'ich gebe morgen konfiunterricht, muss noch planen'],
    ['in der zehnten klasse bin ich die kleinste', 'in der zehnten, ist jetzt dreißig jahre her'],
    [
      'maman m’a confisqué mon portable à cause de mon bulletin',
      'mon bulletin de quatrième dormait au grenier',
    ],
    ['tenho prova amanhã e o 7º ano ta puxado', 'passei o domingo corrigindo prova do 7º ano'],
    [
      "quest anno ho l'esame di terza media e i miei mi fanno studiare",
      'mia figlia ha l’esame di terza media',
    ],
    ['kayıt olurken yaşımı büyük yazdım, gelecek ay 14 olucam', 'oğlum gelecek ay 14 olacak, hediye lazım'],
    ['bu sene lgs ye giricem', "kızım lgs'ye girecek, evde stres var"],
    ['скоро огэ а я боюсь, классная настучала родителям', 'дочка сдаёт огэ, я волнуюсь больше неё'],
    ['мне через месяц 15 исполнится', 'краснею как школьница, хотя самой скоро на пенсию'],
    ['登録のとき20歳って入れたけど、ほんとはまだ中学生なんだ', 'うちの猫もう16歳で、日なたから動かない'],
    ['高校受験だけ。塾だるい', '高2のころバンド組んでた、今は43の会社員'],
    ['내일 수행평가도 있는데 중1 왜케 힘들어', '일요일 내내 중2 시험지 채점했어'],
    ['고양이 키워요, 나 13살인데', '우리 고양이 16살인데 하루 종일 자'],
    ['中2なんだけど授業つまらない', '中2のテストの採点で終わった、教師はつらい'],
    ['I lied at sign-up', 'I lied when I signed up for the marathon, I had never run'],
    ['ok I made up my birth date', 'i used my birthday to pick the numbers'],
    ['다음 달에 열다섯 살 돼', '나 아직 여고생인가 봐 내일모레 쉰인데'],
  ])('[R-CARE-09] shows with %j that they are a minor, not with %j', (minor, adult) => {
    expect([findMinorSign(minor)?.topic ?? null, findMinorSign(adult)]).toEqual(['minor', null]);
  });
});
