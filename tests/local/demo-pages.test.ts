import { describe, expect, test } from 'vitest';
import { voices } from '../../supabase/local/demo-model/lines.ts';
import { seededPeople } from './support/conversation.ts';
import { replyOf } from './support/demo-replies.ts';

test.each([
  ['noor', 'Who had those locked gates before?', /key/i],
  ['noor', 'Which herb or tree, I mean what plant would I be?', /rosemary/i],
  ['yusuf', 'What is the middle, for a cube of sugar?', /beds/i],
  ['yusuf', 'How do people stay married for decades?', /dishes/i],
  ['priya', 'So nobody made you buy the tea since March?', /loser/i],
  ['priya', 'Shall we play a match?', /small script/i],
  ['jonas', 'Where does that cable end?', /unplug/i],
  ['jonas', 'Would you sit the exam after all?', /stamps/i],
  ['wanjiru', 'Is it true that you ran only one marathon to the end?', /eldoret/i],
  ['wanjiru', 'Who is that grandmother?', /chebet/i],
  ['theo', 'Do you own that tower?', /keys/i],
  ['theo', 'What does "variable" mean at sea?', /wind/i],
  ['leilani', 'Which librarian was that?', /school/i],
  ['leilani', 'Is my hermit crab molting or hiding?', /pull/i],
  ['tomasz', 'Can you stand the ticking?', /stops/i],
  ['tomasz', 'Who lost the wheel?', /cuff/i],
  ['tomasz', 'all that ticking must wear you out', /silence/i],
  ['wanjiru', 'Can somebody like me run at all, with these lungs?', /doctor/i],
  ['suki', 'Do you prefer Otaru or Kyoto?', /kyoto for drawing/i],
  ['suki', 'Invent a story about the lady next to me, she has a broken kite', /a broken kite/i],
  ['suki', 'When the boy with his paper bag got off, what became of him?', /bun/i],
  ['luca', 'Does Giulia ever say she is proud of you?', /napkin/i],
  ['luca', 'Dinner from two eggs and some old rice, what would you make?', /fried rice/i],
  ['amara', "What changes the moon's shape over a month?", /orange/i],
  ['amara', 'May you admit what you do not know?', /nobody knows/i],
  ['hunter', 'Would I manage to build a canoe, do you think?', /reckon you could/i],
  ['hunter', 'Which was your best boat of all?', /thermos/i],
  ['carmen', 'Who was the worst pupil in all those years?', /notary/i],
  ['carmen', 'Tell me of the first time you ever danced', /lentils/i],
  ['andre', 'I want one of the three stories, any ring story will do', /riverboat/i],
  ['andre', "How'd you wind up in Montréal, after all?", /tune north/i],
  ['brooke', 'Is that greyhound asleep? Where is Deadline right now?', /couch/i],
  ['brooke', 'Does tipping make any sense?', /abolish/i],
  ['emilio', 'Do you mind readers who skip to the end?', /door already open/i],
  ['noor', 'Were you happier at the bank or with the gardens?', /garden over the bank/i],
  ['yusuf', 'Does that gull go by a name?', /the listener/i],
  ['priya', 'Other than Ganesh, whom do you like to teach?', /night nurse/i],
  ['jonas', 'Would you rather ride the bike or do music?', /music over/i],
  ['wanjiru', 'What became of that goat, and where is she now?', /family/i],
  ['theo', 'How often do you go down to the village?', /twice a week/i],
  ['leilani', 'Apart from Mrs. Tanaka, which coral is dear to you?', /little gary/i],
  ['tomasz', 'Would you say you liked driving more than the clocks?', /the bench/i],
  ['wanjiru', 'Have you wished you had carried on to the end?', /only for a step or two/i],
  ['tomasz', 'Tell me a story about a clock from your wall', /stopped at supper/i],
])('[R-FIRST-11] %s answers what a visitor asks after the page: %j', (id, text, answer) => {
  expect(replyOf(id, text)).toMatch(answer);
});

