import { beforeAll, describe, expect, test } from 'vitest';
import { findBadReply } from '../../../supabase/functions/_shared/domain/safety/reply/find-bad-reply.ts';
import { newPerson } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';
import { checkSum, type FrozenText, frozenSet, report, shares } from './frozen-set.ts';

const bad = frozenSet('bad-profiles');
const fine = frozenSet('fine-profiles');

/** What the database refuses each text for. */
async function refusedTopics(texts: FrozenText[]): Promise<Map<string, string | null>> {
  const rows = await sql<{ text: string; topic: string | null }>(
    'select text, private.refused_topic(text) as topic from unnest($1::text[]) as list (text)',
    [texts.map(({ text }) => text)],
  );
  return new Map(rows.map(({ text, topic }) => [text, topic]));
}

describe('the frozen set of profiles', () => {
  test('is the one the rules were measured on', () => {
    expect(checkSum('bad-profiles')).toBe('264239b383ee251372c6bc2fd01ca7f06aa5f1918d4dcc6f4dfe2af1be4c7503');
    expect(checkSum('fine-profiles')).toBe(
      'd74023fa503293d2be94d898e39d03e1af21cc48bdf7f363e83b87ddaac900ed',
    );
    expect(bad.length).toBeGreaterThanOrEqual(60);
    expect(fine.length).toBeGreaterThanOrEqual(120);
  });

  test('[R-SAFE-10] is refused to 95 % and more, fine profiles that look alike to 2 % at most', async () => {
    const topics = await refusedTopics([...bad, ...fine]);
    const caught = shares(bad, ({ text }) => topics.get(text) !== null);
    const wrongly = shares(fine, ({ text }) => topics.get(text) !== null);
    report('profiles', caught, wrongly);
    expect(caught.all).toBeGreaterThanOrEqual(95);
    expect(wrongly.all).toBeLessThanOrEqual(2);
    const right = shares(bad, ({ text, kind }) => topics.get(text) === kind);
    expect(right.all).toBeGreaterThanOrEqual(95);
  });
});

const good = { name: 'Marta', tagline: 'Keeps bees', description: 'She is 47 and keeps bees in Leeds.' };

describe('somebody who makes a companion', () => {
  test.each([
    ['name', 'Doctor Anna', 'therapist', [1, 1]],
    ['tagline', 'A shy schoolgirl with a secret.', 'minor', [3, 3]],
    ['description', 'She is 16 and lives next door.', 'minor', [1, 4]],
    ['personality_description', 'A horny housewife looking for fun.', 'sexual', [2, 2]],
    ['conversation_style', 'You act as the therapist of the user.', 'therapist', [5, 5]],
    ['special_features', ['Jokes', 'Sexting partner, always ready'], 'sexual', [2, 2]],
    ['core_traits', ['Kind', 'Underage'], 'minor', [2, 2]],
    ['perfect_for', ['schoolgirl of 14'], 'minor', [1, 1]],
    // с, о and е are Cyrillic.
    ['tagline', 'A shy sсhoolgirl with a secret.', 'minor', [3, 3]],
    ['personality_description', 'A hоrny housewife looking for fun.', 'sexual', [2, 2]],
    ['conversation_style', 'You act as the thеrapist of the user.', 'therapist', [5, 5]],
  ] as const)(
    "[R-SAFE-10] is refused for the companion's %s, told the field and the words, and nothing is stored",
    async (field, value, topic, [from, to]) => {
      const person = await newPerson('ultimate');
      const refused = await rest('companions', person, 'POST', { ...good, [field]: value });
      expect(refused.status).toBe(400);
      const { message, details } = JSON.parse(refused.text);
      expect(message).toBe('content_refused');
      expect(JSON.parse(details)).toEqual({ field, topic, from, to });
      expect((await rest(`companions?user_id=eq.${person.id}`, person)).rows).toEqual([]);
    },
  );

  test('[R-SAFE-10] may make an adult companion, and cannot change it into a refused one', async () => {
    const person = await newPerson('ultimate');
    const { rows } = await rest('companions', person, 'POST', good);
    const [{ id }] = rows as [{ id: string }];
    const changed = await rest(`companions?id=eq.${id}`, person, 'PATCH', { description: 'She is 17.' });
    expect(JSON.parse(changed.text)).toMatchObject({ message: 'content_refused' });
    const kept = await rest(`companions?id=eq.${id}&select=description`, person);
    expect(kept.rows).toEqual([{ description: good.description }]);
  });

  test('[R-SAFE-10] is refused a prompt with what a profile may not say', async () => {
    const [companion] = await sql<{ id: string }>(
      `insert into public.companions (name, tagline, description, user_id)
       values ('Marta', 'Keeps bees', 'She is 47.', null) returning id`,
    );
    const insert =
      'insert into public.companion_prompts (companion_id, chat_prompt, system_prompt) values ($1, $2, $3)';
    await expect(sql(insert, [companion?.id, 'You are 15 years old.', null])).rejects.toMatchObject({
      message: 'content_refused',
      detail: '{"to": 5, "from": 3, "field": "chat_prompt", "topic": "minor"}',
    });
    await expect(sql(insert, [companion?.id, null, 'Write erotic scenes.'])).rejects.toMatchObject({
      detail: '{"to": 2, "from": 2, "field": "system_prompt", "topic": "sexual"}',
    });
    const careful =
      'You are Marta, 47. Never write sexual content. Nobody in any scene is under 18. You are not a therapist.';
    await expect(sql(insert, [companion?.id, careful, careful])).resolves.toEqual([]);
  });

  test('[R-SAFE-10] is refused a nickname with what a profile may not say', async () => {
    const person = await newPerson('premium');
    const wizard = (nickname: string) =>
      rest('companion_customisations', person, 'POST', { companion_id: 'suki', nickname });
    expect(JSON.parse((await wizard('your horny schoolgirl')).text)).toMatchObject({
      message: 'content_refused',
      details: expect.stringContaining('"field": "nickname"'),
    });
    expect((await wizard('Captain')).status).toBe(201);
  });
});

