import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Bubble } from '../items.ts';
import { writeVersion } from '../send.ts';
import type { MessageTools } from '../types.ts';
import type { InMind } from './api.ts';
import { forgetLine, forgetWithUndo } from './forget.ts';
import { inMindQuery } from './queries.ts';
import { sourceText } from './texts.ts';

type ReceiptPanelProps = { bubble: Bubble; name: string; tools: MessageTools; close: () => void };

/** What a companion had in mind for a reply: each thing with its day, why it was there, and where it was said. */
export function ReceiptPanel({ bubble, name, tools, close }: ReceiptPanelProps) {
  const { chat } = tools;
  const things = useQuery(inMindQuery(chat.userId, bubble.turnId ?? ''));
  return (
    <section aria-label={`What ${name} had in mind`} className="flex flex-col gap-3 p-2 text-sm text-ink">
      <h2 className="font-semibold">What {name} had in mind</h2>
      {things.data ? (
        <ul className="flex flex-col divide-y divide-line">
          {things.data.map((thing) => (
            <Thing key={thing.id} thing={thing} bubble={bubble} tools={tools} close={close} />
          ))}
        </ul>
      ) : things.isError ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">This could not be loaded.</p>
          <Button size="sm" onClick={() => void things.refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
      <p className="text-muted">
        A new answer costs a message.{' '}
        <TextLink to={paths.memory(chat.companionId)}>{`All that ${name} remembers`}</TextLink>
      </p>
    </section>
  );
}

type ThingProps = Omit<ReceiptPanelProps, 'name'> & { thing: InMind };

function Thing({ thing, bubble, tools, close }: ThingProps) {
  const { text, toldTo, messageId } = thing;
  const { chat } = tools;
  if (text === null)
    return <li className="py-2 text-muted italic">Something that has been forgotten since.</li>;
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="font-medium wrap-anywhere">{text}</p>
      <p className="text-muted">
        {sourceText(thing, chat.companionId)}{' '}
        {toldTo !== null && messageId !== null && (
          <Link
            to={paths.chat({ companionId: toldTo, messageId })}
            onClick={close}
            className="inline-block py-0.5 font-semibold text-accent underline underline-offset-4"
          >
            Show the message
          </Link>
        )}
      </p>
      <Actions thing={thing} bubble={bubble} tools={tools} close={close} />
    </li>
  );
}

function Actions({ thing, bubble: { id: target }, tools, close }: ThingProps) {
  const { chat, mayAsk, mayChange } = tools;
  const [isAsking, setIsAsking] = useState(false);
  const forget = () => {
    close();
    void (thing.kind === 'fact' ? forgetWithUndo(chat, thing.id) : forgetLine(chat, thing.id));
  };
  if (isAsking) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p>A line of your story does not come back.</p>
        <Button size="sm" variant="danger" onClick={forget}>
          Forget it
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setIsAsking(false)}>
          Keep it
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        disabled={target === null || !mayAsk || !mayChange}
        onClick={() => {
          if (target === null) return;
          close();
          void writeVersion(chat, { mode: 'again', target, without: [thing.id] });
        }}
      >
        Answer again without this
      </Button>
      <Button size="sm" variant="quiet" onClick={thing.kind === 'fact' ? forget : () => setIsAsking(true)}>
        Forget
      </Button>
    </div>
  );
}
