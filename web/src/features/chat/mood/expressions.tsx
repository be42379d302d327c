import { type Mood, moods } from '#lib/mood.ts';
import { Picture } from '#ui/picture.tsx';

type ExpressionsProps = { face: (mood: Mood) => string; mood: Mood };

/**
 * The other expressions over a calm face: only the opacity of the one that fits changes, so that nothing moves. All are
 * loaded, with low priority, so that the next one is there when it is needed.
 */
export function Expressions({ face, mood }: ExpressionsProps) {
  return moods
    .slice(1)
    .map((other) => (
      <Picture
        key={other}
        fetchPriority="low"
        decoding="async"
        src={face(other)}
        alt=""
        className="absolute inset-0 transition-opacity duration-300"
        style={{ opacity: mood === other ? 1 : 0 }}
      />
    ));
}
