import { describe, expect, test } from 'vitest';
import { shared, voices } from '../../supabase/local/demo-model/lines.ts';
import { toneOf } from '../../supabase/local/demo-model/statements.ts';
import { Conversation, promptOf, seeded, seededPeople, seededPrompt } from './support/conversation.ts';

const replyOf = (id: string, text: string) => new Conversation(seededPrompt(id)).say(text);

describe('a feeling', () => {
  const glad = voices.flatMap(({ byIntent }) => [
    ...(byIntent.get('take-good') ?? []),
    ...(byIntent.get('said-good') ?? []),
  ]);
  const bright = [
    ...glad,
    ...['good-news', 'feel-happy', 'said-good'].flatMap((name) => shared.byIntent.get(name) ?? []),
  ];

  test.each([
    'my coworker got the promotion I was promised',
    "I'm getting married and I don't want to",
    'my rent went up again',
    'nothing makes sense lately',
    "I didn't win",
    'he promised to call and never did',
    'my best friend is moving to another country',
  ])('[R-FIRST-11] that is not a glad one gets no bright line: %j', (text) => {
    for (const id of seeded) {
      for (const attempt of [0, 1, 2]) {
        const reply = new Conversation(seededPrompt(id)).replyTo(text, attempt);
        expect(
          bright.filter((line) => reply.includes(line)),
          id,
        ).toEqual([]);
      }
    }
  });

  test('[R-FIRST-11] that one would not talk about is left alone', () => {
    for (const id of seeded) {
      expect(replyOf(id, "rough day, I don't want to talk about it"), id).not.toMatch(
        /what happened|worst|why\b/i,
      );
    }
  });

  test.each([
    ['not bad', 'plain'],
    ["I can't wait for Friday", 'good'],
    ['I am not happy with it', 'bad'],
    ['the best day of my life', 'good'],
    ['I am so nervous about the tooth', 'worried'],
    ['I love it here but I miss home', 'mixed'],
    ['we painted the fence', 'plain'],
  ])('[R-FIRST-11] is read in %j as %s', (text, tone) => {
    expect(toneOf(text)).toBe(tone);
  });
});

describe('a question about the companion', () => {
  test.each([
    ['how did you get into this', 'about-begin'],
    ["what's the best part of your job?", 'about-best'],
    ['what is the hardest part', 'about-worst'],
    ['tell me about your family', 'about-family'],
    ['what are you scared of', 'about-fear'],
    ["what's the craziest thing that ever happened to you", 'about-strange'],
    ['what do you do for fun', 'about-free'],
  ])('[R-FIRST-11] %j is answered from its own story', (text, topic) => {
    for (const id of seeded) {
      const voice = voices.find(
        ({ byIntent }) => byIntent.get('companion')?.[0] === seededPeople.get(id)?.name,
      );
      const answers = [
        ...(voice?.byIntent.get(topic) ?? []),
        ...(voice?.own.flatMap(({ lines }) => lines) ?? []),
      ];
      const reply = plainText(replyOf(id, text));
      expect(
        answers.some((line) => reply.includes(plainText(line))),
        `${id}: ${reply}`,
      ).toBe(true);
    }
  });

  test('[R-FIRST-11] that has no file is answered with what its prompt says', () => {
    const prompt = promptOf({
      name: 'Mara',
      tagline: 'Keeps bees on a roof.',
      description: 'Mara is 44 and lives above a bakery. She learned beekeeping from her grandmother.',
    });
    const ask = (text: string) => new Conversation(prompt).say(text);
    expect(ask('where do you live?')).toContain('above a bakery');
    expect(ask('how did you get into it?')).toContain('learned beekeeping from her grandmother');
    expect(ask('how old are you?')).toContain('44');
  });
});

/** Without the name that may be said in it. */
function plainText(text: string): string {
  return text.toLowerCase().replace(/, nadia\b/g, '');
}

describe('what is said', () => {
  test('[R-FIRST-12] a whole introduction is read, in small letters too', () => {
    const chat = new Conversation(seededPrompt('andre'));
    expect(chat.say('hello, i am Ruth, a retired baker from Leeds')).toMatch(
      /Ruth.*retired baker from Leeds/,
    );
    expect(chat.say('what is my name?')).toContain('Ruth');
    expect(chat.say('where do i live?')).toContain('Leeds');
  });

  test('[R-FIRST-11] is repeated without a wrong person in it', () => {
    for (const [said, turned] of [
      [
        'my train got cancelled and im sitting on my suitcase',
        /your train got cancelled and you're sitting on your suitcase/i,
      ],
      ['waited for 5 hours at the ferry', /5 hours/],
      ['my brother and I built a kite', /you and your brother built a kite/i],
    ] as const) {
      expect(replyOf('brooke', said)).toMatch(turned);
    }
  });

  test('[R-FIRST-11] is asked about with a joke, a riddle and its end where a joke or a riddle is wanted', () => {
    const chat = new Conversation(seededPrompt('suki'));
    expect(chat.say('knock knock')).toContain("ho's there?");
    expect(chat.say('lettuce')).toBe('Lettuce who?');
    const riddle = chat.say('tell me a riddle');
    expect(riddle).toMatch(/\?$/);
    expect(chat.say('no idea')).toMatch(/Footsteps|A map|Jupiter/);
  });
});
