import { posix } from 'node:path';
import type { ESTree } from 'vite';
import manifest from '../../../package.json' with { type: 'json' };
import type { SourceFile } from './source-files.ts';
import { isScript, visit } from './syntax.ts';

/** One import, re-export, `import()` or `import('…')` type of a file. */
export type Import = {
  file: SourceFile;
  start: number;
  specifier: string;
  /** `file`: `target` is a path from the root. `package`: `target` is the package's name. */
  kind: 'file' | 'package';
  target: string;
  /** Nothing of it is left when the types are stripped: `import type`, `export type … from`, `import('…')` in a type. */
  typeOnly: boolean;
  /** Fetched when the code gets there: `import('…')`. */
  dynamic: boolean;
  /** The values taken, by the names the other file exports them under; `*` for all of them. */
  names: string[];
};

/** The subpath imports of package.json, by where they begin and where they lead. */
const subpaths = Object.entries(manifest.imports).map(([alias, target]): [string, string] => [
  alias.replace('*', ''),
  target.replace('./', '').replace('*', ''),
]);

function resolve(file: SourceFile, specifier: string): Pick<Import, 'kind' | 'target'> {
  const path = specifier.replace(/\?.*$/, '');
  const subpath = subpaths.find(([alias]) => path.startsWith(alias));
  if (subpath) return { kind: 'file', target: path.replace(...subpath) };
  if (path.startsWith('.')) return { kind: 'file', target: posix.join(posix.dirname(file.path), path) };
  const [scope, name] = path.replace(/^npm:/, '').split('/');
  return { kind: 'package', target: path.startsWith('@') ? `${scope}/${name}` : (scope ?? path) };
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** Every import of a script, read from its syntax tree. */
export function importsOf(file: SourceFile): Import[] {
  if (!isScript(file)) return [];
  const found: Import[] = [];
  const add = (start: number, specifier: string, typeOnly: boolean, names: string[], dynamic = false) =>
    found.push({ file, start, specifier, typeOnly, dynamic, names, ...resolve(file, specifier) });

  visit(file, {
    ImportDeclaration: (node) =>
      add(
        node.start,
        node.source.value,
        node.importKind === 'type',
        node.specifiers.flatMap((specifier) => {
          if (specifier.type === 'ImportDefaultSpecifier') return 'default';
          if (specifier.type === 'ImportNamespaceSpecifier') return '*';
          return specifier.importKind === 'type' ? [] : nameOf(specifier.imported);
        }),
      ),
    ExportNamedDeclaration: (node) => {
      if (!node.source) return;
      const names = node.specifiers.map((specifier) => nameOf(specifier.local));
      add(node.start, node.source.value, node.exportKind === 'type', names);
    },
    ExportAllDeclaration: (node) => add(node.start, node.source.value, node.exportKind === 'type', ['*']),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') add(node.start, String(node.source.value), false, ['*'], true);
    },
    TSImportType: (node) => add(node.start, node.source.value, true, ['*']),
  });
  return found;
}
