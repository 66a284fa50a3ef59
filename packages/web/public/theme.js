// Sets the chosen theme before the first paint. A file of its own, since the page allows no inline script; its key and
// words are those of src/profile/theme.adapter.ts.
try {
  const theme = window.localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the theme is the system's.
}
