import type { adminDashboard } from '#contracts/admin-dashboard.ts';
import { readAdmin } from '../_shared/data/admin.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleDashboard: Handler<typeof adminDashboard> = async ({ db, env, caller }) => {
  const admin = await readAdmin(db, caller.id);
  const { openrouter, openai, custom } = env.providers;
  return {
    message: 'Welcome to the admin dashboard.',
    timestamp: new Date().toISOString(),
    user: { ...admin, isAdmin: true },
    providers: {
      openrouter: openrouter.apiKey !== null,
      openai: openai.apiKey !== null,
      custom: custom.apiKey !== null,
    },
    payments: env.stripeSecretKey !== null,
  };
};