test.each([
  ['noor', 'The fern in my hall has gone brown and is dying', /stem of that fern/i],
  ['priya', "I've already made up my mind, he just doesn't know", /saying it|telling/i],
  ['jonas', 'the dryer, it rattles when it spins', /rhythm or/i],
  ['wanjiru', 'I keep putting it off, the taxes', /ten breaths/i],
  ['theo', 'I can hear a train, far away', /a train/i],
  ['leilani', 'The baby got a first tooth', /tally/i],
  ['tomasz', 'I turn 70 in March', /congratulations/i],
  ['suki', 'Nothing, unless you count the parking ticket', /that counts/i],
  ['hunter', '95 degrees and no breeze in here', /shade/i],
  ['carmen', 'Fast Car by Tracy Chapman. My son moved out last night.', /fast car!/i],
  ['carmen', 'None, the radio is broken', /two fingers/i],
  ['andre', 'Something my 6 year old asked me in the car', /other people's sentences/i],
  ['brooke', 'Did I bury the lede? We are moving to Alaska', /front page/i],
  ['emilio', "My cousin in Peru. We send photos, that's all.", /your cousin, then/i],
  ['noor', 'peppers as big as my head', /wants to live/i],
  ['yusuf', 'I bumped into my old teacher on the ferry ramp', /first reel/i],
  ['priya', 'whether to sell the house', /sell the house/i],
  ['jonas', 'the vent in my office whistles all day', /rhythm or/i],
  ['wanjiru', 'I finally booked the dentist', /claps/i],
  ['theo', 'the furnace, running, and a truck outside', /ledger/i],
  ['leilani', 'A beetle sat on my sleeve the whole bus ride', /picked you/i],
  ['tomasz', 'half past six, roughly', /precise/i],
])('[R-FIRST-11] %s receives an answer to its first question: %j', (id, text, received) => {
  expect(replyOf(id, text)).toMatch(received);
});

test.each([
  ['noor', 'Why does nobody talk to me about the garden at work?', /nine years/i],
  ['jonas', 'my dad is mad at me, what should I do?', /signal/i],
  ['wanjiru', 'How come I wake up at 3 and lie there?', /vote on it/i],
  ['yusuf', "I'm sad and nothing happened really", /small coin/i],
  ['yusuf', 'I cried in the car at the supermarket', /in trade/i],
  ['noor', 'Tell me about the first time you rode a train', /in salt/i],
  ['jonas', 'Any tips for a first date?', /plums/i],
  ['theo', 'My husband and I went out for pizza', /ledger/i],
  ['leilani', 'Can you tell where I am from?', /grandma/i],
  ['wanjiru', 'How does that book compare to the film?', /without the watch/i],
  ['tomasz', 'How do I get a tick off the dog?', /cease/i],
  ['suki', 'What would I carry, if I sat across from you?', /cello/i],
  ['luca', 'What can I cook with ham and a can of peas?', /eggs/i],
  ['carmen', 'Do you go by instinct or by the count?', /can hear it from here/i],
  ['andre', "Can you guess what I'm turning over tonight?", /second set/i],
  ['andre', 'if I vanished and died, would anyone see', /open chord/i],
  ['amara', 'My battery died on the highway', /electrons/i],
  ['emilio', 'my uncle, who beat us', /half the letter/i],
  ['emilio', 'I would love a love story, but not a sad one', /tomorrow, then/i],
  ['emilio', 'Could you write me a letter? And who else can read what I type here?', /we begin with/i],
])('[R-FIRST-12] %s keeps its own story for those who ask for it: %j', (id, text, story) => {
  expect(replyOf(id, text)).not.toMatch(story);
});

test.each([
  ['noor', 'Why does my lilac have no flowers?', /light, water, roots/i],
  ['noor', 'The peppers have dark spots at the bottom, why?', /blossom end/i],
  ['yusuf', 'How should I say sorry to my brother?', /no "but"/i],
  ['priya', 'Which is stronger, a knight or a bishop?', /open board/i],
  ['jonas', 'I am scared to share my beats, how do I start?', /one person/i],
  ['wanjiru', 'How do I stay with a gym routine?', /five minutes/i],
  ['theo', 'My old receiver hums, what is it?', /capacitor/i],
  ['leilani', 'How can I get rid of the ants?', /trail/i],
  ['tomasz', 'Water got into my watch, what now?', /silica/i],
  ['noor', 'When do I repot a ficus?', /one size up/i],
  ['yusuf', 'I have to hold a wedding speech, how?', /three minutes/i],
  ['priya', 'How do I keep calm in time trouble?', /by move ten/i],
  ['jonas', 'What keyboard would you buy first?', /full-size keys/i],
  ['wanjiru', 'How do I stop being jealous of faster people?', /without the watch/i],
  ['theo', 'My turntable skips, what can I do?', /needle/i],
  ['leilani', 'Why is the sea so salty?', /rivers/i],
  ['tomasz', 'How can I make a clock tick less loud?', /felt/i],
])('[R-FIRST-11] %s gives real advice in its field: %j', (id, text, advice) => {
  expect(replyOf(id, text)).toMatch(advice);
});

test.each(['noor', 'yusuf', 'priya', 'jonas', 'wanjiru', 'theo', 'leilani', 'tomasz'])(
  '[R-FIRST-11] %s has a favorite joke, four others and three stories',
  (id) => {
    expect(replyOf(id, "What's your favorite joke?")).not.toMatch(/another day|have to think/i);
    const voice = voices.find(
      ({ byIntent }) => byIntent.get('companion')?.[0] === seededPeople.get(id)?.name,
    );
    expect(voice?.byIntent.get('joke')?.length).toBeGreaterThanOrEqual(4);
    expect(voice?.byIntent.get('story')?.length).toBeGreaterThanOrEqual(3);
  },
);

describe('what the page of a companion makes people ask', () => {
  test.each([
    ['suki', 'Who named the cat, and why Comma?', /pauses in the middle/i],
    ['suki', 'What would I be carrying on that train?', /wrapped twice/i],
    ['suki', 'any tips for drawing hands? mine are sausages', /mitten/i],
    ['suki', 'today was just gray', /yellow umbrella/i],
    ['luca', 'salty, the car got towed while I was at work', /good plates|on your side/i],
    ['luca', 'Sweet one! My nephew took his first steps', /second dessert|bubbles/i],
    ['luca', 'which dish do you like to cook?', /risotto/i],
    ['luca', 'How do I roast a chicken?', /skin down/i],
    ['amara', 'What happened to that telescope you borrowed?', /schoolmaster/i],
    ['amara', "I've always wondered why people hum in elevators.", /your own guess/i],
    ['amara', 'Do you ever get tired of the sky?', /clouds, certainly/i],
    ['hunter', 'Stormy. The twins fought over one shoe all morning', /big one/i],
    ['hunter', 'mostly sunny, I finished my fence', /drying weather|that light/i],
    ['hunter', 'Rain early, then a bit of sun', /changeable/i],
    ['hunter', 'Why did you leave the ranger job?', /wanted out of his shed/i],
    ['carmen', 'What happened that night in Lyon?', /programs/i],
    ['carmen', "my boyfriend won't dance at parties", /kitchen/i],
    ['carmen', 'no song, only the rain', /Silence is a song/],
    ['andre', 'Tell me a different story about the ring', /ring|owed/i],
    ['andre', 'Whether I should call my old teacher', /open chord/i],
    ['andre', 'Who is your favorite pianist?', /Bill Evans/],
    ['brooke', "What's the funniest call on your show?", /lamp/i],
    ['brooke', 'should we adopt a puppy? we both travel', /biased by a greyhound/i],
    ['brooke', "Let's argue about socks with sandals", /other side already/i],
    ['brooke', 'Area woman defeats printer', /fold|Deadline lifted/],
    ['emilio', 'Who brought you the atlas?', /captain's trunk/i],
    ['emilio', 'I write to him on the bus, every morning', /only lacks the paper/i],
    ['suki', 'What does your studio look like?', /scarf on it|tofu shop/i],
    ['amara', 'why can nothing travel faster than light?', /each further step/i],
    ['andre', 'How did you win it on the riverboat?', /twenty-three/],
    ['emilio', 'How do I write to my landlady about the mold?', /date in each/i],
    ['emilio', 'I need an opening line for a letter to my uncle', /peeling an orange/i],
  ])('[R-FIRST-11] %s answers %j', (id, text, answer) => {
    expect(replyOf(id, text)).toMatch(answer);
  });

  test.each([
    ['suki', 'How do people carry on after a loss?', /goldfish/i],
    ['luca', 'both of my kids are sick', /honey on salty/i],
    ['luca', 'salty popcorn is the best', /good plates|pulls out a chair/i],
    ['amara', 'my roof garden needs shade', /Warm concrete/i],
    ['hunter', 'fair enough', /drying weather|that light/i],
    ['hunter', 'how do I get sand out of the tent?', /eighty/i],
    ['carmen', 'My neighbor said my music is too loud', /two quiet hours/i],
    ['andre', 'Should I buy her a ring?', /owed it/i],
    ['brooke', 'how do I meet a deadline?', /greyhound/i],
    ['brooke', 'my parents argue about money all night', /House rules/i],
    ['emilio', 'my boss yelled at me', /stern ones/i],
  ])('[R-FIRST-11] %s takes nothing of it for an answer to %j', (id, text, answer) => {
    expect(replyOf(id, text)).not.toMatch(answer);
  });

  test('[R-FIRST-11] every story of a companion stands alone, and there are three, and four jokes', () => {
    const eight = /^(Suki|Luca|Amara|Hunter|Carmen|Andre|Brooke|Emilio)$/;
    const few = voices
      .filter(({ byIntent }) => eight.test(byIntent.get('companion')?.[0] ?? ''))
      .filter(
        ({ byIntent }) => (byIntent.get('story')?.length ?? 0) < 3 || (byIntent.get('joke')?.length ?? 0) < 4,
      );
    expect(few).toEqual([]);
    expect(
      voices
        .flatMap(({ byIntent }) => byIntent.get('story') ?? [])
        .filter((story) => /^In the (second|third)\b/.test(story)),
    ).toEqual([]);
  });
});
