import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { newPerson, type Person } from './support/api.ts';
import { fixture } from './support/project.ts';

let stack: RunningStack;
let ada: Person;

beforeAll(async () => {
  stack = await startStack({ project: fixture });
  ada = await newPerson(stack);
});
afterAll(() => stack.stop());

const picture = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 1, 2, 3]);
const pictureOf = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(picture);
  return bytes;
};

const jpeg = new Uint8Array([255, 216, 255, 224, 0, 16]);

type Upload = { method?: string; type?: string; as?: Person | null };

/** Uploads as supabase-js does in a browser: as a form whose field for the file has no name. */
async function upload(path: string, bytes: Uint8Array<ArrayBuffer>, options: Upload = {}) {
  const { method = 'POST', type = 'image/png', as = ada } = options;
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append('', new Blob([bytes], { type }));
  const response = await fetch(`${stack.apiUrl}/storage/v1/object/pictures/${path}`, {
    method,
    headers: {
      apikey: stack.publishableKey,
      ...(as === null ? {} : { authorization: `Bearer ${as.accessToken}` }),
    },
    body,
  });
  return { status: response.status, body: await response.json() };
}

const read = (path: string) => fetch(`${stack.apiUrl}/storage/v1/object/public/pictures/${path}`);

test('a signed-in user uploads a picture and everyone can read it', async () => {
  expect(await upload('people/ada.png', picture)).toMatchObject({
    status: 200,
    body: { Key: 'pictures/people/ada.png' },
  });
  const answer = await read('people/ada.png');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('max-age=3600');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);
});

test('a file may have the name of another file’s folder', async () => {
  expect((await upload('shelf', picture)).status).toBe(200);
  expect((await upload('shelf/one.png', picture)).status).toBe(200);
  expect((await read('shelf')).status).toBe(200);
  expect((await read('shelf/one.png')).status).toBe(200);
});

test.each([
  ['by somebody who is not signed in', 'anon.png', picture, { as: null }, 'Unauthorized'],
  ['that no policy allows to replace another', 'people/ada.png', picture, { method: 'PUT' }, 'Unauthorized'],
  ['larger than the bucket takes', 'large.png', pictureOf(1001), {}, 'Payload too large'],
  [
    'that says it is a picture and is a page',
    'page.png',
    new TextEncoder().encode('<!doctype html><script>alert(1)</script>'),
    {},
    'invalid_mime_type',
  ],
  ['that is another kind of picture than it says', 'photo.png', jpeg, {}, 'invalid_mime_type'],
  [
    'of a type that the bucket does not take',
    'page.html',
    picture,
    { type: 'text/html' },
    'invalid_mime_type',
  ],
  ['out of the folder', '..%2F..%2Fescape.png', picture, {}, 'Invalid key'],
])('an upload %s is refused, and nothing changes', async (_what, path, bytes, options, error) => {
  const before = await (await read(path)).text();
  const answer = await upload(path, bytes, options);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toBe(error);
  expect(await (await read(path)).text()).toBe(before);
});

test('an upload without a declared length is still measured', async () => {
  const large = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let part = 0; part < 4; part++) controller.enqueue(pictureOf(500));
      controller.close();
    },
  });
  const answer = await fetch(`${stack.apiUrl}/storage/v1/object/pictures/streamed.png`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${ada.accessToken}`,
      'content-type': 'image/png',
    },
    body: large,
    duplex: 'half',
  } as RequestInit);
  expect(await answer.json()).toMatchObject({ error: 'Payload too large' });
  expect((await read('streamed.png')).status).toBe(400);
});

test('no caller can list the files of the bucket', async () => {
  expect((await upload('listed.png', picture)).status).toBe(200);
  const list = (as: Person | null) =>
    fetch(`${stack.apiUrl}/storage/v1/object/list/pictures`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        'content-type': 'application/json',
        ...(as === null ? {} : { authorization: `Bearer ${as.accessToken}` }),
      },
      body: JSON.stringify({ prefix: '' }),
    });
  expect(await (await list(null)).json()).toEqual([]);
  expect(await (await list(ada)).json()).toEqual([]);
});
