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
  /** The actions, the main one first. */
  children: ReactNode;
};

/** A companion on their own colors, with actions. */
export function PersonCard({ name, tagline, imageUrl, gradientFrom, gradientTo, children }: PersonCardProps) {
  return (
    <Card
      style={companionColors(gradientFrom, gradientTo)}
      className="tinted flex h-full flex-col items-center gap-4 p-6 text-center"
    >
      <Portrait src={imageUrl} alt="" from={gradientFrom} to={gradientTo} size="lg" ring />
      <div className="w-full grow">
        <h3 className="line-clamp-3 font-display text-2xl wrap-anywhere" dir="auto">
          {name}
        </h3>
        <p className="mt-1 line-clamp-3 wrap-anywhere text-muted" dir="auto">
          {tagline}
        </p>
      </div>
      <div className="flex w-full flex-col gap-2">{children}</div>
    </Card>
  );
}
