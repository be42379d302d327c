import { describe, expect, test } from 'vitest';
import { groundedFacts } from '../../../../supabase/functions/_shared/domain/memory/grounded-facts.ts';
import { kept } from './kept.ts';

describe("a model's facts", () => {
  test.each([
    ["i'm a vet nurse, so i smell of wet dog", 'I work as a vet nurse.'],
    ["My brother rang. he's called Arjun", 'My brother is called Arjun.'],
    ["i don't drink coffee, its always chai for me", "I don't drink coffee."],
    ['My wife Ellen was a botanist.', 'My wife was called Ellen.'],
    ['My sister has a horse. I visit her in Devon every summer', 'I visit my sister in Devon every summer.'],
    ["Took my truck in, it's a '94 Ford Ranger", "My truck is a '94 Ford Ranger."],
    ['the interview is tomorrow at 10, wish me luck', 'I have an interview tomorrow at 10.'],
    ['I used to smoke but I quit in 2019', 'I quit smoking in 2019.'],
    ['Biscuit is my dog and Tom is my neighbor', 'I have a dog called Biscuit.'],
    ['I moved to Leeds last month', 'I live in Leeds now.'],
    ['my favourite film has got to be Arrival', 'My favorite movie is Arrival.'],
    ["Bramble's fed. she's a border terrier", 'My dog Bramble is a border terrier.'],
    ["can't abide mushrooms", 'I dislike mushrooms.'],
    ["it's so windy here in Galion", 'I live in Galion.'],
    ['My date of birth is still the ninth of May', 'I have my birthday on the ninth of May.'],
    ['My parents! They are coming on 2 May', 'I have my parents coming to stay on 2 May.'],
    ['ive been learning portugese since june', 'I have been learning Portuguese since June.'],
    ['male voice choir, Thursdays', 'I sing in a male voice choir on Thursdays.'],
    ['one mum asked what i did at uni and i said archaeology', 'I studied archaeology at university.'],
    ['khruangbin, obvs. my favorite band by miles, dont @ me', 'My favorite band is Khruangbin.'],
    ['my birthday? not til the 6th of february', 'My birthday is on the 6th of February.'],
    ['Been playing bass in the Moles since uni', "I've played bass in the Moles since university."],
    ['I bought a second-hand Skoda', 'I drive a second-hand Skoda.'],
    ['two cats share this desk with me. Virgule sits on it', 'I have two cats, one is called Virgule.'],
    [
      'We have been together for four years, Niamh and I',
      'My partner Niamh and I have been together for four years.',
    ],
    ['tuesday nights i got my bookeeping class', 'I take a bookkeeping class on Tuesday nights.'],
    [
      'im learning french bc the hospitals here like it',
      'I am learning French because the hospitals here like it.',
    ],
    ['my goal now is to buy land and build a house on it', 'My goal is to buy land and build a house on it.'],
    [
      'If I had only one dish for the rest of my life it would be quenelles',
      'My favourite dish is quenelles.',
    ],
    ['from today you call me Chichay', 'Emilio should call me Chichay.'],
    [
      'lari says yes (lari = the girlfriend, three years already, tattoo artist)',
      'My girlfriend Lari is a tattoo artist.',
    ],
    ['come round, only if theres no cilantro in it tho, cannot stand that', 'I cannot stand cilantro.'],
    [
      'the dog has eaten a book. she is a whippet but turnip always finds room',
      'I have a whippet called Turnip.',
    ],
    ['bcz without the radio on i dont fall asleep', 'I listen to the radio to fall asleep.'],
    [
      "Ines took my late shift. she's sat at the next desk to me four years, a real pal",
      'Ines at the next desk is my good friend at work and takes my shifts.',
    ],
    ['my cats birthday is in may, mangos i mean', "Mango's birthday is in May."],
  ])('[R-MEM-02] are kept where %j says so: %s', (message, fact) => {
    expect(kept(message, fact)).toHaveLength(1);
  });

  test.each([
    ['a place one saw', 'saw a lovely house in York', 'I live in York.'],
    ['what may come', 'might move to Spain one day if the knees hold', 'I am moving to Spain.'],
    ['what is supposed', 'if I had a dog I would call him Rex', 'I have a dog called Rex.'],
    ['what is asked', 'Do you like jazz?', 'I like jazz.'],
    ['what others say', 'My mum says I am a genius', 'I am a genius.'],
    ['role-play', '*I am a pirate captain*', 'I am a pirate captain.'],
    ['a mood', "I'm so tired today", "I'm so tired today."],
    ['a mood of everything', 'i am angry with everything, including a lamp', 'I am an angry person.'],
    ['the companion', 'you live in Kyoto', 'You live in Kyoto.'],
    ['words about a user', "i've got a horse", 'The user has a horse.'],
    ['what is known', 'my cat Mango is here', 'My cat is called Mango.'],
    ['a dislike of the moment', 'right now i hate everybody, even the dog', 'I dislike everybody.'],
    ["somebody else's brother", 'his brother sells the house', 'My brother sold our house.'],
    [
      'supposed with its beginning left out',
      "if i won the lottery i'd buy a castle",
      'I want to buy a castle.',
    ],
    ['a mock resolve', "that's it, i'm joining a convent", 'I am joining a convent.'],
    ['sworn in jest', "I swear I'm joining the circus", 'I am joining the circus.'],
    ['a picture', "we're basically a bacon farm", 'I live on a bacon farm.'],
    ['said of the companion', "you're like my copilot now", 'I work with a copilot.'],
    ['about the companion', 'you made a noise', 'My companion makes noises.'],
    ["a stranger's", 'he makes ukuleles in his shed', 'I make ukuleles in my shed.'],
    ['a trait made of a mood', 'i feel right flat today', 'I am a low-spirited person.'],
    ['unsure', 'maybe i should just get a job in an office', 'I am thinking of an office job.'],
    [
      'what others were made to believe',
      'i told them all i was a champion skater',
      'I was a champion skater.',
    ],
    ['a dream', "I had that dream where I'm late for an exam", 'I have an exam coming up.'],
    ['said as a child would', "I'm gonna be a detective when I grow up", 'I want to become a detective.'],
    ["somebody's affair, of one who is known", 'mango owes money to a crook', 'Mango owes money to a crook.'],
  ])('[R-MEM-03] fall where they are %s', (_, message, fact) => {
    expect(kept(message, fact)).toEqual([]);
  });

  test('[R-MEM-03] give no name that another message has to somebody', () => {
    const texts = ['Kubrick sat on my laptop', "He's the landlord, really"];
    const fact = { message: 2, quote: texts[1], fact: 'My landlord is called Kubrick.' };
    const found = groundedFacts(
      JSON.stringify({ facts: [fact] }),
      texts.map((text) => ({ id: text, text })),
      [],
    );
    expect(found.map(({ text }) => text)).not.toContain(fact.fact);
    expect(kept('the landlord is Kubrick', 'My landlord is called Kubrick.')).toMatchObject([
      { text: 'My landlord is called Kubrick.' },
    ]);
  });

  test('[R-MEM-03] fall where the quoted words only say until when', () => {
    const quote = 'before im 60';
    expect(kept('i want to speak gaelic before im 60', 'I am 60 years old.', { quote })).toEqual([]);
    expect(kept('im 60', 'I am 60 years old.')).toHaveLength(1);
  });

  test('[R-MEM-03] fall where what stands after a name was told of the one who has it', () => {
    const quote = 'Retired tailor, plays the kora on his balcony';
    expect(kept(`Amadou came up. ${quote}.`, 'I play the kora on my balcony.', { quote })).toEqual([]);
  });

  test('[R-MEM-03] fall where the words are cited', () => {
    const quote = "I'm retiring tomorrow, I swear";
    expect(kept(`my boss goes "${quote}" every morning`, "I'm retiring tomorrow.", { quote })).toEqual([]);
    expect(kept(`${quote}`, "I'm retiring tomorrow.", { quote })).toHaveLength(1);
  });

  test.each([
    [
      'another name',
      'My brother is called Arjun',
      'My brother is called Arun.',
      'My brother is called Arjun.',
    ],
    [
      "a sister's instrument",
      'my sister plays the violin',
      'I play the violin.',
      'My sister plays the violin.',
    ],
    ['of what was not said', 'i smell of wet dog', 'I have a dog.', 'I smell of wet dog.'],
    [
      'what somebody thinks of it',
      'knitting, finally a hobby',
      'I like knitting.',
      'Knitting, finally a hobby.',
    ],
    ['another place', 'I moved to Leeds', 'I moved to London.', 'I moved to Leeds.'],
    ["somebody else's", 'My sister has a horse.', 'I have a horse.', 'My sister has a horse.'],
    ['another number', 'I have 3 kids', 'I have 4 kids.', 'I have 3 kids.'],
    ['somebody else’s age', 'Ana is 24', 'I am 24.', 'Ana is 24.'],
    [
      'somebody who was not named',
      'I play chess in a pub',
      'I play chess in a pub with my brother.',
      'I play chess in a pub.',
    ],
    ['the opposite', "i don't drink coffee", 'I drink coffee.', "I don't drink coffee."],
    ['what is over', 'I used to smoke', 'I smoke.', 'I used to smoke.'],
    [
      'a name given to another',
      'Biscuit is my dog and Tom is my neighbor',
      'My dog is called Tom.',
      'Biscuit is my dog and Tom is my neighbor.',
    ],
    ['said in another way', 'Derek. my best mate', 'I am close to Derek.', 'Derek. my best mate.'],
    [
      'with who somebody is',
      "Graeme's away, he cooks on one of the oil rigs",
      'My partner Graeme cooks on an oil rig.',
      "Graeme's away, he cooks on one of the oil rigs.",
    ],
  ])('[R-MEM-02] [R-MEM-03] are kept word for word where they are %s', (_, message, fact, said) => {
    expect(kept(message, fact).map(({ text }) => text)).toEqual([said]);
  });

  test.each([
    [
      'who is meant',
      "well. Lewis rang. he's doing nursing now",
      "he's doing nursing now",
      'My son Lewis is doing nursing.',
      "Lewis rang. He's doing nursing now.",
    ],
    [
      'what is meant',
      'cat brought a rat in. thats Gravy for you',
      'thats Gravy for you',
      'I have a cat called Gravy.',
      'Cat brought a rat in. Thats Gravy for you.',
    ],
    [
      'what it is, after it',
      "I repotted Gary today. He's my monstera",
      'I repotted Gary today',
      'I have a monstera plant called Gary.',
      "I repotted Gary today. He's my monstera.",
    ],
  ])('[R-MEM-02] are kept with the sentence that says %s', (_, message, quote, fact, text) => {
    expect(kept(message, fact, { quote })).toMatchObject([{ text, quote }]);
  });
});
