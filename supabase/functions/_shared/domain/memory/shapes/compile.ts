import type { Shape } from './shape.ts';
import { words } from './words.ts';

export type Pattern = Omit<Shape, 'says'> & { pattern: RegExp };

/** The shapes as patterns over a clause in plain form (`plainClause`). */
export function compiled(shapes: readonly Shape[]): Pattern[] {
  return shapes.flatMap(({ says, ...shape }) =>
    says.map((text) => ({ ...shape, pattern: patternOf(text, shape.anywhere ?? false) })),
  );
}

function patternOf(says: string, anywhere: boolean): RegExp {
  const source = says
    .replace(/\((?!\?)/g, '(?:')
    .replace(/(?<=\bI |\(\?:I\|we\) )have(?= )/g, '(?:have|got)')
    .replace(/(?<!\(\?)<(\w+)>/g, (_, word: string) => words[word] ?? `<${word}>`)
    .replace(/\(\?<(\w+)>/g, (group, _, at: number, all: string) =>
      all.indexOf(group) === at ? group : '(?:',
    );
  return new RegExp(`${anywhere ? '\\b' : '^'}${source}`, 'u');
}

/** Written out, without the little words that change nothing: "I'm really into jazz" is 'I am into jazz'. */
const plainForms: [RegExp, string][] = [
  [/\bcan't\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(I)'m\b/g, '$1 am'],
  [/'ve\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/\b(I|we|you)'d\b/gi, '$1 would'],
  [/\blet's\b/gi, 'let us'],
  [/\b(it|he|she|that|there|name|here|today)'s\b/gi, '$1 is'],
  [/'s (?=called|named|on|in|the|next|tomorrow|my)/g, ' is '],
  [/\b(?:have|had) got\b/g, 'have'],
  [
    new RegExp(
      ' (?:really|also|just|actually|still|currently|absolutely|totally|completely|mostly|mainly|already|recently|finally|' +
        'definitely|honestly|literally|kind of|kinda|even|secretly|properly|officially|basically|genuinely|deeply|so|very|' +
        'pretty|quite|simply|truly|at the moment|these days|actually|as well|probably)(?= |$)',
      'g',
    ),
    '',
  ],
];
const frequency = / (?:always|usually|sometimes|often|now|only|both|all|never)(?= )/g;

/** The forms in which a clause may match a shape: as it is, and without the words that say how often. */
export function plainClause(clause: string): string[] {
  const plain = plainForms.reduce((text, [form, written]) => text.replace(form, written), clause);
  const first = lowerFirst(plain);
  return [first, first.replace(frequency, '')];
}

const sentenceStarts = new RegExp(
  '^(?:My|We|Our|He|She|It|The|They|His|Her|Its|Their|From|Every|On|Call|Please|Let|You|Your|When|Everyone|Everybody|' +
    'People|Friends|Today|Tomorrow|Originally|Two|Three|Four|Five|Ten|A|An|Been|Called|Named|Me|Name|Just)\\b',
);

/** The first letter is small unless the clause begins with a name, which a common word is not. */
function lowerFirst(text: string): string {
  return text.replace(sentenceStarts, (word) => word.toLowerCase());
}
