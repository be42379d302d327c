/** The API is asked from a page of another origin. No cookies are involved, so every origin may. */
const ALLOW_ORIGIN = { 'access-control-allow-origin': '*' };

/** Answers a preflight request. */
export function preflight(request: Request): Response {
  const asked = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      ...ALLOW_ORIGIN,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': asked ?? 'authorization, apikey, content-type, x-client-info',
      'access-control-max-age': '86400',
    },
  });
}

/** The same response, readable by the page. */
export function readableByPages(response: Response): Response {
  if (response.headers.has('access-control-allow-origin')) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ALLOW_ORIGIN)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: ALLOW_ORIGIN });
}

export function notFound(message: string): Response {
  return json({ message }, 404);
}
