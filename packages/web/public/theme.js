// Sets the chosen theme before the first paint. A drawn page has it inline (drawn/early.js stands behind it). It uses the key and
// the words of src/profile/theme.adapter.ts.
try {
  const theme = window.localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // The browser blocks the storage: the page follows the theme of the system.
}
// Code comes from an address of this origin alone: a script, a worker, the service worker (decision 0395).
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, window.location.href).origin === window.location.origin ? url : undefined),
});
