import { fileAt, type SourceFile, violation } from '../support/source-files.ts';

type Versions = Record<string, string>;

/** Packages that `functions/deno.json` pins in another version than `package.json`. */
export function differentPins(files: SourceFile[]): string[] {
  const pins = fileAt(files, 'supabase/functions/deno.json');
  const manifest = fileAt(files, 'package.json');
  if (!pins || !manifest) return ['supabase/functions/deno.json or package.json is missing'];
  const pinned: Versions = JSON.parse(pins.text).imports;
  const { dependencies, devDependencies } = JSON.parse(manifest.text);
  const installed: Versions = { ...dependencies, ...devDependencies };
  return Object.entries(pinned)
    .filter(([name, target]) => !name.startsWith('#') && target !== `npm:${name}@${installed[name]}`)
    .map(([name]) => {
      const offset = pins.text.indexOf(`"${name}"`);
      return violation(pins, offset, `'${name}' differs from package.json (${installed[name]})`);
    });
}
