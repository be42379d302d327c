import { countries, elsewhere, type HelpLine } from '#contracts/help-lines.ts';
import type { Topic } from '../crisis/topics.ts';

/**
 * Whom a reader in `country` (ISO 3166 code, ZZ when unknown) can turn to about `topic`: first who knows the topic,
 * then who listens to everybody, at last the emergency number (D-15, R-SAFE-05). Never empty.
 */
export function helpLines(country: string, topic: Topic): HelpLine[] {
  const known = Object.hasOwn(countries, country) ? countries[country] : undefined;
  const { emergency, anything, ...special } = known ?? elsewhere;
  const forTopic = topic === 'eating_disorder' || topic === 'harm_to_others' ? special[topic] : undefined;
  return [
    ...(forTopic ?? []),
    ...anything,
    { name: 'In danger right now', contact: emergency, url: `tel:${/\d+/.exec(emergency)?.[0]}` },
  ];
}
