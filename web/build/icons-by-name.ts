import type { Plugin } from 'vite';

/** `SlidersHorizontal` is in `sliders-horizontal`, `Trash2` in `trash-2`. */
function fileOf(icon: string): string {
  return icon.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
}

/**
 * Lets the build import each icon from its own file. The package's entry exports more icons than the site has modules:
 * they would slow down the build, and chunks.ts could not see which screen imports which icon.
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
