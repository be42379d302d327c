import { StartFailure } from './failure.ts';

/** The stack is for this machine alone. */
export const HOST = '127.0.0.1';

/** What to say about a port that is taken. */
interface PortName {
  port: number;
  what: string;
  variable: string;
  flag: string;
}

/** Runs `listen`; a taken port is a StartFailure that says how to choose another. */
export function listening<T>({ port, what, variable, flag }: PortName, listen: () => T): T {
  try {
    return listen();
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) throw portTakenError({ port, what, variable, flag });
    throw error;
  }
}

/** What to say and do about a taken port. */
export function portTakenError({ port, what, variable, flag }: PortName): StartFailure {
  return new StartFailure(
    `Port ${port} (${what}) is taken by another program. Stop it, or choose another port with ${variable} or ${flag}.`,
  );
}
