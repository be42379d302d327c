import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless } from '#ui/endless.tsx';
import { Page } from '#ui/page.tsx';
import { adminTitle } from '../../admin-queries.ts';
import { StatusFilter } from '../../components/status-filter.tsx';
import type { MessageStatus } from './api.ts';
import { MessageItem } from './message-item.tsx';
import { contactMessagesQuery } from './queries.ts';

const shown = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'handled', label: 'Handled' },
  { value: 'all', label: 'All' },
] as const;

/** /admin/messages: what people wrote with the contact form (R-ADMIN-18). */
export function MessagesScreen() {
  const [status, setStatus] = useState<MessageStatus | 'all'>('open');
  const list = useInfiniteQuery(contactMessagesQuery(status === 'all' ? null : status));
  return (
    <Page
      title="Contact messages"
      documentTitle={adminTitle('Contact messages')}
      text="What people wrote to support, the latest first."
    >
      <StatusFilter options={shown} value={status} onChange={setStatus} />
      <Endless
        list={list}
        loading="Loading messages..."
        failed="The messages could not be loaded"
        empty={
          <EmptyState
            icon={<Inbox />}
            title="No messages here"
            text={status === 'open' ? 'Everybody has an answer.' : 'Nothing is filed under this.'}
          />
        }
      >
        {(rows) => (
          <ul className="flex max-w-4xl flex-col gap-4">
            {rows.map((message) => (
              <MessageItem key={message.id} message={message} />
            ))}
          </ul>
        )}
      </Endless>
    </Page>
  );
}
