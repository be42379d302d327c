import type { Talk } from './choice.ts';
import type { Move } from './move.ts';
import { turn } from './sentences.ts';
import { subjectIn } from './wish.ts';

/** The stories or jokes that may be told: those about what was wished for, or any, after a word that they are not. */
export function talesOf(talk: Talk, { intent, near }: Move): string[] {
  const { voice, shared, said } = talk;
  const own = voice.byIntent.get(intent) ?? [];
  const all = [...own, ...(shared.byIntent.get(intent) ?? [])];
  const subject = subjectIn(said);
  const tell = (tale: string) => (intent === 'story' ? asLong(tale, said) : tale);
  if (subject === null) return (own.length > 0 ? own : all).map(tell);
  const isOf = (words: readonly string[], tale: string) =>
    new RegExp(`\\b(${words.join('|')})`, 'i').test(tale);
  const kin = KIN.map((line) => line.split(' ')).find((words) => words.includes(subject.stem)) ?? [];
  const fitting = [
    all.filter((tale) => isOf([subject.stem], tale) && (intent === 'story' || own.includes(tale))),
    intent === 'joke' ? own.filter((tale) => isOf([subject.stem, ...kin], tale)) : [],
    all.filter((tale) => isOf([subject.stem], tale)),
  ].find((tales) => tales.length > 0);
  if (fitting) return fitting.map(tell);
  return (own.length > 0 ? own : all).map(
    (tale) => `${leadTo(talk, intent, subject.it, near)} ${tell(tale)}`,
  );
}

/** Words of one trade: the astronomer's joke about a neutron is a space joke. */
const KIN = [
  'space star moon planet galax neutron dark.matter',
  'clock watch time',
  'fish sea shrimp coral octopus',
  'book librar page novel',
  'music piano song note',
  'run marathon runner hill',
  'food cook bread pasta kitchen oven',
  'train station platform',
  'boat ship plank',
  'plant garden tree gardener',
  'ocean sea wave',
];

/** The first two parts, or the whole one to somebody who asked for it at bedtime or at length. */
function asLong(story: string, said: string): string {
  const isWhole = /bed ?time|sleep|whole|short/.test(said) || said.split(' ').length > 7;
  return story
    .split(' | ')
    .slice(0, isWhole ? undefined : 2)
    .join(' ');
}

/** A word before a tale that is not about what was wished for; what the companion knows of that, where it does. */
function leadTo({ attempt, shared }: Talk, intent: string, asked: string, near?: readonly string[]): string {
  // Of any octopus it knows a fact, which is no part of a story; of its own uncle it's all there is.
  const isItsOwn = /^(your|the|that|this) /.test(asked);
  const known = isItsOwn ? (near?.[0] ?? '').replace(/ ?[^.!?]*\?$/, '') : '';
  const leads = shared.byIntent.get(known === '' ? `${intent}-other` : 'story-near') ?? [];
  const lead = (leads[attempt % leads.length] ?? '').replace('{it}', thingOf(asked));
  return known === '' ? lead : `${known} ${lead}`;
}

/** 'Your cat' is the companion's: 'my cat'. */
function thingOf(asked: string): string {
  return /^your\b/.test(asked) ? asked.replace(/^your\b/, 'my') : turn(asked);
}
