import type { ComponentType } from 'react';
import type { RouteMatch, RouteObject } from 'react-router-dom';
import { lazyPart, resolvedNow } from '#ui/lazy-part.tsx';

type Preloadable = { preload?: () => Promise<void> };

/** A screen whose code is loaded when it is first rendered, or earlier by `preloadScreens`. */
export function lazyScreen<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> & Required<Preloadable> {
  let ready: Record<Name, ComponentType<Props>> | undefined;
  const preload = async () => {
    ready = await load();
  };
  return Object.assign(
    lazyPart(name, () => (ready === undefined ? load() : resolvedNow(ready))),
    { preload },
  );
}

/** Loads the screens of an address, so that they render without a fallback. */
export async function preloadScreens(matches: RouteMatch[]): Promise<void> {
  await Promise.all(matches.map(({ route }) => preloadOf(route.element)?.()));
}

function preloadOf(element: RouteObject['element']): Preloadable['preload'] {
  if (element === null || typeof element !== 'object' || !('type' in element)) return undefined;
  return (element.type as Preloadable).preload;
}
