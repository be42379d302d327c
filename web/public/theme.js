// Restores the chosen theme before the first paint. A file of its own, because the page allows no inline script.
const chosen = localStorage.getItem('theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
