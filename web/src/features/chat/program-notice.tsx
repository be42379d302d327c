import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { AiMark } from './ai-mark.tsx';

type ProgramNoticeProps = {
  name: string;
  /** It stands where the chat begins, not where somebody came back. */
  isFirst: boolean;
};

/**
 * Stands where an interaction began: in 16-point bold capitals, the words New York asks for (D-31, R-SAFE-03,
 * R-FIRST-05). On a low window it is as low as these words can be: a line of the last message stays in view above it.
 */
export function ProgramNotice({ name, isFirst }: ProgramNoticeProps) {
  return (
    <section
      aria-label="About this companion"
      className="my-3 rounded-md bg-tint p-4 short:my-1 short:px-3 short:py-1.5"
    >
      <p className="flex items-center gap-2 text-sm text-muted">
        <AiMark />
        {isFirst ? 'Before you start' : 'A reminder'}
        <Link to={paths.safety} className="ml-auto py-0.5 text-accent underline underline-offset-2">
          What this means
        </Link>
      </p>
      <p className="mt-2 text-[16pt] leading-tight font-bold wrap-anywhere short:mt-0 short:leading-[1.1]">
        {`THE AI COMPANION ${name.toUpperCase()} IS A COMPUTER PROGRAM AND NOT A HUMAN BEING. IT IS UNABLE TO FEEL HUMAN EMOTION.`}
      </p>
    </section>
  );
}
