import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '#lib/query-client.ts';
import { timings } from '#lib/timings.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { enabledProviders, type Provider, signInWithProvider } from './api.ts';
import { providerIcons } from './provider-icons.tsx';
import { authTexts } from './rules.ts';

const names: Record<Provider, string> = { google: 'Google', apple: 'Apple' };

/**
 * One button for each sign-in provider the project has; nothing where there is none, nor while that is not known
 * (R-AUTH-08). They are last on the screen, so that nothing moves when they appear. `redirect` is where the person goes
 * in the end.
 */
export default function ProviderButtons({ redirect }: { redirect: string | undefined }) {
  const [leavingFor, setLeavingFor] = useState<Provider>();
  const { data: providers = [] } = useQuery(
    {
      queryKey: ['auth-providers'],
      queryFn: ({ signal }) => enabledProviders(signal),
      staleTime: timings.listFresh,
    },
    queryClient,
  );
  if (providers.length === 0) return null;

  const start = async (provider: Provider) => {
    setLeavingFor(provider);
    try {
      await signInWithProvider(provider, redirect);
    } catch {
      notify.error(authTexts.loginThrown);
    } finally {
      setLeavingFor(undefined);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {providers.map((provider) => (
        <Button key={provider} busy={leavingFor === provider} onClick={() => void start(provider)}>
          {providerIcons[provider]}
          Continue with {names[provider]}
        </Button>
      ))}
    </div>
  );
}
