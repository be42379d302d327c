import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import type { Plugin } from 'vite';
import { avatarOptions } from './avatar-options.ts';

/**
 * Draws every avatar of the builder in the portraits' style.
 *
 * @returns SVG source by the avatar's name, such as `bob-smile-brown-light`. The background is transparent.
 */
export function drawAvatars(): Map<string, string> {
  return new Map(
    [...avatarOptions()].map(([word, options]) => [
      word,
      createAvatar(lorelei, { seed: word, ...options }).toString(),
    ]),
  );
}

/**
 * Serves `/avatars/{name}.svg`, the address that `save_own_companion` stores as a companion's picture. A build writes
 * the files without Vite's bundle, whose report would otherwise list each of them.
 */
export function avatars(): Plugin {
  return {
    name: 'avatars',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'avatars');
      await mkdir(folder, { recursive: true });
      await Promise.all(
        [...drawAvatars()].map(([word, source]) => writeFile(join(folder, `${word}.svg`), source)),
      );
    },
    configureServer(server) {
      const drawn = drawAvatars();
      server.middlewares.use(`${server.config.base}avatars`, (request, response, next) => {
        const svg = drawn.get(/^\/([a-z-]+)\.svg(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '');
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}
