import { useLayoutEffect, useRef } from 'react';
import type { CareTopic } from '#contracts/fields.ts';
import { linesOf } from '#contracts/help-lines.ts';
import { SelectField } from '#ui/select-field.tsx';
import { chooseCountry, ELSEWHERE, useHelpCountry } from './country.ts';
import { countryOptions, groupedLines } from './lines.ts';
import { EmergencyNumbers, Ways } from './ways.tsx';

/** The help lines of the reader's country, those for `first` on top, and the choice of another (R-CARE-01, R-CARE-11). */
export default function HelpLines({ first }: { first?: CareTopic | undefined }) {
  const country = useHelpCountry();
  const select = useRef<HTMLSelectElement>(null);
  // A prerendered page can be used before this runs: a country that was chosen by then is kept.
  useLayoutEffect(() => {
    const chosen = select.current?.value ?? ELSEWHERE;
    if (country === ELSEWHERE && chosen !== ELSEWHERE) chooseCountry(chosen);
  }, [country]);
  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-96">
        <SelectField
          ref={select}
          label="Where are you?"
          value={country}
          options={countryOptions}
          onChange={(event) => chooseCountry(event.target.value)}
        />
      </div>
      <div aria-live="polite" className="flex flex-col gap-6">
        <p className="text-lg">
          In danger right now: <EmergencyNumbers text={linesOf(country).emergency} />
        </p>
        {groupedLines(country, first).map(({ title, lines }) => (
          // Another country's lines are others: none of them has moved.
          <section key={`${country} ${title}`} aria-label={title} className="flex flex-col gap-3">
            <h3 className="font-semibold">{title}</h3>
            <Ways lines={lines} />
          </section>
        ))}
        <p className="text-sm text-muted">
          Every line for every country:{' '}
          <a
            href="https://findahelpline.com"
            target="_blank"
            rel="noopener noreferrer"
            className="text-accent underline"
          >
            findahelpline.com
          </a>
        </p>
      </div>
    </div>
  );
}
