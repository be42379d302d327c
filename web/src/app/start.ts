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

const isPrerendered = document.getElementById('root')?.hasChildNodes() ?? false;
// A hidden page is not painted before it is looked at.
if (!isPrerendered || document.visibilityState === 'hidden') start();
else {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}
