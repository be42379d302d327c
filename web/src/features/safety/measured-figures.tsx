import { Section } from '#ui/section.tsx';
import { dayInEnglish, intervalOf, languageName } from './figures.ts';
import type { Measured, Share } from './measured.ts';

/** What the rules find and what they stop by mistake, by language, as it was measured (R-CARE-19). */
export function MeasuredFigures({ date, languages }: Measured) {
  return (
    <Section title="What has been measured">
      <p className="max-w-prose">
        On {dayInEnglish(date)} we tried the rules alone on lines that were written by others, who had not
        seen them: lines that name a danger directly, and ordinary lines that sound like it. The range is the
        one in which the true share lies with 95% confidence; with few lines it is wide. The second model has
        not been measured on such lines.
      </p>
      <table className="w-full max-w-160 border-collapse text-left">
        <caption className="sr-only">What the rules found, by language</caption>
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="py-2 pr-4 font-semibold">
              Language
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              Danger found
            </th>
            <th scope="col" className="py-2 font-semibold">
              Stopped by mistake
            </th>
          </tr>
        </thead>
        <tbody>
          {languages.map(({ language, direct, ordinary }) => (
            <tr key={language} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-medium">
                {languageName(language)}
              </th>
              <td className="py-2 pr-4">
                <Figure {...direct} />
              </td>
              <td className="py-2">
                <Figure {...ordinary} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Figure({ count, of }: Share) {
  if (of === 0) return 'not tried';
  const [low, high] = intervalOf(count, of);
  return (
    <>
      <span className="tabular-nums">
        {count} of {of}
      </span>{' '}
      <span className="block text-sm text-muted tabular-nums">
        {low}% to {high}%
      </span>
    </>
  );
}
