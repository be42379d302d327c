import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import type { Plugin } from 'vite';
import { portraitOptions } from './portrait-options.ts';

/**
 * Draws every seeded companion's portrait in DiceBear's `lorelei` style (design CC0 1.0).
 *
 * @returns SVG source by companion id. The background is transparent, for the companion's gradient. The same options
 * always return the same bytes.
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
 * Serves `/portraits/{id}.svg`, the addresses of `image_url` in `supabase/seed.sql`: a build writes files, the
 * development server serves them from memory.
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
