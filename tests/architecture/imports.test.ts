import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsExist } from './rules/files.ts';
import { denoGlobal, functionImportDirections, functionPackages } from './rules/function-imports.ts';
import { featureOrder, lazySupabase, webBackendDoors, webImportDirections } from './rules/web-imports.ts';
import { madeUp, repository, root } from './support/source-files.ts';

describe('the site', () => {
  test('imports run from app to features to ui and lib', () => {
    expect(webImportDirections(repository())).toEqual([]);
  });

  test.each([
    ['web/src/features/chat/chat-screen.tsx', "import { Heart } from '../favorites/heart.tsx'"],
    ['web/src/features/chat/chat-screen.tsx', "import type { Route } from '../../app/routes.ts'"],
    [
      'web/src/features/chat/api.ts',
      "import { handle } from '../../../../supabase/functions/chat-send/handler.ts'",
    ],
    ['web/src/ui/button.tsx', "import { paths } from '../lib/paths.ts'"],
    ['web/src/lib/session.ts', "export { LoginScreen } from '../features/auth/login-screen.tsx'"],
    ['web/src/lib/session.ts', "const routes = await import('../app/routes.tsx')"],
    [
      'web/src/app/routes.tsx',
      "import { prompt } from '../../../supabase/functions/_shared/domain/prompt.ts'",
    ],
    ['web/src/lib/plans.ts', "import { Constants } from '#database.types.ts'"],
    ['web/build/prerender.ts', "import { serve } from '../../supabase/functions/_shared/http/serve.ts'"],
  ])('in %s the import %s is refused', (path, text) => {
    expect(webImportDirections(madeUp({ [path]: text }))).toEqual([
      expect.stringContaining(`${path}:1 imports`),
    ]);
  });

  test.each([
    ['web/src/app/routes.tsx', "import { ChatScreen } from '../features/chat/chat-screen.tsx'"],
    [
      'web/src/features/chat/api.ts',
      "import { chatSend } from '../../../../supabase/functions/_shared/contracts/chat-send.ts'",
    ],
    [
      'web/src/features/chat/bubble.tsx',
      "import { Button } from '../../ui/button.tsx'; import './bubble.css'",
    ],
    ['web/src/lib/plans.ts', "import type { Database } from '#database.types.ts'"],
    ['web/src/ui/button.tsx', "import { Button } from '@base-ui/react'; import { cn } from './cn.ts'"],
  ])('in %s the import %s is fine', (path, text) => {
    expect(webImportDirections(madeUp({ [path]: text }))).toEqual([]);
  });

  test('only api.ts and lib reach the backend', () => {
    expect(webBackendDoors(repository())).toEqual([]);
  });

  test.each([
    "import type { User } from '@supabase/supabase-js'",
    "import { chatSend } from '../../../../supabase/functions/_shared/contracts/chat-send.ts'",
    "import { getSupabase } from '../../lib/supabase.ts'",
    "import { ApiError, stream } from '../../lib/endpoint-client.ts'",
  ])('a component with %s is refused, api.ts is not', (text) => {
    const component = 'web/src/features/chat/composer.tsx';
    expect(webBackendDoors(madeUp({ [component]: text }))).toEqual([
      expect.stringContaining(`${component}:1`),
    ]);
    expect(webBackendDoors(madeUp({ 'web/src/features/chat/api.ts': text }))).toEqual([]);
  });

  test.each([
    "import type { OutputOf } from '../../../../supabase/functions/_shared/contracts/chat-send.ts'",
    "import { MESSAGE_MAX_LENGTH } from '../../../../supabase/functions/_shared/contracts/fields.ts'",
    "import { ApiError } from '../../lib/endpoint-client.ts'",
  ])('a component with %s is fine', (text) => {
    expect(webBackendDoors(madeUp({ 'web/src/features/chat/composer.tsx': text }))).toEqual([]);
  });

  test('supabase-js is fetched when it is needed', () => {
    expect(lazySupabase(repository())).toEqual([]);
  });

  test('supabase-js imported at once is refused, by import() or as a type it is fine', () => {
    const path = 'web/src/lib/supabase.ts';
    const later = "import type { User } from '@supabase/supabase-js'; await import('@supabase/supabase-js');";
    expect(lazySupabase(madeUp({ [path]: later }))).toEqual([]);
    expect(lazySupabase(madeUp({ [path]: "import { createClient } from '@supabase/supabase-js';" }))).toEqual(
      [expect.stringContaining(`${path}:1`)],
    );
  });

  test('inside a feature, imports run from screen to component to queries to api', () => {
    expect(featureOrder(repository())).toEqual([]);
  });

  test.each([
    ['api.ts', './queries.ts'],
    ['queries.ts', './composer.tsx'],
    ['composer.tsx', './chat-screen.tsx'],
  ])('%s importing %s is refused, the other way is fine', (inner, outer) => {
    const feature = 'web/src/features/chat';
    const there = madeUp({ [`${feature}/${inner}`]: `import { a } from '${outer}'` });
    const back = madeUp({ [`${feature}/${outer.slice(2)}`]: `import { a } from './${inner}'` });
    expect(featureOrder(there)).toEqual([expect.stringContaining(`${feature}/${inner}:1`)]);
    expect(featureOrder(back)).toEqual([]);
  });
});

