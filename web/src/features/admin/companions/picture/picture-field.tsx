import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { buttonClass } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';
import { Portrait } from '#ui/portrait.tsx';
import { Spinner } from '#ui/spinner.tsx';

type PictureFieldProps = {
  /** The address of the stored picture, or of the one just chosen. */
  shown: string | null;
  from: string;
  to: string;
  /** The text while the chosen picture is processed; meanwhile no other one can be chosen. */
  busy: string | null;
  problem: string | null;
  onChoose: (file: File) => void;
};

/** The companion's picture with the way to another one. */
export function PictureField({ shown, from, to, busy, problem, onChoose }: PictureFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Portrait src={shown} alt="The picture as people see it" from={from} to={to} size="lg" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/gif"
          disabled={busy !== null}
          aria-describedby={`${id}-text`}
          className="peer sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again, after a failure too.
            event.target.value = '';
            if (file !== undefined) onChoose(file);
          }}
        />
        <label
          htmlFor={id}
          className={cx(
            buttonClass({ size: 'sm' }),
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent',
            busy !== null && 'cursor-not-allowed opacity-55',
          )}
        >
          <ImageUp aria-hidden="true" className="size-4" />
          Choose an image
        </label>
        <div id={`${id}-text`} className="text-sm text-muted">
          {busy === null ? 'JPEG, PNG or GIF, up to 5 MB' : <Spinner label={busy} />}
        </div>
        {problem !== null && (
          <p role="alert" className="text-sm font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
