import { Link } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { Container } from '#ui/container.tsx';
import type { LegalText } from './legal-text.ts';

/** A legal page with its dates, its contents and its numbered sections (R-STATIC-08). */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Container className="grid gap-12 py-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <title>{`${text.title} | ${brand.name}`}</title>
      <header className="flex flex-col gap-4 lg:col-span-2">
        <h1 className="font-display text-5xl">{text.title}</h1>
        <p className="text-sm text-muted">{text.dates}</p>
        <p className="max-w-prose text-lg">{text.summary}</p>
      </header>

      <nav aria-label="Contents" className="hidden lg:block">
        <ol className="sticky top-24 flex flex-col gap-1 text-sm">
          {text.sections.map(({ title }, index) => (
            <li key={title}>
              <a
                href={`#${sectionId(index)}`}
                className="inline-block py-1 text-muted hover:text-ink hover:underline"
              >
                {index + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>

      <div className="flex max-w-prose flex-col gap-10">
        {text.sections.map(({ title, paragraphs }, index) => (
          <section
            key={title}
            id={sectionId(index)}
            aria-labelledby={`${sectionId(index)}-title`}
            className="scroll-mt-24"
          >
            <h2 id={`${sectionId(index)}-title`} className="mb-3 font-display text-2xl">
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-3">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p>
          <Link to={paths.contact} className="font-semibold text-accent underline">
            Contact us
          </Link>
        </p>
      </div>
    </Container>
  );
}

function sectionId(index: number): string {
  return `section-${index + 1}`;
}
