// Sets the chosen theme before the first paint. The page allows no inline script, so this is a file. It uses the key and
// the words of src/profile/theme.adapter.ts.
try {
  const theme = window.localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // The browser blocks the storage: the page follows the theme of the system.
}
