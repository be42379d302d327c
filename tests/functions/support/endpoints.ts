import type { Endpoint } from '#contracts/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../supabase/functions/_shared/contracts/*.ts',
  { eager: true },
);

/** Every declared endpoint, by name and GET before POST. */
export const endpoints: Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
  .sort((a, b) => a.name.localeCompare(b.name) || a.method.localeCompare(b.method));

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'method' in value && 'input' in value
  );
}
