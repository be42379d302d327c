import type { adminDashboard } from '#contracts/admin-dashboard.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleDashboard: Handler<typeof adminDashboard> = async ({ env, caller }) => {
  const { openrouter, openai, custom } = env.providers;
  return {
    message: 'Welcome to the admin dashboard.',
    timestamp: new Date().toISOString(),
    user: { ...caller, isAdmin: true },
    providers: {
      openrouter: openrouter.apiKey !== null,
      openai: openai.apiKey !== null,
      custom: custom.apiKey !== null,
    },
    payments: env.stripeSecretKey !== null,
  };
};
