import { QueryClientProvider } from '@tanstack/react-query';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { useSession } from '#lib/session.ts';
import { GetHelp } from '#shared/help/get-help.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { Container } from '#ui/container.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { DeleteAccount } from '../features/privacy/delete-account.tsx';
import { ExportData } from '../features/privacy/export-data.tsx';
import { SettingsCard } from '../features/profile/settings-card.tsx';

/** What a blocked account still allows: to write to support, to take the data along, to leave, and to get help. */
export function BlockedScreen() {
  const { user } = useSession();
  return (
    <QueryClientProvider client={queryClient}>
      <title>{`Your account is blocked | ${brand.name}`}</title>
      <Container className="flex flex-col gap-10 py-14">
        <div className="flex max-w-prose flex-col items-start gap-4">
          <h1 className="font-display text-4xl sm:text-5xl">Your account is blocked</h1>
          <p className="text-lg">
            You can’t chat or change anything while it is. Your data stays yours: you can take it with you, or
            delete it with the account.
          </p>
          <p className="text-muted">
            If you think that this is a mistake, write to support. A human being reads it, and writes back to{' '}
            <strong className="text-ink wrap-anywhere">{user?.email}</strong>.
          </p>
          <LinkButton to={paths.contact} variant="primary">
            Write to support
          </LinkButton>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <SettingsCard title="Your data">
            <ExportData />
          </SettingsCard>
          <SettingsCard title="Delete account">
            <DeleteAccount />
          </SettingsCard>
          <SettingsCard title="Someone to talk to">
            <p className="text-muted">
              Help lines are here for you whatever happens to an account. You can call or write to them now.
            </p>
            <GetHelp className={buttonClass({})}>Get help</GetHelp>
          </SettingsCard>
        </div>
      </Container>
    </QueryClientProvider>
  );
}
