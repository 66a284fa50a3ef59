import { existsSync } from 'node:fs';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

const there = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** A Firefox on this machine: the one that FIREFOX names, or the system's. */
export const findFirefox = (): string | undefined => there([process.env['FIREFOX'], ...FIREFOX]);

export const NO_FIREFOX =
  'There is no Firefox, so its journeys are skipped: install one (Debian: apt-get install firefox-esr) or name it, FIREFOX=/path/to/firefox.';

/** Safari's engine as Debian packs it: its driver, a browser, and a screen for it. */
export const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/Xvfb',
} as const;

export const hasWebKit = (): boolean => Object.values(WEBKIT).every((path) => existsSync(path));

export const NO_WEBKIT =
  'There is no WebKitGTK, so its journeys are skipped: on Debian, apt-get install webkit2gtk-driver xvfb.';

/** What `pnpm test` says of browsers that are not there. */
export const missingBrowsers = (): readonly string[] => [
  ...(findFirefox() === undefined ? [NO_FIREFOX] : []),
  ...(hasWebKit() ? [] : [NO_WEBKIT]),
];
