/** Skips the navigation for keyboard users; visible while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-md bg-raised px-4 py-2 font-semibold shadow-lifted focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      Skip to content
    </a>
  );
}
