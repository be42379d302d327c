import * as v from 'valibot';
import type { Endpoint, ParsedInputOf } from '#contracts/endpoint.ts';
import { AppError, isErrorCode } from '#contracts/errors.ts';

/** No request of ours comes near this; what is larger is refused unread. */
const MAX_BODY_BYTES = 256 * 1024;

/** The body as text; throws `too_large` as soon as the limit is passed, whatever content-length says. */
export async function readBody(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > MAX_BODY_BYTES) throw new AppError('too_large');
  if (!request.body) return '';
  // The server reads no more than was announced, and reading at once is far quicker than piece by piece.
  if (length !== null) return await request.text();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError('too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function rawInput(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const body = await readBody(request);
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new AppError('invalid_input', {}, { cause: error });
  }
}

/** An issue's message may be the code to refuse with, such as `too_large`; union branches nest theirs. */
function refusalCode(issues: readonly v.BaseIssue<unknown>[]): string | undefined {
  for (const issue of issues) {
    if (isErrorCode(issue.message)) return issue.message;
    const nested = issue.issues && refusalCode(issue.issues);
    if (nested) return nested;
  }
  return undefined;
}

/**
 * The parsed input of a request; a webhook's is its raw body, which its signature is about. A `userId` in it is
 * tolerated only when it is the caller's, unless an admin speaks of others (D-02, D-19). Throws `invalid_input`,
 * `too_large` or `forbidden`.
 */
export async function readInput<E extends Endpoint>(
  contract: E,
  request: Request,
  callerId: string,
): Promise<ParsedInputOf<E>> {
  if (contract.auth === 'webhook')
    return v.parse(contract.input, await readBody(request)) as ParsedInputOf<E>;
  const raw = await rawInput(request);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new AppError('invalid_input');
  const namesAnother = 'userId' in raw && raw.userId !== callerId;
  if (namesAnother && contract.auth !== 'admin') throw new AppError('forbidden');
  const parsed = v.safeParse(contract.input, raw);
  if (parsed.success) return parsed.output as ParsedInputOf<E>;
  const code = refusalCode(parsed.issues);
  throw new AppError(isErrorCode(code) ? code : 'invalid_input');
}
