/** Calls `onNear` when `element` comes as near to what scrolls as `area` says, at once too; answers how to end that. */
export function tellNear(element: Element, onNear: () => void, area: IntersectionObserverInit): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
  }, area);
  observer.observe(element);
  return () => observer.disconnect();
}
