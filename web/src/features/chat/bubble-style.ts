/** The companion's side of the talk: the surface with a breath of their colour, so that plain ink stays readable. */
export const companionBubble =
  'rounded-lg rounded-bl-sm shadow-soft text-ink bg-[color-mix(in_oklab,var(--companion-from)_10%,var(--color-raised))]';

/** The reader's side: the companion's gradient. */
export const readerBubble = 'rounded-lg rounded-br-sm shadow-soft bg-companion text-on-companion';

/** What is new comes in from below. */
export const arriving =
  'transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0';
