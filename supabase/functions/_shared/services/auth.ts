import { AppError } from '#contracts/errors.ts';

type AuthService = { supabaseUrl: string; secretKey: string };

/** Whether the auth service lets this password in. Throws `too_many_requests` when it will not say. */
export async function isPasswordOf(
  { supabaseUrl, secretKey }: AuthService,
  email: string,
  password: string,
): Promise<boolean> {
  const response = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    // As the server, which no captcha is asked of.
    headers: {
      apikey: secretKey,
      Authorization: `Bearer ${secretKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ email, password }),
  });
  await response.body?.cancel();
  if (response.status === 429) throw new AppError('too_many_requests');
  if (response.status >= 500) throw new Error(`The auth service returned ${response.status}`);
  return response.ok;
}
