import { type SourceFile, violation } from '../support/source-files.ts';
import type { Offer } from './plan-numbers.ts';

/** What each column counts, as people write it after the number. */
const counted: [column: string, words: string][] = [
  ['messages_per_day', '[ -](?:\\w+ ){0,2}messages?\\b'],
  ['favorites', '[ -](?:\\w+ )?favou?rites?\\b'],
  ['active_chats', '[ -](?:active|open) chats?\\b'],
  ['own_companions', '[ -](?:own|private|custom) companions?\\b'],
  ['temporary_chat_minutes', '[ -]minutes?\\b.{0,12}(?:chat|session)'],
  ['client_fallback_minutes', '[ -]minutes?\\b.{0,12}(?:chat|session)'],
];

/** Numbers of the offer in any text, comments included, and in the SQL of other chapters. */
export function planNumbersInText(file: SourceFile, { byTier, byColumn }: Offer): string[] {
  const inTests = file.path.startsWith('tests/');
  const numbers = (column: string) => (byColumn.get(column) ?? []).join('|');
  const price = inTests ? `(?:${numbers('price_gbp')})\\b` : '\\d+';
  const patterns: [RegExp, string][] = [
    [new RegExp(`£\\s?${price}|\\bGBP\\s?${price}`, 'g'), 'an amount of pounds'],
    ...counted.map(([column, words]): [RegExp, string] => [
      new RegExp(`(?<![\\w.,-])(?:${numbers(column)})${words}`, 'gi'),
      `a number of plans.${column}`,
    ]),
  ];
  if (file.path.endsWith('.sql')) {
    const limits = [...byColumn].filter(([, values]) => values.length > 0).map(([column]) => column);
    const number = inTests ? `(?:${[...byTier.values()].flat().join('|')})\\b` : '[1-9]\\d*';
    patterns.push(
      [new RegExp(`when\\s+'(?:${[...byTier.keys()].join('|')})'\\s+then\\s+\\d+`, 'gi'), 'a number by tier'],
      [
        new RegExp(`\\b(?:${limits.join('|')})\\s*(?::?=|<>|[<>]=?)\\s*${number}`, 'gi'),
        'a number for a plan column',
      ],
    );
  }
  return patterns.flatMap(([pattern, what]) =>
    [...file.text.matchAll(pattern)].map((match) =>
      violation(
        file,
        match.index,
        `'${match[0]}' is ${what}: the offer is written in the plans migration alone`,
      ),
    ),
  );
}
