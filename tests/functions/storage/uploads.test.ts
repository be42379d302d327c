import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { block, newAdmin, newPerson, type Person } from '../support/people.ts';
import { sql, stack } from '../support/stack.ts';

const MOST = 5_242_880;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bytesOf = (beginning: number[], size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(beginning);
  return bytes;
};
const textOf = (text: string) => new TextEncoder().encode(text);
const page = textOf('<!doctype html><script>alert(1)</script>');
const drawing = textOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

let admin: Person;
beforeAll(async () => {
  admin = await newAdmin();
});

const urlOf = (kind: string, path: string) =>
  `${stack.apiUrl}/storage/v1/object/${kind}companion-images/${path}`;

type Upload = { as?: Person | null; type?: string; overwrite?: boolean };

/** Sends a file to the storage service directly, as the page does and as anybody with a token can. */
async function upload(path: string, body: Uint8Array<ArrayBuffer>, options: Upload = {}) {
  const { as = admin, type = 'image/png', overwrite = false } = options;
  const response = await fetch(urlOf('', path), {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      'content-type': type,
      'x-upsert': String(overwrite),
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
    },
    body,
  });
  return { status: response.status, text: await response.text() };
}

/** Removes a file as the page does; answers the status. */
async function remove(path: string, as: Person | null): Promise<number> {
  const response = await fetch(`${stack.apiUrl}/storage/v1/object/companion-images`, {
    method: 'DELETE',
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
    },
    body: JSON.stringify({ prefixes: [path] }),
  });
  return response.status;
}

const newPath = (ending = 'png') => `companion_images/${randomUUID()}.${ending}`;
const read = (path: string) => fetch(urlOf('public/', path));
const isThere = async (path: string) => (await read(path)).ok;

describe('an admin', () => {
  test.each([
    ['image/png', 'png', png],
    ['image/jpeg', 'jpg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/gif', 'gif', [...textOf('GIF89a')]],
    ['image/gif', 'gif', [...textOf('GIF87a')]],
  ])(
    '[R-DATA-21, R-DATA-22] uploads an %s directly, which everybody can read by its address',
    async (type, ending, beginning) => {
      const path = newPath(ending);
      const file = bytesOf(beginning);
      expect((await upload(path, file, { type })).status).toBe(200);
      const answer = await read(path);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file);
    },
  );

  test('[R-DATA-21] uploads a picture of exactly the largest size', async () => {
    const path = newPath();
    expect((await upload(path, bytesOf(png, MOST))).status).toBe(200);
    expect(await isThere(path)).toBe(true);
  });

  test('[R-DATA-22] overwrites the picture of a companion only with x-upsert', async () => {
    const path = newPath();
    await upload(path, bytesOf(png, 64));
    expect((await upload(path, bytesOf(png, 65))).status).not.toBe(200);
    expect((await upload(path, bytesOf(png, 66), { overwrite: true })).status).toBe(200);
    expect((await (await read(path)).arrayBuffer()).byteLength).toBe(66);
  });

  test('[R-DATA-20] removes a picture, which nobody can read any more', async () => {
    const path = newPath();
    await upload(path, bytesOf(png));
    expect(await remove(path, admin)).toBe(200);
    expect(await isThere(path)).toBe(false);
    expect(await sql('select 1 from storage.objects where name = $1', [path])).toEqual([]);
  });

  test.each<[string, string, Uint8Array<ArrayBuffer>, Upload]>([
    ['one byte more than fits', newPath(), bytesOf(png, MOST + 1), {}],
    ['a page named .png', newPath(), page, {}],
    ['a drawing named .png', newPath(), drawing, {}],
    ['a page as a jpeg', newPath('jpg'), page, { type: 'image/jpeg' }],
    ['a drawing as a gif', newPath('gif'), drawing, { type: 'image/gif' }],
    ['a gif that says it is a png', newPath(), bytesOf([...textOf('GIF89a')]), {}],
    ['a drawing as what it is', newPath('svg'), drawing, { type: 'image/svg+xml' }],
    ['a page as what it is', newPath('html'), page, { type: 'text/html' }],
    ['a picture whose type is not said', newPath(), bytesOf(png), { type: 'application/octet-stream' }],
    ['a picture named as a page', newPath('html'), bytesOf(png), {}],
    ['a picture outside the folder', `${randomUUID()}.png`, bytesOf(png), {}],
    ['a picture in a folder of the folder', `companion_images/x/${randomUUID()}.png`, bytesOf(png), {}],
    ['a picture on the way out of the folder', `companion_images/..%2F${randomUUID()}.png`, bytesOf(png), {}],
    ['a picture two folders up', `companion_images/..%2F..%2F${randomUUID()}.png`, bytesOf(png), {}],
  ])('[R-DATA-21] is refused %s', async (_what, path, file, options) => {
    const { status } = await upload(path, file, options);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await isThere(path)).toBe(false);
  });
});

describe('somebody else', () => {
  test.each<[string, () => Promise<Person | null>]>([
    ['a visitor', async () => null],
    ['a person', () => newPerson()],
    ['a person with the largest plan', () => newPerson('ultimate')],
    [
      'an admin who was blocked',
      async () => {
        const blocked = await newAdmin();
        await block(blocked);
        return blocked;
      },
    ],
    [
      'a former admin',
      async () => {
        const former = await newAdmin();
        await sql(`update public.users set role = 'user' where id = $1`, [former.id]);
        return former;
      },
    ],
  ])('[R-DATA-20] %s uploads, overwrites, deletes and lists nothing', async (_who, get) => {
    const as = await get();
    const theirs = newPath();
    await upload(theirs, bytesOf(png, 70));
    const own = newPath();
    expect((await upload(own, bytesOf(png), { as })).status).toBe(400);
    expect(await isThere(own)).toBe(false);
    expect((await upload(theirs, bytesOf(png, 71), { as, overwrite: true })).status).toBe(400);

    const headers = {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
    };
    await remove(theirs, as);
    expect((await (await read(theirs)).arrayBuffer()).byteLength).toBe(70);
    const list = await fetch(`${stack.apiUrl}/storage/v1/object/list/companion-images`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ prefix: 'companion_images' }),
    });
    expect(await list.json()).toEqual([]);
  });
});
