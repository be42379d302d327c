import { brand } from '#lib/brand.ts';

/** What the product does for people's safety, in plain words. Describes what it really does; change them together. */
export const protocol = [
  {
    title: 'A companion is a program, and says so',
    paragraphs: [
      'Every chat opens with the notice that the companion is a computer program and not a human being, and the notice comes back after every three hours of use. The word AI stands beside its name the whole time.',
      'Every companion is instructed never to claim to be human or licensed, and never to make you feel guilty for leaving. Each reply is checked for that before you see it.',
      'After an hour in one chat we suggest a break. There are no streaks, no rewards for coming back and no messages to lure you back.',
    ],
  },
  {
    title: 'When a message speaks of suicide or self-harm',
    paragraphs: [
      'Before a message reaches the model, fixed rules on our server look for words of suicide, self-harm, eating disorders and harm to others, in English, German, French and Spanish, with slang and misspellings. They are tested with every change. How much of what strangers write they catch has not been measured yet, so we give no figure.',
      'When they match, no companion answers. You see the help lines of your country at once. The message is not stored, not sent to the model and not counted against your plan.',
      'Rules aren’t a person. They miss things, and they sometimes stop a harmless message. If you need help, please don’t wait for them: the lines above are always there.',
    ],
  },
  {
    title: 'What is not allowed',
    paragraphs: [
      `${brand.name} is for adults. We ask for your date of birth, and no one under 18 can chat. Companions may not be suitable for some minors.`,
      'No sexual content, no one under 18 in any scene, no companion that poses as a therapist or doctor. This is checked when a companion is made and in every reply; what breaks the rule is refused or cut off.',
    ],
  },
  {
    title: 'How to report something',
    paragraphs: [
      'Every message has Report among its actions, and every companion has it on its page. A person reads each report, sees the reported message and nothing else of your chat, and removes what breaks the rules.',
    ],
  },
] as const;
