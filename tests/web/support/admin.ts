import { beforeAll, beforeEach } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { FakeBackend } from './fake-backend.ts';
import { asSignedInPerson } from './open-page.tsx';
import { userRow } from './people.ts';

/** In every test of the file an admin is signed in, and `backend` is new. */
export function asAdmin(): { readonly backend: FakeBackend } {
  let backend: FakeBackend;
  asSignedInPerson();
  // Much code: read before the clock of the first test runs.
  beforeAll(() => import('../../../web/src/app/admin-routes.tsx'), 60_000);
  beforeEach(() => {
    queryClient.clear();
    backend = new FakeBackend();
    backend.tables.users = [userRow({ role: 'admin' })];
  });
  return {
    get backend() {
      return backend;
    },
  };
}

/** A failure that is not tried again. */
export const failsWith = (message: string) => () =>
  Response.json({ code: 'XX000', message, details: null, hint: null }, { status: 400 });
