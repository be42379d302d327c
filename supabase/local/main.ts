import { installConsole } from './console.ts';
import { installEdgeRuntime } from './edge-runtime.ts';
import { exitWithError } from './failure.ts';
import { type Options, readOptions } from './options.ts';
import { startStack } from './stack.ts';

installConsole();

// A function that forgets a promise must not take the database down with it.
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  console.error('unhandled rejection:', event.reason);
});
installEdgeRuntime();

const options = optionsOrExit();
const starting = startStack(options);
let stopping = false;

function optionsOrExit(): Options {
  try {
    return readOptions(Deno.args);
  } catch (error) {
    exitWithError(error);
  }
}

async function stop(status: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const stack = await starting.catch(() => null);
  await stack?.stop();
  Deno.exit(status);
}

/** Announces the stack on standard output once it is ready. */
async function announce(): Promise<void> {
  const { apiUrl, dbUrl, publishableKey, secretKey, databaseEnded } = await starting;
  const line = `${JSON.stringify({ apiUrl, dbUrl, publishableKey, secretKey })}\n`;
  await Deno.stdout.write(new TextEncoder().encode(line));
  await databaseEnded;
  if (stopping) return;
  console.error('Error: PostgreSQL has ended by itself, so the stack ends as well. What was saved is kept.');
  await stop(1);
}

if (options.exitWithStdin) Deno.stdin.readable.pipeTo(new WritableStream()).finally(() => stop(0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) Deno.addSignalListener(signal, () => stop(0));
announce().catch(exitWithError);
