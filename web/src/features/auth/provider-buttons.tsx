import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { timings } from '../../lib/timings.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { enabledProviders, type Provider, signInWithProvider } from './api.ts';
import { authTexts } from './rules.ts';

const names: Record<Provider, string> = { google: 'Google', apple: 'Apple' };

/** One button for each sign-in provider the project has; nothing where there is none (R-AUTH-08). */
export default function ProviderButtons({ returnTo }: { returnTo: string }) {
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
    try {
      await signInWithProvider(provider, returnTo);
    } catch {
      notify.error(authTexts.loginThrown);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {providers.map((provider) => (
        <Button key={provider} onClick={() => void start(provider)}>
          Continue with {names[provider]}
        </Button>
      ))}
    </div>
  );
}
