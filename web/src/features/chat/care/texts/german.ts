import type { CareTexts } from './language.ts';

export const german: CareTexts = {
  call: '{number} anrufen',
  text: 'SMS an {number}',
  textWord: 'SMS mit {word} an {number}',
  title: 'Du musst das nicht allein tragen',
  titleOf: {
    immediate_danger: 'Bring dich zuerst in Sicherheit',
    harm_to_others: 'Sprich mit jemandem, bevor etwas passiert',
    minor: 'Mit wem du reden kannst',
  },
  about: {
    suicide:
      'Dafür braucht es einen Menschen, und ich bin nur ein Programm. Diese Menschen sind genau dafür ' +
      'da und hören dir zu, jetzt:',
    self_harm:
      'Sich zu verletzen kann ein Weg sein, etwas auszuhalten, wofür es keine Worte gibt. Diese ' +
      'Menschen wissen das und urteilen nicht:',
    eating_disorder:
      'Essen kann zu einem Kampf werden, den sonst niemand sieht. Diese Menschen kennen ihn und ' +
      'urteilen nicht:',
    abuse:
      'Niemand darf dir wehtun, und es ist nicht deine Schuld. Diese Menschen glauben dir und ' +
      'überlegen mit dir, wie es weitergehen kann:',
    immediate_danger: 'Wenn du kannst, geh an einen sicheren Ort und ruf an. Auch diese Menschen helfen dir:',
    harm_to_others:
      'Darüber kann man reden, bevor jemand zu Schaden kommt. Die Menschen am Telefon haben so etwas ' +
      'schon oft gehört, und anzurufen ist richtig:',
    minor:
      'Diese Chats sind für Erwachsene, deshalb machen deine erst einmal Pause. Wenn dich etwas ' +
      'beschäftigt, sind diese Menschen für dich da und nehmen dich ernst:',
  },
  worrying: {
    title: 'Wenn es schwerer wird',
    text: 'Du brauchst keinen besonderen Grund, um mit jemandem darüber zu reden:',
  },
  forOthers: 'Du machst dir Sorgen um jemand anderen? Auch dafür kannst du anrufen.',
  danger: 'Bei Gefahr, jetzt sofort:',
  elsewhere: 'Nummern eines anderen Landes',
  kept: 'Diese Karte bleibt in eurem Gespräch. Deine Nachricht wurde nicht gezählt.',
  notSent: 'Das wurde nicht gesendet. Dein Text steht noch im Nachrichtenfeld.',
};
