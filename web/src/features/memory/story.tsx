import { useInfiniteQuery } from '@tanstack/react-query';
import { BookOpen, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { cutAtWord } from '#lib/excerpt.ts';
import { paths } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless } from '#ui/endless.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Person, StoryLine } from './memory.ts';
import { storyQuery, useChangeLine, useRemoveLine } from './queries.ts';
import { byDay } from './rules.ts';
import { TextForm } from './text-form.tsx';

type StoryProps = { userId: string; companion: Person; heading: RefObject<HTMLElement | null> };

/** 'Our story so far' with a companion: what happened, by day, each line to edit or remove (R-MEM-10). */
export function Story({ userId, companion, heading }: StoryProps) {
  const list = useInfiniteQuery(storyQuery(userId, companion.id));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        What happened between you two, from a chat you saved. {companion.name} reads it before answering.
        Lines you edit stay as you wrote them.
      </p>
      <Endless
        list={list}
        byHand
        loading="Loading your story..."
        failed="Your story could not be loaded"
        empty={
          <EmptyState
            icon={<BookOpen />}
            title="Nothing yet"
            text={`Save your chat with ${companion.name} and keep talking. What matters is written down here, a line at a time.`}
          />
        }
      >
        {(lines) =>
          byDay(lines).map(({ day, lines: linesOfDay }) => (
            <section key={day} aria-label={day} className="flex flex-col gap-2">
              <h3 className="text-sm font-semibold text-muted">{day}</h3>
              <Card>
                <ul className="divide-y divide-line">
                  {linesOfDay.map((line) => (
                    <Line
                      key={line.id}
                      line={line}
                      companion={companion}
                      userId={userId}
                      onGone={() => heading.current?.focus()}
                    />
                  ))}
                </ul>
              </Card>
            </section>
          ))
        }
      </Endless>
    </div>
  );
}

type LineProps = { line: StoryLine; companion: Person; userId: string; onGone: () => void };

function Line({ line, companion, userId, onGone }: LineProps) {
  const [open, setOpen] = useState<'editing' | 'removing' | null>(null);
  const change = useChangeLine(userId);
  const remove = useRemoveLine(userId);
  const close = () => {
    setOpen(null);
    onGone();
  };
  if (open === 'editing') {
    return (
      <li className="p-4 sm:p-5">
        <TextForm
          label="Edit this line"
          text={line.text}
          saveLabel="Save"
          onSave={async (text) => {
            if (text !== line.text) await change.mutateAsync({ id: line.id, text });
            close();
          }}
          onCancel={close}
        />
      </li>
    );
  }
  return (
    <li className="flex items-start gap-2 p-4 sm:p-5">
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className={cx('wrap-anywhere', !line.isOffered && 'text-muted')} dir="auto">
          {line.text}
        </p>
        <p className="text-sm text-muted">
          <Link
            to={paths.chat({ companionId: companion.id, messageId: line.firstMessageId })}
            aria-label={`Open the chat where “${cutAtWord(line.text, 60)}” began`}
            className="inline-block py-0.5 underline underline-offset-4 hover:text-accent"
          >
            Open the chat there
          </Link>
          {line.isEdited && ' · Edited by you'}
        </p>
        {!line.isOffered && (
          <p className="text-sm text-muted">
            {companion.name} doesn’t read this now: a message it was made from was deleted or is on another
            version.
          </p>
        )}
      </div>
      <div className="-mt-2 -mr-2 shrink-0">
        <Menu
          label={`Edit or remove “${cutAtWord(line.text, 60)}”`}
          trigger={<Ellipsis aria-hidden="true" />}
          items={[
            { label: 'Edit', icon: <Pencil />, onSelect: () => setOpen('editing') },
            { label: 'Remove', icon: <Trash2 />, danger: true, onSelect: () => setOpen('removing') },
          ]}
        />
      </div>
      <ConfirmDialog
        open={open === 'removing'}
        onClose={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          remove.mutate(line.id, { onSuccess: onGone });
        }}
        danger
        title="Remove this line?"
        text={<span className="wrap-anywhere">{line.text}</span>}
        confirmLabel="Remove"
        cancelLabel="Keep it"
      />
    </li>
  );
}
