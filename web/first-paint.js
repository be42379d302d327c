// What must hold before the first paint. The build writes it into every page, whose policy knows it by its hash.
// Storage may be closed to the page; then there is nothing to restore.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // Prerendered pages greet a visitor. Whoever is logged in is not shown those parts until the page knows them.
  if (localStorage.getItem('auth_session') !== null) document.documentElement.dataset.member = '';
} catch {}

// A host without rewrites answers every address it has no file for with the not-found page. Until the program has drawn
// the page that was meant, nothing is better than that.
const { elsewhere } = document.documentElement.dataset;
if (elsewhere !== undefined && new RegExp(elsewhere).test(location.pathname)) {
  document.documentElement.dataset.waiting = '';
}

// A form that is sent before the program runs waits for it (lib/native-form.ts).
document.addEventListener(
  'submit',
  ({ target }) => {
    target.dataset.sent = '';
  },
  { once: true },
);

// The words of a prerendered page come first: its faces, which the linked style sheet brings, and what makes it work are
// fetched once they are painted. Some browsers do not tell when that is, and a hidden page is not painted before it is
// looked at.
const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(resolve, 300));
});
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
Promise.all([painted, parsed]).then(() => {
  for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = link.dataset.rel;
  const later = document.querySelector('script[type="later"]');
  if (later === null) return;
  const program = document.createElement('script');
  program.type = 'module';
  program.src = later.getAttribute('src');
  document.head.append(program);
});
