// Stands in each page that the build drew, after theme.js, and runs before anything else.
try {
  // A device that knows a client gets another page than the drawn one.
  const isKnown = (key) => key.endsWith('savedAccounts') || key.endsWith('session');
  if (Object.keys(localStorage).some(isKnown)) document.documentElement.dataset.known = '';
} catch {
  // The browser blocks the storage, so the device knows nobody.
}
// The app does what was pressed before it was there. Enter in a field presses the button of its form.
document.addEventListener('click', (event) => {
  const button = event.target.closest('#drawn button');
  if (button === null) return;
  event.preventDefault();
  button.dataset.pressed = '';
  button.setAttribute('aria-busy', 'true');
});
