import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Companion } from './companion.ts';

/** How many values of Perfect For a profile shows (R-COMP-05). */
const SHOWN = 3;

/** The description of the companion and its Perfect For values. */
export function CompanionAbout({ companion }: { companion: Companion }) {
  const perfectFor = companion.perfectFor.slice(0, SHOWN).map(({ label }) => label);
  return (
    <WithAside
      aside={
        (perfectFor.length > 0 || companion.specialFeatures.length > 0) && (
          <>
            <Words title="Perfect for" words={perfectFor} />
            <Words title="Special features" words={companion.specialFeatures} />
          </>
        )
      }
    >
      <Prose>{companion.description}</Prose>
    </WithAside>
  );
}

/** The personality and the conversation style of the companion. */
export function CompanionPersonality({ companion }: { companion: Companion }) {
  return (
    <WithAside
      aside={
        companion.conversationStyle && (
          <section className="flex flex-col gap-3">
            <h2 className="font-display text-xl">How {companion.name} talks</h2>
            <p className="whitespace-pre-line wrap-anywhere" dir="auto">
              {companion.conversationStyle}
            </p>
          </section>
        )
      }
    >
      <Prose>{companion.personality || `${companion.name} would rather show you than be described.`}</Prose>
    </WithAside>
  );
}

function WithAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="flex flex-col gap-8 lg:flex-row lg:items-start lg:justify-between lg:gap-16">
      {children}
      {aside && <Card className="flex flex-col gap-6 p-6 lg:w-96 lg:shrink-0">{aside}</Card>}
    </div>
  );
}

function Words({ title, words }: { title: string; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Chip className="wrap-anywhere">{word}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Prose({ children }: { children: string }) {
  return (
    <p className="max-w-prose text-lg whitespace-pre-line wrap-anywhere" dir="auto">
      {children}
    </p>
  );
}
