import { Link } from 'react-router-dom';
import { cutAtWord } from '#lib/excerpt.ts';
import { formatRecent } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { sceneAddresses } from '#lib/portraits.ts';
import { isRetired } from '#shared/retirement.ts';
import { RetirementNote } from '#shared/retirement-note.tsx';
import { Card } from '#ui/card.tsx';
import { CoverPicture } from '#ui/cover-picture.tsx';
import { companionColors } from '#ui/gradient.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** How many conversations are shown. */
const SHOWN = 3;

/** The longest part of a last message. */
const LINE_LENGTH = 110;

/** A chat with at least one message. */
export type RecentConversation = {
  companion: {
    id: string;
    name: string;
    imageUrl: string;
    gradientFrom: string | null;
    gradientTo: string | null;
  };
  retiresAt: string | null;
  lastText: string;
  lastFrom: 'user' | 'ai';
  lastAt: string;
};

/** The newest conversations with their last line, each a link that continues it; the newest one large (R-FIRST-18). */
export function RecentConversations({ conversations }: { conversations: RecentConversation[] }) {
  const [newest, ...others] = conversations.slice(0, SHOWN);
  if (newest === undefined) return null;
  return (
    <section aria-label="Recent conversations">
      <ul className="flex flex-col gap-3 lg:flex-row lg:gap-5">
        <li className="min-w-0 lg:flex-[1.5]">
          <Newest conversation={newest} />
        </li>
        {others.map((conversation) => (
          <li key={conversation.companion.id} className="min-w-0 lg:flex-1">
            <Earlier conversation={conversation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ConversationProps = { conversation: RecentConversation };

const addressOf = ({ companion: { id, name } }: RecentConversation) =>
  paths.chat({ companionId: id, companion: name });

function Newest({ conversation }: ConversationProps) {
  const { companion, retiresAt } = conversation;
  const label = isRetired(retiresAt) ? 'Read your chat' : 'Keep chatting';
  return (
    <Card
      style={companionColors(companion.gradientFrom, companion.gradientTo)}
      className="group relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-lifted sm:min-h-72 sm:flex-row"
    >
      <CoverPicture
        {...sceneAddresses(companion.imageUrl)}
        eager
        className="aspect-3/2 shrink-0 sm:aspect-auto sm:w-1/2 sm:max-w-80"
      />
      <div className="flex min-w-0 grow flex-col gap-3 p-5">
        <NameAndTime conversation={conversation} className="text-2xl" />
        <LastLine conversation={conversation} className="font-display text-xl leading-snug" />
        <LinkButton
          variant="primary"
          to={addressOf(conversation)}
          aria-label={`${label} with ${companion.name}`}
          className="mt-auto after:absolute after:inset-0 sm:self-start"
        >
          {label}
        </LinkButton>
      </div>
    </Card>
  );
}

function Earlier({ conversation }: ConversationProps) {
  const { companion } = conversation;
  return (
    <Link to={addressOf(conversation)} className="block h-full rounded-lg">
      <Card
        style={companionColors(companion.gradientFrom, companion.gradientTo)}
        className="group flex h-full overflow-hidden transition-shadow hover:shadow-lifted lg:flex-col"
      >
        <CoverPicture
          {...sceneAddresses(companion.imageUrl)}
          eager
          className="w-28 shrink-0 lg:aspect-4/3 lg:w-auto"
        />
        <div className="flex min-w-0 grow flex-col gap-1.5 p-4">
          <NameAndTime conversation={conversation} className="text-xl" />
          <LastLine conversation={conversation} className="text-muted" />
        </div>
      </Card>
    </Link>
  );
}

function NameAndTime({ conversation, className }: ConversationProps & { className: string }) {
  const { companion, lastAt, retiresAt } = conversation;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h3 className={`font-display wrap-anywhere ${className}`} dir="auto">
        {companion.name}
      </h3>
      <time dateTime={lastAt} className="text-sm text-muted">
        {formatRecent(lastAt)}
      </time>
      <RetirementNote retiresAt={retiresAt} className="w-full text-muted" />
    </div>
  );
}

function LastLine({ conversation, className }: ConversationProps & { className: string }) {
  const { lastText, lastFrom } = conversation;
  const line = cutAtWord(lastText, LINE_LENGTH);
  return (
    <p className={`wrap-anywhere ${className}`} dir="auto">
      {lastFrom === 'user' ? `You: ${line}` : `“${line}”`}
    </p>
  );
}
