import type { HistoryWindow } from '../routing/browser-navigation.ts';

interface Entry {
  readonly url: string;
  readonly state: unknown;
}

/** A browser's history without a browser. The test presses back and forward for the client. */
export interface FakeBrowser extends HistoryWindow {
  readonly go: (steps: number) => Promise<void>;
  /** The address of each entry, the first one first. */
  readonly urls: () => readonly string[];
  /** The addresses where the page loaded again, in order. */
  readonly loads: readonly string[];
  /** @returns whether the browser would ask before it closes the page */
  readonly close: () => boolean;
}

export const fakeBrowser = (path = '/', state: unknown = null): FakeBrowser => {
  let entries: readonly Entry[] = [{ url: path, state }];
  let at = 0;
  let isMoving = false;
  const loads: string[] = [];
  const listeners: { type: string; listener: (event: never) => void }[] = [];
  const tell = (type: string, event: object) => {
    for (const each of listeners) if (each.type === type) each.listener(event as never);
  };
  const url = () => new URL(entries[at]!.url, 'http://app');
  // As in a browser, a step back or forward happens after the script is done.
  const go = async (steps: number) => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    isMoving = false;
    if (entries[at + steps] === undefined) return;
    at += steps;
    tell('popstate', { state: entries[at]!.state });
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return {
    go,
    loads,
    urls: () => entries.map(({ url: each }) => each),
    close: () => {
      let asks = false;
      tell('beforeunload', { preventDefault: () => (asks = true) });
      return asks;
    },
    history: {
      get state(): unknown {
        return entries[at]!.state;
      },
      go: (steps = 0) => {
        // As in a browser, a step that a script asks for while another one is under way does not happen.
        if (!isMoving) void go(steps);
        isMoving = true;
      },
      pushState: (next, _, to) => {
        entries = [...entries.slice(0, at + 1), { url: String(to), state: next }];
        at += 1;
      },
      replaceState: (next, _, to) => {
        entries = entries.with(at, { url: String(to ?? entries[at]!.url), state: next });
      },
    },
    location: {
      replace: (to) => void loads.push(String(to)),
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.push({ type, listener }),
  };
};
