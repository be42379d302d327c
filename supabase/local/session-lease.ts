/** Somebody who works on the one Postgres session: the API, or a client of the wire port. */
export interface SessionUser {
  /** Puts aside what this user has set on the session (role, settings), before somebody else gets it. */
  suspend?(): Promise<void>;
  /** Restores what `suspend` put aside. */
  resume?(): Promise<void>;
}

/**
 * PGlite is one Postgres session, and everything here shares it. Whoever holds the lease has the session alone, from
 * BEGIN to COMMIT, so that no statement runs with the role or inside the transaction of somebody else.
 * First come, first served.
 */
export class SessionLease {
  #holder: SessionUser | null = null;
  #lastUser: SessionUser | null = null;
  #waiting: Array<() => void> = [];

  /** Whether somebody waits for the session. */
  get contended(): boolean {
    return this.#waiting.length > 0;
  }

  /** Resolves when `user` has the session. Ends with `release`; never ask twice without releasing. */
  async acquire(user: SessionUser): Promise<void> {
    if (this.#holder === null) {
      this.#holder = user;
    } else {
      await new Promise<void>((resolve) => {
        this.#waiting.push(() => {
          this.#holder = user;
          resolve();
        });
      });
    }
    try {
      await this.#handOver(user);
    } catch (error) {
      this.release();
      throw error;
    }
  }

  async #handOver(user: SessionUser): Promise<void> {
    if (this.#lastUser === user) return;
    const last = this.#lastUser;
    this.#lastUser = null;
    await last?.suspend?.();
    await user.resume?.();
    this.#lastUser = user;
  }

  release(): void {
    this.#holder = null;
    this.#waiting.shift()?.();
  }

  /** Runs `work` with the session in the name of `user`. */
  async run<T>(user: SessionUser, work: () => Promise<T>): Promise<T> {
    await this.acquire(user);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Forgets a user who is gone and whose state on the session has been cleared. */
  forget(user: SessionUser): void {
    if (this.#lastUser === user) this.#lastUser = null;
  }
}
