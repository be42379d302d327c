import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoint } from '#contracts/endpoint.ts';
import { readBody, readInput } from '../../../supabase/functions/_shared/http/read-input.ts';

const callerId = '11111111-1111-4111-8111-111111111111';
const declaration = {
  name: 'try-out',
  summary: 'for these tests',
  auth: 'user',
  output: v.object({}),
  errors: [],
} as const;
const short = v.pipe(v.string(), v.maxLength(3, 'too_large'));
const post = endpoint({ ...declaration, method: 'POST', input: v.object({ text: short }) });
const get = endpoint({ ...declaration, method: 'GET', input: v.object({ text: short }) });
const either = endpoint({
  ...declaration,
  method: 'POST',
  input: v.union([v.object({ text: short }), v.object({ list: v.array(short) })]),
});

const posted = (body: BodyInit | null) =>
  readInput(post, new Request('http://api.test/', { method: 'POST', body }), callerId);
const got = (query: string) => readInput(get, new Request(`http://api.test/${query}`), callerId);

/** A body that comes in pieces and says nothing about its length. */
const streamed = (bytes: number) =>
  new Request('http://api.test/', {
    method: 'POST',
    body: new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < bytes; sent += 65_536) controller.enqueue(new Uint8Array(65_536).fill(32));
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit);

describe('the input of a POST', () => {
  test('is its JSON body', async () => {
    expect(await posted('{"text":"hi","more":1}')).toEqual({ text: 'hi' });
  });

  test.each<[string, BodyInit | null]>([
    ['nothing', null],
    ['blanks', ' \n'],
    ['half of an object', '{"text":'],
    ['a word', 'text'],
    ['null', 'null'],
    ['a list', '[{"text":"hi"}]'],
    ['a string', '"text"'],
    ['a number', '1'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x7b])],
    ['a form', new URLSearchParams({ text: 'hi' })],
    ['a missing field', '{}'],
    ['a field of the wrong type', '{"text":1}'],
    ['a field set to null', '{"text":null}'],
    ['a field of the prototype', '{"__proto__":{"text":"hi"}}'],
  ])('that is %s is invalid_input', async (_name, body) => {
    await expect(posted(body)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('with too long a field is too_large', async () => {
    await expect(posted('{"text":"long"}')).rejects.toMatchObject({ code: 'too_large' });
  });

  test('with too long a field in one of two forms is too_large', async () => {
    const read = (body: string) =>
      readInput(either, new Request('http://api.test/', { method: 'POST', body }), callerId);
    await expect(read('{"text":"long"}')).rejects.toMatchObject({ code: 'too_large' });
    await expect(read('{"list":["long"]}')).rejects.toMatchObject({ code: 'too_large' });
    await expect(read('{"list":[1]}')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('is too_large by its content-length, before it is read', async () => {
    const request = new Request('http://api.test/', {
      method: 'POST',
      headers: { 'content-length': String(10_000_000) },
      body: '{}',
    });
    await expect(readBody(request)).rejects.toMatchObject({ code: 'too_large' });
    expect(request.bodyUsed).toBe(false);
  });

  test('is too_large as soon as it exceeds the limit, whatever its content-length', async () => {
    await expect(readBody(streamed(1_000_000))).rejects.toMatchObject({ code: 'too_large' });
    expect(await readBody(streamed(65_536))).toHaveLength(65_536);
  });
});

describe('the input of a GET', () => {
  test('is its query string', async () => {
    expect(await got('?text=hi&more=1')).toEqual({ text: 'hi' });
  });

  test.each(['', '?other=hi', '?TEXT=hi'])("of '%s' is invalid_input", async (query) => {
    await expect(got(query)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('with too long a field is too_large', async () => {
    await expect(got('?text=long')).rejects.toMatchObject({ code: 'too_large' });
  });
});

describe('a userId in the input', () => {
  test("[R-API-04] that is the caller's is accepted", async () => {
    expect(await posted(JSON.stringify({ text: 'hi', userId: callerId }))).toEqual({ text: 'hi' });
    expect(await got(`?text=hi&userId=${callerId}`)).toEqual({ text: 'hi' });
  });

  test.each([
    ['another person', '22222222-2222-4222-8222-222222222222'],
    ['nobody', null],
    ['empty', ''],
    ['a list with the caller', [callerId]],
  ])('[R-API-04] that is %s is forbidden', async (_name, userId) => {
    await expect(posted(JSON.stringify({ text: 'hi', userId }))).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('[R-API-04] of another person is forbidden in a query string', async () => {
    await expect(got('?text=hi&userId=22222222-2222-4222-8222-222222222222')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
