import { type ESTree, type Plugin, parseAst } from 'vite';
import { unusedMethods } from './unused-methods.ts';

type Node = ESTree.Node;
type Body = { name: string; start: number; end: number };

/** Says where it comes from, should somebody call one after all. */
const inPlace = "{ throw new Error('left out: web/build/unused-methods.ts') }";

/**
 * Empties the methods and functions of libraries which the page never calls. A bundler leaves out what nothing
 * names, but a method is part of its class, and so is all it needs.
 */
export function withoutUnusedMethods(): Plugin {
  const missing = new Set(unusedMethods.map(({ file }) => file));
  return {
    name: 'without-unused-methods',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: unusedMethods.map(({ file }) => new RegExp(`/${file}$`)) },
      handler(code, id) {
        const { file = '', names = [] } = unusedMethods.find((unused) => id.endsWith(unused.file)) ?? {};
        missing.delete(file);
        return { code: withoutMethods(code, names), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0) {
        this.error(
          `There is no ${[...missing].join(' and no ')} any more; correct the list of unused methods.`,
        );
      }
    },
  };
}

/** The module `code` with empty bodies for what it calls `names`. Throws when it has one of them no more. */
export function withoutMethods(code: string, names: readonly string[]): string {
  const bodies = parseAst(code).body.flatMap(bodiesIn);
  const emptied = names.map((name) => {
    const body = bodies.find((one) => one.name === name);
    if (body === undefined)
      throw new Error(`There is no ${name} any more; correct the list of unused methods.`);
    return body;
  });
  return emptied
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + inPlace + rest.slice(end), code);
}

/** The functions a top-level statement declares, those of its classes and objects by `Class.method`. */
function bodiesIn(statement: Node): Body[] {
  switch (statement.type) {
    case 'ExportDefaultDeclaration':
    case 'ExportNamedDeclaration':
      return statement.declaration ? bodiesIn(statement.declaration) : [];
    case 'FunctionDeclaration':
      return statement.id && statement.body ? [{ ...spanOf(statement.body), name: statement.id.name }] : [];
    case 'ClassDeclaration':
      return statement.id ? bodiesOf(statement.id.name, statement) : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init ? bodiesOf(id.name, init) : [],
      );
    default:
      return [];
  }
}

/** The methods of a class or an object called `name`. */
function bodiesOf(name: string, value: Node): Body[] {
  switch (value.type) {
    case 'ClassDeclaration':
    case 'ClassExpression':
      return value.body.body.flatMap((member) =>
        member.type === 'MethodDefinition' ? methodOf(name, member) : [],
      );
    case 'ObjectExpression':
      return value.properties.flatMap((member) =>
        member.type === 'Property' && member.method ? methodOf(name, member) : [],
      );
    default:
      return [];
  }
}

function methodOf(name: string, { key, value }: { key: Node; value: Node }): Body[] {
  return key.type === 'Identifier' && value.type === 'FunctionExpression' && value.body
    ? [{ ...spanOf(value.body), name: `${name}.${key.name}` }]
    : [];
}

function spanOf({ start, end }: { start: number; end: number }) {
  return { start, end };
}
