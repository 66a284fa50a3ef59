// Sets the chosen theme before the first paint. A drawn page has it inline (drawn/early.js stands behind it). It uses the key and
// the words of src/profile/theme.adapter.ts.
try {
  const theme = window.localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // The browser blocks the storage: the page follows the theme of the system.
}
