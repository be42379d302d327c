import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Section } from '#ui/section.tsx';
import { measured } from './measured.ts';
import { MeasuredFigures } from './measured-figures.tsx';
import { protocolFor } from './protocol.ts';

// What can be chosen and what is read comes after the words, which do not wait for it.
const HelpLines = lazyPart('default', () => import('#shared/help/help-lines.tsx'));
const SafetyCounts = lazyPart('default', () => import('./safety-counts.tsx'));

/** The safety protocol, the help lines of every country and how often they were needed, for everyone (R-SAFE-08). */
export function SafetyScreen() {
  return (
    <Container className="flex flex-col gap-14 py-14">
      <title>{`Safety | ${brand.name}`}</title>
      <header className="flex max-w-prose flex-col gap-4">
        <h1 className="font-display text-5xl">Safety</h1>
        <p className="text-lg">
          People bring their loneliest hours here. This page says what we do to keep them safe, whom to call,
          and how often it was needed.
        </p>
      </header>

      <Section title="Talk to a person now">
        <p className="max-w-prose">
          If it is too much right now, these people will listen. You don’t need a good enough reason, and most
          lines are free and open at night.
        </p>
        <Suspense>
          <Card className="p-6">
            <HelpLines />
          </Card>
        </Suspense>
      </Section>

      {protocolFor(env.modelServices).map(({ title, paragraphs }) => (
        <Section key={title} title={title}>
          <div className="flex max-w-prose flex-col gap-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ))}

      {measured && <MeasuredFigures {...measured} />}

      <Section title="How often it was needed">
        <p className="max-w-prose">
          We count by month and country, and the count holds neither the words nor the person. A digest with a
          secret key, deleted the next day, makes one person count once a day. Countries with fewer than ten
          in a month are counted together.
        </p>
        <Suspense>
          <SafetyCounts />
        </Suspense>
      </Section>

      <p>
        Is there something we should know?{' '}
        <Link to={paths.contact} className="font-semibold text-accent underline">
          Write to us
        </Link>
      </p>
    </Container>
  );
}
