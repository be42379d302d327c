import { brand } from '#lib/brand.ts';
import type { LinkPicture } from './public-pages.ts';

type Head = {
  title: string;
  description: string;
  /** The page's absolute address; null when it has none, or the site's address is not known. */
  url: string | null;
  /** The site's address, without a slash at its end; '' when it is not known. */
  siteUrl: string;
  picture?: LinkPicture | undefined;
};

/** The picture of pages without their own. */
const sitePicture: LinkPicture = {
  address: '/social.jpg',
  alt: `${brand.name}: ${brand.tagline}`,
  size: { width: 1200, height: 630 },
};

/** The elements of a page's head for search engines and link previews. */
export function pageHead({ title, description, url, siteUrl, picture = sitePicture }: Head): string {
  const image = picture.address.startsWith('/') ? siteUrl + picture.address : picture.address;
  const social: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ...(url === null ? [] : ([['og:url', url]] as [string, string][])),
    ['og:image', image],
    ...Object.entries(picture.size ?? {}).map(([side, length]): [string, string] => [
      `og:image:${side}`,
      String(length),
    ]),
    ['og:image:alt', picture.alt],
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
    `<meta name="twitter:image" content="${escaped(image)}" />`,
  ].join('\n    ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
