import { Suspense } from 'react';
import { useSession } from '#lib/session.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { useShownPlan } from '#shared/shown-plan.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { AdultGate } from '../features/auth/adult-gate.tsx';
import { ChatScreen } from '../features/chat/chat-screen.tsx';
import { BesideConversations } from '../features/chat/conversations/beside-conversations.tsx';
import { CompanionFromAddress } from '../features/companions/companion-from-address.tsx';
import { FavoriteButton } from '../features/favorites/favorite-button.tsx';
import { ReportMessageButton } from '../features/reports/report-button.tsx';
import { Reporting } from '../features/reports/reporting.tsx';

const SealedNotice = lazyPart(() => import('./sealed-notice.tsx'));
const CompanionPreferences = lazyPart(() => import('./companion-preferences.tsx'));

/** The chat with the companion of the address, with favorite button, preferences and reports. */
export function ChatRoute() {
  const { plan } = useShownPlan(useSession().user?.id ?? '');
  const isPersonal = plan?.core_traits || plan?.customisation;
  return (
    <BesideConversations>
      <CompanionFromAddress>
        {(companion) => (
          <>
            <Reporting>
              {(report) => (
                <ChatScreen
                  key={companion.id}
                  companion={companion}
                  renderHeart={(onChanged) => (
                    <FavoriteButton companion={companion} place="chat" onChanged={onChanged} />
                  )}
                  renderSealed={(chat) =>
                    (chat.expiredText !== null || (plan?.favorites ?? 0) > 0) && (
                      <LazyBoundary>
                        <SealedNotice companion={companion} {...chat} />
                      </LazyBoundary>
                    )
                  }
                  renderTraits={
                    isPersonal
                      ? () => (
                          <Suspense>
                            <CompanionPreferences companion={companion} plan={plan} />
                          </Suspense>
                        )
                      : undefined
                  }
                  renderMessageReport={({ id }) => (
                    <ReportMessageButton
                      onClick={() =>
                        report({ companionId: companion.id, companionName: companion.name, messageId: id })
                      }
                    />
                  )}
                />
              )}
            </Reporting>
            <AdultGate />
          </>
        )}
      </CompanionFromAddress>
    </BesideConversations>
  );
}
