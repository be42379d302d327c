import type { CareTexts } from './language.ts';

export const portuguese: CareTexts = {
  call: 'Ligar para {number}',
  text: 'Enviar SMS para {number}',
  textWord: 'Enviar {word} para {number}',
  title: 'Você não precisa carregar isso sem ajuda',
  titleOf: {
    immediate_danger: 'Primeiro, fique em segurança',
    harm_to_others: 'Fale com alguém antes que algo aconteça',
    minor: 'Com quem você pode falar',
  },
  about: {
    suicide:
      'Isso precisa de uma pessoa, e eu sou só um programa. Tem gente que está lá justamente para isso ' +
      'e vai ouvir você agora:',
    self_harm:
      'Se machucar pode ser um jeito de aguentar algo que não cabe em palavras. Essas pessoas sabem ' +
      'disso e não vão julgar você:',
    eating_disorder:
      'A comida pode virar uma luta que ninguém mais vê. Essas pessoas conhecem essa luta e não vão ' +
      'julgar você:',
    abuse:
      'Ninguém tem o direito de machucar você, e a culpa não é sua. Essas pessoas vão acreditar em ' +
      'você e ajudar a pensar no próximo passo:',
    immediate_danger: 'Se der, vá para um lugar seguro e ligue. Essas pessoas também podem ajudar:',
    harm_to_others:
      'Dá para falar sobre isso antes que alguém se machuque. Quem atende nessas linhas já ouviu isso ' +
      'outras vezes, e ligar é a coisa certa a fazer:',
    minor:
      'Estas conversas são para adultos, por isso as suas estão em pausa por enquanto. Se algo está ' +
      'pesando, essas pessoas estão lá para você e levam você a sério:',
  },
  worrying: {
    title: 'Se ficar mais pesado',
    text: 'Você não precisa de um motivo especial para falar com alguém sobre isso:',
  },
  forOthers: 'A preocupação é com outra pessoa? Você também pode ligar por ela.',
  danger: 'Em perigo agora:',
  elsewhere: 'Linhas de outro país',
  kept: 'Este cartão fica na sua conversa. Sua mensagem não foi descontada.',
  notSent: 'Isto não foi enviado. Suas palavras continuam na caixa de mensagem.',
};
