import type { Frame } from './frames.ts';

const COPY_IN = /(?:^|;)\s*copy\b[^;]*\bfrom\s+stdin\b/i;

const REFUSAL = `do $$ begin
  raise feature_not_supported using message = 'COPY FROM STDIN is not supported by the embedded stack', hint = 'Use INSERT.';
end $$`;

/**
 * PGlite cannot wait for the rows of a COPY FROM STDIN and would never answer again. A query or statement that asks
 * for it becomes one that Postgres refuses; everything else stays as it is.
 */
export function refuseCopyIn(frame: Frame): Frame {
  if (frame.type !== 'Q' && frame.type !== 'P') return frame;
  // Query: text. Parse: name of the statement, text, types of the parameters.
  const [name = '', text = ''] = new TextDecoder().decode(frame.bytes.subarray(5)).split('\0');
  if (!COPY_IN.test(frame.type === 'Q' ? name : text)) return frame;
  const body = new TextEncoder().encode(frame.type === 'Q' ? `${REFUSAL}\0` : `${name}\0${REFUSAL}\0\0\0`);
  const bytes = new Uint8Array(5 + body.length);
  bytes[0] = frame.type.charCodeAt(0);
  new DataView(bytes.buffer).setUint32(1, 4 + body.length);
  bytes.set(body, 5);
  return { type: frame.type, bytes };
}
