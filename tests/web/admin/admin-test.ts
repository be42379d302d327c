// The area is one piece of code; fetching it is not what these tests wait for.
import '../../../web/src/app/admin-routes.tsx';
import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { asAdmin } from '../support/admin.ts';
import type { FakeRequest } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { userRow } from '../support/people.ts';

/** A row of the user table, as `list_users` answers it. */
export function listed(values: Row): Row {
  return { ...userRow({ subscription_tier: 'free' }), last_login_at: null, ...values };
}

/** In every test of the file an admin looks at a service with some people and some days. */
export class AdminTest {
  readonly admin = asAdmin();
  people: Row[] = [];
  plans: Row[] = [];

  constructor() {
    beforeEach(() => {
      this.people = [listed({ id: 'a0000000-0000-4000-8000-00000000000f', full_name: 'Ann Ashby' })];
      this.plans = [
        { tier: 'free', people: 1200, subscriptions: 0, revenue_gbp: 0 },
        { tier: 'premium', people: 34, subscriptions: 30, revenue_gbp: 1240 },
      ];
      const { backend } = this.admin;
      backend.table('POST', 'rpc/list_users', () => Response.json(this.people));
      backend.table('POST', 'rpc/count_for_users', ({ body }) =>
        Response.json(
          (body as { p_user_ids: string[] }).p_user_ids.map((user_id) => ({
            user_id,
            message_count: 12,
            favorite_companions_count: 2,
          })),
        ),
      );
      backend.table('POST', 'rpc/plan_statistics', () => Response.json(this.plans));
      backend.table('POST', 'rpc/daily_statistics', () =>
        Response.json([
          { day: '2026-11-20', messages: 4, sign_ups: 1 },
          { day: '2026-11-21', messages: 5, sign_ups: 3 },
        ]),
      );
      backend.endpoint('admin-users', () => Response.json({ success: true }));
      backend.endpoint('admin-dashboard', () => Response.json(dashboardAnswer));
      this.answerUsers(() => new Response('[]', { headers: { 'Content-Range': '*/77' } }));
    });
  }

  get backend() {
    return this.admin.backend;
  }

  /** Answers the count of active people, leaving the other reads of the table as they are. */
  answerUsers(active: (request: FakeRequest) => Response): void {
    this.backend.table('GET', 'users', (request) =>
      request.url.searchParams.has('last_login_at')
        ? active(request)
        : Response.json(this.backend.tables.users?.[0]),
    );
  }
}

const dashboardAnswer = {
  success: true,
  message: 'Welcome to the admin dashboard.',
  timestamp: '2026-11-21T10:00:00.000Z',
  user: {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'robin@amity.test',
    isAdmin: true,
    createdAt: '2026-11-01T10:00:00+00:00',
  },
  providers: { openrouter: true, openai: false, custom: false },
  payments: false,
};

/** A read that the server could not do. */
const broken = () =>
  Response.json({ code: 'XX000', message: 'disk on fire', details: null, hint: null }, { status: 503 });

/** The first answers are `failures` times a failure, the others `answer`. */
export function failing(failures: number, answer: () => Response): () => Response {
  let left = failures;
  return () => {
    left -= 1;
    return left >= 0 ? broken() : answer();
  };
}

export const region = async (name: string) => within(await screen.findByRole('region', { name }));
