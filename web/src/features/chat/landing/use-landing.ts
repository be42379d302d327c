import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { log } from '#lib/log.ts';
import type { ChatContext } from '../types.ts';

/** Once the messages are there: shows the one that the address names, each time a link leads there (R-MEM-04). */
export function useLanding(chat: ChatContext): void {
  const { key } = useLocation();
  const messageId = useSearchParams()[0].get('messageId');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every link that is followed.
  useEffect(() => {
    if (messageId === null) return;
    import('./land.ts')
      .then(({ landOn }) => landOn(chat, messageId))
      .catch((error: unknown) => log.warn('message not opened', { error: String(error) }));
  }, [chat, messageId, key]);
}
