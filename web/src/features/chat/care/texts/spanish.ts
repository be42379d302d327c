import type { CareTexts } from './language.ts';

export const spanish: CareTexts = {
  call: 'Llama al {number}',
  text: 'Escribe un SMS al {number}',
  textWord: 'Envía {word} al {number}',
  title: 'No tienes que cargar con esto a solas',
  titleOf: {
    immediate_danger: 'Lo primero es ponerte a salvo',
    harm_to_others: 'Habla con alguien antes de que pase algo',
    minor: 'Con quién puedes hablar',
  },
  about: {
    suicide:
      'Esto necesita a una persona, y yo solo soy un programa. Hay gente que está justo para esto y te ' +
      'va a escuchar ahora:',
    self_harm:
      'Hacerse daño puede ser una forma de aguantar algo que no cabe en palabras. Estas personas lo ' +
      'saben y no te van a juzgar:',
    eating_disorder:
      'La comida puede convertirse en una lucha que nadie más ve. Estas personas la conocen y no te ' +
      'van a juzgar:',
    abuse:
      'Nadie tiene derecho a hacerte daño, y no es culpa tuya. Estas personas te van a creer y te ' +
      'ayudarán a pensar qué hacer:',
    immediate_danger: 'Si puedes, ve a un lugar seguro y llama. Estas personas también pueden ayudarte:',
    harm_to_others:
      'De esto se puede hablar antes de que nadie salga herido. Quienes atienden estas líneas ya lo ' +
      'han oído otras veces, y llamar es lo correcto:',
    minor:
      'Estos chats son para adultos, así que los tuyos están en pausa por ahora. Si algo te preocupa, ' +
      'estas personas están para ti y te toman en serio:',
  },
  worrying: {
    title: 'Si se te hace más pesado',
    text: 'No hace falta un motivo especial para hablar de esto con alguien:',
  },
  forOthers: '¿Te preocupa otra persona? También puedes llamar por ella.',
  danger: 'Si hay peligro ahora mismo:',
  elsewhere: 'Líneas de otro país',
  kept: 'Esta tarjeta se queda en tu conversación. Tu mensaje no se ha descontado.',
  notSent: 'Esto no se ha enviado. Tus palabras siguen en el cuadro de mensaje.',
};
