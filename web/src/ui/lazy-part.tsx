import { type ComponentType, lazy } from 'react';

type Loaded<Props extends object> = { default: ComponentType<Props> };

/** What makes a new one of each part that could not be fetched. */
const failed = new Set<() => void>();

/** A component whose code is fetched when it is first shown. React asks nothing but `then` of what `load` answers. */
export function lazyPart<Props extends object>(load: () => PromiseLike<Loaded<Props>>): ComponentType<Props> {
  const untried = () =>
    lazy(() => {
      const loading = load() as Promise<Loaded<Props>>;
      loading.then(noop, () => failed.add(renew));
      return loading;
    });
  let Part = untried();
  const renew = () => {
    Part = untried();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: modules call this once for each part, as they call lazy.
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}

function noop() {}

/** Has parts that could not be fetched tried again when they are next drawn: a lazy component remembers its failure. */
export function forgetFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
