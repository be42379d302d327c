import { ExternalLink, MessageCircle, Phone } from 'lucide-react';
import { Fragment } from 'react';
import type { HelpLine } from '#contracts/help/line.ts';
import { cx } from '#ui/cx.ts';
import { englishWays, type WayTexts, waysTo } from './lines.ts';

const icons = { call: Phone, text: MessageCircle, visit: ExternalLink };

type WaysProps = { lines: HelpLine[]; texts?: WayTexts; className?: string };

/** Help lines as links that call, text or open them (R-CARE-01). */
export function Ways({ lines, texts = englishWays, className = 'sm:grid-cols-2' }: WaysProps) {
  return (
    <ul className={cx('grid gap-2', className)}>
      {lines.flatMap((line) =>
        waysTo(line, texts).map(({ kind, href, title, note }) => {
          const Icon = icons[kind];
          return (
            <li key={line.name + href}>
              <a
                href={href}
                {...(kind === 'visit' && { target: '_blank', rel: 'noopener noreferrer' })}
                className="flex h-full min-h-13 items-center gap-3 rounded-md border border-line-strong bg-raised px-3.5 py-2 text-ink hover:border-accent"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
                <span className="flex min-w-0 flex-col">
                  <span className="font-semibold wrap-anywhere">{title}</span>
                  <span className="text-sm text-muted">
                    <bdi>{note}</bdi>
                  </span>
                </span>
              </a>
            </li>
          );
        }),
      )}
    </ul>
  );
}

/** A country's words for its emergency numbers, every number a link that calls it. */
export function EmergencyNumbers({ text }: { text: string }) {
  return (
    <bdi className="font-semibold">
      {text.split(/(\d+)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text's own order.
        <Fragment key={index}>
          {/^\d/.test(part) ? (
            <a href={`tel:${part}`} className="inline-block py-0.5 text-accent underline">
              {part}
            </a>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </bdi>
  );
}
