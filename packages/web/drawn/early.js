// Stands in each page that the build drew, after theme.js, and runs before anything else.
try {
  // On these paths a device that knows a client gets another page than the drawn one.
  const key = { '/login': 'savedAccounts', '/registration': 'session' }[location.pathname];
  const isKnown = ([name, value]) => key !== undefined && name.endsWith(key) && value !== '[]';
  if (Object.entries(localStorage).some(isKnown)) document.documentElement.dataset.known = '';
} catch {
  // The browser blocks the storage, so the device knows nobody.
}
// The app does what was pressed before it was there. Enter in a field presses the button of its form.
document.addEventListener('click', (event) => {
  const button = event.target.closest('#drawn button');
  if (button === null) return;
  event.preventDefault();
  if ('failed' in document.documentElement.dataset) return;
  // An icon turns something on and off, such as 'Mostrar senha'. The second press takes the first one back.
  const isOn = !(button.matches('.icon-button') && 'pressed' in button.dataset);
  button.toggleAttribute('data-pressed', isOn);
  button.setAttribute('aria-busy', isOn);
});
// On a phone Enter does what it says, as in the app (src/ui/fields/text/go-on-by-enter.ts).
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== 'Enter' || target.enterKeyHint !== 'next' || !matchMedia('(pointer: coarse)').matches) return;
  const fields = [...document.querySelectorAll('#drawn input')];
  const next = fields[fields.indexOf(target) + 1];
  if (!fields.includes(target) || next === undefined) return;
  event.preventDefault();
  next.focus();
});
// The app does not come: what was pressed is not done.
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    document.documentElement.dataset.failed = '';
    for (const button of document.querySelectorAll('#drawn [data-pressed]')) button.setAttribute('aria-busy', 'false');
    const banner = document.createElement('span');
    banner.className = 'banner';
    banner.textContent = 'Não foi possível carregar o portal. Recarregue a página.';
    document.querySelector('#drawn output').replaceChildren(banner);
  },
  true,
);
