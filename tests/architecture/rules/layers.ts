import { type Import, importsOf } from '../support/imports.ts';
import { type SourceFile, violation } from '../support/source-files.ts';

/**
 * A room of the house and what it may import. Patterns are matched against the path from the root or the package's
 * name; `$1` stands for the first group of `room`, so a feature can name itself.
 */
export type Layer = {
  room: RegExp;
  /** Said when an import is refused: who may import whom. */
  rule: string;
  files: string[];
  /** May be imported with `import type` only. */
  types?: string[];
  /** Packages; left out, any package may be imported. */
  packages?: string[];
  typePackages?: string[];
};

/** Files of `layers` whose imports go against their layer. A file belongs to the first layer whose room it is in. */
export function wrongDirections(files: SourceFile[], layers: Layer[]): string[] {
  return files.flatMap((file) => {
    const layer = layers.find(({ room }) => room.test(file.path));
    if (!layer) return [];
    return importsOf(file)
      .filter((entry) => !allowed(layer, entry))
      .map((entry) => violation(file, entry.start, `imports '${entry.specifier}': ${layer.rule}`));
  });
}

function allowed(layer: Layer, { file, kind, target, typeOnly }: Import): boolean {
  const group = layer.room.exec(file.path)?.[1] ?? '';
  const matches = (patterns: string[] = []) =>
    patterns.some((pattern) => new RegExp(pattern.replace('$1', group)).test(target));
  if (kind === 'package') {
    return !layer.packages || matches(layer.packages) || (typeOnly && matches(layer.typePackages));
  }
  return matches(layer.files) || (typeOnly && matches(layer.types));
}
