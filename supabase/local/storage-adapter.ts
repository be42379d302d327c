import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/**
 * Keeps the files of the storage service in a folder. A file is named by the hash of its key, so that no key can
 * leave the folder or collide with another; its metadata is stored beside it.
 */
export function folderStorage(folder: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) => join(folder, hash(`${bucket}/${key}`));

  const readMetadata = async (bucket: string, key: string): Promise<ObjectMetadata> => {
    const stored = JSON.parse(await Deno.readTextFile(`${pathOf(bucket, key)}.json`));
    return { ...stored, lastModified: new Date(stored.lastModified) };
  };

  const write = async (bucket: string, key: string, bytes: Uint8Array, metadata: ObjectMetadata) => {
    await Deno.mkdir(folder, { recursive: true });
    await replaceFile(pathOf(bucket, key), bytes);
    await replaceFile(`${pathOf(bucket, key)}.json`, new TextEncoder().encode(JSON.stringify(metadata)));
  };

  const remove = async (bucket: string, key: string) => {
    for (const path of [pathOf(bucket, key), `${pathOf(bucket, key)}.json`]) await removeFile(path);
  };

  return {
    driver: null,
    async getObject(bucket, key) {
      const metadata = await readMetadata(bucket, key);
      const body = new Blob([await Deno.readFile(pathOf(bucket, key))]);
      return { metadata, httpStatusCode: 200, body };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = await readAll(body);
      const metadata = {
        cacheControl,
        mimetype,
        size: bytes.length,
        contentLength: bytes.length,
        lastModified: new Date(),
        eTag: `"${hash(bytes)}"`,
      };
      await write(bucket, key, bytes, metadata);
      return metadata;
    },
    headObject: (bucket, key) => readMetadata(bucket, key),
    deleteObject: (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key);
    },
    async copyObject(fromBucket, fromKey, _version, toBucket, toKey) {
      const metadata = { ...(await readMetadata(fromBucket, fromKey)), lastModified: new Date() };
      await write(toBucket, toKey, await Deno.readFile(pathOf(fromBucket, fromKey)), metadata);
      return { httpStatusCode: 200, eTag: metadata.eTag, lastModified: metadata.lastModified };
    },
    privateAssetUrl: async (bucket, key) => `file://${pathOf(bucket, key)}`,
  };
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function readAll(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as ReadableStream<Uint8Array>).arrayBuffer());
}

/** A reader never sees half a file. */
async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${crypto.randomUUID()}`;
  await Deno.writeFile(part, bytes);
  await Deno.rename(part, path);
}

async function removeFile(path: string): Promise<void> {
  try {
    await Deno.remove(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
