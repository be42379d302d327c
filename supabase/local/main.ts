import { installConsole } from './console.ts';
import { installEdgeRuntime } from './edge-runtime.ts';
import { exitWith } from './failure.ts';
import { readOptions } from './options.ts';
import { type Stack, startStack } from './stack.ts';

installConsole();

// A function that forgets a promise must not take the database down with it.
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  console.error('unhandled rejection:', event.reason);
});
installEdgeRuntime();
let running: Stack | null = null;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await running?.stop();
  Deno.exit(0);
}

async function start(): Promise<void> {
  const options = readOptions(Deno.args);
  if (options.exitWithStdin) Deno.stdin.readable.pipeTo(new WritableStream()).finally(stop);
  running = await startStack(options);
  const { apiUrl, dbUrl, publishableKey, secretKey } = running;
  const line = `${JSON.stringify({ apiUrl, dbUrl, publishableKey, secretKey })}\n`;
  await Deno.stdout.write(new TextEncoder().encode(line));
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) Deno.addSignalListener(signal, stop);
start().catch(exitWith);
