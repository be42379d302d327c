import { Buffer } from 'node:buffer';
import { isPictureType, pictureType } from '#contracts/picture.ts';

/**
 * Converts an upload to the form that the storage service reads: the bytes of the file alone, with their type and
 * length. supabase-js sends files of browsers as a form, in which the service does not find the file; and without a
 * length the service would not enforce the size limit of the bucket.
 */
export async function unwrapUpload(request: Request): Promise<Request> {
  if (!isUpload(request)) return request;
  const headers = new Headers(request.headers);
  const type = headers.get('content-type') ?? '';
  let body = await request.arrayBuffer();
  if (type.startsWith('multipart/form-data')) {
    const form = await readForm(body, type);
    const file = form.get(FILE_FIELD);
    if (!(file instanceof Blob)) return new Request(request.url, { method: request.method, headers, body });
    const cacheControl = form.get('cacheControl');
    if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
    headers.set('content-type', file.type || 'application/octet-stream');
    body = await file.arrayBuffer();
  }
  headers.set('content-length', String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}

/**
 * Returns the storage service's error for an upload that is declared as a picture and is not one; null for every other
 * upload. The service itself does not check the content (D-16, R-DATA-21). The body of `upload` stays unread.
 */
export async function refuseInvalidPicture(upload: Request): Promise<Response | null> {
  const type = upload.headers.get('content-type') ?? '';
  if (!isUpload(upload) || !isPictureType(type)) return null;
  const bytes = new Uint8Array(await upload.clone().arrayBuffer());
  if (bytes.length === 0 || pictureType(bytes) === type) return null;
  return Response.json(
    { statusCode: '415', error: 'invalid_mime_type', message: `the content of the file is not ${type}` },
    { status: 400 },
  );
}

const FILE_FIELD = 'file';

/** supabase-js gives the field of the file an empty name, and a field without a name is dropped by the parser here. */
function readForm(body: ArrayBuffer, type: string): Promise<FormData> {
  const named = Buffer.from(body)
    .toString('latin1')
    .replace('form-data; name=""', `form-data; name="${FILE_FIELD}"`);
  return new Response(Buffer.from(named, 'latin1'), { headers: { 'content-type': type } }).formData();
}

/** `POST` and `PUT` of an object; the other paths under `object/` take JSON. */
function isUpload({ method, url }: Request): boolean {
  if (method !== 'POST' && method !== 'PUT') return false;
  const [, kind = '', action = ''] =
    new URL(url).pathname.match(/^\/storage\/v1\/object\/([^/]+)\/([^/]+)/) ?? [];
  if (kind === 'upload') return method === 'PUT' && action === 'sign';
  return kind !== '' && !['list', 'sign', 'info'].includes(kind);
}
