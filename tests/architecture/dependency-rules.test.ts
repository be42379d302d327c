import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import manifest from '../../package.json' with { type: 'json' };

/** An import, and the rule of .dependency-cruiser.mjs that refuses it. */
const refused: [file: string, text: string, rule: string][] = [
  ['web/src/app/refused.tsx', "import '../gone.ts'", 'import-exists'],
  ['web/src/app/refused.tsx', "import 'no-such-package'", 'import-exists'],
  ['supabase/local/refused.ts', "import '../../tests/support/stack.ts'", 'product-without-tests'],

  ['web/src/app/refused.tsx', "import '../../../supabase/functions/_shared/domain/prompt.ts'", 'web-app'],
  ['web/src/app/refused.tsx', "import { Constants } from '#database.types.ts'", 'web-app-types-only'],
  ['web/src/features/chat/refused.tsx', "import { Heart } from '../favorites/heart.tsx'", 'web-feature'],
  ['web/src/features/chat/refused.tsx', "import type { Heart } from '../favorites/heart.tsx'", 'web-feature'],
  ['web/src/features/chat/refused.tsx', "import type { Route } from '../../app/routes.tsx'", 'web-feature'],
  ['web/src/shared/refused.ts', "import '../features/chat/chat-screen.tsx'", 'web-shared'],
  ['web/src/ui/refused.tsx', "import { paths } from '#lib/paths.ts'", 'web-ui'],
  ['web/src/lib/refused.ts', "export { Chat } from '../features/chat/chat-screen.tsx'", 'web-lib'],
  ['web/src/lib/refused.ts', "const routes = await import('../app/routes.tsx')", 'web-lib'],
  ['web/src/lib/refused.ts', "import { usePlan } from '#shared/plan.ts'", 'web-lib'],
  ['web/build/refused.ts', "import '../../supabase/functions/_shared/http/serve.ts'", 'web-build'],

  [
    'web/src/features/chat/refused.tsx',
    "import type { User } from '@supabase/supabase-js'",
    'web-api-supabase',
  ],
  ['web/src/features/chat/refused.tsx', "import '#lib/supabase.ts'", 'web-api-supabase'],
  [
    'web/src/features/chat/refused.tsx',
    "import { chatSend } from '#contracts/chat-send.ts'",
    'web-api-endpoints',
  ],
  [
    'web/src/features/chat/refused.tsx',
    "import { call } from '#lib/endpoint-client.ts'",
    'web-api-endpoints',
  ],
  [
    'web/src/lib/refused.ts',
    "import { createClient } from '@supabase/supabase-js'; import type { User } from '@supabase/supabase-js'",
    'web-lazy-supabase',
  ],
  ['web/src/features/chat/refused/api.ts', "import '../queries.ts'", 'web-feature-api'],
  ['web/src/features/chat/refused/queries.ts', "import '../composer.tsx'", 'web-feature-queries'],
  ['web/src/features/chat/refused.tsx', "import './chat-screen.tsx'", 'web-feature-screen'],

  [
    'supabase/functions/_shared/contracts/refused.ts',
    "import { jwtVerify } from 'jose'",
    'functions-contracts',
  ],
  ['supabase/functions/_shared/contracts/refused.ts', "import '../http/serve.ts'", 'functions-contracts'],
  ['supabase/functions/_shared/domain/refused.ts', "import '../data/turns.ts'", 'functions-domain'],
  [
    'supabase/functions/_shared/data/refused.ts',
    "import { chatSend } from '../contracts/chat-send.ts'",
    'functions-data-types-only',
  ],
  ['supabase/functions/_shared/data/refused.ts', "import { readFile } from 'node:fs'", 'functions-data'],
  ['supabase/functions/_shared/services/refused.ts', "import '../data/turns.ts'", 'functions-services'],
  ['supabase/functions/_shared/http/refused.ts', "import '../../chat-send/handler.ts'", 'functions-http'],
  ['supabase/functions/_shared/turns/refused.ts', "import '../billing/sync.ts'", 'functions-use-case'],
  [
    'supabase/functions/_shared/helpers/refused.ts',
    "import '../contracts/errors.ts'",
    'functions-known-folder',
  ],
  ['supabase/functions/chat-stop/index.ts', "import '../_shared/data/turns.ts'", 'functions-index'],
  ['supabase/functions/chat-stop/refused.ts', "import '../chat-send/handler.ts'", 'functions-handler'],
  [
    'supabase/functions/chat-stop/refused.ts',
    "import { serve } from '../_shared/http/serve.ts'",
    'functions-handler-types-only',
  ],
  [
    'supabase/functions/_shared/services/refused.ts',
    "import { renderToString } from 'react-dom'",
    'functions-pinned-packages',
  ],
];

