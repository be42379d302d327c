import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';

/** A function as the Supabase CLI uploads it. */
type Upload = {
  metadata: { entrypoint_path: string; import_map_path: string; verify_jwt: boolean };
  /** By path from the root of the repository. */
  files: Map<string, Uint8Array>;
};

export type ManagementApi = {
  /** Points the CLI to this server and away from the login of the machine's owner. */
  env: Record<string, string>;
  uploads: Map<string, Upload>;
  secrets: Record<string, string>;
  /** Every other request that would change something, as `METHOD /path`. They are refused. */
  refused: string[];
  close(): Promise<void>;
};

export type HostedProject = {
  ref: string;
  /** The project's Auth settings, in the words of the management API. */
  auth?: Record<string, unknown>;
  /** Runs SQL in the project's database. */
  runSql?: (sql: string) => Promise<unknown>;
};

/**
 * A stand-in for the API through which the Supabase CLI manages hosted projects. It has one project without functions
 * and stores what it receives. `folder` is for the CLI's own files.
 */
export async function startManagementApi(
  { ref, auth = {}, runSql }: HostedProject,
  folder: string,
): Promise<ManagementApi> {
  const uploads = new Map<string, Upload>();
  const secrets: Record<string, string> = {};
  const refused: string[] = [];
  const project = {
    ...{ id: ref, ref, name: 'amity', organization_id: 'amity', organization_slug: 'amity' },
    ...{ region: 'eu-central-1', created_at: '2026-01-01T00:00:00Z', status: 'ACTIVE_HEALTHY' },
    database: { host: `db.${ref}.localhost`, version: '17.6', postgres_engine: '17', release_channel: 'ga' },
  };
  const reads: Record<string, unknown> = {
    '/v1/projects': [project],
    [`/v1/projects/${ref}`]: project,
    [`/v1/projects/${ref}/api-keys`]: [
      { name: 'default', type: 'publishable', api_key: 'sb_publishable_abc' },
    ],
    [`/v1/projects/${ref}/billing/addons`]: { available_addons: [], selected_addons: [] },
    [`/v2/projects/${ref}/config`]: { data: { id: ref, type: 'project_config', attributes: { auth } } },
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const call = `${request.method} ${pathname.replace(`/v1/projects/${ref}`, '')}`;
    if (request.method === 'GET') return answer(200, reads[pathname] ?? []);
    if (call === 'POST /functions/deploy') {
      const slug = searchParams.get('slug') ?? '';
      uploads.set(slug, await readUpload(await buffer(request), request.headers['content-type'] ?? ''));
      return answer(201, {
        id: slug,
        slug,
        name: slug,
        status: 'ACTIVE',
        version: 1,
        created_at: 1,
        updated_at: 1,
      });
    }
    const body = await json(request);
    if (call === 'PUT /functions') return answer(200, { functions: [] });
    if (call === 'POST /secrets') {
      for (const { name, value } of body as { name: string; value: string }[]) secrets[name] = value;
      return answer(201, {});
    }
    if (call === 'POST /database/query' && runSql) {
      return answer(201, await runSql((body as { query: string }).query));
    }
    refused.push(call);
    return answer(400, { message: `${call} is not expected.` });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const profile = join(folder, 'profile.json');
  await writeFile(
    profile,
    JSON.stringify({ name: 'stand-in', api_url: url, dashboard_url: url, project_host: 'localhost' }),
  );
  return {
    env: {
      SUPABASE_PROFILE: profile,
      SUPABASE_HOME: join(folder, 'home'),
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_NO_KEYRING: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
    },
    uploads,
    secrets,
    refused,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readUpload(body: Uint8Array<ArrayBuffer>, type: string): Promise<Upload> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const files = new Map<string, Uint8Array>();
  for (const file of form.getAll('file')) {
    if (file instanceof File) files.set(file.name, new Uint8Array(await file.arrayBuffer()));
  }
  return { metadata: JSON.parse(String(form.get('metadata'))), files };
}
