import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { env } from '#lib/env.ts';
import { faceAddress, sceneAddresses } from '#lib/portraits.ts';
import { useCompanionColors } from '#shared/use-companion-colors.ts';
import { cx } from '#ui/cx.ts';
import { Portrait } from '#ui/portrait.tsx';
import { ThemedPicture } from '#ui/themed-picture.tsx';
import type { MetCompanion } from './api.ts';
import { FirstMessage } from './first-message.tsx';
import { MeetingFrame } from './meeting-frame.tsx';
import { meetingOf } from './rules.ts';
import { SampleDialogue } from './sample-dialogue.tsx';

/** A companion in their place and their own words, and the box for the first message (R-FIRST-07, R-FIRST-08). */
export function Meeting({ companion }: { companion: MetCompanion }) {
  const met = meetingOf(companion);
  return (
    <MeetingFrame {...useCompanionColors(companion)} picture={<Picture src={met.image} place={met.place} />}>
      <title>{`Meet ${met.name} | ${brand.name}`}</title>
      <header className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-display text-[2.5rem] wrap-anywhere sm:text-[3.5rem]">
            <bdi>{met.name}</bdi>
          </h1>
          <span
            title="A computer program, not a person"
            className="rounded-sm border-2 border-current px-1.5 text-xs leading-5 font-bold"
          >
            AI
          </span>
        </div>
        <p className="text-lg wrap-anywhere text-muted">{met.tagline}</p>
        <div className="grid grid-cols-[fit-content(100%)_fit-content(100%)] items-baseline gap-x-4 text-sm">
          {met.traits !== '' && <p className="wrap-anywhere text-muted max-md:hidden">{met.traits}</p>}
          <Place place={met.place} className="text-muted md:hidden" />
          <Story name={met.name}>{met.description}</Story>
        </div>
      </header>
      <SampleDialogue
        name={met.name}
        lines={met.sample}
        face={<Portrait src={faceAddress(met.image)} alt="" size="xs" eager />}
      />
      {env.features.chat && <FirstMessage companionId={met.id} name={met.name} openers={met.openers} />}
      <p className="mt-2 text-sm text-muted">
        {met.name} is an AI, a computer program. For adults only. May not be suitable for some minors.
      </p>
    </MeetingFrame>
  );
}

function Picture({ src, place }: { src: string | null; place: string }) {
  return (
    <>
      <ThemedPicture
        {...sceneAddresses(src)}
        width={480}
        height={600}
        eager
        className="size-full object-cover object-[50%_12%] md:aspect-4/5"
      />
      {/* A phone's picture has only room for the face. */}
      <Place
        place={place}
        className="absolute bottom-4 left-4 max-w-[calc(100%-2rem)] rounded-md bg-raised/92 px-3 py-1.5 text-sm font-medium text-ink max-md:hidden"
      />
    </>
  );
}

/** Where they are, from the first sentence of their scenario. */
function Place({ place, className }: { place: string; className: string }) {
  if (place === '') return null;
  return (
    <p className={cx('flex items-start gap-1.5 wrap-anywhere', className)}>
      <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {place}
    </p>
  );
}

function Story({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="open:col-span-full">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center font-semibold text-accent underline underline-offset-3 [&::-webkit-details-marker]:hidden">
        {name}’s story
      </summary>
      <p className="mt-1 mb-2 max-w-prose text-base whitespace-pre-line wrap-anywhere">{children}</p>
    </details>
  );
}
