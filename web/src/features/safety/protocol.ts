import { brand } from '#lib/brand.ts';

/** The languages of the rules (`careLanguages`). */
const languages =
  'English, Spanish, German, French, Portuguese, Italian, Polish, Turkish, Russian, Arabic, Hindi, Japanese, Korean and Chinese';

/** Whether a second model reads along; null where the site was built without knowing (`VITE_MODEL_SERVICES`). */
function hasClassifier(modelServices: string): boolean | null {
  return modelServices === '' ? null : modelServices.split(' ').includes('classifier');
}

function secondModel(modelServices: string): string[] {
  const isThere = hasClassifier(modelServices);
  if (isThere === false) return ['No second model reads along here: the rules are all there is.'];
  return [
    `${isThere ? 'A second model' : 'Where this site has one, a second model'} reads your last four messages and the last reply beside the one that writes, under a written policy with examples of what counts and what doesn’t. The reply waits less than a second for it. If it finds danger later, the reply stops and the help lines take its place, or they follow the reply. If it fails, the chat goes on with the rules, and we see how often that happens.`,
  ];
}

/** What the product does for people's safety, in plain words. Describes what it really does; change them together. */
export function protocolFor(modelServices: string) {
  return [
    {
      title: 'A companion is a program, and says so',
      paragraphs: [
        'A chat opens with the notice that the companion is a computer program and not a human being. The notice is there again when you come back after half an hour, and after every three hours of use. The word AI stands beside its name the whole time.',
        'Every companion is instructed never to claim to be human or licensed, and never to make you feel guilty for leaving. Each reply is checked for that while it is written; one that breaks the rule is taken back, and a kind sentence stands in its place.',
        'After an hour in one chat we suggest a break. There are no streaks, no rewards for coming back and no messages to lure you back.',
      ],
    },
    {
      title: 'When someone is in danger',
      paragraphs: [
        `Before a message reaches the model, rules on our server look for words of suicide, self-harm, eating disorders, abuse, immediate danger and harm to others, in ${languages}.`,
        ...secondModel(modelServices),
        'When the danger is unmistakable, no companion answers it: help lines stand there at once, for your country, the ones that fit first. When words are worrying but could mean something else, you see the help lines, and the companion replies as a support and not as a character, for five turns.',
        'What you wrote and the help lines stay in the conversation, and the companion knows of them when you go on. Such a message costs none of your daily messages. After thirty of them in a day, no model is asked about them any more; the help lines come all the same.',
        'If you fear that you might hurt someone, you see lines for exactly that, and the emergency number. If you worry about someone close to you, that counts like your own danger.',
        'Rules and models aren’t people. They miss things, and they sometimes stop a harmless message. If you need help, please don’t wait for them: the lines above are always there.',
      ],
    },
    {
      title: 'Adults only',
      paragraphs: [
        `${brand.name} is for adults. We ask for your date of birth, and no one under 18 may chat. AI companions may not be suitable for some minors.`,
        'If something you write shows that you may be under 18, your chats pause and you see help for young people. You can object. A person decides, who sees the time and what you write to them, and none of your messages. Nothing of yours is deleted by the pause.',
      ],
    },
    {
      title: 'What is not allowed',
      paragraphs: [
        'No sexual content, no one under 18 in any scene, no companion that poses as a therapist or doctor, and nothing that encourages someone to harm themselves or others. This is checked when a companion is made and in every reply; what breaks the rule is refused or taken back.',
      ],
    },
    {
      title: 'How to report something',
      paragraphs: [
        'Every message has Report among its actions, and every companion has it on its page. A person reads each report, sees the reported message and nothing else of your chat, and removes what breaks the rules.',
      ],
    },
  ];
}
