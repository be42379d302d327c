type OpenersProps = { openers: string[]; onChosen: (text: string) => void };

/**
 * What one could say first; a tap puts it into the composer and sends nothing (R-FIRST-02). On a low window they stand
 * in one row that scrolls, so that the greeting stays in view (R-FIRST-05).
 */
export function Openers({ openers, onChosen }: OpenersProps) {
  return (
    <section
      aria-label="You could say"
      className="flex flex-col items-end gap-2 pt-3 short:-mx-1 short:flex-row short:overflow-x-auto short:p-1 short:[scrollbar-width:none]"
    >
      <p aria-hidden="true" className="text-sm text-muted short:hidden">
        You could say
      </p>
      {openers.map((opener) => (
        <button
          key={opener}
          type="button"
          onClick={() => onChosen(opener)}
          className="min-h-11 cursor-pointer rounded-full border border-line-strong bg-raised px-4 py-2 text-left wrap-anywhere transition-colors duration-150 hover:bg-tint short:max-w-56 short:shrink-0"
        >
          {opener}
        </button>
      ))}
    </section>
  );
}
