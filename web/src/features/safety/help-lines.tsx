import { useEffect, useRef, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { ContactLine } from '#ui/contact-line.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { countryOfReader, countryOptions, ELSEWHERE, linesOf } from './rules.ts';

/** The help lines by country: first a guess from the browser's language, then what the reader chooses. */
export default function HelpLines() {
  const [country, setCountry] = useState(ELSEWHERE);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The page can be used before this runs: a country that was chosen by then is kept.
    const chosen = select.current?.value ?? ELSEWHERE;
    setCountry(chosen === ELSEWHERE ? countryOfReader(navigator.language) : chosen);
  }, []);
  const { emergency, groups } = linesOf(country);
  return (
    <Card className="flex flex-col gap-6 p-6">
      <div className="max-w-96">
        <SelectField
          ref={select}
          label="Where are you?"
          value={country}
          options={countryOptions}
          onChange={(event) => setCountry(event.target.value)}
        />
      </div>
      <div aria-live="polite" className="flex flex-col gap-6">
        <p className="text-lg">
          In danger right now: <strong>{emergency}</strong>
        </p>
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={title} className="flex flex-col gap-3">
            <h3 className="font-semibold">{title}</h3>
            <ul className="grid gap-3 sm:grid-cols-2">
              {lines.map((line) => (
                <ContactLine key={line.name} {...line} />
              ))}
            </ul>
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
    </Card>
  );
}
