import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { cx } from '#ui/cx.ts';

type SectionProps = {
  id?: string;
  title?: string;
  text?: string;
  className?: string;
  children: ReactNode;
};

/** One part of a public page. */
export function Section({ id, title, text, className, children }: SectionProps) {
  return (
    <section id={id} className={cx('py-12 md:py-16', className)}>
      <Container>
        {title !== undefined && <h2 className="font-display text-3xl sm:text-4xl">{title}</h2>}
        {text !== undefined && <p className="mt-2 mb-8 max-w-prose text-lg text-muted">{text}</p>}
        {children}
      </Container>
    </section>
  );
}
