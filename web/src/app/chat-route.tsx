import { ChatScreen } from '../features/chat/chat-screen.tsx';
import { CompanionFromAddress } from '../features/companions/companion-from-address.tsx';
import { FavoriteButton } from '../features/favorites/favorite-button.tsx';

/** The chat with the companion the address names, and its heart. */
export function ChatRoute() {
  return (
    <CompanionFromAddress>
      {(companion) => (
        <ChatScreen
          key={companion.id}
          companion={companion}
          renderHeart={(onChanged) => (
            <FavoriteButton companion={companion} place="chat" onChanged={onChanged} />
          )}
        />
      )}
    </CompanionFromAddress>
  );
}
