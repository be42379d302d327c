import { basename, dirname, join } from 'node:path';
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
  /** The sections of the same names, handed to the auth, REST and storage services as they are. */
  auth: TomlTable;
  api: TomlTable;
  storage: TomlTable;
}

const DEFAULT_SITE_URL = 'http://127.0.0.1:5173';

/** Reads `<project>/config.toml`; flags win over it. A missing or broken file is a StartFailure naming file and line. */
export async function readConfig(options: Options): Promise<ProjectConfig> {
  const file = join(options.project, 'config.toml');
  const toml = await readToml(file);
  const api = section(toml, 'api');
  const db = section(toml, 'db');
  const seed = section(db, 'seed');
  const auth = section(toml, 'auth');
  const siteUrl = options.siteUrl ?? Deno.env.get('SITE_URL') ?? auth.site_url;
  return {
    apiPort: options.apiPort ?? Number(api.port ?? 54321),
    dbPort: options.dbPort ?? Number(db.port ?? 54322),
    siteUrl: typeof siteUrl === 'string' && siteUrl !== '' ? siteUrl.replace(/\/+$/, '') : DEFAULT_SITE_URL,
    seedFiles: seed.enabled === false ? [] : findFiles(options.project, strings(seed.sql_paths)),
    auth,
    api,
    storage: section(toml, 'storage'),
  };
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

/** The files of these paths; a `*` in the last part of a path stands for any text, and its files come by name. */
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
