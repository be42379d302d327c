import type { ESTree } from 'vite';
import { lineAt, type SourceFile, violation } from '../support/source-files.ts';
import { visit } from '../support/syntax.ts';
import type { Offer } from './plan-numbers.ts';

/** Names that can only mean a number of the offer, camelCase or snake_case, and the column they mean. */
const planNames: [RegExp, column: string][] = [
  [/^(messages_?per_?day|daily_?(message_?)?limit)$/i, 'messages_per_day'],
  [/^(favou?rites?_?limit|max_?favou?rites)$/i, 'favorites'],
  [/^(max_?)?active_?chats?(_?limit)?$/i, 'active_chats'],
  [/^own_?companions?(_?limit)?$/i, 'own_companions'],
  [/^temporary_?chat_?minutes$/i, 'temporary_chat_minutes'],
  [/^client_?fallback_?minutes$/i, 'client_fallback_minutes'],
  [/^(price_?gbp|monthly_?price)$/i, 'price_gbp'],
];
const vagueName = /^(limit|max|quota|allowance|price|cost)$/i;
const planWord = /\b(free|basic|premium|ultimate)\b|favou?rite|messages?_?per|active_?chat|own_?companion/i;

/** Numbers of the offer that code gives a name, compares with one or chooses by tier. */
export function planNumbersInSyntax(file: SourceFile, { byTier, byColumn }: Offer): string[] {
  const found: string[] = [];
  const inTests = file.path.startsWith('tests/');
  const offered = [...byColumn.values()].flat();
  const lines = file.text.split('\n');
  const report = (node: { start: number }, what: string) =>
    found.push(violation(file, node.start, `${what}: the offer is written in the plans migration alone`));

  const named = (target: ESTree.Node, value: ESTree.Node | null | undefined) => {
    const name = nameOf(target);
    const number = numberOf(value);
    if (name === undefined || !number) return;
    const column = planNames.find(([pattern]) => pattern.test(name))?.[1];
    if (column === undefined && !vagueName.test(name)) return;
    const line = lineAt(file.text, target.start);
    const nearby = lines.slice(Math.max(0, line - 3), line + 2).join('\n');
    const counts = column ? !inTests || byColumn.get(column)?.includes(number) : offered.includes(number);
    if (!counts || (column === undefined && !planWord.test(nearby))) return;
    report(target, `${name} meets the number ${number}`);
  };

  visit(file, {
    VariableDeclarator: (node) => named(node.id, node.init),
    AssignmentExpression: (node) => named(node.left, node.right),
    AssignmentPattern: (node) => named(node.left, node.right),
    Property: (node) => named(node.key, node.value),
    BinaryExpression: (node) => {
      if (/^([<>]=?|[=!]==?)$/.test(node.operator)) named(node.left, node.right);
    },
    ObjectExpression: (node) => {
      const entries = node.properties.flatMap((property) => {
        if (property.type !== 'Property') return [];
        const tier = nameOf(property.key) ?? '';
        const number = numberOf(property.value);
        if (!byTier.has(tier) || number === undefined) return [];
        return [{ number, offered: byTier.get(tier)?.includes(number) }];
      });
      const counts = inTests
        ? entries.every((entry) => entry.offered)
        : entries.some(({ number }) => number > 0);
      if (entries.length > 1 && counts) report(node, 'a table of numbers by tier');
    },
    ConditionalExpression: (node) => {
      const test = file.text.slice(node.test.start, node.test.end);
      const number = numberOf(node.consequent) || numberOf(node.alternate);
      if (number && [...byTier.keys()].some((tier) => test.includes(`'${tier}'`))) {
        report(node, 'a number chosen by tier');
      }
    },
  });
  return found;
}

function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return undefined;
}

function numberOf(node: ESTree.Node | null | undefined): number | undefined {
  return node?.type === 'Literal' && typeof node.value === 'number' ? node.value : undefined;
}
