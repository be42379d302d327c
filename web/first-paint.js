// Runs before the first paint. The build writes it into every page, and the policy allows it by its hash.
// Storage may not be available; then there is nothing to restore.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // Prerendered pages have parts for visitors. They are hidden from signed-in users.
  if (localStorage.getItem('auth_session') !== null) document.documentElement.dataset.member = '';
} catch {}

// A host without rewrites serves the not-found page for every address without a file. It stays hidden until the script
// has rendered the requested page.
const { elsewhere } = document.documentElement.dataset;
if (elsewhere !== undefined && new RegExp(elsewhere).test(location.pathname)) {
  document.documentElement.dataset.waiting = '';
}

// A form that is sent before the script runs is sent once it does (lib/native-form.ts).
document.addEventListener(
  'submit',
  ({ target }) => {
    target.dataset.sent = '';
  },
  { once: true },
);

// A prerendered page paints its text first; its fonts, in the linked style sheet, and its scripts are loaded after
// that. Some browsers do not report the paint, and a hidden page is not painted.
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
