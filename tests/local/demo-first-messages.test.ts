import { describe, expect, test } from 'vitest';
import { Conversation, seeded, seededPrompt } from './support/conversation.ts';
import { replyOf } from './support/demo-replies.ts';

describe('a question about the person', () => {
  test.each([
    'Do you know anything about me yet or are we starting from zero?',
    'What do you know of me?',
    'Did the site tell you my name?',
  ])('[R-FIRST-11] is answered with what is known: %j', (text) => {
    for (const id of seeded) expect(replyOf(id, text), id).toMatch(/nadia/i);
    const talk = new Conversation(seededPrompt('suki'));
    talk.say('I work as a nurse');
    expect(talk.say(text)).toMatch(/your work: .*nurse/);
  });
});

describe('two questions in one message', () => {
  test.each([
    ['carmen', 'Hi Carmen, where are you from? Are you married?', [/Seville/, /My heart is free/]],
    ['tomasz', 'how old are you and how long have you been fixing watches?', [/51/, /number 8/]],
    ['noor', 'is this free? and can anybody else read what I write here', [/free/, /Privacy page/]],
    [
      'emilio',
      'Does anyone else read this? And will you remember me tomorrow?',
      [/Privacy page/, /latest messages/],
    ],
  ])('[R-FIRST-11] are both answered by %s, in their order: %j', (id, text, answers) => {
    const reply = replyOf(id, text);
    const places = answers.map((answer) => reply.search(answer));
    expect(places, reply).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('what a stranger says first', () => {
  test.each([
    [
      'hunter',
      'Do you think I am strange because I prefer to be alone?',
      /not strange|wouldn't call it strange/i,
    ],
    ['suki', 'what would you draw if you saw me on the train?', /hands|draw/i],
    ['carmen', 'Can you say me something funny? I need to laugh today', /"|!|\?/],
    ['theo', "Don't you get bored out there all alone?", /program|AI/],
    ['andre', 'been feeling kinda flat lately. nothing wrong exactly, just meh', /sorry|stand|listening/i],
    ['andre', 'I have to give a speech at my sister’s wedding. Do you have some tip?', /one small story/],
    ['noor', 'Thank you for the kind welcome.', /welcome/i],
    ['amara', 'they said you ask about me after. so go on, what do you want to know?', /\?$/],
    ['suki', 'If you saw me on a train what story would you give me? 41, tired', /one stop early/],
    ['theo', 'do you actually live in the lighthouse? isnt it lonely', /live in it/],
    ['theo', 'why did the lighthouse go dark?', /newer light/],
    ['leilani', 'Why do you count corals at night and not during the day?', /when they open/],
    ['emilio', "I need to tell my sister I can't come to her wedding and I don't know how to say it", /a no/],
    ['luca', "I've got pasta, eggs and half an onion. help", /one pan/],
    [
      'wanjiru',
      'Nice to meet you but my bus is here, talk another time maybe.',
      /go well|easy|safe|wait|road/i,
    ],
    ['priya', 'do you know any chess jokes? the dumber the better', /bishop|chess|king|queen|pawn|knight/i],
    [
      'tomasz',
      'dzień dobry! thats all the polish i have left from my grandmother',
      /^(?!.*(grandmother|English))/,
    ],
    ['luca', 'ciao luca! is there a table free tonight', /table|chair/],
    ['noor', 'I just wanted to say thank you for that kind line', /pleasure|welcome/i],
    [
      'leilani',
      'My son (he is 6) wants a story about a shrimp who is the boss of a shark.',
      /about a shrimp/,
    ],
    ['yusuf', 'tell me one about a ferry captain who always takes the same wrong turn', /ferry captain/],
    [
      'suki',
      'Make up a story about the guy across from me. Grey coat, holding one sunflower.',
      /the sunflower/,
    ],
    ['luca', 'dad joke contest, you go first. loser does the washing up', /why/i],
    ['jonas', "cant stay, break's over in a min. talk later ok?", /bye/],
    ['wanjiru', "What would you guess about me from the fact that I'm typing at 5:40 am?", /hour|early/i],
    ['noor', 'my basil gets no sun, its all yellow at the bottom. worth saving??', /brighter spot/],
    ['andre', "Neighbour's kid is learning trombone and I work nights. Any ideas?", /Ask for one thing/],
    ['carmen', "Hola Carmen! Just found this site, thought I'd come say hi", /^(?!.*hello from me)/],
    ['brooke', 'is this a real person or am i talking to an ai', /^No.*AI/],
    ['suki', 'Can you tell me about one of the strangers you drew?', /boy|woman|man|girl/i],
    ['suki', 'What do you think I look like? Take a guess.', /can't see|without eyes/i],
    ['wanjiru', 'How do I get myself out of bed at 6? I set three alarms.', /stand up for it/],
    ['carmen', 'My cousin has a wedding and I have nothing to wear. Buy or borrow?', /borrow/i],
    ['tomasz', "I bet you know a terrible joke about clocks. Let's hear it.", /watch|clock|time|hour|hand/i],
    ['leilani', 'wait you count corals at NIGHT? why not in the daytime', /when they open/],
    ['andre', "Actually I don't think this is for me. Bye and take care.", /fair|no harm/i],
    ['hunter', "evening mate, thought I'd say hello", /Come|crate|Kettle|mate/],
    ['priya', 'do you think im too old to get good at chess?', /birth certificate/],
    ['luca', 'having 6 people over and i can only really cook pasta. what should i make?', /baked/],
    ['emilio', 'I need to write a card for a coworker who is retiring. What do I put?', /three lines/],
    ['emilio', 'I need to write a card for a coworker who lost her dad. What do you say?', /sorry about/],
    ['priya', 'how do i tell my boss i cant take on another project', /on the plate/],
    ['andre', 'heyy you up late too?', /lamp on/],
    ['suki', 'If you saw me on a train what story would you give me? I have a thermos', /a thermos/],
    ['emilio', 'guess what i do for a living, my hands smell of bleach', /clean/],
    ['jonas', 'tell me the weirdest thing that ever happend to you on a delivery', /metronome/],
    ['priya', 'Sorry, I have to leave already. Talk tomorrow maybe?', /^Go|platform|move/],
    ['carmen', 'Do you know any jokes about people with two left feet?', /left feet/],
    ['theo', 'hiya theo, you alright? x', /well|Good|Better/],
    ['jonas', 'ugh what a day. my boss yelled at me infront of everyone', /mad|sorry|rough/],
    ['suki', 'how does this work? do i just type whatever', /write/],
    ['hunter', 'bit of a rubbish day tbh', /^(?!.*(tbh|planks)).*sorry/],
    ['brooke', 'what do you reckon im like, just going off this one message', /How close/],
    ['theo', 'Go on then, give us a spooky one about the lighthouse', /logbook|steps|dark/],
    ['noor', 'My tomato plants are going yellow at the bottom, am I overwatering them?', /too little/],
    ['carmen', 'heyyy carmen whats up', /^(?!.*Sing it)/],
    ['brooke', 'what do you like to argue about most', /hot dog/],
    ['andre', 'my neighbor plays loud music every night. Do I say something?', /Ask for one thing/],
    ['emilio', "Do you think I'm the kind of person who writes letters?", /Write letters/],
    ['yusuf', 'Good evening Yusuf, hope the tea is still hot.', /^(?!.*half agree)/],
    ['noor', 'hi Noor! refusing to call anything dead, i like that already', /in a hurry/],
    ['noor', 'my basil is brown. do I cut it all the way back or just leave it alone?', /Scratch a stem/],
    ['priya', 'do you really just give me one move at a time?', /One move at a time/],
    ['theo', 'hello from a far station :)', /clear tonight/],
    ['leilani', 'Which tiny animal do you stand up for the most?', /crab/],
    ['luca', "I can barely cook. What's one pasta i can't mess up?", /Spaghetti/],
    ['brooke', 'Are you gonna argue with everything I say on here?', /no arguing today/],
    ['emilio', 'have you ever written a letter you couldnt send yourself?', /^.*One, in the story/],
    ['wanjiru', "i'm 52 and never ran in my life, how do i start without wrecking my knees", /Walk first/],
    [
      'luca',
      'I am 74 and this is all new to me, so please bear with me.',
      /First time|nothing to know|write/,
    ],
    ['yusuf', 'Tell me a story then and stop right before the end', /eight pockets\.$|^(?!.*so fat)/],
    ['tomasz', 'Actually I think I clicked the wrong one, goodbye and take care', /fair|no harm/i],
    ['emilio', 'i forgot my best friends birthday last week. what shoud i say to her', /I forgot your/],
    ['priya', "I got two job offers and can't decide. One pays more", /wet Tuesday/],
    ['hunter', 'sold my dads truck today. didnt think id care', /^(?!.*planed planks)/],
    ['amara', "Do you know where I'm from?", /isn't in front of me|haven't told me/],
  ])('[R-FIRST-11] %s takes up %j', (id, text, taken) => {
    expect(replyOf(id, text)).toMatch(taken);
    expect(replyOf(id, text)).not.toMatch(/left blank|come back for the/i);
  });

  test('[R-FIRST-11] of which both have the same answer is answered once', () => {
    const reply = replyOf('tomasz', 'How did you get into repairing watches? Did someone teach you?');
    expect(reply.split('pocket watch')).toHaveLength(2);
  });

  test.each([
    ['emilio', 'Could you tell me a story about a letter that arrived years too late?', /post office/],
    ['suki', 'make up a story about a guy who falls asleep on the train', /woke up/],
    ['leilani', 'i want a short story about a tiny shrimp that saves the day', /big ones/],
    ['noor', "I'd love to hear a short story about a garden everyone gave up on.", /radish/],
    ['theo', 'Can you tell me a story about the night the lighthouse went dark?', /switched off/],
    ['yusuf', 'Tell me a story please, something with the sea in it', /the sea/],
    ['yusuf', 'tell me a story, and please do give the ending away', /^(?!.*knows the end)/],
  ])('[R-FIRST-11] is told by %s as a tale of just that: %j', (id, text, told) => {
    expect(replyOf(id, text)).toMatch(told);
  });

  test('[R-FIRST-11] is a story about what is wished to be in it', () => {
    const reply = replyOf(
      'yusuf',
      "tell me a story, something with a lighthouse in it. I'll make up the ending",
    );
    expect(reply).toMatch(/lighthouse/);
    expect(reply).not.toMatch(/lighthouse in it/);
  });

  test('[R-FIRST-11] is a story where one would like to hear of something', () => {
    expect(
      replyOf('emilio', "I'd like to hear about a letter you wrote for somebody.").length,
    ).toBeGreaterThan(150);
  });
});

test('[R-FIRST-11] a word that was emphasized is taken up without its marks', () => {
  const reply = replyOf('suki', 'My cat is called Pim. Do you like **bread**?');
  expect(reply).toMatch(/bread/i);
  expect(reply).not.toContain('*');
});
