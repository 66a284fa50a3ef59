import { idle } from '../idle.ts';
import type { BrowserNavigation } from '../routing/browser-navigation.ts';

/** Said once, when a new build waits. */
export const NEW_BUILD =
  'Há uma nova versão do portal. Ela abre quando você terminar aqui, sem perder o que você digitou.';

/**
 * How often a new worker is asked to take over. Now and then Chromium lets it wait though the one before it has nothing to
 * do. Then the page gives both up: the server sends it the new build, and a later visit registers its worker.
 */
const TRIES = 3;

interface Parts {
  readonly navigation: Pick<BrowserNavigation, 'losesWork' | 'path' | 'subscribe'>;
  readonly say: (text: string) => void;
  readonly window: Window;
}

/**
 * Lets a worker keep the files of the build (worker/worker.ts), and opens a new build when nothing typed can be lost: before
 * the person did anything on the page, or on the dashboard, where nothing is typed. Until then it says so once.
 *
 * @see decision 0350
 */
export const followUpdates = async ({ navigation, say, window }: Parts): Promise<void> => {
  const { navigator } = window;
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  await idle(window);
  // Settings of the browser may forbid it. Then each visit loads the portal anew.
  await serviceWorker.register('/sw.js').catch(() => undefined);
  const registration = await serviceWorker.ready;
  let isTakenOver = false;
  let isSaid = false;
  let asked = 0;
  let again: number | undefined;

  const isUntouched = (): boolean => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;
  /** Whether a reload loses nothing that the person typed, and hides nothing that they still read. */
  const mayReload = (): boolean =>
    !navigation.losesWork() &&
    window.document.querySelector('dialog[open], .toast') === null &&
    (navigation.path() === '/dashboard' || isUntouched());

  const open = (): void => {
    window.clearTimeout(again);
    if (!isTakenOver && registration.waiting === null) return;
    if (mayReload()) {
      // Asked for again, a page that comes slowly would never come.
      if (isTakenOver) return window.location.reload();
      if (asked === TRIES)
        return void registration.unregister().then(() => {
          if (mayReload()) window.location.reload();
        });
      asked += 1;
      registration.waiting?.postMessage('takeOver');
    } else if (!isSaid) {
      isSaid = true;
      say(NEW_BUILD);
    }
    // A toast goes by itself, and no event tells of it.
    again = window.setTimeout(open, 1000);
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', open);

  // Another tab may have let the new build in.
  serviceWorker.addEventListener('controllerchange', () => {
    isTakenOver = true;
    open();
  });
  registration.addEventListener('updatefound', follow);
  // The page that comes is drawn first, with what it says.
  navigation.subscribe(() => void idle(window).then(open));
  follow();
  open();
};

/**
 * Opens the deployed version. If a worker finds a new build, `followUpdates` opens that. Otherwise the page loads again,
 * unless the person touched it meanwhile.
 *
 * @see spec A §1
 */
export const openDeployed = async (window: Window, isTouched: () => boolean): Promise<void> => {
  const registration = await window.navigator.serviceWorker.getRegistration();
  const before = registration?.active;
  await registration?.update().catch(() => undefined);
  const isFollowed = registration?.installing ?? registration?.waiting ?? registration?.active !== before;
  if (isFollowed === false && !isTouched()) window.location.reload();
};
