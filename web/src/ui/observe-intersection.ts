/**
 * Calls `onIntersect` whenever `element` enters the area that `options` describe, until the returned function is
 * called.
 */
export function observeIntersection(
  element: Element,
  onIntersect: () => void,
  options: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onIntersect();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
