import { withoutMarks } from '#lib/without-marks.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { lazyPart, resolvedNow } from '#ui/lazy-part.tsx';
import { formatting, hasMarks, readFormatting } from './load-formatting.ts';

const MarkdownText = lazyPart('MarkdownText', () => {
  const ready = formatting();
  return ready ? resolvedNow(ready) : readFormatting();
});

type FormattedTextProps = {
  text: string;
  /** Whether words are still arriving. */
  growing?: boolean;
};

/** The words of a message, formatted (R-FIRST-13). */
export function FormattedText({ text, growing = false }: FormattedTextProps) {
  if (!hasMarks(text)) return <PlainText text={text} growing={growing} />;
  return (
    <LazyBoundary fallback={<PlainText text={withoutMarks(text)} growing={growing} />}>
      <MarkdownText text={text} growing={growing} />
    </LazyBoundary>
  );
}

function PlainText({ text, growing }: Required<FormattedTextProps>) {
  const paragraphs = text.split(/\n[ \t]*\n\s*/);
  return (
    <div className="formatted" data-growing={growing || undefined}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a growing text only adds paragraphs at its end.
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
