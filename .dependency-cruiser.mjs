// @ts-check
import { readFileSync } from 'node:fs';

/**
 * Which file may import which. `npm run check` runs it over the whole repository;
 * tests/architecture/dependency-rules.test.ts shows that each rule refuses what it is meant to refuse.
 * Import cycles are left to Biome (`noImportCycles`), so are file extensions (`useImportExtensions`).
 */

const contracts = '^supabase/functions/_shared/contracts/';
const databaseTypes = '^supabase/functions/_shared/database\\.types\\.ts$';
const errors = `${contracts}errors\\.ts$`;
/** The pictures of people's own companions are drawn in the page. */
const ownPictures = '^web/build/portraits/own/own-pictures\\.ts$';
const ownLooks = '^web/build/portraits/own/look\\.ts$';
const supabaseJs = '^node_modules/@supabase/supabase-js/';

/** Contracts that declare no endpoint: constants and schemas that several files share. */
const sharedContracts = `${contracts}(care/care|consents|endpoint|errors|example-dialogue|fields|file|help-lines|help/[a-z-]+|personality|picture|reports|retention|visibility)\\.ts$`;

/** @param {string} folder */
const backend = (folder) => `^supabase/functions/_shared/${folder}/`;

/** What functions and their shared use cases may import. */
const belowHandlers = [backend('domain'), backend('data'), backend('services'), contracts];
const useCases = [backend('turns'), backend('billing')];

/** The packages that functions/deno.json pins, as they are installed. */
const pinned = Object.keys(
  JSON.parse(readFileSync(new URL('supabase/functions/deno.json', import.meta.url), 'utf8')).imports,
)
  .filter((name) => !name.startsWith('#'))
  .map((name) => `^node_modules/${name}/`);

