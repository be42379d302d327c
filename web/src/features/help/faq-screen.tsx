import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { Container } from '#ui/container.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Answer } from './answer.tsx';
import { questionGroups } from './questions.ts';

/** Questions and answers, one of them open at a time (R-STATIC-06, R-STATIC-07). */
export function FaqScreen() {
  return (
    <Container className="flex flex-col gap-12 py-14">
      <title>{`FAQ | ${brand.name}`}</title>
      <header className="flex max-w-prose flex-col gap-4">
        <h1 className="font-display text-5xl">Questions people ask</h1>
        <p className="text-lg text-muted">
          Short answers about companions, plans and your data. The numbers come from today’s plans.
        </p>
      </header>

      {questionGroups.map(({ title, questions }) => (
        <section
          key={title}
          aria-label={title}
          className="grid gap-x-12 gap-y-2 lg:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <h2 className="font-display text-2xl lg:pt-4">{title}</h2>
          <div className="border-t border-line">
            {questions.map((question) => (
              <Answer key={question.question} {...question} />
            ))}
          </div>
        </section>
      ))}

      <section className="flex flex-wrap items-center justify-between gap-6 rounded-lg bg-sunken p-8">
        <h2 className="font-display text-2xl">Didn’t find your question?</h2>
        <LinkButton to={paths.contact} variant="primary">
          Contact Support
        </LinkButton>
      </section>
    </Container>
  );
}
