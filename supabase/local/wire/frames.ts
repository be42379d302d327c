/** Framing of the Postgres protocol, version 3: https://www.postgresql.org/docs/17/protocol-message-formats.html */

const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;

/** One message of a client. `type` is the letter of the message, or what a message without a letter asks for. */
export interface Frame {
  type: 'startup' | 'encryption' | 'cancel' | (string & {});
  bytes: Uint8Array;
}

/** Cuts the bytes of one client into messages; what is incomplete waits for the next bytes. */
export class FrameReader {
  #buffer = new Uint8Array();
  #started = false;

  push(bytes: Uint8Array): Frame[] {
    const joined = new Uint8Array(this.#buffer.length + bytes.length);
    joined.set(this.#buffer);
    joined.set(bytes, this.#buffer.length);
    this.#buffer = joined;
    const frames: Frame[] = [];
    for (let frame = this.#next(); frame !== null; frame = this.#next()) frames.push(frame);
    return frames;
  }

  #next(): Frame | null {
    const lengthAt = this.#started ? 1 : 0;
    if (this.#buffer.length < lengthAt + 4) return null;
    const end = lengthAt + uint32(this.#buffer, lengthAt);
    if (this.#buffer.length < end) return null;
    const bytes = this.#buffer.slice(0, end);
    this.#buffer = this.#buffer.slice(end);
    if (this.#started) return { type: String.fromCharCode(bytes[0] ?? 0), bytes };
    const type = opening(uint32(bytes, 4));
    this.#started = type === 'startup';
    return { type, bytes };
  }
}

function opening(code: number): 'startup' | 'encryption' | 'cancel' {
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encryption';
  return code === CANCEL_REQUEST ? 'cancel' : 'startup';
}

/** What a complete answer of the server says, and the answer without the notifications of `hiddenChannel`. */
export interface Answer {
  bytes: Uint8Array;
  /** Whether the server waits for the next command, and then whether inside a transaction. */
  state: 'busy' | 'idle' | 'transaction';
}

export function readAnswer(chunks: Uint8Array[], hiddenChannel: string): Answer {
  const all = concat(chunks);
  const kept: Uint8Array[] = [];
  let state: Answer['state'] = 'busy';
  for (let at = 0; at < all.length; ) {
    const end = at + 1 + uint32(all, at + 1);
    const type = String.fromCharCode(all[at] ?? 0);
    if (type === 'Z') state = all[at + 5] === 'I'.charCodeAt(0) ? 'idle' : 'transaction';
    if (type !== 'A' || cString(all, at + 9) !== hiddenChannel) kept.push(all.subarray(at, end));
    at = end;
  }
  return { bytes: concat(kept), state };
}

/** An ErrorResponse that ends the connection. */
export function fatal(code: string, message: string): Uint8Array {
  const fields = ['SFATAL', 'VFATAL', `C${code}`, `M${message}`].map((field) => `${field}\0`).join('');
  const body = new TextEncoder().encode(`${fields}\0`);
  const bytes = new Uint8Array(5 + body.length);
  bytes[0] = 'E'.charCodeAt(0);
  new DataView(bytes.buffer).setUint32(1, 4 + body.length);
  bytes.set(body, 5);
  return bytes;
}

function concat(chunks: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function cString(bytes: Uint8Array, at: number): string {
  return new TextDecoder().decode(bytes.subarray(at, bytes.indexOf(0, at)));
}

function uint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
}
