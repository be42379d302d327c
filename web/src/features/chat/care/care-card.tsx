import { LifeBuoy } from 'lucide-react';
import { useId } from 'react';
import { helpLines, linesOf } from '#contracts/help-lines.ts';
import { useHelpCountry } from '#shared/help/country.ts';
import { GetHelp } from '#shared/help/get-help.tsx';
import { EmergencyNumbers, Ways } from '#shared/help/ways.tsx';
import { cx } from '#ui/cx.ts';
import type { CareCardData } from './care.ts';
import { careTexts } from './texts/care-texts.ts';
import { useCareLanguage } from './use-language.ts';

/** How many lines a card has; 'Lines of another country' shows all of them. */
const SHOWN_LINES = { small: 2, full: 4 };

/**
 * People to turn to, in place of a reply or, smaller, beneath one; in the language of what was written, where it is one
 * of those that we speak (D-31, R-SAFE-05, R-CARE-12). In danger, and before somebody is hurt, the emergency number is
 * first (R-CARE-15).
 */
export function CareCard({ care }: { care: CareCardData }) {
  const { topic, level, isKept } = care;
  const id = useId();
  const country = useHelpCountry();
  const { language, texts, title, text } = useWords(care);
  const isSmall = level === 1;
  const isUrgent = level === 3 || topic === 'immediate_danger' || topic === 'harm_to_others';
  const lines = helpLines(country, topic).filter(({ url }) => !url.startsWith('tel:'));
  const danger = (
    <>
      {texts.danger} <EmergencyNumbers text={linesOf(country).emergency} />
    </>
  );
  return (
    <section
      aria-labelledby={id}
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      className={cx(
        'rounded-lg border border-accent bg-raised shadow-soft',
        isSmall ? 'px-4 py-3' : 'p-4 sm:p-5',
      )}
    >
      <h2 id={id} className={cx('flex items-center gap-2 font-display', isSmall ? 'text-base' : 'text-xl')}>
        <LifeBuoy aria-hidden="true" className={cx('shrink-0 text-accent', isSmall ? 'size-5' : 'size-6')} />
        {title}
      </h2>
      {isUrgent && <p className="mt-2 rounded-md bg-tint px-3 py-2 text-lg">{danger}</p>}
      <p className={cx('mt-1.5', isSmall && 'text-sm')}>{text}</p>
      <Ways
        lines={lines.slice(0, isSmall ? SHOWN_LINES.small : SHOWN_LINES.full)}
        texts={texts}
        className="mt-3 sm:grid-cols-2"
      />
      <div className="mt-3 flex flex-col items-start gap-1 text-sm">
        {!isUrgent && <p>{danger}</p>}
        {topic !== 'minor' && topic !== 'harm_to_others' && !isSmall && <p>{texts.forOthers}</p>}
        <GetHelp className="inline-block py-0.5 text-accent underline" first={topic}>
          {texts.elsewhere}
        </GetHelp>
        {!isKept && <p className="text-muted">{texts.notSent}</p>}
        {isKept && !isSmall && <p className="text-muted">{texts.kept}</p>}
      </div>
    </section>
  );
}

/** What the card says first, said to screen readers as it comes. */
export function CareAnnouncement({ care }: { care: CareCardData }) {
  const { language, title, text } = useWords(care);
  return (
    <p role="alert" lang={language} className="sr-only">
      {title}. {text}
    </p>
  );
}

function useWords(care: CareCardData) {
  const { topic, level } = care;
  const language = useCareLanguage(care);
  const texts = careTexts[language];
  if (level === 1) return { language, texts, ...texts.worrying };
  return { language, texts, title: texts.titleOf[topic] ?? texts.title, text: texts.about[topic] };
}
