import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import type { Plugin } from 'vite';
import { portraitOptions } from './portrait-options.ts';

/**
 * Draws every seeded companion's portrait in DiceBear's `lorelei` style (design CC0 1.0).
 *
 * @returns SVG source by companion id. The background is transparent: the page puts the portrait on the
 * companion's own gradient. The same options always give the same bytes.
 */
export function drawPortraits(): Map<string, string> {
  return new Map(
    Object.entries(portraitOptions).map(([id, options]) => [
      id,
      createAvatar(lorelei, { seed: id, ...options }).toString(),
    ]),
  );
}

/**
 * Gives the site `/portraits/{id}.svg`, the address `image_url` has in `supabase/seed.sql`: written as files by
 * a build, answered from memory by the development server.
 */
export function portraits(): Plugin {
  const drawn = drawPortraits();
  return {
    name: 'portraits',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const [id, source] of drawn) {
        this.emitFile({ type: 'asset', fileName: `portraits/${id}.svg`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(`${server.config.base}portraits`, (request, response, next) => {
        const svg = drawn.get(/^\/([a-z]+)\.svg(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '');
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}
