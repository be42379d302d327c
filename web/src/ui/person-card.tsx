import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { companionColors } from './gradient.ts';
import { Portrait } from './portrait.tsx';

type PersonCardProps = {
  name: string;
  tagline: string;
  imageUrl: string | null;
  gradientFrom: string | null;
  gradientTo: string | null;
  /** What stands below the tagline. */
  note?: ReactNode;
  /** The actions, the main one first. */
  children?: ReactNode;
};

/** A companion on their own colors, with actions. */
export function PersonCard({
  name,
  tagline,
  imageUrl,
  gradientFrom,
  gradientTo,
  note,
  children,
}: PersonCardProps) {
  return (
    <Card
      style={companionColors(gradientFrom, gradientTo)}
      className="tinted flex h-full flex-col justify-between gap-4 p-4"
    >
      <div className="flex items-center gap-4">
        <Portrait src={imageUrl} alt="" from={gradientFrom} to={gradientTo} />
        <div className="min-w-0">
          <h3 className="font-display text-xl wrap-anywhere" dir="auto">
            {name}
          </h3>
          <p className="text-sm wrap-anywhere text-muted" dir="auto">
            {tagline}
          </p>
          {note}
        </div>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </Card>
  );
}
