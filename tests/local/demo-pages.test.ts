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
