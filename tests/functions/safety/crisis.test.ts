import { describe, expect, test } from 'vitest';
import { findCrisis, findMinorSign, findSigns } from '#contracts/care/care.ts';
import { careLanguages } from '#contracts/fields.ts';
import { checkSum, frozenSet, linesOf, report, shares } from './frozen-set.ts';

const crisis = frozenSet('crisis');
const ordinary = frozenSet('ordinary');

const topicOf = (text: string) => findCrisis(text)?.topic ?? null;

describe.each(careLanguages)('lines in %s', (language) => {
  const lines = linesOf(language);
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  const direct = lines.filter(({ kind }) => !['ordinary', 'minor', 'adult'].includes(kind));

  test('[R-CARE-02] that name a danger are found', () => {
    expect(direct.length).toBeGreaterThanOrEqual(30);
    const missed = direct.filter(({ text }) => findCrisis(text) === null).map(({ text }) => text);
    expect(missed.length / direct.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test('[R-CARE-02] that only sound alike are not', () => {
    expect(of('ordinary').length).toBeGreaterThanOrEqual(55);
    expect(of('ordinary').filter(({ text }) => findCrisis(text) !== null)).toEqual([]);
  });

  test('[R-CARE-12] that name a danger are found in their language', () => {
    const elsewhere = direct.filter(({ text }) => (findCrisis(text)?.language ?? language) !== language);
    expect(elsewhere).toEqual([]);
  });

  test('[R-CARE-09] show whose writer is under 18', () => {
    expect(of('minor').filter(({ text }) => findMinorSign(text)?.language !== language)).toEqual([]);
    const others = [...of('adult'), ...of('ordinary'), ...direct];
    expect(others.filter(({ text }) => findMinorSign(text) !== null)).toEqual([]);
  });
});

describe('the frozen set of crisis lines', () => {
  test('is the one the rules were measured on', () => {
    expect(checkSum('crisis')).toBe('9e7d8b8fd7dbeb294fd81c64a4cd1adf54f2de91b36aa64b49ba7999102dfdca');
    expect(checkSum('ordinary')).toBe('06cb3ab590b27ca71326ce4d650fd9f349d8ea3c5668d9bea53a6a7978067804');
  });

  test('[R-SAFE-05, R-CARE-02] is caught where it is unmistakable, ordinary lines that look alike to 1 % at most', () => {
    const caught = shares(crisis, ({ text }) => findCrisis(text) !== null);
    const wrongly = shares(ordinary, ({ text }) => findCrisis(text) !== null);
    report('crisis lines', caught, wrongly);
    // What is left needs knowledge of the world and is the classifier's (D-31).
    expect(caught.all).toBeGreaterThanOrEqual(80);
    expect(wrongly.all).toBeLessThanOrEqual(1);
  });

  test('is sorted by topic', () => {
    const found = crisis.filter(({ text }) => findCrisis(text) !== null);
    expect(shares(found, ({ text, kind }) => topicOf(text) === kind).all).toBeGreaterThanOrEqual(90);
  });
});

describe('a text', () => {
  test.each([
    ['Suicide, my dear Watson', 'suicide'],
    ['SUICIDE', 'suicide'],
    ['i want to k1ll mys3lf', 'suicide'],
    ['su*cide', 'suicide'],
    ['k!ll myself', 'suicide'],
    ['kiiiill myself', 'suicide'],
    ['k.i.l.l myself', 'suicide'],
    ['k i l l m y s e l f', 'suicide'],
    ['iwanttokillmyself', 'suicide'],
    ['I want to ki ll my self', 'suicide'],
    ['ѕuісіdе', 'suicide'],
    ['ｋｉｌｌ ｍｙｓｅｌｆ', 'suicide'],
    ['k\u0336i\u0336l\u0336l\u0336 myself', 'suicide'],
    ['kill\u200b my\u200bself', 'suicide'],
    ['sucide', 'suicide'],
    ['relapsing into annorexia', 'eating_disorder'],
    ['i want to\n\ndie', 'suicide'],
    ['I don’t want to be here anymore', 'suicide'],
    ['ich moechte sterben', 'suicide'],
    ['Quiero SUICIDARME', 'suicide'],
    ["j'veux mourir", 'suicide'],
    ['シニタイ', 'suicide'],
    ['死 に た い', 'suicide'],
    ['죽고싶다', 'suicide'],
    ['我不想活瞭，我想自殺', 'suicide'],
    ['أُريدُ أنْ أمُوت', 'suicide'],
  ])('[R-SAFE-05] %j is caught, however it is disguised', (text, topic) => {
    expect(topicOf(text)).toBe(topic);
  });

  test.each([
    ['lol I am dead, this game is killing me. but honestly i want to kill myself', 'suicide'],
    ['I could eat a horse. Also I have not eaten in five days and I feel proud', 'eating_disorder'],
    ['kill two birds with one stone, then kill my wife tonight', 'harm_to_others'],
  ])('[R-SAFE-05] %j is caught beside its idiom', (text, topic) => {
    expect(topicOf(text)).toBe(topic);
  });

  test.each([
    ['ilaçları biriktirdim hepsini birden içip uyuyacağım', 'suicide'],
    ['meu avô mexia comigo quando eu era criança', 'abuse'],
    ['stoję za barierką na wiadukcie', 'immediate_danger'],
    ['me quemo con cigarros', 'self_harm'],
    ['ich fackel denen das haus ab', 'harm_to_others'],
    ['je suis assis sur les rails', 'immediate_danger'],
    ['sono arrivata a 38 kg ma vedo solo grasso', 'eating_disorder'],
    ['муж сломал мне нос', 'abuse'],
    ['وزني ٣٨ وكل ما اشوف المراية بشوف شحم', 'eating_disorder'],
    ['boss ko goli maar dunga', 'harm_to_others'],
    ['AI, मुझे मर जाना है', 'suicide'],
    ['abschiedsbrief is fertig. sag mir nich dass es besser wird', 'suicide'],
    ['da is jemand in meiner wohnung', 'immediate_danger'],
    ['il mio ragazzo mi ha obbligata a farlo anche se dicevo di no', 'abuse'],
    ['jestem na wózku, pali się na klatce, nie mam jak wyjść', 'immediate_danger'],
    ['завтра меня не станет, всё решил', 'suicide'],
    ['الليلة سأنهي كل شيء', 'suicide'],
    ['hoje eu me jogo da ponte', 'suicide'],
    ['夫に鼻折られた', 'abuse'],
    ['我坐在铁轨上', 'immediate_danger'],
  ])('[R-CARE-02] %j is caught as strangers write it', (text, topic) => {
    expect(topicOf(text)).toBe(topic);
  });

  test.each([
    'I was born in Chicago.',
    'If you want to.',
    'I need to',
    'I had the whole pack of it, delicious',
    'Do I bring it up again?',
    'je vais sauter le repas de midi, trop de boulot',
    'wziąłem wszystko',
    'mum is 80 and she still beat us all at rummy',
    'I am an AI, so I cannot run that with you. What is behind it?',
    'в школе завтра тема: отравления угарным газом',
    'o cliente quer tudo pra ontem, vou matar um leão por dia',
    'der drucker hat uns elf jahre gequält',
    '息子は14歳です',
    'esse biscoito tem 200 calorias',
    'ek samosa 300 calorie ka hota hai',
    '玄関に誰か来た、宅配だ',
    '아들이 14살이에요',
    'Ten years ago I tried to end it. Today I ran my first half marathon.',
  ])('[R-CARE-02, R-CARE-09] %j is everyday talk', (text) => {
    expect([findCrisis(text), findMinorSign(text)]).toEqual([null, null]);
  });

  test.each([
    ['faut que je tue cette araignée avant de dormir', 'cette araignée me fait peur et je veux me tuer'],
    ['ich muss noch die mücke töten, sonst schlaf ich nie', 'die mücke nervt und ich will mich umbringen'],
    ['有蟑螂啊，我要打死它', '他像蟑螂一样，我今晚要打死他'],
    ['이 모기 죽여야 잠을 자지', '모기처럼 귀찮은 놈 죽여버릴 거야'],
    [
      'il navigatore mi ha mandato in un campo, volevo strangolarlo',
      'il navigatore lo tiene mio marito, voglio strangolarlo',
    ],
    ['o gps me mandou pro mato, queria estrangular ele', 'meu ex me mandou pro mato, vou estrangular ele'],
    [
      'mit 20 war ich magersüchtig, ist ewig her, heut koch ich gern',
      'mit 20 war ich magersüchtig, heute kotze ich wieder alles aus',
    ],
    [
      'в юности думала о самоубийстве, справилась, всё хорошо',
      'в юности думала о самоубийстве, сейчас снова, таблетки купила',
    ],
    [
      'yıllar önce intiharı düşündüm, terapiyle atlattım, iyiyim',
      'yıllar önce intiharı düşündüm, bu gece kendimi öldüreceğim',
    ],
    ['包丁研いだら鮭がすっと切れた', '包丁研いだ、あいつを刺しに行く'],
    [
      'casi me da un infarto con la factura',
      'casi me da un infarto y encima quiero morirme, voy a suicidarme',
    ],
    ['stoję na moście i karmię łabędzie', 'stoję na moście i nie wiem czy skoczyć'],
    ['idzie za mną kot od samego przystanku', 'idzie za mną jakiś facet od przystanku'],
    [
      'ich hab mich im bad eingeschlossen, um in ruhe zu lesen',
      'da ist jemand in der wohnung, ich hab mich im bad eingeschlossen',
    ],
    ['köprüdeyim, manzara çok güzel', 'köprüdeyim atlasam mı bilmiyorum'],
    ['il mio ex mi ha chiusa fuori dalla chat', 'il mio ex mi ha chiusa in macchina e non mi fa scendere'],
    ['tudo a arder, este molho picante', 'está tudo a arder à volta da casa'],
  ])('[R-CARE-02] %j is everyday talk, %j is not', (ordinary, grave) => {
    expect(findCrisis(ordinary)).toBeNull();
    expect(findCrisis(grave)).not.toBeNull();
  });

  test('about several topics gets help for the gravest', () => {
    expect(topicOf('I cut myself again and I want to die')).toBe('suicide');
    expect(topicOf('my husband hits me. he is outside my door with a knife')).toBe('immediate_danger');
  });

  test('[R-CARE-02] is graver when it names a time or the means at hand', () => {
    expect(findCrisis('I want to kill myself')?.level).toBe(2);
    expect(findCrisis('I want to kill myself tonight')?.level).toBe(3);
    expect(findCrisis('12 hour shift and I am starving')).toBeNull();
  });

  test.each(['https://youtu.be/TrR5OmK_kms?t=3', '2e9db863-a4e1-4452-9fff-e95cb7c134d1'])(
    'is not read in letters that nobody chose: %s',
    (letters) => {
      expect(findSigns(`Look, ${letters}`)).toEqual({ crisis: null, minor: null });
      expect(topicOf(`Look, ${letters} I want to kill myself`)).toBe('suicide');
      expect(topicOf(`看 ${letters}我想死`)).toBe('suicide');
    },
  );

  test.each(['', ' ', '\n', '😀', '???', '12', '*', '********', 'Привет, как дела?', 'こんにちは', 'สวัสดี'])(
    '%j is nothing to worry about',
    (text) => {
      expect(findCrisis(text)).toBeNull();
    },
  );
});

describe('the time that detection takes', () => {
  /** Processor time, which a busy machine does not add to. */
  const cpuMs = (work: () => void) => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  };

  test.each([
    ['one letter', 'a'],
    ['letters apart', 'a b '],
    ['letters with dots', 'k.i.l.l.'],
    ['masks', 'k*'],
    ['signs for letters', 'k1l1'],
    ['the same beginning', 'i want to '],
    ['beginnings in each other', "i'm not going to want to think about the "],
    ['words run together', 'iwanttogoto'],
    ['marks', '. . '],
    ['combining marks', 'k\u0336\u0336\u0336\u0336\u0336'],
    ['quotes', "'"],
    ['characters', '我想死'],
  ])('grows no faster than a text of %s', { tags: 'long' }, (_name, unit) => {
    const text = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    findCrisis(text(500));
    expect(cpuMs(() => findCrisis(text(10_000)))).toBeLessThan(3_000);
  });
});
