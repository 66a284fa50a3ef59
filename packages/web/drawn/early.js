// Stands in each page that the build drew, after theme.js, and runs before anything else.
try {
  // What these pages are for depends on whom the device knows: they are drawn for one client, or for nobody, or for both.
  const key = document.querySelector('meta[name=known-by]').content;
  const kept = localStorage.getItem(key);
  const isKnown = ({ tokens }) => !key.endsWith('session') || tokens !== undefined;
  const known = [JSON.parse(kept ?? '[]')].flat().filter(isKnown).length;
  if (known > 0) document.documentElement.dataset.known = known === 1 ? 'one' : 'several';
} catch {
  // The browser blocks the storage, so the device knows nobody.
}
// The scripts come after the first paint, which they would hold up. A page in the background is not painted, nor an empty one.
// A slow device begins its first frame late, so the wait for a paint that may not come is counted from there.
document.addEventListener('DOMContentLoaded', () => {
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    const [app, ...others] = document.querySelector('meta[name=scripts]').content.split(' ');
    const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: app });
    const preloads = others.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
    document.head.append(script, ...preloads);
  };
  if (document.visibilityState === 'hidden') load();
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(load, 150));
  setTimeout(load, 1500);
});
// What was pressed first is done first.
let presses = 0;
let long;
const hold = (isHeld) => {
  for (const field of document.querySelectorAll('#drawn input')) field.readOnly = isHeld;
};
// The app does what was pressed before it was there. Enter in a field presses the button of its form.
document.addEventListener('click', (event) => {
  // A browser changes a tick that may only be read.
  if (event.target.matches('#drawn [type=checkbox]') && event.target.readOnly) event.preventDefault();
  const button = event.target.closest('#drawn button');
  if (button === null) return;
  event.preventDefault();
  if ('failed' in document.documentElement.dataset) return;
  // An icon turns something on and off, such as 'Mostrar senha'. The second press takes the first one back.
  const isOn = !(button.matches('.icon-button') && 'pressed' in button.dataset);
  if (isOn) button.dataset.pressed = presses += 1;
  else delete button.dataset.pressed;
  button.setAttribute('aria-busy', isOn);
  // What is sent is what stood there at the press.
  if (button.type === 'submit') hold(true);
  clearTimeout(long);
  long = setTimeout(letGo, LONG_MS, 'O portal está demorando a carregar. Aguarde ou recarregue a página.');
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
// Nobody waits longer for a script without being told.
const LONG_MS = 15_000;
// What was pressed is not done. The person may change what they typed, and press again.
const letGo = (says) => {
  if (document.getElementById('drawn') === null) return;
  hold(false);
  for (const button of document.querySelectorAll('#drawn [data-pressed]')) {
    button.setAttribute('aria-busy', 'false');
    delete button.dataset.pressed;
  }
  const banner = document.createElement('span');
  banner.className = 'banner';
  banner.textContent = says;
  // A page that is drawn for several devices has an output for each, and perhaps none for this one.
  const outputs = [...document.querySelectorAll('#drawn output')];
  const shown = outputs.find((output) => output.checkVisibility());
  if (shown === undefined) document.body.prepend(outputs[0]);
  (shown ?? outputs[0]).replaceChildren(banner);
};
// The app does not come.
const fail = () => {
  document.documentElement.dataset.failed = '';
  letGo('Não foi possível carregar o portal. Recarregue a página.');
};
// The script did not load, or cannot be read, or ends in an error. Programs that the person added fail without us.
const isOurs = (file) => file?.startsWith(`${location.origin}/assets/`);
window.addEventListener(
  'error',
  ({ target, filename }) => {
    if (isOurs(filename ?? target.src)) fail();
  },
  true,
);
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (reason?.stack?.includes(`${location.origin}/assets/`)) fail();
});
