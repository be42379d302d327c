import { cx } from '#ui/cx.ts';
import { Portrait } from '#ui/portrait.tsx';
import type { ChatCompanion } from './types.ts';

type ProgramNoticeProps = {
  companion: ChatCompanion;
  /** The chat has no messages yet: the companion is introduced too. */
  isFirst: boolean;
};

/** Every chat opens with it: in 16-point bold capitals, the words New York asks for (D-15, R-SAFE-03). */
export function ProgramNotice({ companion, isFirst }: ProgramNoticeProps) {
  return (
    <section aria-label="About this companion" className="flex flex-col items-center gap-6 py-3 text-center">
      {isFirst && <Introduction companion={companion} />}
      <p
        className={cx(
          'max-w-160 rounded-lg border border-line bg-raised px-5 py-5 shadow-soft',
          'text-[16pt] leading-snug font-bold text-balance wrap-anywhere',
        )}
      >
        {`THE AI COMPANION ${companion.name.toUpperCase()} IS A COMPUTER PROGRAM AND NOT A HUMAN BEING. IT IS UNABLE TO FEEL HUMAN EMOTION.`}
      </p>
    </section>
  );
}

function Introduction({ companion }: { companion: ChatCompanion }) {
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="relative isolate">
        <div
          aria-hidden="true"
          className="absolute -inset-6 -z-10 rounded-full bg-linear-135 from-(--companion-from) to-(--companion-to) opacity-35 blur-2xl"
        />
        <Portrait
          src={companion.imageUrl}
          alt=""
          from={companion.gradientFrom}
          to={companion.gradientTo}
          size="lg"
          ring
          className="sm:size-32"
        />
      </div>
      <h2 className="mt-3 font-display text-3xl wrap-anywhere">Say hello to {companion.name}</h2>
      <p className="text-lg text-muted">{companion.tagline}</p>
    </div>
  );
}
