import { existsSync, readFileSync } from 'node:fs';
import { readStatusLines } from '../../../supabase/local/launch/status-lines.mjs';

/** Where the functions of a given stack look for their model: the port in given-stack.env. */
const modelPort = 28390;

/**
 * The stack to test, where TEST_STACK names a file with what `supabase status -o env` prints of it. Its functions run
 * with given-stack.env. Where they live in containers, a line MODEL_HOST says where they reach this machine.
 */
export function givenStack() {
  const file = process.env.TEST_STACK;
  if (!file) return null;
  const values = readStatusLines(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const value = (name: string) => {
    const text = values[name];
    if (!text) throw new Error(`TEST_STACK: ${file} has no ${name}`);
    return text;
  };
  return {
    apiUrl: value('API_URL'),
    dbUrl: value('DB_URL'),
    publishableKey: value('PUBLISHABLE_KEY'),
    secretKey: value('SECRET_KEY'),
    jwtSecret: value('JWT_SECRET'),
    modelPort,
    modelHost: values.MODEL_HOST ?? '127.0.0.1',
  };
}
