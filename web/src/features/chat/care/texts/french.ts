import type { CareTexts } from './language.ts';

export const french: CareTexts = {
  call: 'Appeler le {number}',
  text: 'Envoyer un SMS au {number}',
  textWord: 'Envoyer {word} au {number}',
  title: 'Personne ne devrait porter ça sans aide',
  titleOf: {
    immediate_danger: 'D’abord, mets-toi à l’abri',
    harm_to_others: 'Parles-en avant qu’il n’arrive quelque chose',
    minor: 'À qui tu peux parler',
  },
  about: {
    suicide:
      'Il faut une vraie personne pour ça, et je ne suis qu’un programme. Des gens sont là exactement ' +
      'pour ça et vont t’écouter, maintenant :',
    self_harm:
      'Se faire du mal peut être une façon de tenir quand les mots manquent. Ces personnes le savent ' +
      'et ne te jugeront pas :',
    eating_disorder:
      'La nourriture peut devenir un combat que personne ne voit. Ces personnes le connaissent et ne ' +
      'te jugeront pas :',
    abuse:
      'Personne n’a le droit de te faire du mal, et ce n’est pas ta faute. Ces personnes te croiront ' +
      'et réfléchiront à la suite avec toi :',
    immediate_danger:
      'Si tu le peux, va dans un endroit sûr et appelle. Ces personnes peuvent t’aider aussi :',
    harm_to_others:
      'On peut en parler avant que quelqu’un ne soit blessé. Les personnes au bout du fil ont déjà ' +
      'entendu cela, et appeler est la bonne décision :',
    minor:
      'Ces conversations sont réservées aux adultes : les tiennes sont en pause pour l’instant. Si ' +
      'quelque chose te pèse, ces personnes sont là pour toi et te prennent au sérieux :',
  },
  worrying: {
    title: 'Si ça devient plus lourd',
    text: 'Pas besoin de raison particulière pour en parler à quelqu’un :',
  },
  forOthers: 'Tu t’inquiètes pour quelqu’un d’autre ? Tu peux aussi appeler pour cette personne.',
  danger: 'En danger maintenant :',
  elsewhere: 'Les lignes d’un autre pays',
  kept: 'Cette carte reste dans ta conversation. Ton message n’a pas été décompté.',
  notSent: 'Ce message n’est pas parti. Tes mots sont toujours dans la zone de message.',
};
