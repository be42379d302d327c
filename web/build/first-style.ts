import { PurgeCSS } from 'purgecss';

/** Faces that have to be fetched. Until the whole style sheet brings them, the system's own take their room. */
const fetchedFaces = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** What the build, scripts and people set on elements of a page that has been drawn. */
const setLater = ['data-frame', 'data-theme', 'data-member', 'data-waiting', 'open'];

/** The part of `styleSheet` that the first paint of these pages needs, small enough to stand in each of them. */
export async function firstStyle(styleSheet: string, pages: string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: styleSheet.replace(fetchedFaces, '') }],
    // Every word of the page may be a class: Tailwind's have signs in them that other names have not.
    defaultExtractor: (html) => html.replaceAll('&amp;', '&').match(/[^<>"'`\s]+/g) ?? [],
    dynamicAttributes: setLater,
    keyframes: true,
    variables: true,
  });
  if (purged === undefined) throw new Error('There is no style sheet to take the first style from.');
  return purged.css;
}
