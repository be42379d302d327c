import { faceAddress } from '#lib/portraits.ts';
import { Portrait } from '#ui/portrait.tsx';
import type { ChatCompanion } from './types.ts';

/** Who this is, in a chat where nobody has said anything yet. */
export function Introduction({ companion }: { companion: ChatCompanion }) {
  return (
    <div className="flex flex-col items-center gap-3 pt-6 pb-3 text-center">
      <Portrait
        src={faceAddress(companion.imageUrl)}
        alt=""
        from={companion.gradientFrom}
        to={companion.gradientTo}
        size="lg"
        ring
      />
      <h2 className="font-display text-2xl wrap-anywhere">Say hello to {companion.name}</h2>
      <p className="text-muted">{companion.tagline}</p>
    </div>
  );
}
