import type { Database } from '../database.ts';
import { CHANGES_CHANNEL } from '../realtime/changes.ts';
import type { SessionUser } from '../session-lease.ts';
import { refuseCopyIn } from './copy-in.ts';
import { type Frame, FrameReader, fatal, readAnswer } from './frames.ts';
import { restoreSettings, type SessionSettings, takeSettings } from './session-settings.ts';

/** How long a client may hold an open transaction without a word while others wait for the session. */
const IDLE_TRANSACTION_MS = 30_000;

const NO_ENCRYPTION = new TextEncoder().encode('N');

/**
 * One client of the wire port. It has the session to itself from its first message until the server is idle again,
 * so a transaction is never mixed with the requests of the API; between its turns its settings are put aside.
 */
export class WireSession implements SessionUser {
  readonly #database: Database;
  readonly #connection: Deno.TcpConn;
  readonly #isLast: () => boolean;
  readonly #frames = new FrameReader();
  #holdsLease = false;
  #settings: SessionSettings | null = null;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  /** `isLast` says whether no other client is connected. */
  constructor(database: Database, connection: Deno.TcpConn, isLast: () => boolean) {
    this.#database = database;
    this.#connection = connection;
    this.#isLast = isLast;
  }

  /** Serves the client until it leaves, then clears what it has left on the session. */
  async serve(): Promise<void> {
    try {
      for await (const bytes of this.#connection.readable) {
        for (const frame of this.#frames.push(bytes)) {
          if (!(await this.#answer(frame))) return;
        }
      }
    } catch (error) {
      // A client that goes away in the middle is no fault of the stack.
      if (!isDisconnect(error)) console.error('wire port:', error);
    } finally {
      await this.#leave();
    }
  }

  close(): void {
    try {
      this.#connection.close();
    } catch {
      // Already closed by the client.
    }
  }

  async suspend(): Promise<void> {
    this.#settings = await takeSettings(this.#database.postgres);
  }

  async resume(): Promise<void> {
    if (this.#settings !== null) await restoreSettings(this.#database.postgres, this.#settings);
  }

  /** Returns false when the client is done. */
  async #answer(frame: Frame): Promise<boolean> {
    if (frame.type === 'encryption') {
      await this.#write(NO_ENCRYPTION);
      return true;
    }
    if (frame.type === 'cancel' || frame.type === 'X') return false;
    clearTimeout(this.#idleTimer);
    if (!this.#holdsLease) {
      await this.#database.lease.acquire(this);
      this.#holdsLease = true;
    }
    const chunks: Uint8Array[] = [];
    await this.#database.postgres.execProtocolRawStream(refuseCopyIn(frame).bytes, {
      onRawData: (chunk) => chunks.push(chunk),
    });
    const { bytes, state } = readAnswer(chunks, CHANGES_CHANNEL);
    if (state === 'idle') this.#release();
    else this.#idleTimer = setTimeout(() => this.#endWhenWaitedFor(), IDLE_TRANSACTION_MS);
    await this.#write(bytes);
    return true;
  }

  #endWhenWaitedFor(): void {
    if (!this.#database.lease.contended) {
      this.#idleTimer = setTimeout(() => this.#endWhenWaitedFor(), IDLE_TRANSACTION_MS);
      return;
    }
    this.#write(fatal('25P03', 'terminating connection: others wait for the end of this idle transaction'))
      .catch(() => undefined)
      .finally(() => this.close());
  }

  async #leave(): Promise<void> {
    clearTimeout(this.#idleTimer);
    this.close();
    const { lease, postgres } = this.#database;
    if (!this.#holdsLease) await lease.acquire({});
    if (postgres.isInTransaction()) await postgres.exec('rollback');
    if (this.#holdsLease) await takeSettings(postgres);
    // Statements, temporary tables and locks of all clients lie together, so they go with the last one.
    if (this.#isLast()) {
      await postgres.exec('close all; deallocate all; discard temp; select pg_advisory_unlock_all()');
    }
    lease.forget(this);
    this.#release();
  }

  #release(): void {
    this.#holdsLease = false;
    this.#database.lease.release();
  }

  async #write(bytes: Uint8Array): Promise<void> {
    const writer = this.#connection.writable.getWriter();
    try {
      await writer.write(bytes);
    } finally {
      writer.releaseLock();
    }
  }
}

function isDisconnect(error: unknown): boolean {
  return (
    error instanceof Deno.errors.ConnectionReset ||
    error instanceof Deno.errors.BrokenPipe ||
    error instanceof Deno.errors.ConnectionAborted ||
    error instanceof Deno.errors.Interrupted ||
    error instanceof Deno.errors.BadResource
  );
}
