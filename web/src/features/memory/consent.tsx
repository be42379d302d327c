import { Eye, MessageCircle, ShieldCheck } from 'lucide-react';
import { consents } from '#contracts/consents.ts';
import { formatLongDay } from '#lib/format-date-time.ts';
import { type Consent, useSaveConsent } from '#shared/consents.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ForgetEverything } from './forget-everything.tsx';

const promises = [
  {
    Icon: MessageCircle,
    text: 'What you tell a companion about yourself is kept as short facts in your own words, each with the sentence it came from.',
  },
  {
    Icon: ShieldCheck,
    text: 'Health, sex life, belief, politics and other people’s affairs are never kept by themselves: only if you write them here or choose “Remember this”.',
  },
  {
    Icon: Eye,
    text: 'You see every fact here, and can correct it, have it forgotten or turn memory off; from your next message on, nothing is used.',
  },
];

type ConsentCardProps = { userId: string; consent: Consent | undefined; hasFacts: boolean };

/** What memory is, and the button that turns it on; after it was turned off, what that means (R-MEM-01). */
export function ConsentCard({ userId, consent, hasFacts }: ConsentCardProps) {
  const save = useSaveConsent(userId);
  const wasOn = consent?.wasGiven === true;
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby="consent" className="flex max-w-prose flex-col gap-5">
        <h2 id="consent" className="font-display text-2xl">
          {wasOn ? 'Memory is off' : 'Would you like to be remembered?'}
        </h2>
        {consent?.isOutdated && (
          <p>
            You turned it on, but the words have changed since. Please read them again; until then nothing is
            used, and nothing new is kept.
          </p>
        )}
        {wasOn && !consent.isOutdated && (
          <p>
            You turned it off on {formatLongDay(consent.at)}. From your next message on nothing is used, and
            nothing new is kept.
            {hasFacts && ' What was kept stays below, for you alone, until you forget it.'}
          </p>
        )}
        <ul className="flex flex-col gap-4">
          {promises.map(({ Icon, text }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              {text}
            </li>
          ))}
        </ul>
        <p className="border-l-2 border-line-strong pl-4 text-sm text-muted">
          By turning it on you agree to this: “{consents.memory.text}”
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            busy={save.isPending}
            onClick={() => save.mutate({ purpose: 'memory', given: true })}
          >
            {wasOn ? 'Turn memory on again' : 'Turn memory on'}
          </Button>
          {hasFacts && <ForgetEverything userId={userId} />}
        </div>
      </section>
    </Card>
  );
}
