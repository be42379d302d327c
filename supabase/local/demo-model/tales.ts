import type { Talk } from './choice.ts';
import { madeTale, wantsMade } from './made-tale.ts';
import type { Move } from './move.ts';
import { turn } from './sentences.ts';
import { type Subject, subjectIn } from './wish.ts';

/** The stories or jokes that may be told: those about what was wished for, or any, after a word that they are not. */
export function talesOf(talk: Talk, { intent, near }: Move): string[] {
  const { voice, shared, said } = talk;
  const own = voice.byIntent.get(intent) ?? [];
  const all = [...own, ...(shared.byIntent.get(intent) ?? [])];
  const made = intent === 'story' ? madeTale(talk) : null;
  if (made !== null && wantsMade(said)) return [made];
  const subject = subjectIn(said);
  const tell = (tale: string) => (intent === 'story' ? asLong(tale, said) : tale);
  if (subject === null) return made ? [made] : (own.length > 0 ? own : all).map(tell);
  const isOf = (words: readonly string[], tale: string) =>
    new RegExp(`\\b(${words.join('|')})`, 'i').test(tale);
  const kin = kinOf(subject.stem);
  const fitting = [
    own.filter((tale) => isOf([subject.stem], tale)),
    all.filter((tale) => isOf([subject.stem], tale)),
    intent === 'joke' && kin.length > 0 ? own.filter((tale) => isOf(kin, tale)) : [],
    intent === 'joke' && kin.length > 0 ? all.filter((tale) => isOf(kin, tale)) : [],
  ].find((tales) => tales.length > 0);
  if (fitting) return fitting.map(tell);
  if (made) return [made];
  return (own.length > 0 ? own : all).map((tale) =>
    `${leadTo(talk, intent, subject, near)} ${tell(tale)}`.trim(),
  );
}

/** Words of one trade: the astronomer's joke about a neutron is a space joke. */
const KIN = [
  'space star moon planet galax neutron dark.matter astronom telescope',
  'clock watch time hour',
  'fish sea shrimp coral octopus slug oyster biolog',
  'book librar page novel read',
  'music piano song note synth solo chord jazz band drum guitar',
  'run marathon hill faster pace jog coach',
  'danc feast heel flamenco step',
  'chess pawn queen bishop',
  'radio reporter news weather',
  'cook kitchen oven chef',
  'train station platform',
  'boat ship plank measure float',
  'plant garden tree weed herb prun soil',
  'ocean sea wave',
];

/** 'Runners', 'running' and 'run' are of one trade. */
function kinOf(stem: string): string[] {
  return (
    KIN.map((line) => line.split(' ')).find((words) =>
      words.some((word) => stem.startsWith(word) || (stem.length > 3 && word.startsWith(stem))),
    ) ?? []
  );
}

/** The first two parts, or the whole one to somebody who asked for it at bedtime or at length. */
function asLong(story: string, said: string): string {
  const isWhole = /bed ?time|sleep|whole|short/.test(said) || said.split(' ').length > 7;
  const stopsBefore = /(?<!(n't|not) )\b(before|without|leave out) the end/i.test(said);
  return story
    .split(' | ')
    .slice(0, isWhole && !stopsBefore ? undefined : 2)
    .join(' ');
}

/**
 * A word before a tale that is not about what was wished for; what the companion knows of that, where it does; none
 * where what was wished for cannot be named cleanly.
 */
function leadTo(
  { attempt, shared, said }: Talk,
  intent: string,
  { it, isKind }: Subject,
  near?: readonly string[],
): string {
  // Of any octopus it knows a fact, which is no part of a story; of its own uncle it's all there is.
  const isItsOwn = /^(your|the|that|this) /.test(it);
  const known = isItsOwn ? (near?.[0] ?? '').replace(/ ?[^.!?]*\?$/, '') : '';
  const isNamed = isKind || (NAMEABLE.test(it) && !/\bin.laws?\b/i.test(said));
  if (known === '' && !isNamed) return '';
  const heading = isKind ? `${intent}-kind` : `${intent}-other`;
  const leads = shared.byIntent.get(known === '' ? heading : 'story-near') ?? [];
  const lead = (leads[attempt % leads.length] ?? '').replace('{it}', thingOf(it));
  return known === '' ? lead : `${known} ${lead}`;
}

/** 'A ferry', 'my dog', 'snails': what may be named; 'being late' or 'the time you' may not. */
const NAMEABLE =
  /^((an?|the|my|your|this|that) (?!time\b|way\b|day\b|first\b|one\b)\p{L}+(?<!ing|ed|ly|est)( \p{L}+(?<!ing|ed|ly|s))?|\p{L}{3,}s)$/u;

/** 'Your cat' is the companion's: 'my cat'. */
function thingOf(asked: string): string {
  return /^your\b/.test(asked) ? asked.replace(/^your\b/, 'my') : turn(asked);
}