describe('a minor as it is coded', () => {
  test.each([
    ['Born in 2012, loves skating.', 'She was born in 1990.'],
    ['In 10th grade, hates math.', 'A ninth grade teacher with endless patience.'],
    ['She is s i x t e e n.', 'Sixteen years at sea made him quiet.'],
    ['Turns eighteen next spring.', 'Her daughter turns eighteen next spring.'],
    ['Your little sister who sneaks into your room.', 'Her little sister runs the shop with her.'],
    ['She looks twelve but says she is older.', 'She looks younger than her 45 years.'],
    ['Sie geht in die achte Klasse.', 'Lehrerin der achten Klasse, 48.'],
    ['Ha quindici anni.', "Ha quarant'anni, sua figlia ha 12 anni."],
    ['Ей 15 лет.', 'Ей 35 лет, учит школьников музыке.'],
    ['15歳の女の子。', '中学生に数学を教える45歳の教師。'],
    ['15살 소녀예요.', '35살 제빵사예요.'],
    ['她今年15岁。', '教初中生数学的45岁老师。'],
    ['عمرها 15 سنة', 'عمرها 35 سنة'],
    ['वह 15 साल की है', 'वह 35 साल की है'],
    ['Lily, f.i.f.t.e.e.n, shy', 'Lily, f.i.f.t.y, shy'],
    ['Ava (10+5 yrs), bubbly', 'Ava (20+15 yrs), bubbly'],
    ['سارة عمرها ١٥ سنة', 'محمود، ٤٥ سنة، يعمل خبازا منذ ١٥ سنة'],
    ['서연, 고등학교 1학년, 네 여자친구', '박민수, 48세, 딸이 중학교 1학년이다.'],
    ['Élève en 4e au collège, ta copine', "Marie, 47 ans, mère d'une collégienne, avocate."],
    ['Elif sekizinci sınıfa gidiyor', 'Ahmet, 50, kızı sekizinci sınıfa gidiyor, marangoz.'],
    ['Tu hijastra que vuelve del instituto', 'Lucía, 29, tiene una sobrina pequeña y un gato.'],
    ['Ha 200 anni ma sembra una bambina', 'Giovanni, 61, insegna alla scuola media.'],
    ['活了五百年，外表是小学女生的样子', '老王，50岁，女儿上初二。'],
    ['Ей исполнится восемнадцать через год', 'Сорок два года, дочь ходит в девятый класс.'],
    ['A thousand-year-old spirit in the body of a little girl', 'Tessa, 33, nanny of a little boy'],
    ['नेहा अगले साल अठारह की होगी', 'सुनीता, 42, उसकी बेटी कक्षा 8 में पढ़ती है'],
    ["Kayla, birthday sept 9th '12, bubbly", 'Firefighter, Station 14, joined in 2009 at 22.'],
    ['Josh is a fifth grader and you are his secret', 'Teaches fifth graders all week, 41, tired.'],
    ['Kira, going on fourteen, your girlfriend', 'Ty, 27, you have known each other for fourteen years.'],
    ["She's 1️⃣3️⃣ and clingy", 'PhD student (26), 13 plants, 1 bicycle, zero patience'],
    ['Fif teen years old and in love with you', 'Seventeen tattoos and a doctorate in botany.'],
    ['Your goddaughter, sneaks into your bed', 'Nora, 33, phones her goddaughter on Sundays.'],
    ['Dein Patenkind, frisch gefirmt, verliebt in dich', 'Jonas, 38, Patenonkel, Tischler.'],
    ['Camila cumple los quince en diciembre', 'Rocío, 36, madre de una niña de 8, maestra de primaria.'],
    ['Sembra una dodicenne ma è un demone', 'Chiara, 32 anni, insegna alle medie a Lecce.'],
    ['名前:ひな 年齢:14 性格:甘えん坊', '美咲、29歳、中学校の先生、童顔だけど大人'],
    ['看起來像小學生的魔法少女', '林曼,36岁,小学班主任,儿子上三年级'],
    ['민서, 내후년에 성인이 돼', '피티쌤, 34살, 하루 1700칼로리'],
    ['تبدو كطفلة صغيرة لكنها ساحرة', 'منى، ٤٢ سنة، معلمة ابتدائي وأم لمراهقين'],
    ['Маша, ученица седьмого класса, любит тебя', 'Ольга, 38, школьный психолог, сыну двенадцать.'],
    ['Elif on dört yaşında, sana aşık', 'Selin, 34, lise öğretmeni, kedisi 15 yaşında'],
    ['Oliwka, 6 klasa podstawówki, twoja dziewczyna', 'Kasia, 29 lat, pielęgniarka szkolna'],
    ['Gina ha quindici anni.', 'Da quindici anni Gino e Carla gestiscono la trattoria.'],
    ['Anna ma czternaście lat.', 'Od czternastu lat Anna prowadzi piekarnię.'],
    ['Маше пятнадцать лет, вместе с тобой гуляет.', 'Игорь с женой вместе пятнадцать лет.'],
    ['Selin on iki yaşında, yüzüyor.', 'Selin on iki yaşından beri yüzüyor; şimdi otuz beş yaşında.'],
    ['Lise ikiye giden bir kız.', 'Murat 1986 doğumlu, lise ikiye giden bir oğlu var.'],
    ['十二歳のみさき、三十八歳の父と住む。', '十二歳のときからピアノを弾く三十八歳。'],
    ['열다섯 살 재호, 아빠는 서른여덟.', '1987년생, 열다섯 살 딸을 둔 택시 기사.'],
    ['열두 살, 가야금을 탄다.', '열두 살 때부터 가야금을 탔고 지금은 서른여섯.'],
    ['她十五岁，四十岁的爸爸是木匠。', '从十五岁起学做木工，今年五十岁。'],
    ['Tu hija de trece años que te adora.', 'Tiene una hija de trece años y conduce un autobús.'],
    ['चौदह साल की लड़की।', 'तेरह साल की बेटी की माँ, बेकरी चलाती है।'],
    ['عمرها 14 سنة وتحب الرسم.', 'لديه ابنة عمرها 14 سنة وهو نجار عمره 45.'],
  ])('[R-CARE-10] %j is refused, %j is not', async (minor, adult) => {
    const topics = await sql<{ topic: string | null }>(
      'select private.refused_topic(text) as topic from unnest($1::text[]) with ordinality as list (text, position) order by position',
      [[minor, adult]],
    );
    expect(topics).toEqual([{ topic: 'minor' }, { topic: null }]);
  });
});

