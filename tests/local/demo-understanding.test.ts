import { describe, expect, test } from 'vitest';
import { shared, voices } from '../../supabase/local/demo-model/lines.ts';
import { feelingOf, toneOf } from '../../supabase/local/demo-model/statements.ts';
import { allOn, topicIn } from '../../supabase/local/demo-model/topics.ts';
import { Conversation, promptOf, seeded, seededPeople, seededPrompt } from './support/conversation.ts';
import { replyOf } from './support/demo-replies.ts';

/** Whether a reply takes what was said for an answer to the question of the first message. */
const isGreeted = (reply: string) =>
  voices.some(({ byIntent }) => byIntent.get('greeted')?.some((line) => reply.endsWith(line.toLowerCase())));

describe('a feeling', () => {
  const glad = voices.flatMap(({ byIntent }) => byIntent.get('glad') ?? []);
  const bright = [...glad, ...['good-news', 'glad'].flatMap((name) => shared.byIntent.get(name) ?? [])];

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

  test('[R-FIRST-11] too glad to sit still is no request for advice', () => {
    for (const id of seeded) {
      expect(replyOf(id, "I got the job!! I don't know what to do with myself"), id).toMatch(
        /congratulations/i,
      );
      expect(replyOf(id, "I don't know what to do with my old bike"), id).not.toMatch(/congratulations/i);
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

describe('what no shape knows', () => {
  test.each([
    ['leilani', 'do you really count every coral yourself', /^Every night|two hundred and fourteen/],
    ['theo', 'which stations can you hear at night', /Trawlers|ledger/],
    ['suki', 'did somebody ever catch you sketching them', /looks up while I'm drawing/],
    ['tomasz', 'do you own a lot of ties', /single loud tie/],
  ])('[R-FIRST-11] of the life of %s is answered with its nearest fact: %j', (id, text, fact) => {
    expect(replyOf(id, text)).toMatch(fact);
  });

  test('[R-FIRST-11] and the story neither, is said once to be unwritten, with something near, without a question', () => {
    for (const id of seeded) {
      const reply = replyOf(id, 'do you own a zeppelin');
      expect(reply, id).toMatch(/ask me about|could tell you about/i);
      expect(reply, id).toMatch(/nobody (wrote|thought)|left blank/i);
      expect(reply, id).not.toMatch(/small (demo|script)/i);
      expect(reply, id).not.toMatch(/\?/);
    }
  });

  test.each([
    'do you remember what I tell you or do I have to start over',
    'will you forget me tomorrow',
    'does it all get wiped when I close this?',
  ])('[R-FIRST-12] of its memory, is answered with what a chat holds: %j', (text) => {
    for (const id of seeded) expect(replyOf(id, text), id).toMatch(/this chat/);
  });

  test.each(['lol another ai app, bet you agree with everything', "you're just a bot", 'prove it'])(
    '[R-FIRST-11] and is doubt, is met by an AI that says so: %j',
    (text) => {
      for (const id of seeded) expect(replyOf(id, text), id).toMatch(/\bAI\b/i);
    },
  );

  test('[R-FIRST-11] a worry is answered before a polite question', () => {
    const worries = voices
      .find(({ byIntent }) => byIntent.get('companion')?.[0] === 'Yusuf')
      ?.byIntent.get('worried');
    const reply = replyOf('yusuf', "my rent went up again. how's your evening?");
    expect(
      worries?.some((line) => reply.startsWith(line)),
      reply,
    ).toBe(true);
  });

  test('[R-FIRST-11] a funeral in passing makes nobody else dead', () => {
    expect(replyOf('emilio', "My brother and I haven't spoken since dad's funeral.")).not.toMatch(
      /sorry about your/,
    );
  });
});

describe('what is said', () => {
  test('[R-FIRST-12] a whole introduction is read, in small letters too', () => {
    const chat = new Conversation(seededPrompt('andre'));
    expect(chat.say('hello, i am Ruth, a retired baker from Leeds')).toMatch(
      /Ruth.*retired baker from Leeds/,
    );
    expect(chat.say('what is my name?')).toContain('Ruth');
    expect(chat.say('where do i live?')).toContain('Leeds');
  });

  test.each([
    ['heard a song today that me and my ex used to play in the car', 'mixed'],
    ["my kids are at their dad's this week and the house is so quiet", 'sad'],
    ['didnt get up for my run again. raining anyway', 'sad'],
    ['i think i killed my basil again lol', 'amused'],
    ['the landlord refused to fix the heating', 'angry'],
    ['nineteen hour shift, so tired', 'tired'],
    ['we painted the fence', 'plain'],
  ])(
    '[R-FIRST-11] is received with its feeling, and asked about with a question that fits: %j is %s',
    (text, feeling) => {
      expect(feelingOf(text)).toBe(feeling);
      const asked = shared.byIntent.get(`${feeling}-question`) ?? [];
      for (const id of seeded) {
        const reply = replyOf(id, text).toLowerCase();
        const isOwn = voices.some(({ own }) =>
          own.some(({ lines }) => lines.some((line) => reply.includes(line.toLowerCase()))),
        );
        const matter = topicIn(text)?.topic;
        const isOfMatter = matter && allOn(matter).some((line) => reply.endsWith(line.toLowerCase()));
        expect(
          isOwn ||
            isOfMatter ||
            isGreeted(reply) ||
            asked.some((question) => reply.endsWith(question.toLowerCase())),
          `${id}: ${reply}`,
        ).toBe(true);
      }
    },
  );

  test('[R-FIRST-11] is asked about with a joke, a riddle and its end where a joke or a riddle is wanted', () => {
    const chat = new Conversation(seededPrompt('suki'));
    expect(chat.say('knock knock')).toContain("ho's there?");
    expect(chat.say('lettuce')).toBe('Lettuce who?');
    const riddle = chat.say('tell me a riddle');
    expect(riddle).toMatch(/\?$/);
    expect(chat.say('no idea')).toMatch(/Footsteps|A map|Jupiter/);
  });
});
