import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Serves drawings at `/{folder}/{name}.svg`: the development server from memory, a build as files. They are written
 * without Vite's bundle, whose report would otherwise list each of them.
 *
 * @param draw SVG source by name.
 */
export function svgFiles(folder: string, draw: () => ReadonlyMap<string, string>): Plugin {
  return {
    name: folder,
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }) {
      const target = join(dir, folder);
      await mkdir(target, { recursive: true });
      await Promise.all([...draw()].map(([name, source]) => writeFile(join(target, `${name}.svg`), source)));
    },
    configureServer(server) {
      const drawn = draw();
      server.middlewares.use(`${server.config.base}${folder}`, (request, response, next) => {
        const svg = drawn.get(/^\/([a-z-]+)\.svg(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '');
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}
