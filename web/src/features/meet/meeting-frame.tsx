import type { ComponentProps, ReactNode } from 'react';
import { Container } from '#ui/container.tsx';

type MeetingFrameProps = { picture: ReactNode; children: ReactNode } & ComponentProps<'div'>;

/** The two halves of a meeting page: the companion, and what they and the visitor say. */
export function MeetingFrame({ picture, children, ...rest }: MeetingFrameProps) {
  return (
    <Container
      {...rest}
      className="grid flex-1 content-start gap-x-14 gap-y-3 md:grid-cols-[5fr_7.5fr] pb-8 md:pt-8 md:pb-12"
    >
      <div className="md:sticky md:top-24 md:self-start">
        <div className="relative -mx-4 h-64 overflow-hidden rounded-b-lg bg-linear-165 from-(--companion-from) to-(--companion-to) sm:-mx-8 md:mx-0 md:h-auto md:rounded-t-lg md:shadow-lifted">
          {picture}
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </Container>
  );
}
