import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many columns a CSS grid has and how far below the top of the page it begins, in pixels. */
export type GridShape = { columns: number; top: number };

/** The shape of a grid at its present width; the stylesheet alone decides it. */
export function useGridShape(grid: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState<GridShape>({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const measure = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').filter(Boolean).length || 1;
      const top = element.getBoundingClientRect().top + window.scrollY;
      setShape((held) => (held.columns === columns && held.top === top ? held : { columns, top }));
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return shape;
}
