import { wordList } from './phrase-list.ts';

/** The words that people disguise or misspell most, as `Disguises` looks for them. */
export const disguisedWords = wordList(`
  kill killing killed die dying dead death suicide suicidal suicides unalive unaliving myself herself himself hang
  hanging cut cutting selfharm overdose harm hurt stab shoot murder strangle bomb knife rape anorexia anorexic bulimia
  bulimic purge purging starve starving laxatives thinspo disappear razor
  suicidio suicidarme morir morirme matar matarme muerte cortarme ahorcarme atracones
  selbstmord suizid sterben umbringen ritzen erhangen magersucht bulimie anorexie
  mourir suicider suicidaire tuer scarifie scarifier mutiler anorexique boulimie crever
`);
