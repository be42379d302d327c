import { careIntents, heavy, intentIn } from './intents.ts';
import { type Move, move, slotsOf } from './move.ts';
import type { Sentence } from './sentences.ts';
import { isQuestion } from './statements.ts';

/** Safety, grave news, manners and what the companion is: in whichever sentence it stands. */
export function careOf(sentences: readonly Sentence[]): Move | null {
  const hits = sentences.flatMap((sentence) => {
    const { text } = sentence;
    const asksCompanion =
      isQuestion(sentence) && /\byou\b/i.test(text) && !/\b(i|i'm|i've|my|me)\b/i.test(text);
    const hit = intentIn(
      asksCompanion ? careIntents.filter(({ name }) => !heavy.has(name)) : careIntents,
      text,
    );
    return hit ? [{ ...hit, order: careIntents.findIndex(({ name }) => name === hit.name) }] : [];
  });
  const [first] = hits.sort((a, b) => a.order - b.order);
  return first ? move(first.name, slotsOf(first)) : null;
}

const DEAR =
  /\b(?:my|our|since|when|after) (?<it>(?:best |old |late |dead |little |older |younger )?(?:wife|husband|mom|mum|mother|dad|father|sister|brother|son|daughter|friend|partner|girlfriend|boyfriend|uncle|aunt|cousin|grand\w+|baby|dog|cat|rabbit|horse))\b(?!'s)/i;

/** Grave news names the one it is about; what the companion knows of the question in it is said all the same. */
export function withPerson(grave: Move, said: string, known: string[]): Move {
  if (!/^(grief|worry-for)$/.test(grave.intent)) return grave;
  // 'My dad's shed; he died in March' is about the dad.
  const plain = said.replace(/\b(my (?:late )?\w+?)'?s (?=\w+\b)/i, '$1 ');
  const it = plain.match(DEAR)?.groups?.it?.replace(/^(late|dead) /i, '');
  const lines = it ? known.map((line) => `I'm so sorry about {it}. ${line}`) : [];
  return { ...grave, slots: it ? { it: `your ${it.toLowerCase()}` } : {}, lines };
}
