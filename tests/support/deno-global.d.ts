/** What `_shared/http/env.ts` uses of Deno, for type checks outside of it. */
declare const Deno: { env: { get(name: string): string | undefined } };