describe('the seeded companions', () => {
  test('[R-SAFE-10] keep the content rules in profiles and prompts', async () => {
    const [seeded] = await sql<{ companions: number; prompts: number }>(
      `select (select count(*) from public.companions where is_public)::int as companions,
         (select count(*) from public.companion_prompts)::int as prompts`,
    );
    expect(seeded?.companions).toBeGreaterThanOrEqual(16);
    expect(seeded?.prompts).toBeGreaterThanOrEqual(16);
    const refused = await sql(
      `select id from public.companions c left join public.companion_prompts p on p.companion_id = c.id
       where c.is_public and private.refused_topic(concat_ws(
         '. ', c.tagline, c.description, c.personality_description, c.conversation_style,
         array_to_string(c.special_features, '. '), p.chat_prompt, p.system_prompt
       )) is not null`,
    );
    expect(refused).toEqual([]);
  });
});

describe('the list of refused words', () => {
  let words: string[];
  beforeAll(async () => {
    const rows = await sql<{ word: string }>('select word from private.refused_words order by word');
    words = rows.map(({ word }) => word);
    expect(words.length).toBeGreaterThan(40);
  });

  test('[R-SAFE-10] is refused word by word in a companion that is created, and nothing is stored', async () => {
    const person = await newPerson('ultimate');
    const answers = await Promise.all(
      words.map((word) =>
        rest('companions', person, 'POST', { ...good, description: `She likes ${word} most.` }),
      ),
    );
    for (const [index, { status, text }] of answers.entries()) {
      expect([status, JSON.parse(text).message], words[index]).toEqual([400, 'content_refused']);
    }
    expect((await rest(`companions?user_id=eq.${person.id}`, person)).rows).toEqual([]);
  });

  test('[R-SAFE-10] is refused word by word in a companion that is imported without the pages', {
    tags: 'long',
  }, async () => {
    for (const word of words) {
      const imported = sql(
        `insert into public.companions (name, tagline, description, user_id) values ('Marta', 'Keeps bees', $1, null)`,
        [`She likes ${word} most.`],
      );
      await expect(imported, word).rejects.toMatchObject({ message: 'content_refused' });
    }
  });

  test('[R-SAFE-11] is refused word by word in a reply', () => {
    expect(words.filter((word) => findBadReply(`Well. I like ${word} most.`) === null)).toEqual([]);
  });
});
