/** A drawing as the browser reads it. */
export function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

/** Attributes that load or run something: links, handlers, and paint or filters taken from another file. */
export function externalReferences(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          (/(^|:)(href|src)$/.test(name) && !value.startsWith('#')) ||
          /url\((?!["']?#)/.test(value) ||
          name === 'style',
      )
      .map(({ name, value }) => `${element.tagName} ${name}="${value}"`),
  );
}
