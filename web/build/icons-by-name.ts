import type { Plugin } from 'vite';

/** `SlidersHorizontal` is in `sliders-horizontal`, `Trash2` in `trash-2`. */
function fileOf(icon: string): string {
  return icon.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
}

/**
 * Has a build take each icon from its own file. The package's one entry names more of them than the rest of the site has
 * modules: they need not be read, and without them it can be told which screen imports what.
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
