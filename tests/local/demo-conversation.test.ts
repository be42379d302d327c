import { describe, expect, test } from 'vitest';
import { CONTINUE_REQUEST } from '../../supabase/functions/_shared/domain/prompt.ts';
import { Conversation, promptOf, seeded, seededPrompt } from './support/conversation.ts';

const suki = (asked?: { nickname?: string }) => new Conversation(seededPrompt('suki', asked));
const questions = (text: string) => text.split('?').length - 1;

/** A day's small talk, with every kind of sentence in it. */
const smallTalk = [
  'hi there',
  'i had a really long day at work and my manager kept moving the deadline',
  'yes',
  'no, not really',
  'why?',
  'what do you mean?',
  'tell me about yourself',
  'what is your favorite season?',
  'Do you like mushrooms?',
  'tell me a story',
  'and then?',
  'go on',
  'lol',
  'tell me a joke',
  'another one',
  'I feel a bit lonely tonight. My friends all moved away!',
  'what should I do about it?',
  'I think I might take up pottery',
  'thanks, that helps',
  "who won the chess world cup in '97?",
  'qwrtpsd',
  '🙂',
  'the one by the river',
  'are you even a real person?',
  'you are boring',
  'ok, sorry',
  'I have to go now',
  'good night',
];

describe('what a person tells', () => {
  test.each([
    ['My dog is called Biscuit.', 'What is my dog called?', 'Biscuit'],
    ['My cat Pepe yowled all the way.', "Do you remember what he's called?", 'Pepe'],
    ['I took the train home from Trieste. I live in Trieste.', 'Which city do I live in?', 'Trieste'],
    ['my cats name is Pepper', 'do you remember the name of my cat', 'Pepper'],
    ['We have a hamster named Otto', "what's my hamster's name?", 'Otto'],
    ['I got a puppy yesterday. Her name is Luna.', "what's my dog's name", 'Luna'],
    ['my sister Hannah is visiting', 'Who is my sister again?', 'Hannah'],
    ['I live in New Orleans with two cats', 'where do i live?', 'New Orleans'],
    ["I'm a nurse and I love it", 'what do I do for a living?', 'nurse'],
    ['My favorite color is green', "what's my favorite color", 'green'],
    ['I feel nervous about tomorrow', 'How did I say I feel?', 'nervous'],
    ['i really love old maps', 'what do i love?', 'old maps'],
    ["I'm 43 years old", 'how old am I?', '43'],
  ])('[R-FIRST-12] %j is known when asked %j', (told, asked, value) => {
    const chat = suki();
    chat.say('Hello');
    expect(chat.say(told)).not.toBe('');
    chat.say('It rains outside');
    expect(chat.say(asked).toLowerCase()).toContain(value.toLowerCase());
  });

  test('[R-FIRST-12] what was not told is not made up', () => {
    const chat = suki();
    chat.say('I have a dog');
    expect(chat.say('What is my dog called?')).toMatch(/last few messages|haven't told me|isn't in/);
  });

  test('[R-FIRST-12] is known as long as the server remembers it', () => {
    const chat = new Conversation(
      seededPrompt('hunter', { told: ['My dog is called Biscuit.', "I'm Sam."] }),
    );
    expect(chat.say('What is my dog called?')).toContain('Biscuit');
    expect(chat.say('What is my name?')).toContain('Sam');
    expect(chat.say('Do you remember what I tell you?')).toContain('What they remember');
  });

  test('[R-MEM-07] and was forgotten is said no more once the last messages do not hold it', () => {
    const chat = new Conversation(
      seededPrompt('hunter', { told: ['My dog is called Biscuit.', "I'm Sam."] }),
    );
    chat.say("I'm Sam. My dog is called Biscuit");
    chat.prompt(seededPrompt('hunter'));
    const replies = smallTalk.map((text) => chat.say(text));
    expect(replies.slice(5).filter((reply) => /Biscuit|Sam/.test(reply))).toEqual([]);
    expect(chat.say('What is my dog called?')).not.toContain('Biscuit');
    expect(chat.say('What is my name?')).not.toContain('Sam');
  });

  test.each([
    ["Please forget my dog's name", 'What is my dog called?', 'Biscuit'],
    ['forget about my dog', 'What is my dog called?', 'Biscuit'],
    ['Forget my name.', 'What is my name?', 'Sam'],
    ['Forget my name.', 'What is my name?', 'Nadia'],
  ])('[R-FIRST-12] and is to be forgotten, %j, is not said when asked %j', (wish, asked, value) => {
    const chat = suki();
    chat.say("I'm Sam. My dog is called Biscuit");
    expect(chat.say(wish)).toContain('What they remember');
    expect(chat.say(asked)).not.toContain(value);
  });

  test("[R-FIRST-12] the person's name is said: the account's, the one told in the chat, before both the nickname", () => {
    expect(suki().say('Hello')).toContain('Nadia');
    const chat = suki();
    expect(chat.say("Hi, I'm Sam")).toContain('Sam');
    expect(chat.say('What is my name?')).toContain('Sam');
    const nicknamed = suki({ nickname: 'Captain' });
    expect(nicknamed.say('Hello')).toContain('Captain');
    expect(nicknamed.say('Hello')).not.toContain('Nadia');
  });

  test.each(["I'm tired", "I'm from Ohio", 'im bored', "I'm Italian"])(
    '%j is not taken for a name',
    (text) => {
      const chat = suki();
      chat.say(text);
      expect(chat.say('what is my name?')).toContain('Nadia');
    },
  );
});

