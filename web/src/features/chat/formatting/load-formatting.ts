/** The part of the page that draws marks, and the library that reads them. */
type Formatting = typeof import('./markdown-text.tsx');

let loaded: Formatting | undefined;

/** It, once it is loaded. */
export function formatting(): Formatting | undefined {
  return loaded;
}

export async function readFormatting(): Promise<Formatting> {
  loaded ??= await import('./markdown-text.tsx');
  return loaded;
}

/** Loads it, so that no text is shown without its formatting first. */
export async function loadFormatting(): Promise<void> {
  // A failure is retried and reported where a text is drawn.
  await readFormatting().catch(() => undefined);
}

const mark = /[*_`~[<\\@]|^[ \t]*(?:>|(?:[-+]|#{1,6}|\d{1,9}[.)])(?:[ \t]|$)|\d{1,9}$)|https?:|www\./m;

/** Whether a text may have formatting. Most messages have none and are shown without the library. */
export function hasMarks(text: string): boolean {
  return mark.test(text);
}
