/** A message of the Phoenix protocol, serializer 2.0.0: [join_ref, ref, topic, event, payload]. */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Reads a text frame; null when it is no message. */
export function readMessage(text: string): Message | null {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parts)) return null;
  const [joinRef, ref, topic, event, payload] = parts;
  if (typeof topic !== 'string' || typeof event !== 'string' || !isRecord(payload)) return null;
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload };
}

export function writeMessage({ joinRef, ref, topic, event, payload }: Message): string {
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}

/** The reply to `message`. */
export function reply(message: Message, status: 'ok' | 'error', response: Record<string, unknown>): Message {
  return { ...message, event: 'phx_reply', payload: { status, response } };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