describe('the functions', () => {
  const shared = 'supabase/functions/_shared';

  test('imports run from index to handler to domain, data and services', () => {
    expect(functionImportDirections(repository())).toEqual([]);
  });

  test.each([
    ['supabase/functions/chat-send/index.ts', "import { takeTurn } from '../_shared/data/turns.ts'"],
    ['supabase/functions/chat-send/handler.ts', "import { usage } from '../chat-usage/handler.ts'"],
    ['supabase/functions/chat-send/handler.ts', "import { serve } from '../_shared/http/serve.ts'"],
    ['supabase/functions/chat-send/handler.ts', "import OpenAI from 'openai'"],
    [`${shared}/domain/prompt.ts`, "import { readPrompt } from '../data/companions.ts'"],
    [`${shared}/data/turns.ts`, "import { createClient } from '@supabase/supabase-js'"],
    [`${shared}/data/turns.ts`, "import { chatSend } from '../contracts/chat-send.ts'"],
    [`${shared}/services/model.ts`, "import { readPrompt } from '../data/companions.ts'"],
    [`${shared}/contracts/chat-send.ts`, "import { serve } from '../http/serve.ts'"],
    [`${shared}/contracts/chat-send.ts`, "import { jwtVerify } from 'jose'"],
    [`${shared}/http/serve.ts`, "import { handle } from '../../chat-send/handler.ts'"],
    [`${shared}/turns/run-turn.ts`, "import { handle } from '../../chat-send/handler.ts'"],
    [`${shared}/helpers/dates.ts`, "import { AppError } from '../contracts/errors.ts'"],
  ])('in %s the import %s is refused', (path, text) => {
    expect(functionImportDirections(madeUp({ [path]: text }))).toEqual([
      expect.stringContaining(`${path}:1`),
    ]);
  });

  test.each([
    [
      'supabase/functions/chat-send/index.ts',
      "import { serve } from '../_shared/http/serve.ts'; import { send } from './handler.ts'",
    ],
    ['supabase/functions/chat-send/handler.ts', "import type { Context } from '../_shared/http/serve.ts'"],
    [
      `${shared}/data/turns.ts`,
      "import type { SupabaseClient } from '@supabase/supabase-js'; import { AppError } from '../contracts/errors.ts'",
    ],
    [`${shared}/services/model.ts`, "import OpenAI from 'openai'"],
    [`${shared}/contracts/chat-send.ts`, "import * as v from 'valibot'"],
  ])('in %s the import %s is fine', (path, text) => {
    expect(functionImportDirections(madeUp({ [path]: text }))).toEqual([]);
  });

  test('Deno is named only where a function starts', () => {
    expect(denoGlobal(repository())).toEqual([]);
  });

  test('Deno in a handler is refused, in index.ts and env.ts it is fine', () => {
    const text = "export const key = globalThis.Deno.env.get('KEY')";
    const handler = 'supabase/functions/chat-send/handler.ts';
    expect(denoGlobal(madeUp({ [handler]: `// Deno\n${text}` }))).toEqual([
      expect.stringContaining(`${handler}:2`),
    ]);
    expect(
      denoGlobal(madeUp({ 'supabase/functions/chat-send/index.ts': text, [`${shared}/http/env.ts`]: text })),
    ).toEqual([]);
  });

  test('packages are pinned in the versions of package.json', () => {
    expect(functionPackages(repository())).toEqual([]);
  });

  test('another version and an unpinned package are refused', () => {
    const files = madeUp({
      'package.json': '{ "dependencies": { "jose": "6.2.17", "openai": "6.48.0" } }',
      'supabase/functions/deno.json': '{\n"imports": {\n"jose": "npm:jose@6.2.16" } }',
      [`${shared}/services/model.ts`]: "import OpenAI from 'openai'; import { Buffer } from 'node:buffer'",
    });
    expect(functionPackages(files)).toEqual([
      expect.stringContaining("supabase/functions/deno.json:3 'jose' differs"),
      expect.stringContaining("services/model.ts:1 'openai' is not pinned"),
    ]);
  });
});

describe('every import', () => {
  const exists = (path: string) => existsSync(join(root, path));

  test('names a file that is there, extension included', () => {
    expect(importsExist(repository(), exists)).toEqual([]);
  });

  test('without its extension is refused', () => {
    const files = madeUp({
      'web/src/app/routes.tsx': "import { root } from '../../../tests/architecture/support/source-files'",
    });
    expect(importsExist(files, exists)).toEqual([expect.stringContaining('which is no file')]);
  });
});
