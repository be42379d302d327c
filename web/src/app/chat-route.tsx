import { useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal, Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { consentsQuery } from '#shared/consents.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { useShownPlan } from '#shared/shown-plan.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { ChatGate } from '../features/auth/chat-gate.tsx';
import { ChatScreen } from '../features/chat/chat-screen.tsx';
import { updateSession } from '../features/chat/chat-session.ts';
import { BesideConversations } from '../features/chat/conversations/beside-conversations.tsx';
import { CompanionFromAddress } from '../features/companions/companion-from-address.tsx';
import { FavoriteButton } from '../features/favorites/favorite-button.tsx';
import { ReportMessageButton } from '../features/reports/report-button.tsx';
import { Reporting } from '../features/reports/reporting.tsx';

const SealedNotice = lazyPart('default', () => import('./sealed-notice.tsx'));
const CompanionTraits = lazyPart('default', () => import('../features/traits/companion-traits.tsx'));
const TraitsDialog = lazyPart('default', () => import('../features/traits/traits-dialog.tsx'));

/** The chat with the companion of the address, with favorite button, preferences and reports. */
export function ChatRoute() {
  const userId = useSession().user?.id ?? '';
  const client = useQueryClient();
  const { plan } = useShownPlan(userId);
  const [isEditingTraits, setIsEditingTraits] = useState(false);
  const [isAskingConsent, setIsAskingConsent] = useState(false);
  const askConsent = async () => {
    await client.refetchQueries(consentsQuery(userId));
    setIsAskingConsent(true);
  };
  /** The preferences a person can set for a companion, as far as the plan includes them (R-CHAT-03, D-01). */
  const preferences = (companion: { id: string; name: string }): MenuItem[] => [
    ...(plan?.core_traits
      ? [{ label: 'Customize Core Traits', icon: <Sparkles />, onSelect: () => setIsEditingTraits(true) }]
      : []),
    ...(plan?.customisation
      ? [
          {
            label: `Customize ${companion.name}`,
            icon: <SlidersHorizontal />,
            to: paths.customise(companion.id),
          },
        ]
      : []),
  ];
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
                  preferences={preferences(companion)}
                  onConsent={() => void askConsent()}
                  renderHeart={(onChanged, inMenu) => (
                    <FavoriteButton
                      companion={companion}
                      place="chat"
                      onChanged={onChanged}
                      inMenu={inMenu}
                    />
                  )}
                  renderSealed={(chat) =>
                    (chat.ending !== null || (plan?.favorites ?? 0) > 0) && (
                      <LazyBoundary>
                        <SealedNotice companion={companion} {...chat} />
                      </LazyBoundary>
                    )
                  }
                  traits={
                    plan?.core_traits && (
                      <Suspense>
                        <CompanionTraits companion={companion} />
                      </Suspense>
                    )
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
            {isEditingTraits && (
              <LazyBoundary>
                <TraitsDialog companion={companion} onClose={() => setIsEditingTraits(false)} />
              </LazyBoundary>
            )}
            <ChatGate
              isAsked={isAskingConsent}
              onClose={() => setIsAskingConsent(false)}
              onAgreed={() => {
                setIsAskingConsent(false);
                updateSession(companion.id, { refusal: null });
              }}
            />
          </>
        )}
      </CompanionFromAddress>
    </BesideConversations>
  );
}
