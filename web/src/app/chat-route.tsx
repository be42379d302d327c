import { Suspense } from 'react';
import { useSession } from '#lib/session.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { AdultGate } from '../features/auth/adult-gate.tsx';
import { ChatScreen } from '../features/chat/chat-screen.tsx';
import { BesideConversations } from '../features/chat/conversations/beside-conversations.tsx';
import { CompanionFromAddress } from '../features/companions/companion-from-address.tsx';
import { FavoriteButton } from '../features/favorites/favorite-button.tsx';
import { ReportMessageButton } from '../features/reports/report-button.tsx';
import { Reporting } from '../features/reports/reporting.tsx';

const ChatPersonal = lazyPart(() => import('./chat-personal.tsx'));

/** The chat with the companion the address names, its heart, what the plan lets a person set about it, and the way to report. */
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
                  renderTraits={
                    isPersonal
                      ? () => (
                          <Suspense>
                            <ChatPersonal companion={companion} plan={plan} />
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
