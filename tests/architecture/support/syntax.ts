import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';
import type { SourceFile } from './source-files.ts';

const script = /\.(tsx?|mjs|js)$/;
const parsed = new WeakMap<SourceFile, ESTree.Program>();

export function isScript(file: SourceFile): boolean {
  return script.test(file.path);
}

/** The syntax tree of a script; a file that does not parse is an error of its own. */
function syntaxTree(file: SourceFile): ESTree.Program {
  const known = parsed.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path} does not parse: ${errors[0]?.message}`);
  parsed.set(file, program);
  return program;
}

export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(syntaxTree(file));
}

/** A piece of text a person could read: a string, a part of a template or JSX text. */
export type TextLiteral = { value: string; start: number };

export function textLiterals(file: SourceFile): TextLiteral[] {
  const found: TextLiteral[] = [];
  visit(file, {
    Literal: (node) => {
      if (typeof node.value === 'string') found.push({ value: node.value, start: node.start });
    },
    TemplateElement: (node) => found.push({ value: node.value.raw, start: node.start }),
    JSXText: (node) => found.push({ value: node.value, start: node.start }),
  });
  return found;
}
