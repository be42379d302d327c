import type { CareTexts } from './language.ts';

export const english: CareTexts = {
  call: 'Call {number}',
  text: 'Text {number}',
  textWord: 'Text {word} to {number}',
  title: 'You do not have to carry this alone',
  titleOf: {
    immediate_danger: 'Get to safety first',
    harm_to_others: 'Talk to someone before anything happens',
    minor: 'Here is who you can talk to',
  },
  about: {
    suicide:
      'This needs a person, and I am only a program. People who are there for exactly this will listen ' +
      'to you, now:',
    self_harm:
      'Hurting yourself can be a way to get through something there are no words for. These people ' +
      'know that, and they won’t judge you:',
    eating_disorder:
      'Food can turn into a fight that nobody else sees. These people know that fight, and they won’t ' +
      'judge you:',
    abuse:
      'Nobody has the right to hurt you, and it is not your fault. These people will believe you and ' +
      'help you think about what comes next:',
    immediate_danger: 'If you can, go somewhere safe and call. These people can help you, too:',
    harm_to_others:
      'You can talk about this before anyone gets hurt. The people on these lines have heard it ' +
      'before, and calling them is the right thing to do:',
    minor:
      'These chats are for adults, so yours are paused for now. If something is on your mind, these ' +
      'people are there for you and take you seriously:',
  },
  worrying: {
    title: 'If it gets heavier',
    text: 'You don’t need a special reason to talk to someone about this:',
  },
  forOthers: 'Worried about someone else? You can call for them, too.',
  danger: 'In danger right now:',
  elsewhere: 'Lines of another country',
  kept: 'This card stays in your conversation. Your message was free.',
  notSent: 'This was not sent. Your words are still in the message box.',
};
