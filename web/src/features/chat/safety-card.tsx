import { LifeBuoy } from 'lucide-react';
import { useId } from 'react';
import { ContactLine } from '#ui/contact-line.tsx';
import type { SafetyHelp } from './turn.ts';

/** Help lines in place of a reply, when a text is about self-harm or harm to others (D-15, R-SAFE-05). */
export function SafetyCard({ help }: { help: SafetyHelp }) {
  const id = useId();
  return (
    <section
      role="alert"
      aria-labelledby={id}
      className="mt-3 rounded-lg border border-accent bg-raised p-5 shadow-soft"
    >
      <h2 id={id} className="flex items-center gap-2 font-display text-xl">
        <LifeBuoy aria-hidden="true" className="size-6 text-accent" />
        You do not have to carry this alone
      </h2>
      <p className="mt-2">
        This needs a person, and I am only a program. People who are there for exactly this will listen to
        you, now:
      </p>
      <ul className="mt-4 flex flex-col gap-3">
        {help.lines.map((line) => (
          <ContactLine key={line.name} {...line} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        If you are in danger right now, call your emergency number. Lines of every country are on{' '}
        <a href="https://findahelpline.com" target="_blank" rel="noopener noreferrer" className="underline">
          findahelpline.com
        </a>
        . This message was not counted.
      </p>
    </section>
  );
}
