import { basename, dirname, join, resolve } from 'node:path';
import { parse, type TomlTable } from 'smol-toml';
import { StartFailure } from './failure.ts';
import type { Options } from './options.ts';

/** The parts of supabase/config.toml that the embedded stack acts on. */
export interface ProjectConfig {
  apiPort: number;
  dbPort: number;
  /** Where the page lives; mails lead there and redirects are checked against it. */
  siteUrl: string;
  /** What `db.seed.sql_paths` names, wildcards resolved, in the order in which they run. */
  seedFiles: string[];
  /** What the auth, REST and storage services know of the sections of the same names. */
  auth: TomlTable;
  api: TomlTable;
  storage: TomlTable;
  /** Whether people can enroll an authenticator app as second factor. */
  totpEnabled: boolean;
  /** The function that is asked before a user is created, with its schema; null for none. */
  beforeUserCreated: string | null;
  /** Settings of these sections that only hosted Supabase and Docker act on, such as `auth.rate_limit`. */
  ignored: string[];
}

/** What the services know of a table: `true` for a value that is handed on as it is. */
type Known = { [key: string]: true | Known };

const known = (...keys: string[]): Known => Object.fromEntries(keys.map((key) => [key, true]));
const template = known('subject', 'content_path');
const factor = known('enroll_enabled', 'verify_enabled');
const provider = known('enabled', 'client_id', 'secret', 'url', 'redirect_uri', 'skip_nonce_check');

/**
 * The services end with thousands of lines on a setting they do not know, and one file serves three environments
 * (D-20).
 */
const KNOWN = {
  api: known('enabled', 'port', 'schemas', 'extra_search_path', 'max_rows', 'external_url'),
  storage: known('enabled', 'file_size_limit', 'buckets'),
  auth: {
    ...known('enabled', 'enable_signup', 'site_url', 'additional_redirect_urls', 'jwt_expiry'),
    ...known('enable_refresh_token_rotation', 'refresh_token_reuse_interval', 'enable_manual_linking'),
    ...known('enable_anonymous_sign_ins', 'minimum_password_length', 'password_requirements'),
    mfa: { ...known('max_enrolled_factors'), totp: factor, phone: factor },
    email: {
      ...known('enable_signup', 'double_confirm_changes', 'enable_confirmations', 'secure_password_change'),
      ...known('max_frequency', 'otp_length', 'otp_expiry'),
      template: { confirmation: template, recovery: template, email_change: template },
    },
    external: { google: provider, apple: provider },
  },
} satisfies Known;

const DEFAULT_SITE_URL = 'http://127.0.0.1:5173';

/**
 * Reads `<project>/config.toml`; flags win over it. A missing or broken file is a StartFailure naming file and line.
 */
export async function readConfig(options: Options): Promise<ProjectConfig> {
  const file = join(options.project, 'config.toml');
  const toml = await readToml(file);
  const api = section(toml, 'api');
  const db = section(toml, 'db');
  const seed = section(db, 'seed');
  const { hook = {}, ...auth } = section(toml, 'auth');
  const siteUrl = options.siteUrl ?? Deno.env.get('SITE_URL') ?? auth.site_url;
  const ignored: string[] = [];
  return {
    apiPort: options.apiPort ?? Number(api.port ?? 54321),
    dbPort: options.dbPort ?? Number(db.port ?? 54322),
    siteUrl: typeof siteUrl === 'string' && siteUrl !== '' ? siteUrl.replace(/\/+$/, '') : DEFAULT_SITE_URL,
    seedFiles: seed.enabled === false ? [] : findFiles(options.project, strings(seed.sql_paths)),
    auth: pick(withTemplates(auth, dirname(resolve(options.project))), KNOWN.auth, 'auth', ignored),
    api: pick(api, KNOWN.api, 'api', ignored),
    storage: pick(section(toml, 'storage'), KNOWN.storage, 'storage', ignored),
    totpEnabled: section(section(auth, 'mfa'), 'totp').enroll_enabled === true,
    beforeUserCreated: functionOf(section({ hook }, 'hook')),
    ignored,
  };
}

/** The function of the hook `before_user_created`, from an address such as `pg-functions://postgres/private/check`. */
function functionOf(hooks: TomlTable): string | null {
  const { enabled, uri } = section(hooks, 'before_user_created');
  const [, schema, name] = String(uri).match(/^pg-functions:\/\/\w+\/(\w+)\/(\w+)$/) ?? [];
  return enabled === true && name !== undefined ? `${schema}.${name}` : null;
}

/** The part of a table that the services know; the names of the rest are added to `ignored`. */
function pick(table: TomlTable, wanted: Known, path: string, ignored: string[]): TomlTable {
  const picked: TomlTable = {};
  for (const [key, value] of Object.entries(table)) {
    const place = `${path}.${key}`;
    const part = wanted[key];
    if (part === true) picked[key] = value;
    else if (part !== undefined && isTable(value)) picked[key] = pick(value, part, place, ignored);
    else ignored.push(place);
  }
  return picked;
}

/** The same with the paths of the mails' templates from `folder`, where the Supabase CLI takes them from, too. */
function withTemplates(auth: TomlTable, folder: string): TomlTable {
  for (const template of Object.values(section(section(auth, 'email'), 'template')).filter(isTable)) {
    if (typeof template.content_path === 'string')
      template.content_path = join(folder, template.content_path);
  }
  return auth;
}

async function readToml(file: string): Promise<TomlTable> {
  let text: string;
  try {
    text = await Deno.readTextFile(file);
  } catch {
    throw new StartFailure(`${file} cannot be read.`);
  }
  try {
    return withEnvironment(parse(text)) as TomlTable;
  } catch (error) {
    const line = error instanceof Error && 'line' in error ? `:${error.line}` : '';
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new StartFailure(`${file}${line}: ${reason}`);
  }
}

/** The same with the environment's value in place of every `env(NAME)` that has one, as the Supabase CLI reads it. */
function withEnvironment(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEnvironment);
  if (isTable(value)) {
    const entries = Object.entries(value).map(([key, part]) => [key, withEnvironment(part)]);
    return Object.assign(Object.create(null), Object.fromEntries(entries));
  }
  const name = typeof value === 'string' ? value.match(/^env\((\w+)\)$/)?.[1] : undefined;
  return (name && Deno.env.get(name)) || value;
}

/** The files of these paths; a `*` in the last part of a path matches any text, and its files are sorted by name. */
function findFiles(folder: string, paths: string[]): string[] {
  const found: string[] = [];
  for (const path of paths.map((relative) => join(folder, relative))) {
    const [before = '', after] = basename(path).split('*');
    if (after === undefined) {
      found.push(path);
    } else {
      const names = [...Deno.readDirSync(dirname(path))].map((entry) => entry.name);
      const wanted = names.filter((name) => name.startsWith(before) && name.endsWith(after));
      found.push(...wanted.sort().map((name) => join(dirname(path), name)));
    }
  }
  return found;
}

function section(table: TomlTable, name: string): TomlTable {
  const value = table[name];
  return isTable(value) ? value : {};
}

/** The parser makes tables without a prototype, unlike dates and lists. */
function isTable(value: unknown): value is TomlTable {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
