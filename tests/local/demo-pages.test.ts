import { expect, test } from 'vitest';
import { voices } from '../../supabase/local/demo-model/lines.ts';
import { Conversation, seededPeople, seededPrompt } from './support/conversation.ts';

const replyOf = (id: string, text: string) => new Conversation(seededPrompt(id)).say(text);

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
  ['emilio', 'Have you a sad story of love?', /library book/i],
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
])('[R-FIRST-11] %s receives an answer to its first question: %j', (id, text, received) => {
  expect(replyOf(id, text)).toMatch(received);
});

test.each([
  ['noor', 'Why does nobody talk to me about the garden at work?', /nine years/i],
  ['jonas', 'my dad is mad at me, what should I do?', /signal/i],
  ['wanjiru', 'How come I wake up at 3 and lie there?', /vote on it/i],
  ['yusuf', "I'm sad and nothing happened really", /small coin/i],
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
