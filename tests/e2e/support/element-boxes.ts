import type { Page } from '@playwright/test';

/** Position and colors of each element, by its path in the document. */
export type Boxes = Record<string, string>;

/**
 * The boxes, colors and sizes of text of everything that the page shows, measured from the top of the document. Left
 * out are the inside of pictures and lists of choices, and moments in time, whose text may differ by a minute.
 */
export async function boxesOf(page: Page): Promise<Boxes> {
  return page.evaluate(() => {
    const boxes: Record<string, string> = {};
    const visit = (element: Element, path: string) => {
      const style = getComputedStyle(element);
      if (!element.checkVisibility() && style.display !== 'contents') return;
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x + scrollX, y + scrollY, width, height].map((length) => Math.round(length * 10) / 10);
      boxes[path] = `${box.join(' ')}, ${style.color} on ${style.backgroundColor}, ${style.fontSize}`;
      if (element.matches('svg, select, time')) return;
      [...element.children].forEach((child, index) => {
        visit(child, `${path} > ${child.tagName.toLowerCase()}:nth-child(${index + 1})`);
      });
    };
    window.scrollTo({ top: 0, behavior: 'instant' });
    const root = document.getElementById('root');
    if (root !== null) visit(root, '#root');
    return boxes;
  });
}

/** What differs between two pages that should look the same, at most ten lines of it. */
export function differences(first: Boxes, second: Boxes): string[] {
  const places = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...places]
    .filter((place) => first[place] !== second[place])
    .map((place) => `${place}: ${first[place] ?? 'not there'} / ${second[place] ?? 'not there'}`)
    .slice(0, 10);
}