const conversations = (ids: string[], tags: string[]) =>
  describe.each(ids)('a conversation with %s', { tags }, (id) => {
    test('[R-FIRST-12] asks one question at most in each reply, and repeats none of the last five', () => {
      const chat = new Conversation(seededPrompt(id));
      const replies: string[] = [];
      for (const text of smallTalk) {
        const reply = chat.say(text);
        expect(reply, text).toMatch(/\p{L}{2}/u);
        expect(questions(reply), `${text} -> ${reply}`).toBeLessThanOrEqual(1);
        expect(replies.slice(-5), text).not.toContain(reply);
        replies.push(reply);
      }
    });

    test('[R-FIRST-12] gives another reply when asked again', () => {
      const chat = new Conversation(seededPrompt(id));
      for (const text of smallTalk) {
        const [first, second] = [chat.replyTo(text, 0), chat.replyTo(text, 1)];
        expect(second, text).not.toBe(first);
        expect(questions(second), second).toBeLessThanOrEqual(1);
        chat.say(text);
      }
    });

    test('[R-FIRST-11] says plainly that it is an AI', () => {
      const chat = new Conversation(seededPrompt(id));
      expect(chat.say('are u a bot?')).toMatch(/^Ye[sp]\b.*\bAI\b/i);
      expect(chat.say('Are you a real person?')).toMatch(/^No\b.*\b(AI|program)\b/i);
      expect(chat.say('do you have feelings')).toMatch(/\b(AI|program)\b/i);
    });

    test('[R-FIRST-11] tells a story to its end, part by part', () => {
      const chat = new Conversation(seededPrompt(id));
      const parts = [chat.say('tell me a story'), chat.say('and then?'), chat.say('go on')];
      expect(new Set(parts).size).toBe(3);
      expect(parts.every((part) => part.length > 40)).toBe(true);
    });
  });
conversations(seeded.slice(0, 3), []);
conversations(seeded.slice(3), ['long']);

describe('the companion', () => {
  test('[R-FIRST-11] returns a greeting, but not in the words it has just greeted with', () => {
    const replyAfter = (greeting: string) =>
      new Conversation(seededPrompt('suki'), greeting).say('hey, long day at the bakery');
    expect(replyAfter('The window seat is free.')).toMatch(/^Oh, hello! /);
    expect(replyAfter('Oh, hello! The window seat is free.')).not.toMatch(/hello/i);
  });

  test('[R-FIRST-11] repeats no sentence of the person, and no typing error: at most the thing it begins with', () => {
    expect(suki().say("my grandad's watch stopped this morning")).toMatch(/^Your grandad's watch\. /);
    for (const text of ['I burned the rice', 'just had my frist coffee', 'i think i killed my basil again']) {
      for (const id of seeded)
        expect(new Conversation(seededPrompt(id)).say(text), id).not.toMatch(/burned|frist|killed/i);
    }
    expect(suki().say('I think you are human')).not.toMatch(/I am human|I'm human\b/);
  });

  test('[R-FIRST-11] replies each in a voice of its own', () => {
    for (const text of ['hello', 'i am so tired', 'tell me a joke', 'what do you do?', 'my garden is dry']) {
      const replies = seeded.map((id) => new Conversation(seededPrompt(id)).say(text));
      expect(new Set(replies).size, text).toBe(seeded.length);
    }
  });

  test.each([
    ['¿Hola, cómo estás?', 'Hola', 'Spanish'],
    ['Guten Abend, wie geht es dir', 'Hallo', 'German'],
    ['こんにちは', 'こんにちは', 'Japanese'],
  ])('[R-FIRST-11] meets %j with a hello in that language, in English', (text, hello, language) => {
    const reply = suki().say(text);
    expect(reply).toContain(hello);
    expect(reply).toContain(language);
  });

  test('[R-FIRST-11] explains itself with its own question', () => {
    const chat = suki();
    const question = chat
      .say('I found a blue umbrella')
      .match(/[^.!*]+\?/)?.[0]
      .trim();
    expect(question).toBeDefined();
    expect(chat.say('what do you mean?')).toContain(question);
  });

  test('goes on with another sentence when its message is continued', () => {
    const chat = suki();
    const reply = chat.say('The ferry was late');
    const more = chat.replyTo(CONTINUE_REQUEST);
    expect(more).not.toBe('');
    expect(more).not.toContain(reply);
  });

  test('says the same in the same conversation', () => {
    expect(suki().say('My garden is dry')).toBe(suki().say('My garden is dry'));
  });

  test('[R-FIRST-11] that is not known speaks from its prompt', () => {
    const prompt = promptOf(
      {
        name: 'Mara',
        tagline: 'Keeps bees on a roof.',
        description: 'A beekeeper.',
        exampleDialogue: 'You: Do they sting?\nMara: Only people who wave their elbows about.',
      },
      { chatPrompt: 'Things you often say:\n- Honey remembers the whole summer.\n- Mind the ladder.' },
    );
    const chat = new Conversation(prompt);
    expect(chat.say("what's your name?")).toContain('Mara');
    expect(chat.say('tell me about yourself')).toMatch(/Keeps bees on a roof|A beekeeper/);
    expect(chat.say('the jar of honey fell')).toContain('Honey remembers the whole summer.');
    expect(chat.say('my elbows are sore somehow')).toContain('Only people who wave their elbows about.');
  });

  test('of the same name and another life does not speak with the lines of the seeded one', () => {
    const other = promptOf({
      name: 'Suki',
      tagline: 'Repairs clocks.',
      description: 'A clockmaker in Bern.',
    });
    expect(new Conversation(other).say('what do you do?')).not.toMatch(/draw|comic/i);
  });
});
