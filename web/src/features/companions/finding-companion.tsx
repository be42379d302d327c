import { Spinner } from '#ui/spinner.tsx';
import { WithoutCompanion } from './without-companion.tsx';

/** A companion's screen until its companion has come. */
export function FindingCompanion({ title }: { title: string }) {
  return (
    <WithoutCompanion title={title}>
      <Spinner label="Loading companion..." />
    </WithoutCompanion>
  );
}
