import { parse } from 'smol-toml';
import { fileAt, type SourceFile } from '../support/source-files.ts';
import { visit } from '../support/syntax.ts';

const contractFolder = 'supabase/functions/_shared/contracts';
const maxIndexLines = 10;

type Config = { functions?: Record<string, { verify_jwt?: boolean }> };

/**
 * A function folder has a contract of its name, an `index.ts` of at most ten lines, a handler, a test and an entry in
 * config.toml that leaves the verification of the token to `serve`. An entry has a folder, and so has an endpoint that
 * a contract declares. A contract declares the endpoints of its name: one, or one for each method.
 */
export function endpointFolders(files: SourceFile[]): string[] {
  const configFile = fileAt(files, 'supabase/config.toml');
  const entries = (configFile ? (parse(configFile.text) as Config) : {}).functions ?? {};
  const functions = names(files, /^supabase\/functions\/([^_/][^/]*)\//);
  const contracts = names(files, new RegExp(`^${contractFolder}/([^/]+)\\.ts$`));
  return [
    ...functions.flatMap((name) => [
      ...missingFiles(files, name),
      ...(entries[name]?.verify_jwt === false
        ? []
        : [
            `supabase/config.toml:1 has no [functions.${name}] with verify_jwt = false: serve verifies the token`,
          ]),
    ]),
    ...contracts.flatMap((name) => wrongContract(files, name, functions)),
    ...Object.keys(entries)
      .filter((name) => !functions.includes(name))
      .map((name) => `supabase/config.toml:1 has [functions.${name}] without a function`),
  ];
}

function names(files: SourceFile[], pattern: RegExp): string[] {
  return [...new Set(files.flatMap((file) => pattern.exec(file.path)?.[1] ?? []))];
}

function missingFiles(files: SourceFile[], name: string): string[] {
  const folder = `supabase/functions/${name}`;
  const wrong: string[] = [];
  for (const path of [`${contractFolder}/${name}.ts`, `${folder}/index.ts`, `${folder}/handler.ts`]) {
    if (!fileAt(files, path)) wrong.push(`${path}:1 is missing`);
  }
  const indexLines = fileAt(files, `${folder}/index.ts`)?.text.trimEnd().split('\n').length ?? 0;
  if (indexLines > maxIndexLines) {
    wrong.push(
      `${folder}/index.ts:${indexLines} is longer than ${maxIndexLines} lines: its logic belongs in handler.ts`,
    );
  }
  const test = new RegExp(`^tests/functions/${name}(\\.|-[^/]*\\.|/.*\\.)test\\.ts$`);
  if (!files.some(({ path }) => test.test(path))) {
    wrong.push(
      `${folder}/handler.ts:1 has no test tests/functions/${name}*.test.ts or tests/functions/${name}/`,
    );
  }
  return wrong;
}

function wrongContract(files: SourceFile[], name: string, functions: string[]): string[] {
  const path = `${contractFolder}/${name}.ts`;
  const contract = fileAt(files, path);
  const declared = contract ? declaredNames(contract) : [];
  const wrong: string[] = [];
  if (functions.includes(name) && declared.length === 0) wrong.push(`${path}:1 declares no endpoint`);
  if (!functions.includes(name) && declared.length > 0) {
    wrong.push(`${path}:1 has no function supabase/functions/${name}`);
  }
  for (const other of declared.filter((endpoint) => endpoint !== name)) {
    wrong.push(`${path}:1 declares '${other}': an endpoint has the name of its file`);
  }
  return wrong;
}

/** The names that `endpoint({ name: '…' })` calls of a contract declare. */
function declaredNames(contract: SourceFile): string[] {
  const declared: string[] = [];
  visit(contract, {
    CallExpression: ({ callee, arguments: [declaration] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (declaration?.type !== 'ObjectExpression') return;
      for (const property of declaration.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (property.key.name !== 'name' || property.value.type !== 'Literal') continue;
        declared.push(String(property.value.value));
      }
    },
  });
  return declared;
}
