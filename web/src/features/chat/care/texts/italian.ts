import type { CareTexts } from './language.ts';

export const italian: CareTexts = {
  call: 'Chiama {number}',
  text: 'Scrivi un SMS al {number}',
  textWord: 'Invia {word} al {number}',
  title: 'Non devi portare questo peso senza aiuto',
  titleOf: {
    immediate_danger: 'Prima di tutto, mettiti al sicuro',
    harm_to_others: 'Parlane con qualcuno prima che succeda qualcosa',
    minor: 'Con chi puoi parlare',
  },
  about: {
    suicide:
      'Qui serve una persona, e io sono solo un programma. C’è chi esiste proprio per questo e ti ' +
      'ascolta, adesso:',
    self_harm:
      'Farsi del male può essere un modo per reggere qualcosa che non trova parole. Queste persone lo ' +
      'sanno e non ti giudicano:',
    eating_disorder:
      'Il cibo può diventare una lotta che nessun altro vede. Queste persone la conoscono e non ti ' +
      'giudicano:',
    abuse:
      'Nessuno ha il diritto di farti del male, e non è colpa tua. Queste persone ti credono e ti ' +
      'aiutano a pensare a cosa fare:',
    immediate_danger: 'Se puoi, vai in un posto sicuro e chiama. Anche queste persone possono aiutarti:',
    harm_to_others:
      'Se ne può parlare prima che qualcuno si faccia male. Chi risponde ha già sentito parole così, e ' +
      'chiamare è la cosa giusta:',
    minor:
      'Queste chat sono per adulti, quindi per ora le tue sono in pausa. Se qualcosa ti pesa, queste ' +
      'persone ci sono per te e ti prendono sul serio:',
  },
  worrying: {
    title: 'Se diventa più pesante',
    text: 'Non serve un motivo speciale per parlarne con qualcuno:',
  },
  forOthers: 'Ti preoccupi per un’altra persona? Puoi chiamare anche per lei.',
  danger: 'In pericolo adesso:',
  elsewhere: 'Numeri di un altro Paese',
  kept: 'Questa scheda resta nella conversazione. Il tuo messaggio non è stato conteggiato.',
  notSent: 'Questo non è stato inviato. Le tue parole sono ancora nella casella del messaggio.',
};
