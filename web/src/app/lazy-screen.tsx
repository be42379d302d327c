import type { ComponentType } from 'react';
import type { RouteMatch, RouteObject } from 'react-router-dom';
import { lazyPart } from '#ui/lazy-part.tsx';

type Loaded<Props extends object> = { default: ComponentType<Props> };
type Preloadable = { preload?: () => Promise<void> };

/** A screen whose code is fetched when it is first shown, or ahead of that by `preloadScreens`. */
export function lazyScreen<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> & Required<Preloadable> {
  const fetchScreen = async (): Promise<Loaded<Props>> => ({ default: (await load())[name] });
  let ready: Loaded<Props> | undefined;
  const preload = async () => {
    ready = await fetchScreen();
  };
  return Object.assign(
    lazyPart(() => (ready === undefined ? fetchScreen() : atOnce(ready))),
    { preload },
  );
}

/** A promise tells its value a moment later, in which React would show that it waits. This one tells it at once. */
function atOnce<Value>(loaded: Value): PromiseLike<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React asks for nothing else of it.
  return { then: (tell: (value: Value) => void) => tell(loaded) } as PromiseLike<Value>;
}

/** Fetches the screens of an address, so that they can be drawn at once, without waiting in between. */
export async function preloadScreens(matches: RouteMatch[]): Promise<void> {
  await Promise.all(matches.map(({ route }) => preloadOf(route.element)?.()));
}

function preloadOf(element: RouteObject['element']): Preloadable['preload'] {
  if (element === null || typeof element !== 'object' || !('type' in element)) return undefined;
  return (element.type as Preloadable).preload;
}
