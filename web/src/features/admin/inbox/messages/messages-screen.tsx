import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { InboxPage } from '../inbox-page.tsx';
import { StatusFilter } from '../status-filter.tsx';
import type { MessageStatus } from './api.ts';
import { MessageItem } from './message-item.tsx';
import { contactMessagesQuery } from './queries.ts';

const statuses = ['open', 'answered', 'handled'] as const;

/** /admin/messages: what people wrote with the contact form (R-ADMIN-18). */
export function MessagesScreen() {
  const [status, setStatus] = useState<MessageStatus | null>('open');
  return (
    <InboxPage
      title="Contact messages"
      text="What people wrote to support, the latest first."
      above={<StatusFilter statuses={statuses} chosen={status} onChange={setStatus} />}
      rowsName="messages"
      list={useInfiniteQuery(contactMessagesQuery(status))}
      empty={
        <EmptyState
          icon={<Inbox />}
          title="No messages here"
          text={status === 'open' ? 'Everyone has an answer.' : 'Nothing is filed under this.'}
        />
      }
    >
      {(message) => <MessageItem message={message} />}
    </InboxPage>
  );
}
