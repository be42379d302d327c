import '../ui/styles.css';

/**
 * The first script of every page. The words of a prerendered page come first: what makes it work is fetched once they
 * are painted. A page that is drawn here waits for nothing.
 */
function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload';
  void import('./main.tsx');
}

/** Milliseconds after the page's own files have come by which they are painted. */
const PAINTED_AFTER_LOAD = 300;

/** Calls `next` once the browser tells that something is painted; some keep such times to themselves. */
function afterFirstPaint(next: () => void): void {
  const observer = new PerformanceObserver(go);
  let gone = false;
  function go(): void {
    observer.disconnect();
    if (!gone) next();
    gone = true;
  }
  observer.observe({ type: 'paint', buffered: true });
  window.addEventListener('load', () => setTimeout(go, PAINTED_AFTER_LOAD));
}

const isPrerendered = document.getElementById('root')?.hasChildNodes() ?? false;
// A hidden page is not painted before it is looked at.
if (!isPrerendered || document.visibilityState === 'hidden') start();
else afterFirstPaint(start);
