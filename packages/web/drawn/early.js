// Stands in each page that the build drew, and runs before anything else.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // A device that knows a client gets another page than the drawn one.
  if ((localStorage.getItem('{prefix}savedAccounts') ?? localStorage.getItem('{prefix}session')) !== null)
    document.documentElement.dataset.known = '';
} catch {
  // The browser blocks the storage: the page follows the theme of the system.
}
// The app does what was pressed before it was there. Enter in a field presses the button of its form.
document.addEventListener('click', (event) => {
  const button = event.target.closest('#drawn button');
  if (button === null) return;
  event.preventDefault();
  button.dataset.pressed = '';
  button.setAttribute('aria-busy', 'true');
});
