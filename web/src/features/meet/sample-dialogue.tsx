import type { ReactNode } from 'react';
import type { DialogueLine } from '#contracts/example-dialogue.ts';
import { cx } from '#ui/cx.ts';

type SampleDialogueProps = { name: string; face: ReactNode; lines: DialogueLine[] };

// As in the chat.
const bubble = 'max-w-[86%] rounded-lg px-4 py-2.5 shadow-soft whitespace-pre-wrap wrap-anywhere';
const companionBubble =
  'rounded-bl-sm text-ink bg-[color-mix(in_oklab,var(--companion-from)_10%,var(--color-raised))]';
const readerBubble = 'rounded-br-sm bg-companion text-on-companion';

/** A few written lines of a conversation, as the chat shows them. */
export function SampleDialogue({ name, face, lines }: SampleDialogueProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="sample" className="mt-3 md:mt-4">
      <h2 id="sample" className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        A sample of how {name} talks
      </h2>
      <ul className="flex flex-col gap-2">
        {lines.map(({ from, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: written lines, which do not move.
          <li key={place} className={cx('flex items-end gap-2.5', from === 'person' && 'justify-end')}>
            {from === 'companion' && face}
            <div className={cx(bubble, from === 'companion' ? companionBubble : readerBubble)}>
              <span className="sr-only">{from === 'companion' ? name : 'You'}: </span>
              <Spoken text={text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Text with what is done meanwhile, between asterisks, set apart. */
function Spoken({ text }: { text: string }) {
  return text.split(/(\*[^*\n]+\*)/).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text.
      <em key={place} className="font-display text-muted not-italic">
        {part.slice(1, -1)}
      </em>
    ) : (
      part
    ),
  );
}
