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
