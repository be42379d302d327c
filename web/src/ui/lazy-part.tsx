import { type ComponentType, lazy } from 'react';

type Module<Name extends string, Props extends object> = Record<Name, ComponentType<Props>>;

/** Resets each part that failed to load. */
const failed = new Set<() => void>();

/** The export `name` of what `load` returns, of which only `then` is used; it is loaded when it is first rendered. */
export function lazyPart<Name extends string, Props extends object>(
  name: Name,
  load: () => PromiseLike<Module<Name, Props>>,
): ComponentType<Props> {
  let failures = 0;
  /** Chromium remembers that a module failed, but not under another name. */
  const loadAnew = async (error: unknown): Promise<Module<Name, Props>> => {
    const address = addressIn(error);
    if (address === undefined) throw error;
    const module = await import(/* @vite-ignore */ `${address}#${failures}`);
    // The build joins some modules, under names of its own.
    if (!(name in module)) throw error;
    return module;
  };
  const create = () =>
    lazy(() => {
      // Other browsers find it under its own name, and a module that is there twice would have two states.
      const loading = failures === 0 ? load() : Promise.resolve(load()).catch(loadAnew);
      return thenable<{ default: ComponentType<Props> }>((resolve, reject) => {
        loading.then(
          (module) => resolve({ default: module[name] }),
          (error) => {
            failures += 1;
            failed.add(reset);
            reject(error);
          },
        );
      });
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
  return thenable((resolve) => resolve(loaded));
}

type Then<Value> = (resolve: (value: Value) => void, reject: (error: unknown) => void) => void;

/** What React waits for, of which it calls nothing but `then`. */
function thenable<Value>(then: Then<Value>): Promise<Value> {
  return { then } as Promise<Value>;
}

/** The address of the module that an error of `import` names. */
function addressIn(error: unknown): string | undefined {
  return /https?:\S+?\.js/.exec(String(error))?.[0];
}

/** Lets parts that failed to load try again when they are next rendered: a lazy component remembers its failure. */
export function retryFailedParts(): void {
  for (const reset of failed) reset();
  failed.clear();
}
