import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followUpdates, openDeployed } from './app-update.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A window of a person who typed, and whose browser has a build that waits. */
const windowWithNewBuild = () => {
  const told: string[] = [];
  const waiting = { postMessage: (text: string) => void told.push(text) };
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null,
    unregister: () => {
      told.push('unregister');
      return Promise.resolve(true);
    },
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  const browser: object = {
    navigator: { serviceWorker, userActivation: { hasBeenActive: true } },
    document,
    location: { reload: () => void told.push('reload') },
    requestIdleCallback: (work: () => void) => work(),
    setTimeout,
    clearTimeout,
  };
  // The browser of the tests has no worker of its own. The module uses no more of a window than this.
  return { told, window: browser as Window };
};

const onDashboard = { losesWork: () => false, path: () => '/dashboard', subscribe: () => () => undefined };

it('opens a new build on the dashboard as soon as the question there is answered', async () => {
  const { told, window } = windowWithNewBuild();
  document.body.innerHTML = '<dialog open></dialog>';
  const said: string[] = [];
  await followUpdates({ navigation: onDashboard, say: (text) => void said.push(text), window });
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([]);
  expect(said).toHaveLength(1);
  document.body.innerHTML = '';
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['takeOver']);
});

it('gives up a worker that is not let in, and loads the new build from the server', async () => {
  const { told, window } = windowWithNewBuild();
  await followUpdates({ navigation: onDashboard, say: () => undefined, window });
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual(['takeOver', 'takeOver', 'takeOver']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.slice(3)).toEqual(['unregister', 'reload']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.slice(5)).toEqual([]);
});

it('loads the deployed version only where the person did nothing while it looked for a new worker', async () => {
  const reloadsIn = async (typesMeanwhile: boolean): Promise<number> => {
    let reloads = 0;
    let isTouched = false;
    const update = async () => void (isTouched = typesMeanwhile);
    const serviceWorker = { getRegistration: async () => ({ active: null, installing: null, waiting: null, update }) };
    const browser: object = { navigator: { serviceWorker }, location: { reload: () => void reloads++ } };
    // The browser of the tests has no worker of its own. The module uses no more of a window than this.
    await openDeployed(browser as Window, () => isTouched);
    return reloads;
  };
  expect([await reloadsIn(false), await reloadsIn(true)]).toEqual([1, 0]);
});
