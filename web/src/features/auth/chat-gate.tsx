import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSession } from '#lib/session.ts';
import { consentsQuery, consentTo, missingChatConsents } from '#shared/consents.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const AdultDialog = lazyPart('default', () => import('./adult-dialog.tsx'));
const ConsentDialog = lazyPart('default', () => import('./consent-dialog.tsx'));

type ChatGateProps = {
  /** The person wants to read and agree now. */
  isAsked: boolean;
  onClose: () => void;
  onAgreed: () => void;
};

/**
 * Asks for what a chat needs: a missing date of birth (D-14, R-SAFE-02), and consents that were never given, or to
 * earlier words (R-CARE-17). Whoever took one back is asked only when they want to go on.
 */
export function ChatGate({ isAsked, onClose, onAgreed }: ChatGateProps) {
  const userId = useSession().user?.id ?? '';
  const { data: user } = useQuery(currentUserQuery(userId));
  const { data: saved } = useQuery({ ...consentsQuery(userId), refetchOnMount: true });
  const [isPutOff, setIsPutOff] = useState(false);
  if (user?.age_confirmed_at === null) {
    return (
      <Suspense>
        <AdultDialog userId={userId} />
      </Suspense>
    );
  }
  if (user === undefined || saved === undefined) return null;
  const missing = missingChatConsents(saved);
  const isDue = missing.some((purpose) => {
    const consent = consentTo(purpose, saved);
    return consent === undefined || consent.isOutdated;
  });
  if (!isAsked && (!isDue || isPutOff)) return null;
  return (
    <Suspense>
      <ConsentDialog
        userId={userId}
        saved={saved}
        missing={missing}
        onAgreed={onAgreed}
        onClose={() => {
          setIsPutOff(true);
          onClose();
        }}
      />
    </Suspense>
  );
}
