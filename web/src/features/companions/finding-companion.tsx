import { brand } from '../../lib/brand.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** Stands where a companion's screen will be, called `title` until it is known whom it is about. */
export function FindingCompanion({ title }: { title: string }) {
  return (
    <div className="grid flex-1 place-content-center">
      <title>{`${title} | ${brand.name}`}</title>
      <h1 className="sr-only">{title}</h1>
      <Spinner label="Loading companion..." />
    </div>
  );
}