/**
 * Files at `from` may import `values`, and `types` with `import type`. Node's own modules and packages are free unless
 * `packages` is false.
 *
 * @param {string} name @param {string} from
 * @param {{ values: string[], types?: string[], packages?: boolean, except?: string, comment: string }} allowed
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function layer(name, from, { values, types = [], packages = true, except, comment }) {
  const path = except === undefined ? { path: from } : { path: from, pathNot: except };
  const shared = /** @type {const} */ ({ comment, severity: 'error', from: path });
  const free = packages ? ['^node_modules/'] : [];
  /** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
  const rules = [
    {
      ...shared,
      name,
      to: {
        pathNot: [...values, ...types, ...free],
        ...(packages ? { dependencyTypesNot: ['core'] } : {}),
      },
    },
  ];
  if (types.length > 0) {
    rules.push({
      ...shared,
      name: `${name}-types-only`,
      to: { path: types, pathNot: values, dependencyTypesNot: ['type-only'] },
    });
  }
  return rules;
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'import-exists',
      comment: 'An import names a file or a package that exists.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'product-without-tests',
      comment: 'The product does not import its tests.',
      severity: 'error',
      from: { path: '^(web|supabase)/' },
      to: { path: '^tests/' },
    },

    ...layer('web-app', '^web/src/app/', {
      values: ['^web/src/', contracts],
      types: [databaseTypes],
      comment: 'app imports app, features, shared, ui, lib and contracts.',
    }),
    ...layer('web-feature', '^web/src/features/([^/]+)/', {
      values: ['^web/src/features/$1/', '^web/src/(shared|ui|lib)/', contracts, ownLooks],
      types: [databaseTypes],
      comment:
        'A feature imports itself, shared, ui, lib, contracts and the looks of own companions; never another.',
    }),
    ...layer('web-shared', '^web/src/shared/', {
      values: ['^web/src/(shared|ui|lib)/', contracts],
      types: [databaseTypes],
      comment: 'shared imports shared, ui, lib and contracts.',
    }),
    ...layer('web-ui', '^web/src/ui/', {
      values: ['^web/src/ui/', ownPictures],
      comment: 'ui imports ui, and what draws the pictures of own companions.',
    }),
    ...layer('web-lib', '^web/src/lib/', {
      values: ['^web/src/lib/', contracts],
      types: [databaseTypes],
      comment: 'lib imports lib and contracts.',
    }),
    {
      name: 'web-build',
      comment: 'Of the backend, the build of the site imports contracts.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/src/' },
      to: { path: '^supabase/', pathNot: contracts },
    },

    {
      name: 'web-api-supabase',
      comment: 'Only api.ts, shared and lib import the Supabase client.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/(lib|shared)/|/api\\.ts$' },
      to: {
        path: ['^node_modules/@supabase/', '^web/src/lib/(supabase|authenticated-fetch|public-rest)\\.ts$'],
      },
    },
    {
      name: 'web-api-endpoints',
      comment: 'Only api.ts, shared and lib call an endpoint: elsewhere its contract is a type.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/(lib|shared)/|/api\\.ts$' },
      to: {
        path: [contracts, '^web/src/lib/endpoint-client\\.ts$'],
        pathNot: sharedContracts,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-lazy-supabase',
      comment: 'supabase-js is loaded with import() when it is needed: public pages work without it.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: supabaseJs, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-feature-api',
      comment: 'Inside a feature: screen -> component -> queries.ts -> api.ts.',
      severity: 'error',
      from: { path: '^web/src/features/.*/api\\.ts$' },
      to: { path: '^web/src/features/.*(/queries\\.ts|\\.tsx)$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-feature-queries',
      comment: 'Inside a feature: screen -> component -> queries.ts -> api.ts.',
      severity: 'error',
      from: { path: '^web/src/features/.*/queries\\.ts$' },
      to: { path: '^web/src/features/.*\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-feature-screen',
      comment: 'Inside a feature: screen -> component -> queries.ts -> api.ts.',
      severity: 'error',
      from: { path: '^web/src/features/.*\\.tsx$', pathNot: '-screen\\.tsx$' },
      to: { path: '^web/src/features/.*-screen\\.tsx$', dependencyTypesNot: ['type-only'] },
    },

    ...layer('functions-contracts', contracts, {
      values: [contracts, '^node_modules/valibot/'],
      packages: false,
      comment: 'contracts import contracts and the schema library.',
    }),
    ...layer('functions-domain', backend('domain'), {
      values: [backend('domain'), contracts],
      packages: false,
      comment: 'domain imports domain and contracts.',
    }),
    ...layer('functions-data', backend('data'), {
      values: [backend('data'), errors],
      types: [databaseTypes, contracts, supabaseJs],
      packages: false,
      comment: 'data imports data and errors, and the types of contracts, the database and its client.',
    }),
    ...layer('functions-services', backend('services'), {
      values: [backend('services'), errors],
      types: [contracts],
      comment: 'services import services, errors and the types of contracts.',
    }),
    ...layer('functions-http', backend('http'), {
      values: [backend('http'), `${backend('data')}(admin|database)\\.ts$`, contracts],
      types: [databaseTypes],
      comment: 'http imports http, contracts, the read of the admin role and the database of a session.',
    }),
    ...layer('functions-use-case', '^supabase/functions/_shared/(turns|billing)/', {
      values: [backend('$1'), ...belowHandlers],
      types: [backend('http')],
      packages: false,
      comment:
        'turns and billing import themselves, domain, data, services, contracts and the types of http.',
    }),
    ...layer('functions-index', '^supabase/functions/([^_/][^/]*)/index\\.ts$', {
      values: [backend('http'), contracts, '^supabase/functions/$1/handler\\.ts$'],
      packages: false,
      comment: 'index.ts imports http, contracts and its handler.',
    }),
    ...layer('functions-handler', '^supabase/functions/([^_/][^/]*)/', {
      values: ['^supabase/functions/$1/', ...useCases, ...belowHandlers],
      types: [backend('http')],
      packages: false,
      except: '/index\\.ts$',
      comment:
        'A handler imports its folder, turns, billing, domain, data, services, contracts and types of http.',
    }),
    {
      name: 'functions-known-folder',
      comment: 'A new folder of _shared needs a rule here.',
      severity: 'error',
      from: {
        path: '^supabase/functions/_shared/[^/]+/',
        pathNot: '/_shared/(contracts|domain|data|services|http|turns|billing)/',
      },
      to: {},
    },
    {
      name: 'functions-pinned-packages',
      comment: 'A package that functions import is pinned in functions/deno.json.',
      severity: 'error',
      from: { path: '^supabase/functions/' },
      to: { path: '^node_modules/', pathNot: pinned },
    },
  ],
  options: {
    // Type imports count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    doNotFollow: { path: '^node_modules/' },
    // A virtual module is made by the build.
    exclude: {
      path: '(^|/)(dist|\\.temp|\\.results)/|^tests/local/fixture/|^tests/.*/node_modules/|^virtual:',
    },
  },
};
