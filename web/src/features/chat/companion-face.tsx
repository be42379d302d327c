import { type ComponentProps, useState } from 'react';
import { drawnPictures, faceAddress } from '#lib/portraits.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { useChatSession } from './chat-session.ts';
import type { ChatCompanion } from './types.ts';

const Expressions = lazyPart('Expressions', () => import('./mood/expressions.tsx'));

type CompanionFaceProps = {
  companion: ChatCompanion;
  /** The key of the reply it stands beside; the newest one's when left out. */
  beside?: string;
} & Pick<ComponentProps<typeof Portrait>, 'size' | 'eager' | 'className'>;

/**
 * The companion's round picture. A drawn one has the expression of the newest reply; beside earlier ones it is calm,
 * which is quieter than a column of different faces (R-ART-03).
 */
export function CompanionFace({ companion, beside, ...portrait }: CompanionFaceProps) {
  const pictures = drawnPictures(companion.imageUrl);
  const mood = useChatSession(companion.id, ({ expression }) =>
    expression === null || (beside !== undefined && beside !== expression.key) ? null : expression.mood,
  );
  // Once shown they stay, so that a face becomes calm as softly as it became anything else.
  const [hasExpressions, setHasExpressions] = useState(false);
  if (mood !== null && !hasExpressions) setHasExpressions(true);
  return (
    <Portrait
      {...portrait}
      src={faceAddress(companion.imageUrl)}
      alt=""
      from={companion.gradientFrom}
      to={companion.gradientTo}
    >
      {pictures && hasExpressions && (
        <LazyBoundary>
          <Expressions face={pictures.face} mood={mood ?? 'calm'} />
        </LazyBoundary>
      )}
    </Portrait>
  );
}
