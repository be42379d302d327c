import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { useSession } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { companionColors } from '#ui/gradient.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { browseGradient, gradientOf } from './companion.ts';
import { ownCompanionsQuery } from './queries.ts';

/** The companion a person has just made, with the way to the first chat, which has the focus (R-FIRST-17). */
export function CreatedCompanion({ id }: { id: string }) {
  const userId = useSession().user?.id ?? '';
  const companion = useQuery(ownCompanionsQuery(userId)).data?.find((own) => own.id === id);
  const sayHello = useRef<HTMLDivElement>(null);
  const isShown = companion !== undefined;
  useEffect(() => {
    if (isShown) sayHello.current?.querySelector('a')?.focus();
  }, [isShown]);

  if (companion === undefined) return null;
  const { name, greeting, tagline } = companion;
  const { from, to } = gradientOf(companion, browseGradient);
  return (
    <section aria-label={`${name} is here`}>
      <Card style={companionColors(from, to)} className="tinted flex flex-wrap items-center gap-6 p-6">
        <Portrait src={faceAddress(companion.imageUrl)} alt="" from={from} to={to} size="lg" ring eager />
        <div className="min-w-56 grow basis-80">
          <h2 className="font-display text-3xl wrap-anywhere">{name} is here</h2>
          <p className="mt-1 text-lg whitespace-pre-line wrap-anywhere text-muted" dir="auto">
            {greeting === '' ? tagline : `“${greeting}”`}
          </p>
        </div>
        {env.features.chat && (
          <div ref={sayHello}>
            <LinkButton variant="primary" to={paths.chat({ companionId: id, companion: name })}>
              Say hello
            </LinkButton>
          </div>
        )}
      </Card>
    </section>
  );
}
