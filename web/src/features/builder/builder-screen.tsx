import { UserX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { useOnline } from '#lib/use-online.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { BuilderForm } from './builder-form.tsx';
import { BuiltCompanions } from './built-companions.tsx';
import { useBuilder } from './use-builder.ts';

type BuilderScreenProps = {
  /** Called when a companion was made, changed or deleted, so that the app can read its lists again. */
  onChanged: () => void;
};

/**
 * The Advanced Companion Builder: for a new companion, or for the one of one's own that the address names (R-BUILD-01).
 */
export function BuilderScreen({ onChanged }: BuilderScreenProps) {
  const changedId = useSearchParams()[0].get('companion');
  return <Builder key={changedId} changedId={changedId} onChanged={onChanged} />;
}

function Builder({ changedId, onChanged }: BuilderScreenProps & { changedId: string | null }) {
  const userId = useSession().user?.id ?? '';
  const builder = useBuilder(userId, changedId);
  const { built, original, isNew, isUnsaved, wasDiscarded } = builder;
  const online = useOnline();
  const title = isNew ? 'Advanced Companion Builder' : `Change ${original?.name ?? 'a companion'}`;

  const isLoaded = built.data !== undefined;
  const isMissing = isLoaded && !isNew && original === undefined;
  const isUnreachable = !isLoaded && (built.isError || !online);
  const canShow = isNew || (isLoaded ? !isMissing : isUnreachable && isUnsaved);
  return (
    <Container className="flex flex-col gap-8 py-10">
      <title>{`${title} | ${brand.name}`}</title>
      <header className="max-w-prose">
        <h1 className="font-display text-4xl wrap-anywhere sm:text-5xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">
          Someone who is only yours. No one else can see them or chat with them.
        </p>
      </header>
      {wasDiscarded && (
        <Notice kind="info">
          You changed this companion on another device since. This is what was saved there.
        </Notice>
      )}
      {canShow && isUnreachable && (
        <Notice kind="warning">
          The server cannot be reached. What you enter is kept in this browser until you can save it.
        </Notice>
      )}
      {canShow && <BuilderForm builder={builder} onChanged={onChanged} />}
      {isMissing && (
        <EmptyState
          icon={<UserX />}
          title="Companion Not Found"
          text="There is no companion of yours to change here."
          action={<LinkButton to={paths.companionBuilder()}>Build a new one</LinkButton>}
        />
      )}
      {!canShow && isUnreachable && (
        <ErrorState
          title="Error Loading Companion"
          text="We could not reach the server just now. Check your connection and try again."
          onRetry={() => void built.refetch()}
        />
      )}
      {!canShow && !isLoaded && !isUnreachable && <Spinner label="Loading..." />}
      {isNew && <BuiltCompanions companions={built.data} />}
    </Container>
  );
}
