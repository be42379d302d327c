import { brand } from '#lib/brand.ts';

type Head = {
  title: string;
  description: string;
  /** The page's absolute address; null when it has none, or the site's address is not known. */
  url: string | null;
  /** The site's address, without a slash at its end; '' when it is not known. */
  siteUrl: string;
};

const picture = { path: '/social.jpg', width: 1200, height: 630 } as const;

/** The elements of a page's head for search engines and link previews. */
export function pageHead({ title, description, url, siteUrl }: Head): string {
  const social: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ...(url === null ? [] : ([['og:url', url]] as [string, string][])),
    ['og:image', siteUrl + picture.path],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', `${brand.name}: ${brand.tagline}`],
  ];
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(url === null ? [] : [`<link rel="canonical" href="${escaped(url)}" />`]),
    ...social.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    // The rest of the card comes from the lines above.
    '<meta name="twitter:card" content="summary_large_image" />',
    `<meta name="twitter:title" content="${escaped(title)}" />`,
    `<meta name="twitter:description" content="${escaped(description)}" />`,
    `<meta name="twitter:image" content="${escaped(siteUrl + picture.path)}" />`,
  ].join('\n    ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
