import type { Plugin } from 'vite';

/** `SlidersHorizontal` is in `sliders-horizontal`, `Trash2` in `trash-2`. */
function fileOf(icon: string): string {
  return icon.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
}

/**
 * Has a build take each icon from its own file. The package's one entry names all 1,700 of them: reading these takes
 * longer than everything else, and it would seem as if every screen needed every icon.
 */
export function iconsByName(): Plugin {
  return {
    name: 'icons-by-name',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "from 'lucide-react'" },
      handler: (code) => ({
        code: code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => `import ${name} from 'lucide-react/icons/${fileOf(name)}';`)
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}
