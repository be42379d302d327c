import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import type { Plugin } from 'vite';
import { avatarOptions } from './avatar-options.ts';
import { svgFiles } from './svg-files.ts';

/**
 * Draws every avatar of the builder in DiceBear's `lorelei` style (design CC0 1.0).
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

/** Serves `/avatars/{name}.svg`, the address that `save_own_companion` stores as a companion's picture. */
export function avatars(): Plugin {
  return svgFiles('avatars', drawAvatars);
}
