type OpenersProps = { openers: string[]; onChosen: (text: string) => void };

/** What one could say first; a tap puts it into the composer and sends nothing (R-FIRST-02). */
export function Openers({ openers, onChosen }: OpenersProps) {
  return (
    <section aria-label="You could say" className="flex flex-col items-end gap-2 pt-3">
      <p aria-hidden="true" className="text-sm text-muted">
        You could say
      </p>
      {openers.map((opener) => (
        <button
          key={opener}
          type="button"
          onClick={() => onChosen(opener)}
          className="min-h-11 cursor-pointer rounded-full border border-line-strong bg-raised px-4 py-2 text-left wrap-anywhere transition-colors duration-150 hover:bg-tint"
        >
          {opener}
        </button>
      ))}
    </section>
  );
}