const accepted: [file: string, text: string][] = [
  ['web/src/app/accepted.tsx', "import { Chat } from '../features/chat/chat-screen.tsx'"],
  ['web/src/app/accepted.tsx', "import type { Database } from '#database.types.ts'"],
  ['web/src/features/chat/accepted/api.ts', "import { chatSend } from '#contracts/chat-send.ts'"],
  ['web/src/features/chat/accepted.tsx', "import type { ChatSend } from '#contracts/chat-send.ts'"],
  ['web/src/features/chat/accepted.tsx', "import { MESSAGE_MAX_LENGTH } from '#contracts/fields.ts'"],
  ['web/src/features/chat/accepted-screen.tsx', "import './composer.tsx'"],
  [
    'web/src/lib/accepted.ts',
    "import type { User } from '@supabase/supabase-js'; await import('@supabase/supabase-js')",
  ],
  ['web/src/ui/accepted.tsx', "import { useState } from 'react'; import './button.tsx'"],
  ['supabase/functions/chat-send/index.ts', "import '../_shared/http/serve.ts'; import './handler.ts'"],
  ['supabase/functions/chat-send/handler.ts', "import type { Context } from '../_shared/http/serve.ts'"],
  [
    'supabase/functions/_shared/data/accepted.ts',
    "import type { SupabaseClient } from '@supabase/supabase-js'; import '../contracts/errors.ts'",
  ],
  ['supabase/functions/_shared/contracts/accepted.ts', "import * as v from 'valibot'"],
];

/** Files and packages that the imports above name. */
const existing = [
  'supabase/functions/_shared/contracts/chat-send.ts',
  'supabase/functions/_shared/contracts/errors.ts',
  'supabase/functions/_shared/contracts/fields.ts',
  'supabase/functions/_shared/data/turns.ts',
  'supabase/functions/_shared/billing/sync.ts',
  'supabase/functions/_shared/database.types.ts',
  'supabase/functions/_shared/domain/prompt.ts',
  'supabase/functions/_shared/http/serve.ts',
  'tests/support/stack.ts',
  'web/src/app/routes.tsx',
  'web/src/features/chat/chat-screen.tsx',
  'web/src/features/chat/composer.tsx',
  'web/src/features/chat/queries.ts',
  'web/src/features/favorites/heart.tsx',
  'web/src/lib/endpoint-client.ts',
  'web/src/lib/paths.ts',
  'web/src/lib/supabase.ts',
  'web/src/shared/plan.ts',
  'web/src/ui/button.tsx',
  ...['@supabase/supabase-js', 'jose', 'react', 'react-dom', 'valibot'].map(
    (name) => `node_modules/${name}/index.js`,
  ),
];

let folder: string;
let violations: { from: string; rule: { name: string } }[];

/** Each import in a file of its own: a file's number is the import's place in the list. */
const numbered = (file: string, number: number) => file.replace(/refused|accepted/, `$&-${number}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dependency-rules-'));
  const files = new Map(existing.map((file) => [file, 'export {}']));
  for (const [number, [file, text]] of refused.entries()) files.set(numbered(file, number), text);
  for (const [number, [file, text]] of accepted.entries()) files.set(numbered(file, number), text);
  files.set('package.json', JSON.stringify({ imports: manifest.imports }));
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { forbidden = [], options } = config;
  const result = await cruise(['web', 'supabase', 'tests'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  ({ violations } = (result.output as ICruiseResult).summary);
});

afterAll(() => rm(folder, { recursive: true }));

const rulesBrokenBy = (file: string) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

describe('the import rules', () => {
  test.each(refused.map(([file, text, rule], number) => ({ file, text, rule, number })))(
    '$rule refuses `$text` in $file',
    ({ file, rule, number }) => {
      expect(rulesBrokenBy(numbered(file, number))).toContain(rule);
    },
  );

  test.each(accepted.map(([file, text], number) => ({ file, text, number })))(
    'accept `$text` in $file',
    ({ file, number }) => {
      expect(rulesBrokenBy(numbered(file, number))).toEqual([]);
    },
  );

  test('are each shown to refuse an import', () => {
    const shown = new Set(refused.map(([, , rule]) => rule));
    const names = (config.forbidden ?? []).map(({ name = '' }) => name);
    expect(names.filter((name) => !shown.has(name) && !name.endsWith('-types-only'))).toEqual([]);
  });
});
