import { type ComponentType, lazy } from 'react';

type Loaded<Props extends object> = { default: ComponentType<Props> };

/** Resets each part that failed to load. */
const failed = new Set<() => void>();

/** A component whose code is loaded when it is first rendered. React only needs `then` of what `load` returns. */
export function lazyPart<Props extends object>(load: () => PromiseLike<Loaded<Props>>): ComponentType<Props> {
  const create = () =>
    lazy(() => {
      const loading = load() as Promise<Loaded<Props>>;
      loading.then(noop, () => failed.add(reset));
      return loading;
    });
  let Part = create();
  const reset = () => {
    Part = create();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part at module level, like lazy.
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}

/** A promise resolves in a later tick, in which React would show a fallback. This one resolves at once. */
export function resolvedNow<Value>(loaded: Value): PromiseLike<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React calls nothing else.
  return { then: (resolve: (value: Value) => void) => resolve(loaded) } as PromiseLike<Value>;
}

function noop() {}

/** Lets parts that failed to load try again when they are next rendered: a lazy component remembers its failure. */
export function retryFailedParts(): void {
  for (const reset of failed) reset();
  failed.clear();
}
